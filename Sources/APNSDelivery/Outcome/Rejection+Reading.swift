internal import APNSTypes

extension Rejection {
    /// Reads the answer to a push: `{"reason":…}`, with `timestamp` in milliseconds beside it on status 410.
    init(status: Int, body: [UInt8], registeredAt: Int?) {
        let answer = RejectionBody(body)
        self.init(
            reason: RejectionReason(rawValue: answer.reason), status: status,
            timestamp: status == 410 ? answer.timestamp : nil, registeredAt: registeredAt)
    }
}

/// The JSON with which Apple refuses a request or ends a connection.
struct RejectionBody {
    /// Apple's word; empty where there is none.
    let reason: String
    /// Unix milliseconds.
    let timestamp: Int?

    init(_ bytes: [UInt8]) {
        let document = try? JSONDocument(ByteSlice(bytes), maximumDepth: 16)
        reason = Self.printable(document?.root["reason"]?.string?.string ?? "")
        timestamp = document?.root["timestamp"]?.integer
    }

    /// A word that can stand in a log, whatever the server sent.
    private static func printable(_ word: String) -> String {
        let isWord = word.utf8.allSatisfy { (0x21...0x7E).contains($0) } && word.utf8.count <= 64
        return isWord ? word : ""
    }
}
