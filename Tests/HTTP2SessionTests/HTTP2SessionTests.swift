import APNSDelivery
import Testing

@Suite("One connection's frames and header compression")
struct HTTP2SessionTests {
    @Test("A request reaches the server, and its answer the client", arguments: [1, 7, 16_384])
    func echo(piece: Int) throws {
        let pair = try SessionPair()
        pair.echo()
        let stream = try pair.client.sendRequest(requestFields(), body: Array("hello".utf8))
        try pair.exchange(piece: piece)
        #expect(
            pair.requests.messages[stream.id]
                == .init(
                    fields: [
                        ":method: POST", ":scheme: https", ":authority: localhost", ":path: /3/device/aa",
                    ],
                    body: Array("hello".utf8), isComplete: true))
        #expect(
            pair.answers.messages[stream.id]
                == .init(fields: [":status: 200"], body: Array("hello".utf8), isComplete: true))
        #expect(pair.answers.closed == [stream.id: .noError])
        #expect(pair.client.openStreamCount == 0 && pair.server.openStreamCount == 0)
    }

    @Test("A request without a body ends with its header fields")
    func emptyBody() throws {
        let pair = try SessionPair()
        pair.echo()
        let stream = try pair.client.sendRequest(requestFields(), body: [])
        try pair.exchange()
        #expect(pair.requests.messages[stream.id]?.isComplete == true)
        #expect(pair.answers.messages[stream.id] == .init(fields: [":status: 200"], isComplete: true))
    }

    @Test("Bodies larger than every window arrive whole")
    func flowControl() throws {
        let pair = try SessionPair(server: HTTP2Settings(initialWindowSize: 1_000))
        pair.echo()
        let bodies = (0..<5).map { [UInt8](repeating: $0, count: 100_000) }
        let streams = try bodies.map { try pair.client.sendRequest(requestFields(), body: $0) }
        try pair.exchange()
        for (stream, body) in zip(streams, bodies) {
            #expect(pair.requests.messages[stream.id]?.body == body)
            #expect(pair.answers.messages[stream.id]?.body == body)
        }
    }

    @Test("The place of a closed stream is used again")
    func slots() throws {
        let pair = try SessionPair()
        pair.echo()
        var slots: Set<Int> = []
        for _ in 0..<3 {
            for _ in 0..<4 { slots.insert(try pair.client.sendRequest(requestFields(), body: [1]).slot) }
            try pair.exchange()
        }
        #expect(slots == [0, 1, 2, 3])
    }

    @Test("Fields that stay the same are kept, the others replaced")
    func fields() throws {
        let pair = try SessionPair()
        var fields = requestFields()
        let kept = fields.count
        for number in 1...2 {
            fields.truncate(to: kept)
            fields.append("apns-id", "\(number)", isIndexed: false)
            _ = try pair.client.sendRequest(fields, body: [])
        }
        try pair.exchange()
        #expect(pair.requests.messages[1]?.fields.last == "apns-id: 1")
        #expect(pair.requests.messages[3]?.fields.last == "apns-id: 2")
        #expect(pair.requests.messages[3]?.fields.count == kept + 1)
    }

    @Test("The client knows how many streams the server allows, and hears of a change")
    func concurrency() throws {
        let pair = try SessionPair(server: HTTP2Settings(maximumConcurrentStreams: 1))
        try pair.exchange()
        #expect(pair.client.remoteMaximumConcurrentStreams == 1)
        try pair.server.submit(HTTP2Settings(maximumConcurrentStreams: 500))
        try pair.exchange()
        #expect(pair.client.remoteMaximumConcurrentStreams == 500)
        #expect(pair.answers.settingsCount == 2)
    }

    @Test("Streams above the last one of a GOAWAY close as refused, the others finish, no other is opened")
    func goAway() throws {
        let pair = try SessionPair()
        let streams = try (0..<3).map { _ in try pair.client.sendRequest(requestFields(), body: [1]) }
        try pair.exchange()
        try pair.server.goAway(lastStreamID: streams[0].id, debugData: Array(#"{"reason":"Shutdown"}"#.utf8))
        try pair.exchange()
        #expect(pair.answers.goAway?.lastStreamID == streams[0].id)
        #expect(pair.answers.goAway?.debugData == #"{"reason":"Shutdown"}"#)
        #expect(pair.answers.closed == [streams[1].id: .refusedStream, streams[2].id: .refusedStream])
        let error = #expect(throws: HTTP2SessionError.self) {
            try pair.client.sendRequest(requestFields(), body: [])
        }
        #expect(error?.code == .noMoreStreams)
        var fields = HTTP2Fields()
        fields.append(":status", "200")
        let first = try #require(pair.requests.streams[streams[0].id])
        try pair.server.sendResponse(to: first, fields)
        try pair.exchange()
        #expect(pair.answers.closed[streams[0].id] == .noError)
        #expect(pair.client.isFinished && pair.server.isFinished)
    }

    @Test("A stream that is reset closes at both ends, whether it was sent or not", arguments: [true, false])
    func reset(isSent: Bool) throws {
        let pair = try SessionPair()
        let stream = try pair.client.sendRequest(requestFields(), body: [1])
        if isSent { try pair.exchange() }
        try pair.client.reset(stream, code: .cancel)
        try pair.exchange()
        #expect(pair.answers.closed.keys.contains(stream.id))
        #expect(pair.client.openStreamCount == 0 && pair.server.openStreamCount == 0)
    }

    @Test("A PING is answered")
    func ping() throws {
        let pair = try SessionPair()
        try pair.client.ping()
        try pair.exchange()
        #expect(pair.answers.pingAnswers == 1)
    }

    @Test("An answer to a stream that is closed is refused")
    func lateAnswer() throws {
        let pair = try SessionPair()
        let stream = try pair.client.sendRequest(requestFields(), body: [])
        try pair.exchange()
        let request = try #require(pair.requests.streams[stream.id])
        try pair.client.reset(stream, code: .cancel)
        try pair.exchange()
        let error = #expect(throws: HTTP2SessionError.self) {
            try pair.server.sendResponse(to: request, HTTP2Fields())
        }
        #expect(error?.code == .unknownStream)
    }
}
