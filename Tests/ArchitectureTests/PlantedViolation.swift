/// A change to a sound tree, the rule that it breaks and the report that must come.
struct PlantedViolation: Sendable, CustomStringConvertible {
    let description: String
    let rule: Rule
    let report: String
    let plant: @Sendable (inout SourceTree) -> Void

    init(
        _ description: String, breaks rule: Rule, _ report: String,
        plant: @escaping @Sendable (inout SourceTree) -> Void
    ) {
        self.description = description
        self.rule = rule
        self.report = report
        self.plant = plant
    }

    /// Puts a text into a file.
    init(
        _ description: String, breaks rule: Rule, _ report: String = "", _ path: String, _ text: String
    ) {
        self.init(description, breaks: rule, report) { $0.write(text, to: path) }
    }

    static let all: [PlantedViolation] =
        arrows + names + sharedNames + arguments + sizes + stops + keys + vendorNames + unsafeCode + citations
        + codes
        + options + sentences + limits + lossSigns

    private static let names: [PlantedViolation] = [
        .init(
            "a drawer", breaks: .drawers, "Sources/PushModel/Utils.swift: Utils",
            "Sources/PushModel/Utils.swift", ""),
        .init(
            "a drawer with a lid", breaks: .drawers, "Sources/PushModel/TextHelpers.swift: Helpers",
            "Sources/PushModel/TextHelpers.swift", ""),
        .init(
            "an aspect that is a drawer", breaks: .drawers, "Sources/PushModel/Alert+Common.swift: Common",
            "Sources/PushModel/Alert+Common.swift", ""),
        .init(
            "a folder that is a drawer", breaks: .drawers, "Sources/PushModel/Misc/Alert.swift: Misc",
            "Sources/PushModel/Misc/Alert.swift", ""),
        .init(
            "a drawer among the tests", breaks: .drawers, "Tests/PushModelTests/ClockManager.swift: Manager",
            "Tests/PushModelTests/ClockManager.swift", ""),
        .init("a new entry at the root", breaks: .topLevel, "docs: ", "docs/index.md", ""),
        .init("a page of its own", breaks: .topLevel, "CHANGELOG.md: ", "CHANGELOG.md", ""),
        .init("pinned versions", breaks: .buildProducts, "Package.resolved: ", "Package.resolved", ""),
        .init(
            "pinned versions further down", breaks: .buildProducts, "Benchmarks/Package.resolved: ",
            "Benchmarks/Package.resolved", ""),
        .init("a build", breaks: .buildProducts, ".build-debug/x.o: ", ".build-debug/x.o", ""),
        .init(
            "a file that the twins lack", breaks: .twins,
            "Sources/Vendors/Easemob/Reading/EasemobCopy.swift: no other adapter has it",
            "Sources/Vendors/Easemob/Reading/EasemobCopy.swift", ""),
        .init(
            "an exception that went away", breaks: .twins,
            "Sources/Vendors/NIM/Reading/NIMCopy.swift: it is no exception any more"
        ) {
            $0.remove("Sources/Vendors/NIM/Reading/NIMCopy.swift")
        },
        .init(
            "a twin that went away", breaks: .twins,
            "Sources/Vendors/NIM/Generated/NIMKey.swift: it is missing; every adapter has it"
        ) {
            $0.remove("Sources/Vendors/NIM/Generated/NIMKey.swift")
        },
        .init(
            "a new vendor whose adapter lacks files", breaks: .twins,
            "Sources/Vendors/Acme/Settings/AcmeSettings.swift: it is missing; every adapter has it"
        ) { tree in
            tree.write(
                "vendor\tname\tlike\tfolder\nacme\tAcme\t-\tSources/Vendors/Acme\n",
                to: "Mappings/vendors.tsv"
            )
            tree.write("", to: "Sources/Vendors/Acme/AcmeAdapter.swift")
        },
    ]

    private static let sharedNames: [PlantedViolation] = [
        .init(
            "a type of another target's name", breaks: .typeNames,
            "Sources/PushModel/Message/Alert.swift:2: another type is called SigningKey too",
            "Sources/PushModel/Message/Alert.swift", "\npublic struct SigningKey: Sendable {}\n"),
        .init(
            "a nested type of another type's name", breaks: .typeNames,
            "Sources/PushModel/X.swift:2: another type is called SigningKey too",
            "Sources/PushModel/X.swift", "extension X {\n    enum SigningKey { case a }\n}\n"),
        .init(
            "two nested types of one name in a target", breaks: .typeNames,
            "Sources/PushModel/X.swift:5: another type is called Inner too", "Sources/PushModel/X.swift",
            "extension X {\n    struct Inner {}\n}\nextension Y {\n    struct Inner {}\n}\n"),
        .init(
            "a shared name that is no more", breaks: .typeNames,
            "Tests/ArchitectureTests/NameRules.swift: Setting is not shared any more",
            "Sources/PushModel/Names/FirstSetting.swift", ""),
        .init(
            "a file of another's name", breaks: .fileNames,
            "Sources/PushModel/SigningKey.swift: Sources/ProviderToken/Keys/SigningKey.swift is called so too",
            "Sources/PushModel/SigningKey.swift", ""),
    ]

