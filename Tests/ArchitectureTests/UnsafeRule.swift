extension Rule {
    /// Whoever looks for an access out of bounds has few places to look at.
    static let unsafeCode = Rule("Unsafe code stands where bytes are worked on and where C is called") {
        tree in
        let users = tree.handWritten.filter { $0.path.hasPrefix("Sources/") && hasUnsafeCode($0.text) }
        let strangers = users.filter { file in !unsafePlaces.keys.contains { file.path.hasPrefix($0) } }
        let stale = unsafePlaces.keys.filter { place in !users.contains { $0.path.hasPrefix(place) } }
        return strangers.flatMap(violations)
            + stale.sorted().map {
                Violation($0, "it has no unsafe code any more; remove it from the list here")
            }
    }

    /// Files and folders that may have unsafe code, and must have some, and why.
    private static let unsafePlaces: [String: String] = [
        "Sources/JSONDocument/": "scans and writes bytes",
        "Sources/ProviderToken/": "calls libcrypto",
        "Sources/VendorSignature/": "calls libcrypto",
        "Sources/APNSDelivery/HTTP2/": "calls libnghttp2",
        "Sources/APNSDelivery/Connection/": "takes bytes from the HTTP/2 session",
        "Sources/APNSTypes/APNSIDGenerator.swift": "writes digits in place",
        "Sources/APNSTestServer/Certificates/": "calls libcrypto",
        "Sources/APNSTestServer/Checks/": "takes bytes from the HTTP/2 session",
        "Sources/APNSTestServer/Connection/": "takes bytes from the HTTP/2 session",
        "Sources/APNSTestServer/Tokens/ConnectionMemory.swift": "takes bytes from the HTTP/2 session",
        "Sources/PushRecords/Decompression/": "calls zlib and libzstd",
        "Sources/PushBridgeCommand/Input/": "calls the system's input",
        "Sources/PushBridgeCommand/Output/": "calls the system's output",
        "Sources/PushBridgeCommand/System/": "calls the system",
        "Sources/PushBridgeCommand/Token/": "reads secrets from files",
        "Sources/Gateway/Stores/Redis/Client/ReplyReader.swift": "calls libhiredis",
        "Sources/Gateway/Stores/SQLite/Statements.swift": "calls SQLite",
        "Sources/generate-mappings/TextFile.swift": "calls the system's files",
        "Sources/PushRecords/Records/Explanation+JSON.swift": "hands an array to the byte writer",
    ]

    /// The places that may have unsafe code, as files.
    static var filesWithUnsafeCode: [String] {
        unsafePlaces.keys.map { $0.hasSuffix("/") ? $0 + $0.replacing("/", with: "") + ".swift" : $0 }
    }

    private static func hasUnsafeCode(_ text: String) -> Bool {
        (text.contains("nsafe") || text.contains("Unmanaged") || text.contains("OpaquePointer"))
            && !violations(in: text, "").isEmpty
    }

    private static func violations(_ file: (path: String, text: String)) -> [Violation] {
        violations(in: file.text, file.path)
    }

    private static func violations(in text: String, _ path: String) -> [Violation] {
        zip(1..., SwiftSource(text).lines).flatMap { number, line in
            line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter(isUnsafe).map {
                Violation(
                    path, line: number, "\($0) is unsafe; use checked code, or move it into JSONDocument")
            }
        }
    }

    private static func isUnsafe(_ word: Substring) -> Bool {
        word.contains("nsafe") || word == "Unmanaged" || word == "OpaquePointer"
    }
}
