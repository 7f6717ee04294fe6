import APNSDelivery
import APNSTypes
import Synchronization
import Testing

@Suite("Connections come and go, and no push is lost")
struct ConnectionTests {
    @Test("Only one stream is used until the first token is accepted")
    func warmUp() async throws {
        let server = try await ScriptedServer.start { .answerLater($0.number == 1 ? 1_000 : 200) }
        let client = try testClient(port: server.port)
        let tally = Tally()
        let countAtFirstAnswer = Mutex(0)
        for number in 0..<50 {
            await client.submit(testPush(number)) {
                tally.add(number, $0)
                if number == 0 { countAtFirstAnswer.withLock { $0 = server.requests.count } }
            }
        }
        await client.shutdown()
        #expect(tally.reports.count == 50 && tally.isAllAccepted)
        #expect(countAtFirstAnswer.withLock { $0 } == 1)
        #expect(server.state.withLock { $0.mostOpen } > 10)
        try await server.stop()
    }

    @Test("A rejected token keeps the connection at one stream")
    func rejectedToken() async throws {
        let server = try await ScriptedServer.start { _ in .answer(403, #"{"reason":"InvalidProviderToken"}"#)
        }
        let client = try testClient(port: server.port)
        let tally = Tally()
        for number in 0..<50 { await client.submit(testPush(number)) { tally.add(number, $0) } }
        await client.shutdown()
        #expect(tally.reports.values.allSatisfy { $0.rejection?.reason == .invalidProviderToken })
        #expect(server.state.withLock { $0.mostOpen } == 1)
        try await server.stop()
    }

    @Test("No more streams are open than the server's settings allow, also when they change")
    func streamLimit() async throws {
        let server = try await ScriptedServer.start(maximumStreams: 3) {
            $0.number == 100 ? .allow(20) : .answerLater(2)
        }
        let client = try testClient(port: server.port)
        let tally = Tally()
        let mostBefore = Mutex(0)
        for number in 0..<400 {
            await client.submit(testPush(number)) {
                tally.add(number, $0)
                if number == 50 { mostBefore.withLock { $0 = server.state.withLock { $0.mostOpen } } }
            }
        }
        await client.shutdown()
        #expect(tally.reports.count == 400 && tally.isAllAccepted)
        #expect(mostBefore.withLock { $0 } <= 3)
        #expect((4...20).contains(server.state.withLock { $0.mostOpen }))
        try await server.stop()
    }

    @Test("What a GOAWAY leaves out is sent on another connection, the rest finishes where it is")
    func goAway() async throws {
        let server = try await ScriptedServer.start {
            $0.connection == 1 && $0.number == 20
                ? .goAway(after: $0.streamID - 20, #"{"reason":"Shutdown"}"#) : .answerLater(5)
        }
        let client = try testClient(port: server.port)
        let tally = Tally()
        for number in 0..<100 { await client.submit(testPush(number)) { tally.add(number, $0) } }
        await client.shutdown()
        #expect(tally.reports.count == 100 && tally.duplicates == 0)
        #expect(tally.isAllAccepted)
        #expect(server.connections == 2)
        try await server.stop()
    }

    @Test("A stream that the server refuses without looking is sent again")
    func refused() async throws {
        let server = try await ScriptedServer.start { $0.number < 3 ? .reset(.refusedStream) : .answer(200) }
        let client = try testClient(port: server.port)
        let report = await client.deliver(testPush(1))
        #expect(report.isAccepted && report.attempts == 3)
        await client.shutdown()
        try await server.stop()
    }

    @Test(
        "A connection that drops leaves it open whether Apple processed the push",
        arguments: [
            ScriptedServer.Action.drop, .reset(.internalError),
        ])
    func dropped(action: ScriptedServer.Action) async throws {
        let server = try await ScriptedServer.start { $0.number == 2 ? action : .answer(200) }
        let client = try testClient(port: server.port)
        #expect(await client.deliver(testPush(1)).isAccepted)
        let failure = try #require(await client.deliver(testPush(2)).failure)
        #expect(failure.cause == .connectionLost && failure.mayHaveBeenProcessed)
        #expect(await client.deliver(testPush(3)).isAccepted)
        await client.shutdown()
        try await server.stop()
    }

    @Test(
        "A push that replaces itself is sent again after a drop, unless told otherwise",
        arguments: [true, false])
    func droppedWithCollapseID(resends: Bool) async throws {
        let server = try await ScriptedServer.start { $0.number == 1 ? .drop : .answer(200) }
        let client = try testClient(port: server.port) {
            $0.retries.resendsUnansweredWithCollapseID = resends
        }
        let report = await client.deliver(testPush(1, collapseID: "match"))
        #expect(report.isAccepted == resends && report.attempts == (resends ? 2 : 1))
        #expect(Set(server.requests.map { $0.fields["apns-id"] }).count == 1)
        await client.shutdown()
        try await server.stop()
    }

    @Test("A server that falls silent is found out by a PING long before the deadline")
    func silence() async throws {
        let server = try await ScriptedServer.start { $0.number == 1 ? .stall : .answer(200) }
        let client = try testClient(port: server.port) {
            $0.pingInterval = .milliseconds(200)
            $0.pingTimeout = .seconds(5)
        }
        let failure = try #require(await client.deliver(testPush(1)).failure)
        #expect(failure.cause == .connectionLost && failure.mayHaveBeenProcessed)
        #expect(await client.deliver(testPush(2)).isAccepted)
        await client.shutdown()
        try await server.stop()
    }

    @Test("A push without an answer ends at its deadline, and the connection goes on")
    func deadline() async throws {
        let server = try await ScriptedServer.start { $0.number == 2 ? .nothing : .answer(200) }
        let client = try testClient(port: server.port) { $0.deadline = .seconds(5) }
        _ = await client.deliver(testPush(1))
        let clock = ContinuousClock()
        let start = clock.now
        let failure = try #require(await client.deliver(testPush(2)).failure)
        #expect(failure.cause == .deadlineExceeded && failure.mayHaveBeenProcessed)
        #expect(clock.now - start >= .seconds(5))
        #expect(await client.deliver(testPush(3)).isAccepted)
        #expect(server.connections == 1)
        await client.shutdown()
        try await server.stop()
    }

    @Test("An answer longer than any of Apple's is given up")
    func flood() async throws {
        let server = try await ScriptedServer.start { $0.number == 1 ? .flood : .answer(200) }
        let client = try testClient(port: server.port)
        let failure = try #require(await client.deliver(testPush(1)).failure)
        #expect(failure.cause == .flooded && failure.mayHaveBeenProcessed)
        #expect(await client.deliver(testPush(2)).isAccepted)
        await client.shutdown()
        try await server.stop()
    }
}
