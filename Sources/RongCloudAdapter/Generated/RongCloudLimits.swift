// Made from Mappings/limits.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

import PushModel
import VendorMapping

extension LimitTable {
    /// The vendor's rows of `Mappings/limits.tsv`.
    static let rongcloud = LimitTable(
        vendor: "RongCloud",
        shapes: [
            [  // sdk
            ],
            [  // wrapper
            ],
            [  // web
            ],
            [  // private
                Limit([.held(.receivers)], .items, most: 1000, in: .direct, [.split]),  // LM-028
                Limit([.written(.title, [20])], .characters, most: 50, [.shorten([.title])]),  // LM-032
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension])]),  // LM-033
            ],
            [  // private-template
            ],
            [  // group
                Limit([.written(.title, [20])], .characters, most: 50, [.shorten([.title])]),  // LM-032
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension])]),  // LM-033
            ],
            [  // system
                Limit([.held(.receivers)], .items, most: 100, in: .direct, [.split]),  // LM-030
                Limit([.written(.title, [20])], .characters, most: 50, [.shorten([.title])]),  // LM-032
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension])]),  // LM-033
            ],
            [  // system-template
            ],
            [  // broadcast
                Limit([.written(.title, [20])], .characters, most: 50, [.shorten([.title])]),  // LM-032
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension])]),  // LM-033
            ],
            [  // ultragroup
                Limit([.held(.receivers)], .items, most: 3, in: .group, [.split]),  // LM-029
                Limit([.written(.title, [20])], .characters, most: 50, [.shorten([.title])]),  // LM-032
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension])]),  // LM-033
            ],
            [  // online
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension])]),  // LM-033
            ],
            [  // status
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension])]),  // LM-033
            ],
            [  // chatroom
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension])]),  // LM-033
            ],
            [  // recall
            ],
            [  // push
                Limit([.held(.receivers)], .items, most: 1000, in: .direct, [.split]),  // LM-031
                Limit([.written(.title, [20, 145])], .characters, most: 50, [.shorten([.title])]),  // LM-032
            ],
            [  // callback
            ],
            [  // route
            ],
            [  // payload
            ],
        ])
}
