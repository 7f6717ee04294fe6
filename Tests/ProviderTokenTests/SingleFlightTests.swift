import Foundation
import ProviderToken
import Synchronization
import Testing

@Suite("Many threads, one token")
struct SingleFlightTests {
    private static let threads = 16

    /// A signer that takes its time, so that everybody else arrives meanwhile.
    private static func slow(_ signer: CountingSigner, _ clock: FakeClock) -> ProviderTokenSource {
        ProviderTokenSource(clock: clock.clock) { issuedAt throws(ProviderTokenError) in
            usleep(100_000)
            return try signer.sign(issuedAt)
        }
    }

    @Test("However many ask at once, one signs and all get its token")
    func oneSigning() throws {
        let (clock, signer) = (FakeClock(), CountingSigner())
        let source = Self.slow(signer, clock)
        let tokens = inThreads(Self.threads) { _ in try? source.token() }
        #expect(Set(tokens) == [ProviderToken(compact: "token-1", issuedAt: clock.unixSeconds)])
        #expect(signer.issued.count == 1)
    }

    @Test("A failure is thrown to all who wait for it, and the next call signs anew")
    func oneFailure() throws {
        let (clock, signer) = (FakeClock(), CountingSigner())
        let source = Self.slow(signer, clock)
        signer.fail(times: 1)
        let errors = inThreads(Self.threads) { _ in refusal { _ = try source.token() }?.code }
        #expect(errors == [ProviderTokenError.Code?](repeating: .invalidIdentifier, count: Self.threads))
        #expect(signer.issued.count == 1)
        #expect(try source.token().compact == "token-2")
    }

    @Test("Nobody waits for the refresh of a token that is still good")
    func nobodyWaits() throws {
        let (clock, signer) = (FakeClock(), CountingSigner())
        let gate = Mutex(())
        let source = ProviderTokenSource(clock: clock.clock) { issuedAt throws(ProviderTokenError) in
            gate.withLock { _ in }
            return try signer.sign(issuedAt)
        }
        let first = try source.token()
        clock.pass(ProviderTokenLifetime.refreshAge)
        let others = gate.withLock { _ in
            // This one signs, and stands at the gate until the others have their token.
            Thread.detachNewThread { _ = try? source.token() }
            usleep(50_000)
            return inThreads(Self.threads) { _ in try? source.token() }
        }
        #expect(Set(others) == [first])
        let deadline = Date(timeIntervalSinceNow: 5)
        while try source.token() == first, Date() < deadline { usleep(1_000) }
        #expect(try source.token().compact == "token-2")
        #expect(signer.issued.count == 2)
    }

    @Test("Many who had their token rejected get one renewal")
    func oneRenewal() throws {
        let (clock, signer) = (FakeClock(), CountingSigner())
        let source = Self.slow(signer, clock)
        let first = try source.token()
        clock.pass(ProviderTokenLifetime.minimumRefreshInterval)
        let renewals = inThreads(Self.threads) { _ in try? source.renew(after: first) }
        #expect(Set(renewals) == [.renewed(ProviderToken(compact: "token-2", issuedAt: clock.unixSeconds))])
        #expect(signer.issued.count == 2)
    }

    @Test("Readers that race with refreshes see whole tokens, each signed once")
    func readersRace() throws {
        let (clock, signer) = (FakeClock(unixSeconds: 0), CountingSigner())
        let cache = ProviderTokenCache<Int>(clock: clock.clock) { _, issuedAt throws(ProviderTokenError) in
            try signer.sign(issuedAt)
        }
        let scopes = 12
        let rounds = 100
        let isDone = Atomic(false)
        let reader: @Sendable (Int) -> Int = { index in
            var wrong = 0
            var scope = index
            while !isDone.load(ordering: .relaxed) {
                scope = (scope + 1) % scopes
                guard let token = try? cache.token(for: scope) else { return .max }
                if !token.authorization.hasPrefix("bearer token-") { wrong += 1 }
                if token.issuedAt % ProviderTokenLifetime.refreshAge != 0 { wrong += 1 }
            }
            return wrong
        }
        let wrong = inThreads(9) { index in
            guard index == 8 else { return reader(index) }
            for _ in 0..<rounds {
                clock.pass(ProviderTokenLifetime.refreshAge)
                for scope in 0..<scopes { _ = try? cache.token(for: scope) }
            }
            isDone.store(true, ordering: .relaxed)
            return 0
        }
        #expect(wrong == [Int](repeating: 0, count: 9))
        let perTime = Dictionary(grouping: signer.issued, by: { $0 }).mapValues(\.count)
        #expect(perTime.values.allSatisfy { $0 <= scopes })
        #expect(perTime.count > rounds / 2, "hardly anything was refreshed")
    }
}
