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
    targets: [
        // Realistic messages of both vendors, the same for the same seed.
        .target(name: "MessageCorpus", swiftSettings: settings),
        .executableTarget(
            name: "generate-corpus", dependencies: ["MessageCorpus"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
