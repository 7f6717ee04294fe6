// swift-tools-version: 6.1

import PackageDescription

/// Every target builds in the Swift 6 language mode and names what it imports.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether this is the build of `Scripts/test`, which is made for checking only.
let isChecked = Context.environment["PUSHBRIDGE_CHECKED"] != nil

/// Settings of the targets that every message goes through.
///
/// `Scripts/test` compiles them as for release, in a build that is for debugging otherwise: its tests then take a third
/// of the time, and it counts instructions without a second build. SwiftPM lets nobody depend on a package that has such
/// flags, so only `Scripts/test` gets them.
let optimized: [SwiftSetting] =
    isChecked
    ? settings + [
        .unsafeFlags(["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"])
    ] : settings

/// Where the headers of libhiredis are, for pkg-config.
///
/// On Linux they are where the compiler looks anyway, and SwiftPM would warn of a flag that the library has there.
#if os(Linux)
    let hiredisPackage: String? = nil
#else
    let hiredisPackage: String? = "hiredis"
#endif

let package = Package(
    name: "PushBridge",
    platforms: [.macOS("26.0")],
    products: [
        .library(name: "PushBridge", targets: ["PushBridge"]),
        .library(name: "PushRecords", targets: ["PushRecords"]),
        .library(name: "MigrationReport", targets: ["MigrationReport"]),
        .library(name: "JSONDocument", targets: ["JSONDocument"]),
        .library(name: "APNSDelivery", targets: ["APNSDelivery"]),
        .library(name: "APNSTypes", targets: ["APNSTypes"]),
        .library(name: "ProviderToken", targets: ["ProviderToken"]),
        .library(name: "VendorSignature", targets: ["VendorSignature"]),
        .library(name: "APNSTestServer", targets: ["APNSTestServer"]),
        .executable(name: "pushbridge", targets: ["PushBridgeCommand"]),
        .executable(name: "pushbridge-gateway", targets: ["PushBridgeGateway"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        // The gateway's alone, but for the client of HTTP.
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        // Files that the programs have inside.
        .target(name: "CFiles"),

        // Ground: JSON, and what a push means.
        .systemLibrary(name: "CSixteenBytes"),
        .systemLibrary(name: "CAllocator"),
        .target(name: "JSONDocument", dependencies: ["CSixteenBytes"], swiftSettings: optimized),
        .target(name: "PushModel", dependencies: ["JSONDocument"], swiftSettings: optimized),

        // The vendors: one engine that runs their tables, and a folder for what is each vendor's alone.
        .target(name: "Vendors", dependencies: ["PushModel"], swiftSettings: optimized),

        // What Apple is asked.
        .target(name: "APNSTypes", dependencies: ["JSONDocument"], swiftSettings: optimized),

        // The front door: from what was asked for to what one recipient gets, to Apple's request, and from vendor to vendor.
        .target(
            name: "PushBridge",
            dependencies: [
                "PushModel", "Vendors", "APNSTypes",
            ],
            swiftSettings: optimized),

        // Provider tokens and what vendors sign; libcrypto has no other importers but the test server and the gateway.
        .systemLibrary(
            name: "COpenSSL", pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
        .target(
            name: "ProviderToken", dependencies: ["COpenSSL", "JSONDocument"],
            swiftSettings: optimized),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(
            name: "VendorSignature", dependencies: ["COpenSSL", "CZlib", "JSONDocument"],
            swiftSettings: settings),

        // Lines in, also compressed ones, records and tallies out: one line job for every command, the gateway and a cluster's
        // tasks; the only importer of libzstd.
        .systemLibrary(
            name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
        .target(
            name: "PushRecords", dependencies: ["PushBridge", "VendorSignature", "CFiles", "CZlib", "CZstd"],
            exclude: ["Words/texts.tsv"], swiftSettings: optimized),

        // A tally as one page with plots.
        .target(
            name: "MigrationReport", dependencies: ["PushRecords", "CFiles"],
            exclude: ["Page/page.css", "Page/patterns.svg"],
            swiftSettings: settings),

        // Delivery over HTTP/2; the only importer of libnghttp2.
        .systemLibrary(
            name: "CNGHTTP2", pkgConfig: "libnghttp2",
            providers: [.apt(["libnghttp2-dev"]), .brew(["libnghttp2"])]),
        .target(
            name: "APNSDelivery",
            dependencies: [
                "APNSTypes", "ProviderToken", "CNGHTTP2",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
            ],
            swiftSettings: settings),

        // Calls of the vendors' server interfaces, within their rates.
        .target(
            name: "VendorClient",
            dependencies: [
                "JSONDocument", "VendorSignature",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            swiftSettings: settings),

        // A server that answers like APNs, for tests.
        .target(
            name: "APNSTestServer",
            dependencies: [
                "APNSTypes", "APNSDelivery", "COpenSSL", "ProviderToken",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            swiftSettings: settings),

        // The command line. Its product is `pushbridge`.
        .executableTarget(
            name: "PushBridgeCommand",
            dependencies: [
                "PushBridge", "PushRecords", "MigrationReport", "PushModel", "APNSTypes",
                "APNSDelivery", "APNSTestServer", "ProviderToken", "VendorClient", "VendorSignature",
                "MappingTables", "CFiles",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Arguments/help.txt", "Arguments/options.tsv"],
            swiftSettings: settings),

        // The gateway: what becomes of a message, where its state is kept, and the service around both; the only importer of
        // libhiredis. Its product is `pushbridge-gateway`.
        .systemLibrary(
            name: "CHiredis", pkgConfig: hiredisPackage,
            providers: [.apt(["libhiredis-dev"]), .brew(["hiredis"])]),
        .target(
            name: "Gateway",
            dependencies: [
                "PushBridge", "PushRecords", "VendorSignature", "ProviderToken",
                "APNSDelivery",
                "APNSTestServer", "CFiles", "CHiredis", "COpenSSL",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
                .product(name: "Yams", package: "Yams"),
            ],
            exclude: ["Server/OpenAPI/openapi.json", "Server/LivePage/live.html"], swiftSettings: settings),
        .executableTarget(
            name: "PushBridgeGateway",
            dependencies: [
                "CAllocator", "Gateway", "PushBridge",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),

        // Tooling: parses, checks and renders `Mappings/`.
        .target(name: "CMappings"),
        .target(
            name: "MappingTables", dependencies: ["CMappings", "JSONDocument"], swiftSettings: optimized),
        .executableTarget(
            name: "generate-mappings", dependencies: ["MappingTables"], swiftSettings: settings),

        // Tests.
        .testTarget(
            name: "APNSDeliveryTests",
            dependencies: [
                "APNSDelivery", "APNSTestServer", "APNSTypes", "ProviderToken",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
            ],
            exclude: ["Oracle"], swiftSettings: settings),
        .testTarget(
            name: "APNSTests", dependencies: ["APNSTypes", "PushBridge", "PushModel", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "APNSTestServerTests",
            dependencies: [
                "APNSDelivery", "APNSTestServer", "APNSTypes", "ProviderToken",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "AdapterContractTests",
            dependencies: [
                "MappingTables", "PushModel", "Vendors", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ArchitectureTests", exclude: ["planted.jsonl", "sound.jsonl"], swiftSettings: settings),
        .testTarget(
            name: "ConversionTests", dependencies: ["PushBridge", "PushRecords", "Vendors"],
            swiftSettings: settings),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "APNSDelivery", "APNSTestServer", "APNSTypes", "MappingTables", "ProviderToken", "PushBridge",
                "PushBridgeCommand", "PushModel", "PushRecords",
                "VendorSignature", .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "FidelityTests", dependencies: ["PushBridgeCommand"], exclude: ["Oracle"],
            swiftSettings: settings),
        .testTarget(
            name: "FixtureTests",
            dependencies: ["MappingTables", "PushBridge", "PushRecords", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "GatewayCoreTests",
            dependencies: [
                "Gateway", "RedisTestServer", "APNSDelivery", "APNSTypes",
                "COpenSSL", "PushBridge", "VendorSignature",
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "GatewayServerTests",
            dependencies: [
                "Gateway", "RedisTestServer", "APNSTestServer", "VendorSignature",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "GatewayStoreTests",
            dependencies: [
                "Gateway", "RedisTestServer", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            exclude: ["SQLite/Versions"], swiftSettings: settings),
        .testTarget(
            name: "HTTP2SessionTests",
            dependencies: ["APNSDelivery", .product(name: "NIOPosix", package: "swift-nio"), "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "JSONDocumentTests", dependencies: ["JSONDocument", "CSixteenBytes", "TestSupport"],
            exclude: ["Corpus"],
            swiftSettings: settings),
        .testTarget(
            name: "MappingTablesTests",
            dependencies: [
                "MappingTables", "PushModel", "APNSTypes", "Vendors",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MigrationReportTests", dependencies: ["MigrationReport"], swiftSettings: settings),
        .testTarget(
            name: "NIMAdapterTests",
            dependencies: ["MappingTables", "PushModel", "Vendors", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "PropertyTests",
            dependencies: ["PushBridge", "PushRecords", "Vendors", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "ProviderTokenTests", dependencies: ["JSONDocument", "ProviderToken"],
            exclude: ["Oracle"], swiftSettings: settings),
        .testTarget(
            name: "PrometheusTextTests",
            dependencies: ["Gateway", .product(name: "CoreMetrics", package: "swift-metrics")],
            swiftSettings: settings),
        .testTarget(
            name: "PushBridgeCommandTests",
            dependencies: [
                "APNSTestServer", "APNSTypes", "MappingTables", "PushBridge", "PushBridgeCommand",
                "PushRecords", "TestSupport",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "PushBridgeFilesTests", dependencies: ["PushBridge"],
            swiftSettings: settings),
        .testTarget(name: "PushModelTests", dependencies: ["PushModel"], swiftSettings: settings),
        .testTarget(
            name: "PushRecordsTests", dependencies: ["PushRecords", "VendorSignature", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "PushResolutionTests", dependencies: ["PushBridge", "PushModel"],
            swiftSettings: settings),
        .target(
            name: "TestSupport", dependencies: ["JSONDocument"], path: "Tests/Support/TestSupport",
            swiftSettings: settings),
        .target(
            name: "RedisTestServer", path: "Tests/Support/RedisTestServer", swiftSettings: settings),
        .testTarget(
            name: "RedisClientTests",
            dependencies: [
                "Gateway", "RedisTestServer",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "VendorClientTests", dependencies: ["JSONDocument", "VendorClient", "VendorSignature"],
            swiftSettings: settings),
        .testTarget(
            name: "VendorMappingTests",
            dependencies: ["MappingTables", "PushBridge", "PushRecords", "Vendors", "TestSupport"],
            exclude: ["Invented/Mappings"], swiftSettings: settings),
        .testTarget(
            name: "VendorSignatureTests", dependencies: ["VendorSignature"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

// The programs that count instructions, and their tests. They are a package of their own for everybody else.
if isChecked {
    let folder = "Benchmarks/Sources"
    package.targets += [
        .target(name: "MessageCorpus", path: "\(folder)/MessageCorpus", swiftSettings: settings),
        .target(
            name: "Measuring", dependencies: ["MessageCorpus"], path: "\(folder)/Measuring",
            swiftSettings: settings),
        .target(
            name: "FoundationReference", path: "\(folder)/FoundationReference", swiftSettings: settings),
        .executableTarget(
            name: "workload",
            dependencies: [
                "FoundationReference", "JSONDocument", "ProviderToken", "PushBridge", "PushRecords",
            ],
            path: "\(folder)/workload", swiftSettings: optimized),
        .executableTarget(
            name: "benchmark", dependencies: ["Measuring", "MessageCorpus"], path: "\(folder)/benchmark",
            swiftSettings: settings),
        .testTarget(
            name: "BenchmarkTests", dependencies: ["Measuring", "MessageCorpus"],
            path: "Benchmarks/Tests/BenchmarkTests", swiftSettings: settings),
    ]
}
