extension Rule {
    /// Whoever reads a comment finds what it cites in the repository, with `pushbridge mappings show`.
    static let citations = Rule("What is cited has a row in a table") { tree in
        let readings = Set(tree.column("number", of: "readings.tsv"))
        let tables = tree.texts.keys.filter { $0.hasPrefix("Mappings/") && $0.hasSuffix(".tsv") }
        let rows = Set(tables.flatMap { tree.column("id", of: String($0.dropFirst("Mappings/".count))) })
        let prefixes = Set(rows.map(prefix))
        return tree.texts.sorted { $0.key < $1.key }.flatMap { path, text in
            guard !SourceTree.isGenerated(path), !inventions.contains(where: path.hasPrefix) else {
                return [Violation]()
            }
            return Citation.all(in: text, takesBareNumbers: isAboutReadings(path)).compactMap { citation in
                problem(citation, readings: readings, rows: rows, prefixes: prefixes).map {
                    Violation(path, line: citation.line, $0)
                }
            }
        }
    }

    private static func problem(
        _ citation: Citation, readings: Set<String>, rows: Set<String>, prefixes: Set<String>
    ) -> String? {
        let name = citation.name
        switch citation.subject {
        case .reading where !readings.contains(name):
            return "\(name) has no row in readings.tsv; cite a reading or a row, or say it in words"
        case .row where prefixes.contains(prefix(name)) && !rows.contains(name):
            return "\(name) is no row of a table"
        case .document:
            return "\(name) is in no document of the repository; cite a reading or a row, or say it in words"
        default:
            return nil
        }
    }

    /// Tests whose tables and citations are invented, so that a check can be seen to fail.
    private static let inventions = [
        "Tests/ArchitectureTests/", "Tests/MappingTablesTests/", "Tests/FixtureTests/CoverageTests.swift",
    ]

    /// Where a number stands for a reading without a word that says so.
    private static func isAboutReadings(_ path: String) -> Bool {
        path.hasPrefix("Tests/Fixtures/") || path == "Mappings/readings.tsv"
    }

    private static func prefix(_ id: String) -> String { String(id.prefix { $0 != "-" }) }
}
