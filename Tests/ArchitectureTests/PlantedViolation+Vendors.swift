extension PlantedViolation {
    static let vendors: [PlantedViolation] = [
        .init(
            "a vendor's name in the front door", breaks: .vendorNames,
            "Sources/PushBridge/X.swift: it names NIM; ask the vendor's table or adapter, or put it into Sources/NIMAdapter",
            "Sources/PushBridge/X.swift", #"if vendor.name == "nim" { return }"#),
        .init(
            "a vendor's member in the model", breaks: .vendorNames,
            "Sources/PushModel/X.swift: it names Easemob", "Sources/PushModel/X.swift",
            "let isEasemobs = true"),
        .init(
            "a vendor's table in the tools", breaks: .vendorNames,
            "Sources/MappingTables/X.swift: it names NIM", "Sources/MappingTables/X.swift",
            #"let table = Table("nim-settings.tsv")"#),
        .init(
            "a type of a vendor's in the engine", breaks: .vendorNames,
            "Sources/VendorMapping/X.swift: it names NIM", "Sources/VendorMapping/X.swift", "let key: NIMKey"),
        .init(
            "a vendor that has no tables of its own", breaks: .vendorNames,
            "Sources/VendorMapping/X.swift: it names Agora; ask the vendor's table or adapter, or put it into Sources/EasemobAdapter",
            "Sources/VendorMapping/X.swift", #"let other = "agora""#),
        .init(
            "another vendor in an adapter", breaks: .vendorNames,
            "Sources/EasemobAdapter/X.swift: it names NIM", "Sources/EasemobAdapter/X.swift",
            #"let words = "as at NIM's""#),
        .init(
            "a vendor in the command's code", breaks: .vendorNames,
            "Sources/PushBridgeCommand/X.swift: it names Easemob", "Sources/PushBridgeCommand/X.swift",
            "case easemob"),
        .init(
            "a new vendor whose name stands there already", breaks: .vendorNames,
            "Sources/PushModel/X.swift: it names Pigeon"
        ) {
            $0.write("enum PigeonPost {}", to: "Sources/PushModel/X.swift")
            let table = $0.texts["Mappings/vendors.tsv"] ?? ""
            $0.write(table + "VN-004\tpigeon\tPigeon\t-\tSources/PigeonAdapter\n", to: "Mappings/vendors.tsv")
        },
    ]

    static let vendorLookalikes: [PlantedViolation] = [
        .init(
            "vendors in comments, and words that begin like one", breaks: .vendorNames, "",
            "Sources/PushModel/X.swift",
            "// As Easemob does (NIM 9.10).\nlet nimble = canImport(minimum)"),
        .init(
            "a vendor in a help text", breaks: .vendorNames, "", "Sources/PushBridgeCommand/X.swift",
            #"let help = "For NIM: pushbridge convert""#),
        .init(
            "a vendor in its own adapter", breaks: .vendorNames, "", "Sources/EasemobAdapter/X.swift",
            #"let name = EasemobKey("agora")"#),
    ]
}
