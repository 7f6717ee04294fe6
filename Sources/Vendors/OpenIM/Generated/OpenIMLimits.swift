// Made from Mappings/limits.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension LimitTable {
    /// The vendor's rows of `Mappings/limits.tsv`.
    static let openim = LimitTable(
        vendor: "OpenIM",
        shapes: [
            [  // rest
                Limit([.written(.mentions, [10])], .items, most: 1000, [.first([.mentions])]),  // LM-137
            ],
            [  // sdk
            ],
            [  // record
            ],
            [  // callback
            ],
            [  // payload
            ],
        ])
}
