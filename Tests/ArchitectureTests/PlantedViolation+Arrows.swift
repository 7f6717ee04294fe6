extension PlantedViolation {
    static let arrows: [PlantedViolation] = [
        .init(
            "an adapter that knows Apple", breaks: .arrows,
            "Sources/Vendors/NIM/Reading/NIMDialect.swift:2: Vendors/NIM must not import APNSTypes; it may import PushModel, Vendors/Engine",
            "Sources/Vendors/NIM/Reading/NIMDialect.swift", "import PushModel\npublic import APNSTypes\n"),
        .init(
            "an adapter that knows the other", breaks: .folderArrows,
            "Sources/Vendors/Easemob/X.swift:1: Vendors/Easemob must not name Planted of Vendors/NIM"
        ) { tree in
            tree.write("struct Planted {}\n", to: "Sources/Vendors/NIM/X.swift")
            tree.write("let planted: Planted?\n", to: "Sources/Vendors/Easemob/X.swift")
        },
        .init(
            "an engine that knows a vendor", breaks: .folderArrows,
            "Sources/Vendors/Engine/X.swift:1: Vendors/Engine must not name Planted of Vendors/NIM"
        ) { tree in
            tree.write("struct Planted {}\n", to: "Sources/Vendors/NIM/X.swift")
            tree.write("let planted: Planted?\n", to: "Sources/Vendors/Engine/X.swift")
        },
        .init(
            "Foundation in a pure target", breaks: .arrows, "Sources/PushModel/X.swift:1: ",
            "Sources/PushModel/X.swift", "@preconcurrency import struct Foundation.Date\n"),
        .init(
            "records in the front door", breaks: .arrows, "Sources/PushBridge/X.swift:1: ",
            "Sources/PushBridge/X.swift", "import PushRecords\n"),
        .init(
            "Foundation in a generated file", breaks: .arrows, "Sources/PushModel/Generated/X.swift:1: ",
            "Sources/PushModel/Generated/X.swift", "import Foundation\n"),
        .init(
            "libcrypto outside its target", breaks: .arrows, "Sources/PushBridge/X.swift:1: ",
            "Sources/PushBridge/X.swift", "package import COpenSSL\n"),
        .init(
            "the command line's parser in the front door", breaks: .arrows, "Sources/PushBridge/X.swift:1: ",
            "Sources/PushBridge/X.swift", "import ArgumentParser\n"),
        .init(
            "the ground looking up", breaks: .arrows,
            "Sources/JSONDocument/X.swift:1: JSONDocument must not import PushModel; it may import CSixteenBytes",
            "Sources/JSONDocument/X.swift", "import PushModel\n"),
        .init(
            "a server's package in what becomes of a message", breaks: .arrows,
            "Sources/Gateway/Core/X.swift:1: Gateway/Core must not import Hummingbird",
            "Sources/Gateway/Core/X.swift", "import Hummingbird\n"),
        .init(
            "a store that knows the server", breaks: .folderArrows,
            "Sources/Gateway/Stores/SQLite/X.swift:1: Gateway/Stores/SQLite must not name Planted of Gateway/Server"
        ) { tree in
            tree.write("struct Planted {}\n", to: "Sources/Gateway/Server/HTTP/X.swift")
            tree.write("let planted: Planted?\n", to: "Sources/Gateway/Stores/SQLite/X.swift")
        },
        .init(
            "a core that reads files", breaks: .folderArrows,
            "Sources/Gateway/Core/X.swift:1: Gateway/Core must not name Planted of PushBridge/Files"
        ) { tree in
            tree.write("struct Planted {}\n", to: "Sources/PushBridge/Files/X.swift")
            tree.write("let planted: Planted?\n", to: "Sources/Gateway/Core/X.swift")
        },
        .init(
            "a test server that knows delivery", breaks: .folderArrows,
            "Sources/APNSTestServer/X.swift:1: APNSTestServer must not name Planted of APNSDelivery"
        ) { tree in
            tree.write("struct Planted {}\n", to: "Sources/APNSDelivery/Pool/X.swift")
            tree.write("let planted: Planted?\n", to: "Sources/APNSTestServer/X.swift")
        },
        .init(
            "a target without arrows", breaks: .arrows, "Sources/Novelty/X.swift: Novelty has no arrows",
            "Sources/Novelty/X.swift", "\n"),
    ]
}
