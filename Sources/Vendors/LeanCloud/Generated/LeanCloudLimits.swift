// Made from Mappings/limits.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension LimitTable {
    /// The vendor's rows of `Mappings/limits.tsv`.
    static let leancloud = LimitTable(
        vendor: "LeanCloud",
        shapes: [
            [  // rest
            ],
            [  // sdk
            ],
            [  // command
            ],
            [  // hook
            ],
            [  // record
            ],
            [  // service-hook
            ],
            [  // push
            ],
            [  // payload
            ],
        ])
}
