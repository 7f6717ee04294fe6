extension Rule {
    /// Who may import whom; a target that is not listed may import nothing, and one that is not here may not exist.
    ///
    /// Where folders of a target are listed, each has arrows of its own.
    static let arrows = Rule("Imports follow the arrows") { tree in
        let arrows = arrows(of: tree.vendors)
        return tree.swiftFiles(under: "Sources").flatMap { file in
            imports(in: file.text).compactMap { line, module in
                forbidden(module, in: file.path, by: arrows).map { Violation(file.path, line: line, $0) }
            }
        } + tree.paths.compactMap { unknownTarget(of: $0, by: arrows) }
    }

    /// What is declared in one listed folder of a target is named only in folders whose arrows say so.
    ///
    /// Who imports a target may name all of it, but for folders that some other target's arrows list: those only where they do.
    /// Arrows that list folders of another target, and not the target, are for these folders alone.
    static let folderArrows = Rule("Folders of a target follow the arrows") { tree in
        let arrows = arrows(of: tree.vendors)
        let reserved = reservedFolders(in: arrows)
        let files = tree.swiftFiles(under: "Sources").compactMap { path, text in
            folder(of: path, in: arrows).map { (path: path, folder: $0, lines: SwiftSource.of(text).lines) }
        }
        var owners: [Substring: Set<String>] = [:]
        for file in files {
            for name in file.lines.compactMap(declaredType) { owners[name, default: []].insert(file.folder) }
        }
        return files.flatMap { file in
            zip(1..., file.lines).flatMap { line, code in
                typeNames(in: code).compactMap { name in
                    guard let owner = owners[name], owner.count == 1, let other = owner.first,
                        other != file.folder, let reach = arrows[file.folder],
                        !mayName(other, from: file.folder, reach, reserved)
                    else { return nil }
                    return Violation(
                        file.path, line: line, "\(file.folder) must not name \(name) of \(other)")
                }
            }
        }
    }

    private static func mayName(
        _ other: String, from folder: String, _ reach: Set<String>, _ reserved: Set<String>
    ) -> Bool {
        if reach.contains(other) { return true }
        let target = target(of: other)
        if target == self.target(of: folder) { return false }
        return reach.contains(target)
            ? !reserved.contains(other) : !reach.contains { $0.hasPrefix(target + "/") }
    }

    /// The folders that arrows of other targets list.
    private static func reservedFolders(in arrows: [String: Set<String>]) -> Set<String> {
        arrows.reduce(into: []) { folders, entry in
            folders.formUnion(
                entry.value.filter { $0.contains("/") && target(of: $0) != target(of: entry.key) })
        }
    }

    private static func target(of folder: String) -> String { String(folder.prefix { $0 != "/" }) }

    /// The type that a line declares that is not inside another one.
    private static func declaredType(_ code: String) -> Substring? {
        guard code.first?.isWhitespace == false else { return nil }
        let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.firstIndex { declarations.contains($0) }.flatMap {
            words.dropFirst($0 + 1).first { $0.first?.isUppercase == true }
        }
    }

    private static let declarations: Set<Substring> = [
        "struct", "class", "enum", "actor", "protocol", "typealias",
    ]

    private static func typeNames(in code: String) -> [Substring] {
        code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.first?.isUppercase == true }
    }

    /// The deepest listed folder of a file: a target, or a part of one.
    private static func folder(of path: String, in arrows: [String: Set<String>]) -> String? {
        var steps = path.split(separator: "/").dropFirst().dropLast()
        while !steps.isEmpty {
            let name = steps.joined(separator: "/")
            if arrows[name] != nil { return name }
            steps = steps.dropLast()
        }
        return nil
    }

    /// Every target, or folder of one, and the modules and folders that it may import or name.
    ///
    /// A vendor's folder knows the engine, and neither Apple nor another vendor.
    private static func arrows(of vendors: [NamedVendor]) -> [String: Set<String>] {
        vendors.reduce(into: table) { $0[$1.arrow] = ["PushModel", "Vendors/Engine"] }
    }

    /// The same without the vendors' folders.
    private static let table: [String: Set<String>] = [
        // Ground: JSON, and what a push means.
        "CSixteenBytes": [],
        "CAllocator": [],
        "CMappings": [],
        "CFiles": [],
        "JSONDocument": ["CSixteenBytes"],
        "PushModel": ["JSONDocument"],

        // What runs the vendors' tables.
        "Vendors": ["PushModel"],
        "Vendors/Engine": ["PushModel"],

        // From what was asked for to what Apple is asked. The only importer of Foundation below the command and the gateway
        // reads settings from files, and finds time zones.
        "APNSTypes": ["JSONDocument"],
        "PushBridge": pure.subtracting(["PushBridge", "PushRecords"]).union([
            "PushBridge/Request", "PushBridge/Resolution",
        ]),
        "PushBridge/Resolution": ["PushModel"],
        "PushBridge/Request": ["PushModel", "APNSTypes", "PushBridge/Resolution"],
        "PushBridge/Files": pure.subtracting(["PushRecords"]).union(foundation).union(system),
        "CZlib": [],
        "CZstd": [],
        "PushRecords": pure.subtracting(["PushRecords"]).union(["VendorSignature", "CFiles"]),
        "PushRecords/Decompression": ["CZlib", "CZstd"],
        "PushRecords/Import": ["PushRecords", "PushBridge", "Synchronization"],
        "PushRecords/Generated": ["PushRecords", "PushRecords/Import"],
        "MigrationReport": ["PushRecords", "CFiles"],

        // Tokens, signatures and delivery; libcrypto has four importers, libnghttp2 one.
        "COpenSSL": [],
        "ProviderToken": system.union(["COpenSSL", "JSONDocument"]),
        "VendorSignature": system.union(["COpenSSL", "CZlib", "JSONDocument"]),
        "CNGHTTP2": [],
        "APNSDelivery": nio.union(system).union([
            "APNSTypes", "ProviderToken", "APNSDelivery/HTTP2", "Logging", "CoreMetrics",
        ]),
        "APNSDelivery/HTTP2": nio.union(["CNGHTTP2"]),
        "APNSTestServer": nio.union(system).union([
            "APNSTypes", "APNSDelivery/HTTP2", "COpenSSL", "ProviderToken",
        ]),

        // Calls of the vendors, signed and within their rates.
        "VendorClient": nio.union(system).union(["JSONDocument", "VendorSignature", "AsyncHTTPClient"]),

        // The command line: the one importer of ArgumentParser.
        "PushBridgeCommand": pure.union(system).union(nio).union(foundation).union([
            "ProviderToken", "VendorSignature", "VendorClient", "APNSDelivery", "APNSTestServer",
            "PushBridge/Files", "PushRecords/Decompression", "MappingTables", "MigrationReport", "Logging",
            "ArgumentParser", "CFiles",
        ]),

        // The gateway. What becomes of a message knows no socket, no database and no clock of its own; the stores know no
        // server, and the metrics know nothing of pushes.
        "CHiredis": [],
        "Gateway": ["APNSDelivery", "PushBridge"],
        "Gateway/Core": pure.union(system).union([
            "VendorSignature", "APNSDelivery", "Logging", "CoreMetrics", "Tracing",
        ]),
        "Gateway/Metrics": system.union(["CoreMetrics"]),
        "Gateway/Stores/SQLite": system.union(foundation).union(["Gateway/Core", "GRDB", "GRDBSQLite"]),
        "Gateway/Stores/Redis": system.union(["Gateway/Core", "Gateway/Stores/Redis/Client"]),
        "Gateway/Stores/Redis/Client": nio.union(system).union(["CHiredis", "COpenSSL"]),
        "Gateway/Server": pure.union(system).union(nio).union(foundation).union([
            "Gateway/Core", "Gateway/Metrics", "Gateway/Stores/Redis", "Gateway/Stores/SQLite",
            "PushBridge/Files",
            "APNSDelivery", "APNSTestServer", "ProviderToken", "VendorSignature", "AsyncHTTPClient",
            "Hummingbird",
            "HummingbirdCore", "HummingbirdTLS", "HTTPTypes", "UnixSignals", "Logging", "CoreMetrics",
            "ServiceLifecycle", "Dispatch", "Tracing", "Yams", "CFiles",
        ]),
        "PushBridgeGateway": system.union([
            "CAllocator", "Gateway", "PushBridge/Files", "ArgumentParser",
        ]),

        // Tooling: must build while adapters do not.
        "MappingTables": ["CMappings", "JSONDocument"],
        "generate-mappings": system.union(["MappingTables"]),
    ]

    /// Targets without Foundation, without input and output, without anything of the system.
    private static let pure: Set<String> = [
        "JSONDocument", "PushModel", "Vendors", "APNSTypes", "PushBridge", "PushRecords",
    ]
    private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization"]
    private static let foundation: Set<String> = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization",
    ]
    private static let nio: Set<String> = [
        "NIO", "NIOCore", "NIOPosix", "NIOSSL", "NIOTLS", "NIOHTTP1", "NIOHTTPTypes", "NIOHTTPTypesHTTP1",
        "NIOConcurrencyHelpers",
        "NIOEmbedded",
    ]

    private static func forbidden(
        _ module: String, in path: String, by arrows: [String: Set<String>]
    ) -> String? {
        guard let target = folder(of: path, in: arrows), let allowed = arrows[target],
            module != "Swift", !allowed.contains(module),
            !allowed.contains(where: { $0.hasPrefix("\(module)/") })
        else { return nil }
        return "\(target) must not import \(module); it may import "
            + (allowed.isEmpty ? "nothing" : allowed.sorted().joined(separator: ", "))
    }

    private static func unknownTarget(
        of path: String, by arrows: [String: Set<String>]
    ) -> Violation? {
        guard let target = SourceTree.target(of: path), folder(of: path, in: arrows) == nil else {
            return nil
        }
        return Violation(path, "\(target) has no arrows; add the target to the table here and in the design")
    }

    /// The modules that a source imports, with their lines.
    private static func imports(in text: String) -> [(line: Int, module: String)] {
        guard text.contains("import ") else { return [] }
        return zip(1..., SwiftSource.of(text).lines).compactMap { line, code in
            let words = code.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"),
                words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessWords.contains($0) })
            else { return nil }
            let named = words[(keyword + 1)...].drop { kindWords.contains($0) }
            return named.first.map { (line, String($0.prefix { $0 != "." && $0 != ";" })) }
        }
    }

    private static let accessWords: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private",
    ]
    private static let kindWords: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
}
