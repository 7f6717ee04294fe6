// Made from Mappings/limits.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension LimitTable {
    /// The vendor's rows of `Mappings/limits.tsv`.
    static let easemob = LimitTable(
        vendor: "Easemob",
        shapes: [
            [  // sdk
                Limit([.object(7), .object(0)], name: "body and ext", .bytes, most: 5120, [.drop(.platforms), .shorten([.body]), .shorten([.title]), .shorten([.body, .title]), .drop(.appData), .refuse([.text, .extension])]),  // LM-005
            ],
            [  // rest
                Limit([.held(.receivers)], .items, most: 600, in: .direct, [.tell, .split]),  // LM-001
                Limit([.held(.receivers)], .items, most: 3, in: .group, [.tell, .split]),  // LM-002
                Limit([.held(.receivers)], .items, most: 10, in: .room, [.tell, .split]),  // LM-003
                Limit([.held(.members)], .items, most: 20, [.split]),  // LM-004
                Limit([.object(9), .object(0)], name: "body and ext", .bytes, most: 5120, [.drop(.platforms), .shorten([.body]), .shorten([.title]), .shorten([.body, .title]), .drop(.appData), .refuse([.text, .extension])]),  // LM-005
            ],
            [  // rest-legacy
                Limit([.held(.receivers)], .items, most: 600, in: .direct, [.tell, .split]),  // LM-001
                Limit([.held(.receivers)], .items, most: 3, in: .group, [.tell, .split]),  // LM-002
                Limit([.held(.receivers)], .items, most: 10, in: .room, [.tell, .split]),  // LM-003
                Limit([.object(11), .object(0)], name: "msg and ext", .bytes, most: 5120, [.drop(.platforms), .shorten([.body]), .shorten([.title]), .shorten([.body, .title]), .drop(.appData), .refuse([.text, .extension])]),  // LM-006
            ],
            [  // callback
            ],
            [  // ext
                Limit([.object(0)], name: "ext", .bytes, most: 5120, [.drop(.platforms), .shorten([.body]), .shorten([.title]), .shorten([.body, .title]), .drop(.appData), .refuse([.text, .extension])]),  // LM-007
            ],
            [  // payload
            ],
            [  // web
            ],
        ])
}
