extension Rule {
    /// Whoever reads the name of a type knows which one is meant, in whatever target the file is.
    ///
    /// Nested types may share a name with nested types of other targets, since the outer type tells them apart.
    static let typeNames = Rule("No two types have one name") { tree in
        let named = Dictionary(grouping: declaredTypes(in: tree), by: \.name)
        let shared = named.mapValues(duplicates).filter { !$0.value.isEmpty }
        return shared.filter { !sharedTypeNames.contains($0.key) }.flatMap { name, types in
            types.map {
                Violation($0.path, line: $0.line, "another type is called \(name) too; rename one of them")
            }
        }
    }

    /// Names of several types: options of the command line that become those of the library, what became of a translation
    /// and what `explain` says of it, a platform's settings and what a situation varies.
    private static let sharedTypeNames: Set<String> = ["ConversionOptions", "Outcome", "Setting"]

    /// Names that nested types of one target may share, since each outer type has one thing that is called so.
    private static let usualNestedNames: Set<String> = [
        "Code", "Configuration", "Entry", "Iterator", "Kind", "Mode", "Row", "Scope", "State",
    ]

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
            zip(1..., SwiftSource.of(file.text).lines).compactMap { number, line in
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
}
