extension Rule {
    /// A file named for a drawer holds whatever was put there.
    static let drawers = Rule("No file or folder is a drawer") { tree in
        // What fixtures are called is a sentence, not a name.
        tree.paths.sorted().filter { !$0.hasPrefix("Tests/Fixtures/") }.compactMap { path in
            drawerWords.matches(in: path).first.map {
                Violation(path, "\($0) says nothing; name the file for the one concept that it holds")
            }
        }
    }

    private static let drawerWords = Pattern(
        #"((?:Util|Utils|Utility|Utilities|Helper|Helpers|Common|Misc|Manager|Managers)(?![a-z]))"#)

    /// Only the agreed entries stand at the root.
    static let topLevel = Rule("The top level holds the agreed entries only") { tree in
        let entries = Set(tree.paths.compactMap { $0.split(separator: "/").first.map(String.init) })
        return entries.subtracting(topLevelEntries).filter { !$0.hasPrefix(".") }.sorted().map {
            Violation($0, "it is none of \(topLevelEntries.sorted().joined(separator: ", ")) and no dot file")
        }
    }

    private static let topLevelEntries: Set<String> = [
        "Package.swift", "Sources", "Tests", "Mappings", "README.md", "Scripts", "Benchmarks",
    ]

    /// Adapters have the same files, so that whoever knows one knows the others.
    static let twins = Rule("The adapters are twins") { tree in
        let adapters = tree.vendors.filter { $0.folder == "Sources/Vendors/\($0.name)" }
        return adapters.flatMap { adapter in
            files(of: adapter.name).filter { !tree.paths.contains($0) }.map {
                Violation($0, "it is missing; every adapter has it")
            }
        }
    }

    /// The files of every adapter; a star stands for the vendor's name.
    private static let adapterFiles = [
        "*Adapter.swift",
        "Generated/*Codes.swift", "Generated/*Key.swift", "Generated/*Limits.swift",
        "Generated/*SettingsTable.swift", "Generated/*Table.swift",
        "Reading/*Dialect.swift", "Reading/*Reading+Finish.swift", "Reading/*Reading+Values.swift",
        "Settings/*Settings.swift", "Settings/*SettingsWriter.swift",
        "Writing/*Writer.swift", "Writing/*Writer+Losses.swift",
    ]

    /// The vendors that are only left, whose messages and settings are never written.
    private static let readOnly: Set = ["LeanCloud"]

    private static func files(of vendor: String) -> [String] {
        adapterFiles.filter { !(readOnly.contains(vendor) && $0.contains("Writ")) }.map {
            "Sources/Vendors/\(vendor)/" + $0.replacing("*", with: vendor)
        }
    }

    /// The files that the adapters of Easemob and NIM must have.
    static let filesOfTwoAdapters = files(of: "Easemob") + files(of: "NIM")
}
