// swift-tools-version: 6.1

import PackageDescription

/// Every target builds in the Swift 6 language mode and names what it imports, as those of PushBridge do.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS("26.0")],
    dependencies: [
        .package(name: "PushBridge", path: "..")
    ],
    targets: [
        // Realistic messages of both vendors, the same for the same seed.
        .target(name: "MessageCorpus", swiftSettings: settings),
        .executableTarget(
            name: "generate-corpus", dependencies: ["MessageCorpus"], swiftSettings: settings),

        // What is measured inside one process, and what it is measured against.
        .target(name: "FoundationReference", swiftSettings: settings),
        .executableTarget(
            name: "workload",
            dependencies: [
                "FoundationReference",
                .product(name: "JSONDocument", package: "PushBridge"),
                .product(name: "ProviderToken", package: "PushBridge"),
                .product(name: "PushBridge", package: "PushBridge"),
                .product(name: "PushRecords", package: "PushBridge"),
            ],
            swiftSettings: settings),

        // Deliveries to the test server; apart, since only they need the network.
        .executableTarget(
            name: "delivery-workload",
            dependencies: [
                .product(name: "APNSDelivery", package: "PushBridge"),
                .product(name: "APNSTestServer", package: "PushBridge"),
                .product(name: "APNSTypes", package: "PushBridge"),
                .product(name: "ProviderToken", package: "PushBridge"),
            ],
            swiftSettings: settings),

        // The runs, the table, and the counts of instructions.
        .target(name: "Measuring", dependencies: ["MessageCorpus"], swiftSettings: settings),
        .executableTarget(
            name: "benchmark", dependencies: ["Measuring", "MessageCorpus"], swiftSettings: settings),
        .testTarget(
            name: "BenchmarkTests", dependencies: ["Measuring", "MessageCorpus"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
