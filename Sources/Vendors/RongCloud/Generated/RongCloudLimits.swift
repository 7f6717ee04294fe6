// Made from Mappings/limits.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension LimitTable {
    /// The vendor's rows of `Mappings/limits.tsv`.
    static let rongcloud = LimitTable(
        vendor: "RongCloud",
        shapes: [
            [  // sdk
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // wrapper
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // web
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // private
                Limit([.held(.receivers)], .items, most: 1000, in: .direct, [.split]),  // LM-028
                Limit([.written(.title, [20])], .characters, most: 50, [.shorten([.title])]),  // LM-032
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension, .content])]),  // LM-033
                Limit([.held(.badge)], .value, most: 9999, [.lower(.badge)]),  // LM-133
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // private-template
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // group
                Limit([.written(.title, [20])], .characters, most: 50, [.shorten([.title])]),  // LM-032
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension, .content])]),  // LM-033
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // system
                Limit([.held(.receivers)], .items, most: 100, in: .direct, [.split]),  // LM-030
                Limit([.written(.title, [20])], .characters, most: 50, [.shorten([.title])]),  // LM-032
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension, .content])]),  // LM-033
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // system-template
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // broadcast
                Limit([.written(.title, [20])], .characters, most: 50, [.shorten([.title])]),  // LM-032
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension, .content])]),  // LM-033
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // ultragroup
                Limit([.held(.receivers)], .items, most: 3, in: .group, [.split]),  // LM-029
                Limit([.written(.title, [20])], .characters, most: 50, [.shorten([.title])]),  // LM-032
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension, .content])]),  // LM-033
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // online
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension, .content])]),  // LM-033
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // status
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension, .content])]),  // LM-033
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // chatroom
                Limit([.object(0)], .bytes, most: 131072, [.refuse([.text, .extension, .content])]),  // LM-033
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // recall
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // push
                Limit([.held(.receivers)], .items, most: 1000, in: .direct, [.split]),  // LM-031
                Limit([.written(.title, [20, 145])], .characters, most: 50, [.shorten([.title])]),  // LM-032
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // callback
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // route
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
            [  // payload
                Limit([.held(.collapseID)], .bytes, most: 64, [.cut(.collapseID)]),  // LM-134
            ],
        ])
}