    private static let arguments: [PlantedViolation] = [
        .init(
            "seven arguments without labels", breaks: .unlabelledArguments,
            "Sources/PushModel/X.swift:2: it takes 7 arguments without labels", "Sources/PushModel/X.swift",
            "struct X {\n    init(_ a: [A: B], _ b: (Int, Int) -> Void, _ c: C<A, B>, _ d: D, _ e: E,\n        _ f: F, _ g: G) {}\n}\n"
        )
    ]

    private static let sizes: [PlantedViolation] = [
        .init(
            "a file of 401 lines", breaks: .lengths,
            "Sources/PushModel/Long.swift: it has more than 400 lines",
            "Sources/PushModel/Long.swift", String(repeating: "\n", count: 401)),
        .init(
            "a test of 401 lines", breaks: .lengths, "Tests/PushModelTests/Long.swift: ",
            "Tests/PushModelTests/Long.swift", String(repeating: "\n", count: 401)),
        .init(
            "an adapter of 1201 lines", breaks: .adapters, "Sources/Vendors/Acme: it has 1201 lines by hand"
        ) { tree in
            tree.write(
                "vendor\tname\tlike\tfolder\nacme\tAcme\t-\tSources/Vendors/Acme\n",
                to: "Mappings/vendors.tsv"
            )
            for number in 0..<3 {
                let lines = String(repeating: "\n", count: number == 0 ? 401 : 400)
                tree.write(lines, to: "Sources/Vendors/Acme/Page\(number).swift")
            }
        },
        .init("too many files", breaks: .spread, "Sources: the number of files is ") { tree in
            for number in 0..<600 { tree.write("\n", to: "Sources/PushModel/Page\(number).swift") }
        },
        .init(
            "a target over its budget", breaks: .budgets,
            "Sources/generate-mappings: it has 301 lines by hand"
        ) {
            $0.write(String(repeating: "\n", count: 300), to: "Sources/generate-mappings/Page.swift")
        },
        .init(
            "too many long files", breaks: .spread, "Sources: the 90th percentile of lines is 301, over 300"
        ) {
            for number in 0..<9 {
                $0.write(String(repeating: "\n", count: 301), to: "Sources/PushModel/Page\(number).swift")
            }
        },
    ]

