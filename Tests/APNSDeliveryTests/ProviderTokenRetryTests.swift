import APNSDelivery
import APNSTypes
import ProviderToken
import Synchronization
import Testing

@Suite("Provider tokens are replaced at Apple's pace")
struct ProviderTokenRetryTests {
    @Test("An expired token is replaced once, on a new connection")
    func expired() async throws {
        let clock = MovableClock()
        let server = try await ScriptedServer.start { request in
            request.fields["authorization"] == "bearer token-1" && request.number > 1
                ? .answer(403, #"{"reason":"ExpiredProviderToken"}"#) : .answer(200)
        }
        let client = try testClient(port: server.port, tokens: testTokens(clock: clock.clock))
        #expect(await client.deliver(testPush(1)).isAccepted)
        clock.advance(minutes: 21)
        let report = await client.deliver(testPush(2))
        #expect(report.isAccepted && report.attempts == 2)
        #expect(server.requests.map(\.connection) == [1, 1, 2])
        #expect(
            server.requests.map { $0.fields["authorization"] }
                == ["bearer token-1", "bearer token-1", "bearer token-2"])
        await client.shutdown()
        try await server.stop()
    }

    @Test("A token younger than 20 minutes is not replaced, even if Apple calls it expired")
    func tooSoon() async throws {
        let server = try await ScriptedServer.start { _ in .answer(403, #"{"reason":"ExpiredProviderToken"}"#)
        }
        let client = try testClient(port: server.port)
        let report = await client.deliver(testPush(1))
        #expect(report.rejection?.reason == .expiredProviderToken && report.attempts == 1)
        #expect(Set(server.requests.map { $0.fields["authorization"] }) == ["bearer token-1"])
        await client.shutdown()
        try await server.stop()
    }

    @Test("A second rejection as expired is the outcome")
    func twice() async throws {
        let clock = MovableClock()
        let server = try await ScriptedServer.start { request in
            request.number == 1 ? .answer(200) : .answer(403, #"{"reason":"ExpiredProviderToken"}"#)
        }
        let client = try testClient(port: server.port, tokens: testTokens(clock: clock.clock))
        _ = await client.deliver(testPush(1))
        clock.advance(minutes: 21)
        let report = await client.deliver(testPush(2))
        #expect(report.rejection?.reason == .expiredProviderToken && report.attempts == 2)
        await client.shutdown()
        try await server.stop()
    }

    @Test("Where Apple takes no update yet, the token before serves on")
    func tooManyUpdates() async throws {
        let clock = MovableClock()
        let server = try await ScriptedServer.start { request in
            request.fields["authorization"] == "bearer token-1"
                ? .answer(200) : .answer(429, #"{"reason":"TooManyProviderTokenUpdates"}"#)
        }
        let client = try testClient(port: server.port, tokens: testTokens(clock: clock.clock))
        #expect(await client.deliver(testPush(1)).isAccepted)
        clock.advance(minutes: 51)
        let report = await client.deliver(testPush(2))
        #expect(report.isAccepted && report.attempts == 2)
        #expect(await client.deliver(testPush(3)).attempts == 1)
        #expect(
            server.requests.map { $0.fields["authorization"]?.last } == ["1", "2", "1", "1"])
        await client.shutdown()
        try await server.stop()
    }

    @Test("A token that cannot be signed fails the push before anything is sent")
    func unsigned() async throws {
        let server = try await ScriptedServer.start { _ in .answer(200) }
        let tokens = ProviderTokenSource { issuedAt throws(ProviderTokenError) in
            _ = try KeyIdentifier(validating: "")
            return ProviderToken(compact: "", issuedAt: issuedAt)
        }
        let client = try testClient(port: server.port, tokens: tokens)
        let failure = try #require(await client.deliver(testPush(1)).failure)
        #expect(failure.cause == .providerToken && !failure.mayHaveBeenProcessed)
        #expect(server.requests.isEmpty)
        await client.shutdown()
        try await server.stop()
    }
}

/// Clocks that a test moves on.
final class MovableClock: Sendable {
    private let offset = Mutex(0)

    func advance(minutes: Int) { offset.withLock { $0 += minutes * 60 } }

    var clock: TokenClock {
        TokenClock(
            unixSeconds: { TokenClock.system.unixSeconds() + self.offset.withLock { $0 } },
            uptime: { TokenClock.system.uptime() + Double(self.offset.withLock { $0 }) })
    }
}
