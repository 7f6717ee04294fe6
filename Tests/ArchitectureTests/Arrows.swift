extension Rule {
    /// Who may import whom; a target that is not listed may import nothing, and one that is not here may not exist.
    static let arrows = Rule("Imports follow the arrows") { tree in
        let adapters = Set(tree.vendors.map(\.target))
        let arrows = arrows(besides: adapters)
        return tree.swiftFiles(under: "Sources").flatMap { file in
            imports(in: file.text).compactMap { line, module in
                forbidden(module, in: file.path, by: arrows).map { Violation(file.path, line: line, $0) }
            }
        } + tree.paths.compactMap { unknownTarget(of: $0, by: arrows) }
    }

    /// Every target and the modules that it may import.
    ///
    /// No adapter knows APNs or another adapter, and only the front door and what stands on it know them.
    private static func arrows(besides adapters: Set<String>) -> [String: Set<String>] {
        var arrows = table
        for adapter in adapters { arrows[adapter] = ["VendorMapping", "PushModel"] }
        for (target, modules) in table where modules.contains("VendorMapping") {
            arrows[target] = modules.union(adapters)
        }
        return arrows
    }

    /// Every target but the adapters, and the modules that it may import.
    private static let table: [String: Set<String>] = [
        // Ground: JSON, and what a push means.
        "CSixteenBytes": [],
        "CAllocator": [],
        "JSONDocument": ["CSixteenBytes"],
        "PushModel": ["JSONDocument"],

        // What runs the vendors' tables.
        "VendorMapping": ["PushModel"],

        // From what was asked for to what Apple is asked.
        "PushResolution": ["PushModel"],
        "APNSTypes": ["JSONDocument"],
        "APNSTranslation": ["PushModel", "APNSTypes"],
        "PushBridge": pure.subtracting(["PushBridge", "PushRecords"]),
        "PushRecords": pure.subtracting(["PushRecords"]).union(["VendorSignature"]),
        "MigrationReport": ["PushRecords"],

        // Settings from files, and time zones: the one library that imports Foundation.
        "PushBridgeFiles": pure.subtracting(["PushBridgeFiles", "PushRecords"]).union(foundation).union(
            system),

        // Tokens, signatures and delivery; libcrypto has four importers, libnghttp2 one.
        "COpenSSL": [],
        "ProviderToken": system.union(["COpenSSL", "JSONDocument"]),
        "VendorSignature": system.union(["COpenSSL", "JSONDocument"]),
        "CZlib": [],
        "CZstd": [],
        "Decompression": ["CZlib", "CZstd"],
        "CNGHTTP2": [],
        "HTTP2Session": nio.union(["CNGHTTP2"]),
        "APNSDelivery": nio.union(system).union([
            "APNSTypes", "ProviderToken", "HTTP2Session", "Logging", "CoreMetrics",
        ]),
        "APNSTestServer": nio.union(system).union([
            "APNSTypes", "COpenSSL", "ProviderToken", "HTTP2Session",
        ]),

        // The command line: the one importer of ArgumentParser.
        "PushBridgeCommand": pure.union(system).union(nio).union(foundation).union([
            "PushBridgeFiles", "ProviderToken", "VendorSignature", "APNSDelivery", "APNSTestServer",
            "Decompression", "MappingTables", "MigrationReport", "Logging",
            "ArgumentParser",
        ]),

        // The gateway. What becomes of a message knows no socket, no database and no clock of its own.
        "GatewayCore": pure.union(["VendorSignature", "APNSDelivery", "Logging", "CoreMetrics", "Tracing"])
            .union(system),
        "SQLiteStore": system.union(foundation).union(["GatewayCore", "GRDB", "GRDBSQLite"]),
        "CHiredis": [],
        "RedisClient": nio.union(system).union(["CHiredis", "COpenSSL"]),
        "RedisStore": system.union(["GatewayCore", "RedisClient"]),
        "PrometheusText": system.union(["CoreMetrics"]),
        "GatewayServer": pure.union(system).union(nio).union(foundation).union([
            "GatewayCore", "RedisStore", "SQLiteStore", "PushBridgeFiles", "APNSDelivery", "APNSTestServer",
            "ProviderToken", "PrometheusText", "VendorSignature", "AsyncHTTPClient",
            "Hummingbird", "HummingbirdCore", "HummingbirdTLS", "HTTPTypes", "NIOHTTPTypes",
            "NIOHTTPTypesHTTP1", "UnixSignals",
            "Logging", "CoreMetrics", "ServiceLifecycle",
            "Dispatch", "Tracing", "Yams",
        ]),
        "PushBridgeGateway": system.union([
            "CAllocator", "GatewayServer", "PushBridgeFiles", "ArgumentParser",
        ]),

        // Tooling: must build while adapters do not.
        "MappingTables": ["JSONDocument"],
        "generate-mappings": system.union(["MappingTables"]),
    ]

    /// Targets without Foundation, without input and output, without anything of the system.
    private static let pure: Set<String> = [
        "JSONDocument", "PushModel", "VendorMapping", "PushResolution", "APNSTypes",
        "APNSTranslation", "PushBridge", "PushRecords",
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
        guard let target = SourceTree.target(of: path), let allowed = arrows[target],
            module != "Swift", !allowed.contains(module)
        else { return nil }
        return "\(target) must not import \(module); it may import "
            + (allowed.isEmpty ? "nothing" : allowed.sorted().joined(separator: ", "))
    }

    private static func unknownTarget(
        of path: String, by arrows: [String: Set<String>]
    ) -> Violation? {
        guard let target = SourceTree.target(of: path), arrows[target] == nil else { return nil }
        return Violation(path, "\(target) has no arrows; add the target to the table here and in the design")
    }

    /// The modules that a source imports, with their lines.
    private static func imports(in text: String) -> [(line: Int, module: String)] {
        guard text.contains("import ") else { return [] }
        return zip(1..., SwiftSource(text).lines).compactMap { line, code in
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