    private static let stops: [PlantedViolation] = [
        ("an error that is not caught", "let a = try! read()", "try! stops on an error"),
        ("a cast by force", "let a = b as! Int", "as! stops on another type"),
        ("an unwrapped name", "let a = b!", "! stops on nil"),
        ("an unwrapped call", "let a = b()!.c", "! stops on nil"),
        ("an unwrapped element", "let a = b[0]!", "! stops on nil"),
        ("an unwrapped chain", "let a = b?.c!", "! stops on nil"),
        ("a type that unwraps itself", "var a: Int!", "! stops on nil"),
        ("an unwrapped name in an interpolation", #"let a = "x\(b!)y""#, "! stops on nil"),
        ("an unwrapped name in a raw interpolation", ##"let a = #"x\#(b!)y"#"##, "! stops on nil"),
        ("an end on purpose", "default: fatalError()", "fatalError stops the process"),
        ("another end on purpose", "preconditionFailure(\"no\")", "preconditionFailure stops the process"),
    ].map { description, code, message in
        .init(
            description, breaks: .stops, "Sources/PushModel/X.swift:2: \(message)",
            "Sources/PushModel/X.swift", "\n\(code)\n")
    }

    private static let keys: [PlantedViolation] = [
        .init(
            "a key spelled in its own reader", breaks: .vendorKeys,
            "Sources/Vendors/Easemob/Reading/EasemobDialect.swift: it spells em_push_title, a key of Easemob",
            "Sources/Vendors/Easemob/Reading/EasemobDialect.swift", #"let key = "em_push_title""#),
        .init(
            "a key spelled in the front door", breaks: .vendorKeys,
            "Sources/PushBridge/X.swift: it spells apnsContent",
            "Sources/PushBridge/X.swift", #"value["apnsContent"]"#),
        .init(
            "a key spelled in a vendor's recognition", breaks: .vendorKeys,
            "Sources/Vendors/NIM/Reading/NIMEnvelope.swift: it spells em_push_title",
            "Sources/Vendors/NIM/Reading/NIMEnvelope.swift",
            #"case "em_push_title": true"#),
    ]

    private static let unsafeCode: [PlantedViolation] = [
        .init(
            "a pointer in a pure target", breaks: .unsafeCode,
            "Sources/PushModel/X.swift:2: UnsafeRawPointer is unsafe",
            "Sources/PushModel/X.swift", "\nlet a: UnsafeRawPointer\n"),
        .init(
            "an array's own bytes in the front door", breaks: .unsafeCode,
            "Sources/PushBridge/X.swift:1: withUnsafeBytes is unsafe", "Sources/PushBridge/X.swift",
            "bytes.withUnsafeBytes { first($0) }"),
        .init(
            "a bit cast in an interpolation", breaks: .unsafeCode,
            "Sources/PushModel/X.swift:1: unsafeBitCast",
            "Sources/PushModel/X.swift", #"let a = "\(unsafeBitCast(b, to: Int.self))""#),
        .init(
            "a variable that nobody guards", breaks: .unsafeCode,
            "Sources/PushBridgeCommand/X.swift:1: unsafe",
            "Sources/PushBridgeCommand/X.swift", "nonisolated(unsafe) var a = 0"),
        .init(
            "a place that has become safe", breaks: .unsafeCode,
            "Sources/PushRecords/Records/Explanation+JSON.swift: it has no unsafe code any more",
            "Sources/PushRecords/Records/Explanation+JSON.swift", "import PushModel\n"),
    ]

    private static let citations: [PlantedViolation] = [
        (
            "a reading in a comment", "Sources/PushModel/X.swift", "\n/// Its name (reading G99).\n", 2,
            "G99 has no"
        ),
        ("the last of several readings", "README.md", "See readings G3, EM 9.1 and C98.", 1, "C98 has no"),
        (
            "a number in a test's name", "Tests/PushModelTests/X.swift", "\"It is so (G3, N97)\"", 1,
            "N97 has no"
        ),
        ("a number in a claim", "Tests/Fixtures/nim/a.jsonl", "It is so\n(G3), T96", 2, "T96 has no"),
        (
            "a section of a vendor's", "Sources/PushBridge/PushBridge.docc/A.md", "Here (EM 2.3).", 1,
            "EM 2.3 has no"
        ),
        ("the second number of a vendor's", "Scripts/test", "# EM 9.1 and 9.95\n", 1, "EM 9.95 has no"),
        (
            "a reading in a table's note", "Mappings/apns.tsv", "id\tnote\nAP-001\tAs NIM 1d says.", 2,
            "NIM 1d has no"
        ),
        (
            "a reading in another reading", "Mappings/readings.tsv", "number\ttext\nG3\tAs G94 says.", 2,
            "G94 has no"
        ),
        ("a row that is gone", "Benchmarks/run", "# NIM-899\n", 1, "NIM-899 is no row"),
        (
            "a vendor's document without a row", "Tests/Fixtures/nim/a.jsonl", "It is so\nIOS-DISP", 2,
            "IOS-DISP is no row"
        ),
        ("a document that is elsewhere", "Tests/A/oracle.py", "# DESIGN 6\n", 1, "DESIGN is in no document"),
        (
            "a page of notes", "Tests/Fixtures/nim/a.jsonl", "It is so\nreference 7e", 2,
            "reference 7e is in no"
        ),
        ("a file of notes", "Tests/Fixtures/nim/a.jsonl", "It is so\nnim.md", 2, "nim.md is in no"),
    ].map { description, path, text, line, message in
        .init("a citation: \(description)", breaks: .citations, "\(path):\(line): \(message)", path, text)
    }

    /// Changes that break nothing, although a careless rule would say so.
    static let lookalikes: [PlantedViolation] =
        vendorNamesInHelp + [
            .init(
                "an import in a literal and in a comment", breaks: .arrows, "", "Sources/PushModel/X.swift",
                "let a = \"\"\"\nimport Foundation\n\"\"\"\n// import Foundation\n/* /* */\nimport Foundation\n*/\n"
            ),
            .init(
                "a generated file of 401 lines", breaks: .lengths, "",
                "Sources/PushModel/Generated/Long.swift",
                String(repeating: "\n", count: 401)),
            .init(
                "marks that unwrap nothing", breaks: .stops, "", "Sources/PushModel/X.swift",
                """
                let a = !b && c != d, e = (!f), g = "h!" + "i!\\"j!" // k!
                let l = #"try! "m"! "# + "fatalError"
                """),
            .init(
                "words that only contain a drawer", breaks: .drawers, "",
                "Sources/PushModel/Commonality.swift",
                ""),
            .init(
                "unsafe words in a comment and a literal", breaks: .unsafeCode, "",
                "Sources/PushModel/X.swift",
                "let a = \"UnsafeRawPointer\" // unsafeBitCast\n"),
            .init(
                "words that look like citations", breaks: .citations, "", "Sources/PushModel/X.swift",
                "// Reading a NIM message, ES-256, UTF-8, T99, RFC 9110 section 5.5 (reading G3, EM-001, IOS-DND)\n"
            ),
            .init(
                "names that are told apart", breaks: .typeNames, "", "Sources/PushModel/X.swift",
                """
                private struct SigningKey {}
                extension X { var a: SigningKey { SigningKey() } }
                extension X {
                    enum Kind { case a }
                }
                extension Y {
                    enum Kind { case a }
                    private enum SigningKey { case struct }  // struct SigningKey {}
                }

                """),
            .init(
                "six arguments without labels, and some with them", breaks: .unlabelledArguments, "",
                "Sources/PushModel/X.swift",
                "func a(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: (_ g: G) -> Void, h: H, i _: I) {}\n"),
            .init(
                "a file that hands modules on", breaks: .fileNames, "", "Sources/PushModel/Exports.swift",
                "@_exported public import JSONDocument\n"),
            .init("a dot file at the root", breaks: .topLevel, "", ".swift-format", ""),
            .init(
                "a key in a sentence, and one that Apple has too", breaks: .vendorKeys, "",
                "Sources/PushBridge/X.swift",
                #"let a = "em_push_title has no effect", b = "apns-collapse-id", c = "text""#),
        ]
}

extension SourceTree {
    /// A small tree that obeys every rule.
    static let sound: SourceTree = {
        var tree = plain
        for file in Rule.filesWithUnsafeCode { tree.write("let a: UnsafeRawPointer\n", to: file) }
        for (path, text) in Rule.filesWithSharedNames { tree.write(text, to: path) }
        for file in Rule.filesWithManyArguments {
            tree.write("func a(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {}\n", to: file)
        }
        return tree
    }()

    private static let plain = SourceTree(
        paths: Set(
            Rule.filesOfTwoAdapters + [
                "Package.swift", "README.md", ".gitignore", "Scripts/test",
                "Tests/Fixtures/nim/common.jsonl",
            ]),
        texts: [
            "Sources/PushModel/Message/Alert.swift": "import JSONDocument\n",
            "Sources/PushBridge/Exports.swift": "@_exported public import PushModel\n",
            "Sources/PushBridge/Vendors/VendorRegistry.swift": "import Vendors\nlet a = NIMAdapter.self\n",
            "Sources/ProviderToken/Keys/SigningKey.swift":
                "internal import COpenSSL\npublic final class SigningKey {}\n",
            "Sources/PushBridgeCommand/Moment.swift": "import PushBridge\nimport ArgumentParser\n",
            "Sources/PushBridge/Files/TimeZones.swift": "import Foundation\n",
            "Sources/Vendors/Easemob/Reading/EasemobDialect.swift": "import PushModel\n",
            "Sources/Vendors/Easemob/Generated/EasemobKey.swift": #"case "em_push_title": true"#,
            "Sources/Vendors/NIM/Reading/NIMDialect.swift": "import PushModel\n",
            "Sources/Vendors/NIM/Generated/NIMKey.swift": "import PushModel\n",
            "Mappings/vendors.tsv":
                "id\tvendor\tname\tlike\tfolder\nVN-001\teasemob\tEasemob\t-\tSources/Vendors/Easemob\n"
                + "VN-002\tagora\tAgora\teasemob\t-\nVN-003\tnim\tNIM\t-\tSources/Vendors/NIM\n",
            "Mappings/easemob.tsv": "id\tpath\nEM-001\text.em_apns_ext.em_push_title\n",
            "Mappings/nim.tsv":
                "id\tpath\nNIM-001\tapnsContent\nNIM-002\ttext\nNIM-003\tx.apns-collapse-id\n",
            "Mappings/apns.tsv": "id\tkey\nAP-001\tapns-collapse-id\n",
            "Mappings/sources.tsv": "id\tdocument\nIOS-DND\tA page of the vendor's.\n",
            "Mappings/readings.tsv": "number\ttext\nG3\tIdentifiers.\nEM 9.1\tAlerts.\n",
        ])
}
