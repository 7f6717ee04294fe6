extension Rule {
    /// Data never stops the process; the linter finds what stops on nil, on an error and on another type.
    static let stops = Rule("Nothing in the sources stops the process on data") { tree in
        tree.handWritten.flatMap { file in
            words(in: file, like: ["fatalError", "preconditionFailure", "assertionFailure"]).map {
                Violation(file.path, line: $0, "\($1) stops the process; throw, or return nil")
            }
        }
    }

    /// Whoever looks for an access out of bounds has few places to look at.
    static let unsafeCode = Rule("Unsafe code stands where bytes are worked on and where C is called") {
        tree in
        tree.handWritten.filter { file in !unsafePlaces.contains { file.path.hasPrefix($0) } }.flatMap {
            file in
            words(in: file, like: ["nsafe", "Unmanaged", "OpaquePointer"]).map {
                Violation(
                    file.path, line: $0, "\($1) is unsafe; use checked code, or move it into JSONDocument")
            }
        }
    }

    /// Files and folders that may have unsafe code: what works on bytes, and what calls C or the system.
    private static let unsafePlaces = [
        "Sources/JSONDocument/", "Sources/ProviderToken/", "Sources/VendorSignature/",
        "Sources/APNSDelivery/HTTP2/", "Sources/APNSDelivery/Connection/",
        "Sources/APNSTypes/APNSIDGenerator.swift",
        "Sources/APNSTestServer/Certificates/", "Sources/APNSTestServer/Checks/",
        "Sources/APNSTestServer/Connection/", "Sources/APNSTestServer/Tokens/ConnectionMemory.swift",
        "Sources/PushRecords/Decompression/", "Sources/PushRecords/Records/Explanation+JSON.swift",
        "Sources/PushBridgeCommand/Input/", "Sources/PushBridgeCommand/Output/",
        "Sources/PushBridgeCommand/System/", "Sources/PushBridgeCommand/Token/",
        "Sources/Gateway/Stores/Redis/Client/ReplyReader.swift",
        "Sources/Gateway/Stores/SQLite/Statements.swift", "Sources/generate-mappings/TextFile.swift",
    ]

    /// The words of a file's code that contain one of some texts, with their lines.
    private static func words(
        in file: (path: String, text: String), like texts: [String]
    ) -> [(Int, Substring)] {
        guard texts.contains(where: file.text.contains) else { return [] }
        return zip(1..., SwiftSource.of(file.text).lines).flatMap { number, line in
            line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                .filter { word in texts.contains(where: word.contains) }.map { (number, $0) }
        }
    }
}
