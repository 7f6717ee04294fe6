extension Rule {
    /// Whoever reads the name of a type knows which one is meant, in whatever target the file is.
    ///
    /// Nested types may share a name with nested types of other targets, since the outer type tells them apart.
    static let typeNames = Rule("No two types have one name") { tree in
        let named = Dictionary(grouping: declaredTypes(in: tree), by: \.name)
        let shared = named.mapValues(duplicates).filter { !$0.value.isEmpty }
        return shared.filter { sharedTypeNames[$0.key] == nil }.flatMap { name, types in
            types.map {
                Violation($0.path, line: $0.line, "another type is called \(name) too; rename one of them")
            }
        } + stale(sharedTypeNames, shared.keys)
    }

    /// A file is found by its name.
    static let fileNames = Rule("No two files have one name") { tree in
        let files = tree.swiftFiles(under: "Sources").map(\.path)
        let shared = Dictionary(grouping: files, by: fileName).filter {
            $0.value.count > 1 && $0.key != exports
        }
        return shared.filter { sharedFileNames[$0.key] == nil }.flatMap { name, paths in
            paths.sorted().dropFirst().map {
                Violation($0, "\(paths.sorted()[0]) is called so too; rename one")
            }
        } + stale(sharedFileNames, shared.keys)
    }

    // MARK: Exceptions

    /// Names of several types, and why; to become fewer.
    private static let sharedTypeNames: [String: String] = [
        "ConversionOptions": "those of the command line become those of the library",
        "Outcome": "what became of a translation, and what `explain` says of it",
        "Setting": "a platform's settings, and what a situation varies",
    ]

    /// Names of several files, and why; to become fewer.
    private static let sharedFileNames: [String: String] = [:]

    /// Names that nested types of one target may share, since each outer type has one thing that is called so.
    private static let usualNestedNames: Set<String> = [
        "Code", "Configuration", "Entry", "Iterator", "Kind", "Mode", "Row", "Scope", "State",
    ]

    /// The file in which a target hands on the modules that its own types are made of.
    private static let exports = "Exports.swift"

    /// Files that break no rule and use every exception, for a tree that is to be sound.
    static var filesWithSharedNames: [String: String] {
        var files: [String: String] = [:]
        for name in sharedTypeNames.keys {
            files["Sources/PushModel/Names/First\(name).swift"] = "struct \(name) {}\n"
            files["Sources/PushBridge/Names/Second\(name).swift"] =
                "extension Outer {\n    struct \(name) {}\n}\n"
        }
        for name in sharedFileNames.keys {
            files["Sources/PushModel/Names/\(name)"] = ""
            files["Sources/PushBridge/Names/\(name)"] = ""
        }
        return files
    }

    private static func stale(
        _ exceptions: [String: String], _ shared: some Collection<String>
    ) -> [Violation] {
        exceptions.keys.filter { !shared.contains($0) }.sorted().map {
            Violation("Tests/ArchitectureTests/NameRules.swift", "\($0) is not shared any more; remove it")
        }
    }

    // MARK: Types

    /// A type that other files can see.
    private struct DeclaredType {
        let name: String
        let path: String
        let line: Int
        let isNested: Bool
    }

    /// Those among types of one name that a reader may take for another one.
    private static func duplicates(_ types: [DeclaredType]) -> [DeclaredType] {
        let sorted = types.sorted { ($0.isNested ? 1 : 0, $0.path) < ($1.isNested ? 1 : 0, $1.path) }
        if sorted.first?.isNested == false { return Array(sorted.dropFirst()) }
        let byTarget = Dictionary(grouping: sorted) { SourceTree.target(of: $0.path) ?? "" }
        return byTarget.values.flatMap { $0.dropFirst() }.filter { !usualNestedNames.contains($0.name) }
    }

    private static func declaredTypes(in tree: SourceTree) -> [DeclaredType] {
        tree.swiftFiles(under: "Sources").flatMap { file in
            zip(1..., SwiftSource(file.text).lines).compactMap { number, line in
                declaredName(in: line).map {
                    DeclaredType(name: $0, path: file.path, line: number, isNested: line.first == " ")
                }
            }
        }
    }

    /// The name of the type that a line of code declares for more than its own file; nil for other lines.
    private static func declaredName(in line: String) -> String? {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(where: { typeWords.contains($0) }), keyword + 1 < words.count,
            words[..<keyword].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) })
        else { return nil }
        let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty || name == "func" || name == "var" ? nil : String(name)
    }

    private static let typeWords: Set<Substring> = ["struct", "class", "enum", "actor", "protocol"]
    private static let modifiers: Set<Substring> = ["public", "package", "internal", "final", "indirect"]

    private static func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
