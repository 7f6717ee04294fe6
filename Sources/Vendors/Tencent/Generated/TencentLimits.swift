// Made from Mappings/limits.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension LimitTable {
    /// The vendor's rows of `Mappings/limits.tsv`.
    static let tencent = LimitTable(
        vendor: "Tencent",
        shapes: [
            [  // rest
                Limit([.held(.receivers)], .items, most: 500, in: .direct, [.split]),  // LM-022
                Limit([.written(.body, [2]), .written(.appData, [3])], name: "Desc and Ext", .bytes, most: 3072, [.shorten([.body]), .drop(.appData)]),  // LM-024
                Limit([.object(3)], .bytes, most: 12288, [.refuse([.text, .content])]),  // LM-026
            ],
            [  // rest-group
                Limit([.held(.members)], .items, most: 50, in: .group, [.tell]),  // LM-023
                Limit([.written(.body, [2]), .written(.appData, [3])], name: "Desc and Ext", .bytes, most: 3072, [.shorten([.body]), .drop(.appData)]),  // LM-024
                Limit([.object(3)], .bytes, most: 12288, [.refuse([.text, .content])]),  // LM-026
            ],
            [  // sdk
                Limit([.held(.members)], .items, most: 50, in: .group, [.tell]),  // LM-023
                Limit([.written(.body, [2, 102]), .written(.appData, [3, 103])], name: "desc and ext", .bytes, most: 3072, [.shorten([.body]), .drop(.appData)]),  // LM-025
            ],
            [  // sdk-json
                Limit([.held(.members)], .items, most: 50, in: .group, [.tell]),  // LM-023
                Limit([.written(.body, [2, 158]), .written(.appData, [3, 159])], name: "desc and ext", .bytes, most: 3072, [.shorten([.body]), .drop(.appData)]),  // LM-025
                Limit([.object(15)], .bytes, most: 12288, [.refuse([.text, .content])]),  // LM-027
            ],
            [  // web
                Limit([.held(.members)], .items, most: 50, in: .group, [.tell]),  // LM-023
                Limit([.written(.body, [2, 205]), .written(.appData, [3, 207])], name: "desc and ext", .bytes, most: 3072, [.shorten([.body]), .drop(.appData)]),  // LM-025
            ],
            [  // push
                Limit([.written(.body, [2]), .written(.appData, [3])], name: "Desc and Ext", .bytes, most: 3072, [.shorten([.body]), .drop(.appData)]),  // LM-024
            ],
            [  // push-batch
                Limit([.held(.receivers)], .items, most: 500, in: .direct, [.split]),  // LM-022
                Limit([.written(.body, [2]), .written(.appData, [3])], name: "Desc and Ext", .bytes, most: 3072, [.shorten([.body]), .drop(.appData)]),  // LM-024
            ],
            [  // callback
            ],
            [  // payload
            ],
        ])
}
