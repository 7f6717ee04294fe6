// Made from Tests/VendorMappingTests/Invented/Mappings/limits.tsv. Edit the table, not this file, and run `swift run generate-mappings . Tests/VendorMappingTests/Invented/Mappings`.
// swift-format-ignore-file

import PushModel
import Vendors

extension LimitTable {
    /// The vendor's rows of `Tests/VendorMappingTests/Invented/Mappings/limits.tsv`.
    static let invented = LimitTable(
        vendor: "Invented",
        shapes: [
            [  // app
                Limit([.held(.title)], .characters, most: 40, [.shorten([.title])]),  // LM-901
            ],
            [  // call
                Limit([.held(.title)], .characters, most: 40, [.shorten([.title])]),  // LM-901
            ],
            [  // payload
                Limit([.held(.title)], .characters, most: 40, [.shorten([.title])]),  // LM-901
            ],
        ])
}
