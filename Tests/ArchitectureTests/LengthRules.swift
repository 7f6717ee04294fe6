extension Rule {
    /// No file is longer than the budget, but for those named here with their reason.
    static let lengths = Rule("No file is longer than 400 lines") { tree in
        let files = (tree.swiftFiles(under: "Sources") + tree.swiftFiles(under: "Tests"))
            .filter { !SourceTree.isGenerated($0.path) }
        let tooLong = files.filter { lines(of: $0.text) > 400 }.map(\.path)
        return tooLong.filter { longFiles[$0] == nil }.map {
            Violation($0, "it has more than 400 lines; split it by concept, or name the reason here")
        }
            + longFiles.keys.filter { !tooLong.contains($0) }.sorted().map {
                Violation($0, "it is not too long any more; remove it from the list here")
            }
    }

    /// Files over the budget, and why.
    private static let longFiles: [String: String] = [:]

    /// Most files are small, whatever the longest one needs.
    static let spread = Rule("Half of the files have at most 120 lines, nine of ten at most 300") { tree in
        let sizes = tree.handWritten.map { lines(of: $0.text) }.sorted()
        guard !sizes.isEmpty else { return [] }
        let budgets = [("median", sizes.count / 2, 120), ("90th percentile", sizes.count * 9 / 10, 300)]
        return budgets.compactMap { name, place, budget in
            let size = sizes[min(place, sizes.count - 1)]
            return size > budget
                ? Violation("Sources", "the \(name) of lines is \(size), over \(budget); split files") : nil
        }
    }

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
