@testable import APNSDelivery

/// A client and a server whose bytes are carried by hand.
struct SessionPair {
    let client: HTTP2Session
    let server: HTTP2Session
    let answers = Recorder()
    let requests = Recorder()

    init(
        client: HTTP2Settings = HTTP2Settings(), server: HTTP2Settings = HTTP2Settings(),
        window: Int32 = 65_535
    ) throws {
        self.client = try HTTP2Session(role: .client, settings: client, connectionWindow: window)
        self.server = try HTTP2Session(role: .server, settings: server, connectionWindow: window)
        self.client.delegate = answers
        self.server.delegate = requests
    }

    /// Carries bytes both ways until neither side has any, `piece` at a time.
    func exchange(piece: Int = 16_384) throws {
        var moved = true
        while moved {
            moved = try carry(from: client, to: server, piece: piece)
            moved = try carry(from: server, to: client, piece: piece) || moved
        }
    }

    private func carry(from sender: HTTP2Session, to receiver: HTTP2Session, piece: Int) throws -> Bool {
        var moved = false
        while let output = try sender.nextOutput() {
            moved = true
            let bytes = [UInt8](output)
            for start in stride(from: 0, to: bytes.count, by: piece) {
                try bytes[start..<min(start + piece, bytes.count)].withUnsafeBytes {
                    try receiver.receive($0)
                }
            }
        }
        return moved
    }

    /// Answers each request with its own body.
    func echo() {
        let server = server
        requests.onMessage = { [unowned server] stream, message in
            var fields = HTTP2Fields()
            fields.append(":status", "200")
            try? server.sendResponse(to: stream, fields, body: message.body)
        }
    }
}

/// A push as APNs wants it, but for its path.
func requestFields(path: String = "/3/device/aa") -> HTTP2Fields {
    var fields = HTTP2Fields()
    fields.append(":method", "POST")
    fields.append(":scheme", "https")
    fields.append(":authority", "localhost")
    fields.append(":path", path, isIndexed: false)
    return fields
}
