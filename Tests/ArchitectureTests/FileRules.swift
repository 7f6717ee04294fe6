extension Rule {
    /// A file named for a drawer holds whatever was put there.
    static let drawers = Rule("No file or folder is a drawer") { tree in
        tree.paths.sorted().compactMap { path in
            // What fixtures are called is a sentence, not a name.
            guard !path.hasPrefix("Tests/Fixtures/") else { return nil }
            let words = path.split(whereSeparator: { "/+.-_".contains($0) }).flatMap(camelWords)
            return words.first(where: drawerWords.contains).map {
                Violation(path, "\($0) says nothing; name the file for the one concept that it holds")
            }
        }
    }

    private static let drawerWords: Set<String> = [
        "Util", "Utils", "Utility", "Utilities", "Helper", "Helpers", "Common", "Misc", "Manager", "Managers",
    ]

    private static func camelWords(_ name: Substring) -> [String] {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }

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

    /// What a build makes is not source.
    static let buildProducts = Rule("Nothing that a build makes is committed") { tree in
        tree.paths.sorted().filter { path in
            let steps = path.split(separator: "/")
            return steps.last == "Package.resolved" || steps.contains { $0.hasPrefix(".build") }
        }.map { Violation($0, "a build made it; remove it with git rm --cached") }
    }

    /// The two adapters have the same files, so that whoever knows one knows the other.
    static let twins = Rule("The adapters are twins") { tree in
        let easemob = files(of: "Easemob", in: tree)
        let nim = files(of: "NIM", in: tree)
        let lonely =
            easemob.subtracting(nim).subtracting(onlyEasemob.keys).map { ("Easemob", "NIM", $0) }
            + nim.subtracting(easemob).subtracting(onlyNIM.keys).map { ("NIM", "Easemob", $0) }
        let stale =
            onlyEasemob.keys.filter { nim.contains($0) || !easemob.contains($0) }.map { ("Easemob", $0) }
            + onlyNIM.keys.filter { easemob.contains($0) || !nim.contains($0) }.map { ("NIM", $0) }
        return lonely.map { vendor, other, name in
            Violation(
                path(name, of: vendor),
                "\(path(name, of: other)) is missing; give it, or name the reason here")
        }
            + stale.map { vendor, name in
                Violation(path(name, of: vendor), "it is no exception any more; remove it from the list here")
            }
    }

    /// Files of one adapter without a twin, and why.
    private static let onlyEasemob: [String: String] = [
        "Webhooks/*Report.swift": "only Easemob reports what became of its pushes",
        "Generated/*ReportKey.swift": "only Easemob reports what became of its pushes",
    ]
    private static let onlyNIM: [String: String] = [
        "Reading/*Copy.swift": "only NIM's copies leave open what they tell of",
        "Reading/*Envelope.swift": "four shapes say in four ways who speaks to whom",
        "Reading/*MemberOption.swift": "only NIM has a member option",
        "Writing/*Writer+Address.swift": "four shapes say in four ways who speaks to whom",
        "Writing/*Writer+MemberOption.swift": "only NIM has a member option",
        "Writing/*Writer+Payload.swift": "only NIM has a push payload of its own",
        "Writing/*Writer+Recall.swift": "only NIM's recalls can be sent",
        "Writing/*Writer+Request.swift": "calls of two server interfaces have many paths",
    ]

    /// The files that may be without a twin, and must be there.
    static var filesWithoutTwin: [String] {
        onlyEasemob.keys.map { path($0, of: "Easemob") } + onlyNIM.keys.map { path($0, of: "NIM") }
    }

    private static func files(of vendor: String, in tree: SourceTree) -> Set<String> {
        let folder = "Sources/\(vendor)Adapter/"
        return Set(
            tree.paths.filter { $0.hasPrefix(folder) }.map { path in
                path.dropFirst(folder.count).split(separator: "/").map { step in
                    step.hasPrefix(vendor) ? "*" + step.dropFirst(vendor.count) : String(step)
                }.joined(separator: "/")
            })
    }

    private static func path(_ name: String, of vendor: String) -> String {
        "Sources/\(vendor)Adapter/" + name.replacing("*", with: vendor)
    }
}
