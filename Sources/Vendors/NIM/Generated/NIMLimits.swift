// Made from Mappings/limits.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension LimitTable {
    /// The vendor's rows of `Mappings/limits.tsv`.
    static let nim = LimitTable(
        vendor: "NIM",
        shapes: [
            [  // sdk
                Limit([.written(.text, [42])], .characters, most: 5000, [.refuse([.text])]),  // LM-008
                Limit([.written(.extension, [61, 71])], .characters, most: 5000, kinds: [.recall], [.refuse([.extension])]),  // LM-011
                Limit([.written(.extension, [61, 71])], .characters, most: 1024, [.refuse([.extension])]),  // LM-012
                Limit([.held(.body)], .characters, most: 500, [.shorten([.body])]),  // LM-013
                Limit([.written(.memberText, [60])], .characters, most: 500, [.shorten([.memberText])]),  // LM-014
                Limit([.written(.mentions, [58])], .items, most: 100, [.first([.force, .mentions])]),  // LM-015
                Limit([.object(0)], name: "the payload", .characters, most: 2048, [.drop(.platforms), .shorten([.explicitBody]), .drop(.rootData), .drop(.apsExtras), .refuse([])]),  // LM-018
            ],
            [  // sdk-v2
                Limit([.written(.text, [120])], .characters, most: 5000, [.refuse([.text])]),  // LM-008
                Limit([.written(.extension, [124])], .characters, most: 5000, kinds: [.recall], [.refuse([.extension])]),  // LM-011
                Limit([.written(.extension, [124])], .characters, most: 1024, [.refuse([.extension])]),  // LM-012
                Limit([.held(.body)], .characters, most: 500, [.shorten([.body])]),  // LM-013
                Limit([.written(.memberText, [133])], .characters, most: 500, [.shorten([.memberText])]),  // LM-014
                Limit([.written(.mentions, [132])], .items, most: 100, [.first([.force, .mentions])]),  // LM-015
                Limit([.object(0)], name: "the payload", .characters, most: 2048, [.drop(.platforms), .shorten([.explicitBody]), .drop(.rootData), .drop(.apsExtras), .refuse([])]),  // LM-018
            ],
            [  // server-v1
                Limit([.object(17)], name: "the body", .characters, most: 5000, [.refuse([.text, .content])]),  // LM-009
                Limit([.key(195)], .characters, most: 5000, kinds: [.recall], [.refuse([.extension])]),  // LM-010
                Limit([.written(.extension, [196])], .characters, most: 1024, [.refuse([.extension])]),  // LM-012
                Limit([.held(.body)], .characters, most: 500, [.shorten([.body])]),  // LM-013
                Limit([.written(.memberText, [191])], .characters, most: 500, [.shorten([.memberText])]),  // LM-014
                Limit([.written(.mentions, [189])], .items, most: 100, [.first([.force, .mentions])]),  // LM-015
                Limit([.held(.sound)], name: "the payload", .characters, most: 30, kinds: [.command, .customNotification], [.elsewhere]),  // LM-016
                Limit([.object(0)], name: "the payload", .characters, most: 2048, [.drop(.platforms), .shorten([.explicitBody]), .drop(.rootData), .drop(.apsExtras), .refuse([])]),  // LM-018
                Limit([.held(.receivers)], .items, most: 500, in: .direct, [.split]),  // LM-019
                Limit([.key(195)], .characters, most: 4096, kinds: [.command, .customNotification], [.refuse([.content])]),  // LM-136
            ],
            [  // server-v2
                Limit([.written(.text, [214])], .characters, most: 5000, [.refuse([.text])]),  // LM-008
                Limit([.written(.extension, [244, 256])], .characters, most: 5000, kinds: [.recall], [.refuse([.extension])]),  // LM-011
                Limit([.written(.extension, [244, 256])], .characters, most: 1024, [.refuse([.extension])]),  // LM-012
                Limit([.held(.body)], .characters, most: 500, [.shorten([.body])]),  // LM-013
                Limit([.written(.memberText, [225])], .characters, most: 500, [.shorten([.memberText])]),  // LM-014
                Limit([.written(.mentions, [224])], .items, most: 100, [.first([.force, .mentions])]),  // LM-015
                Limit([.held(.sound)], name: "the payload", .characters, most: 30, kinds: [.command, .customNotification], [.elsewhere]),  // LM-016
                Limit([.object(0)], name: "the payload", .characters, most: 4096, kinds: [.signalling], [.drop(.platforms), .shorten([.explicitBody]), .drop(.rootData), .drop(.apsExtras), .refuse([])]),  // LM-017
                Limit([.object(0)], name: "the payload", .characters, most: 2048, [.drop(.platforms), .shorten([.explicitBody]), .drop(.rootData), .drop(.apsExtras), .refuse([])]),  // LM-018
                Limit([.held(.receivers)], .items, most: 500, kinds: [.customNotification], in: .direct, [.split]),  // LM-020
                Limit([.held(.receivers)], .items, most: 100, in: .direct, [.split]),  // LM-021
                Limit([.key(248)], .characters, most: 4096, kinds: [.command, .customNotification], [.refuse([.content])]),  // LM-135
            ],
            [  // copy
                Limit([.held(.body)], .characters, most: 500, [.shorten([.body])]),  // LM-013
                Limit([.written(.memberText, [])], .characters, most: 500, [.shorten([.memberText])]),  // LM-014
                Limit([.object(0)], name: "the payload", .characters, most: 2048, [.drop(.platforms), .shorten([.explicitBody]), .drop(.rootData), .drop(.apsExtras), .refuse([])]),  // LM-018
            ],
            [  // payload
                Limit([.held(.body)], .characters, most: 500, [.shorten([.body])]),  // LM-013
                Limit([.written(.memberText, [])], .characters, most: 500, [.shorten([.memberText])]),  // LM-014
                Limit([.object(0)], name: "the payload", .characters, most: 2048, [.drop(.platforms), .shorten([.explicitBody]), .drop(.rootData), .drop(.apsExtras), .refuse([])]),  // LM-018
            ],
        ])
}
