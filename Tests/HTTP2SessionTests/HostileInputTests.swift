import APNSDelivery
import TestSupport
import Testing

@Suite("What is no HTTP/2 ends a session")
struct HostileInputTests {
    @Test("A server that speaks HTTP/1 is noticed by its first bytes")
    func http1Server() throws {
        let client = try HTTP2Session(role: .client)
        #expect(try isRefused("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n", by: client))
    }

    @Test("A client that speaks HTTP/1 is noticed by its first bytes")
    func http1Client() throws {
        let server = try HTTP2Session(role: .server)
        #expect(try isRefused("GET / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: x\r\n\r\n", by: server))
    }

    @Test("Bytes changed at random neither crash nor hang", arguments: 0..<200)
    func changedBytes(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let pair = try SessionPair()
        for _ in 0..<4 { _ = try pair.client.sendRequest(requestFields(), body: [1, 2, 3]) }
        var bytes: [UInt8] = []
        while let output = try pair.client.nextOutput() { bytes += output }
        for _ in 0..<3 {
            bytes[Int.random(in: 24..<bytes.count, using: &random)] = UInt8.random(
                in: 0...255, using: &random)
        }
        _ = try? bytes.withUnsafeBytes { try pair.server.receive($0) }
        while let output = try? pair.server.nextOutput() {
            _ = try? pair.client.receive(output)
        }
        #expect(pair.server.openStreamCount <= 4)
    }

    /// Whether the session refuses the text by an error, or by having nothing more to say or to read.
    private func isRefused(_ text: String, by session: HTTP2Session) throws -> Bool {
        do {
            try Array(text.utf8).withUnsafeBytes { try session.receive($0) }
            while try session.nextOutput() != nil {}
        } catch {
            return true
        }
        return session.isFinished && session.lastFault != nil
    }
}
