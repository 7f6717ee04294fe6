extension Rule {
    /// No file is longer than the budget.
    static let lengths = Rule("No file is longer than 400 lines") { tree in
        let files = (tree.swiftFiles(under: "Sources") + tree.swiftFiles(under: "Tests"))
            .filter { !SourceTree.isGenerated($0.path) }
        return files.filter { lines(of: $0.text) > 400 }.map {
            Violation($0.path, "it has more than 400 lines; split it by concept")
        }
    }

    /// Most files are short, and there are few of them.
    static let spread = Rule("Files are short, and there are not more than before") { tree in
        let sizes = tree.handWritten.map { lines(of: $0.text) }.sorted()
        guard !sizes.isEmpty else { return [] }
        let measures = [
            ("90th percentile of lines", sizes[min(sizes.count * 9 / 10, sizes.count - 1)], 300),
            ("number of files", sizes.count, 621),
        ]
        return measures.compactMap { name, size, budget in
            size > budget ? Violation("Sources", "the \(name) is \(size), over \(budget)") : nil
        }
    }

    /// No target grows.
    static let budgets = Rule("No target has more lines by hand than its budget") { tree in
        let targets = Dictionary(grouping: tree.handWritten) { SourceTree.target(of: $0.path) ?? "" }
        return targets.sorted { $0.key < $1.key }.compactMap { target, files in
            let size = files.reduce(0) { $0 + lines(of: $1.text) }
            let budget = targetBudgets[target, default: 0]
            guard size > budget else { return nil }
            return Violation(
                "Sources/\(target)", "it has \(size) lines by hand, over its budget of \(budget)")
        }
    }

    /// The lines by hand that each target may have.
    ///
    /// Lower a number when its target has become smaller.
    private static let targetBudgets: [String: Int] = [
        "Gateway": 17_438,
        "PushBridge": 13_727,
        "Vendors": 14_219,
        "PushBridgeCommand": 10_450,
        "PushRecords": 8_427,
        "PushModel": 6_956,
        "MappingTables": 5_760,
        "JSONDocument": 4_142,
        "MigrationReport": 2_668,
        "APNSDelivery": 3_128,
        "APNSTestServer": 2_154,
        "APNSTypes": 1_809,
        "ProviderToken": 1_606,
        "VendorClient": 899,
        "VendorSignature": 1_453,
        "PushBridgeGateway": 559,
        "generate-mappings": 136,
    ]

    /// An adapter is small: the engine runs its tables.
    static let adapters = Rule("No adapter has more than 1200 lines by hand, but the two oldest") { tree in
        let folders = Set(tree.vendors.map(\.folder)).subtracting(largeAdapters)
        return folders.sorted().compactMap { folder in
            let size = tree.handWritten.filter { $0.path.hasPrefix(folder + "/") }
                .reduce(0) { $0 + lines(of: $1.text) }
            return size > 1_200
                ? Violation(folder, "it has \(size) lines by hand; let tables and the engine say more") : nil
        }
    }

    /// Adapters from before the engine; to become smaller.
    private static let largeAdapters: Set<String> = ["Sources/Vendors/Easemob", "Sources/Vendors/NIM"]

    private static func lines(of text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
