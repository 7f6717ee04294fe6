/// The files of a checkout, as the rules look at them: paths from the package's root, and the texts of some.
///
/// A test may change one, so that a rule can be seen to fail.
struct SourceTree: Sendable {
    /// Every file that is, or would be, committed.
    var paths: Set<String>
    /// The texts of code, tables, pages, scripts and claims.
    var texts: [String: String]

    init(paths: Set<String> = [], texts: [String: String] = [:]) {
        self.paths = paths.union(texts.keys)
        self.texts = texts
    }

    /// Adds a file, or replaces its text.
    mutating func write(_ text: String, to path: String) {
        paths.insert(path)
        texts[path] = text
    }

    mutating func remove(_ path: String) {
        paths.remove(path)
        texts[path] = nil
    }

    /// Swift files below a folder, by path.
    func swiftFiles(under folder: String) -> [(path: String, text: String)] {
        texts.filter { $0.key.hasPrefix(folder + "/") && $0.key.hasSuffix(".swift") }
            .sorted { $0.key < $1.key }
            .map { (path: $0.key, text: $0.value) }
    }

    /// Swift files below `Sources` that people wrote.
    var handWritten: [(path: String, text: String)] {
        swiftFiles(under: "Sources").filter { !Self.isGenerated($0.path) }
    }

    static func isGenerated(_ path: String) -> Bool { path.contains("/Generated/") }

    /// The folder below `Sources` that a file belongs to; nil for files elsewhere.
    static func target(of path: String) -> String? {
        let steps = path.split(separator: "/")
        return steps.first == "Sources" && steps.count > 2 ? String(steps[1]) : nil
    }
}
