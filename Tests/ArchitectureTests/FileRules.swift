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

    /// Adapters have the same files, so that whoever knows one knows the others.
    static let twins = Rule("The adapters are twins") { tree in
        let adapters = tree.vendors.filter { $0.folder + "/" == path("", of: $0.name) }
        return adapters.flatMap { adapter in
            let vendor = adapter.name
            let found = files(of: vendor, in: tree)
            let further = furtherFiles[vendor] ?? [:]
            let missing = adapterFiles.subtracting(found).map {
                Violation(path($0, of: vendor), "it is missing; every adapter has it")
            }
            let surplus = found.subtracting(adapterFiles).subtracting(further.keys).map {
                Violation(
                    path($0, of: vendor), "no other adapter has it; give it to all, or name the reason here")
            }
            let stale = further.keys.filter { !found.contains($0) || adapterFiles.contains($0) }.map {
                Violation(path($0, of: vendor), "it is no exception any more; remove it from the list here")
            }
            return missing + surplus + stale
        }
    }

    /// The files of every adapter; a star stands for the vendor's name.
    private static let adapterFiles: Set<String> = [
        "*Adapter.swift",
        "Generated/*Codes.swift", "Generated/*Key.swift", "Generated/*Limits.swift",
        "Generated/*SettingsTable.swift", "Generated/*Table.swift",
        "Reading/*Dialect.swift", "Reading/*Reading+Finish.swift", "Reading/*Reading+Values.swift",
        "Settings/*Settings.swift", "Settings/*SettingsWriter.swift",
        "Writing/*Writer.swift", "Writing/*Writer+Losses.swift",
    ]

    /// Files that not every adapter has, and why, by the vendor's name.
    private static let furtherFiles: [String: [String: String]] = [
        "Easemob": [
            "Webhooks/*Report.swift": "only Easemob reports what became of its pushes",
            "Generated/*ReportKey.swift": "only Easemob reports what became of its pushes",
            "Generated/*PresenceKey.swift": "its webhooks tell who is online",
        ],
        "NIM": [
            "Generated/*PresenceKey.swift": "its webhooks tell who is online",
            "Reading/*Copy.swift": "only NIM's copies leave open what they tell of",
            "Reading/*Envelope.swift": "four shapes say in four ways who speaks to whom",
            "Reading/*MemberOption.swift": "only NIM has a member option",
            "Writing/*Writer+Address.swift": "four shapes say in four ways who speaks to whom",
            "Writing/*Writer+Payload.swift": "only NIM has a push payload of its own",
            "Writing/*Writer+Request.swift": "calls of two server interfaces have many paths",
        ],
        "Tencent": [
            "Generated/*PresenceKey.swift": "its webhooks tell who is online",
            "Settings/*Quiet.swift": "a quiet time that is for once has the same keys as a daily one",
        ],
    ]

    /// The files that the adapters of Easemob and NIM must have.
    static var filesOfTwoAdapters: [String] {
        ["Easemob", "NIM"].flatMap { vendor in
            adapterFiles.union((furtherFiles[vendor] ?? [:]).keys).map { path($0, of: vendor) }
        }
    }

    private static func files(of vendor: String, in tree: SourceTree) -> Set<String> {
        let folder = path("", of: vendor)
        return Set(
            tree.paths.filter { $0.hasPrefix(folder) }.map { path in
                path.dropFirst(folder.count).split(separator: "/").map { step in
                    step.hasPrefix(vendor) ? "*" + step.dropFirst(vendor.count) : String(step)
                }.joined(separator: "/")
            })
    }

    private static func path(_ name: String, of vendor: String) -> String {
        "Sources/Vendors/\(vendor)/" + name.replacing("*", with: vendor)
    }
}
