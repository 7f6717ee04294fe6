extension PlantedViolation {
    static let vendorNames: [PlantedViolation] = [
        .init(
            "a vendor's type in a library", breaks: .vendorNames, "Sources/PushBridge/X.swift: it names NIM;",
            "Sources/PushBridge/X.swift", "let a = NIMAdapter.self\n"),
        .init(
            "a vendor in a name", breaks: .vendorNames, "Sources/PushRecords/X.swift: it names easemob;",
            "Sources/PushRecords/X.swift", "let keysOf = isHere ? easemobKeys : []\n"),
        .init(
            "a vendor in a literal", breaks: .vendorNames, "Sources/PushRecords/X.swift: it names easemob;",
            "Sources/PushRecords/X.swift", #"if vendor == "easemob" {}"#),
        .init(
            "another name of a vendor", breaks: .vendorNames, "Sources/PushBridge/X.swift: it names agora;",
            "Sources/PushBridge/X.swift", #"let a = vendor == "agora""#),
        .init(
            "a vendor's table in the tools", breaks: .vendorNames,
            "Sources/MappingTables/X.swift: it names nim", "Sources/MappingTables/X.swift",
            #"let table = Table("nim-settings.tsv")"#),
        .init(
            "an adapter that names the other vendor", breaks: .vendorNames,
            "Sources/Vendors/Easemob/X.swift: it names NIM;", "Sources/Vendors/Easemob/X.swift",
            #"let a = "\(name) is not NIM's""#),
        .init(
            "a vendor's signature that names another's", breaks: .vendorNames,
            "Sources/VendorSignature/Vendors/NIMSignature.swift: it names Easemob;",
            "Sources/VendorSignature/Vendors/NIMSignature.swift", "let a = EasemobSignature.self\n"),
        .init(
            "a command's code", breaks: .vendorNames, "Sources/PushBridgeCommand/X.swift: it names nim;",
            "Sources/PushBridgeCommand/X.swift",
            #"@Option(help: ArgumentHelp("For NIM (V2).", valueName: "a")) var vendor = "nim""#),
    ]

    /// What may name vendors: help, comments, and a vendor's own files.
    static let vendorNamesInHelp: [PlantedViolation] = [
        .init(
            "help that names vendors", breaks: .vendorNames, "", "Sources/PushBridgeCommand/X.swift",
            """
            static let configuration = CommandConfiguration(
                abstract: "Read NIM (or \\(a(b)) Agora).", discussion: #"Easemob"#, usage: u)
            @Option(help: "For nim.") var a: Int
            @Option(
                help:
                    "For agora."
            ) var b: Int
            @Option(help: ArgumentHelp("For easemob (REST).", valueName: "nim")) var c: Int
            // NIM's own
            """),
        .init(
            "words that only contain a vendor", breaks: .vendorNames, "", "Sources/PushBridge/X.swift",
            "let minimum = nimble + animation + NIMBUS\n"),
        .init(
            "a vendor's own files", breaks: .vendorNames, "",
            "Sources/VendorSignature/Vendors/EasemobSignature.swift", #"let a = ["easemob", "agora"]"#),
    ]
}
