import ProviderToken
import Testing

@Suite("The cache")
struct ProviderTokenCacheTests {
    /// What a connection pool would use.
    private struct Scope: Hashable, Sendable {
        let host: String
        let key: String
    }

    private let clock = FakeClock()
    private let signer = CountingSigner()

    private func cache<Key: Hashable & Sendable>(_: Key.Type) -> ProviderTokenCache<Key> {
        ProviderTokenCache(clock: clock.clock) { [signer] _, issuedAt throws(ProviderTokenError) in
            try signer.sign(issuedAt)
        }
    }

    @Test("Each scope has a token of its own, however many there are", arguments: [1, 2, 8, 9, 100])
    func scopes(count: Int) throws {
        let cache = cache(Scope.self)
        let scopes = (0..<count).map { Scope(host: "host \($0 % 3)", key: "key \($0)") }
        let tokens = try scopes.map { try cache.token(for: $0) }
        #expect(Set(tokens).count == count)
        #expect(try scopes.map { try cache.token(for: $0) } == tokens)
        #expect(signer.issued.count == count)
    }

    @Test("A scope's source is one object, and the cache uses it")
    func sources() throws {
        let cache = cache(Int.self)
        let sources = inThreads(8) { _ in cache.source(for: 1) }
        #expect(Set(sources.map(ObjectIdentifier.init)).count == 1)
        #expect(try sources[0].token() == cache.token(for: 1))
        #expect(signer.issued.count == 1)
    }

    @Test("The floor holds for each scope alone")
    func floors() throws {
        let cache = cache(Int.self)
        let first = try cache.token(for: 1)
        clock.pass(600)
        let second = try cache.token(for: 2)
        clock.pass(600)
        #expect(try cache.renew(for: 1, after: first) == .renewed(try cache.token(for: 1)))
        #expect(try cache.renew(for: 2, after: second) == .tooSoon(seconds: 600))
    }

    @Test("The scope is handed to the signing")
    func handsScopeOn() throws {
        let cache = ProviderTokenCache<String>(clock: clock.clock) {
            scope, issuedAt throws(ProviderTokenError) in
            ProviderToken(compact: "of \(scope)", issuedAt: issuedAt)
        }
        #expect(try cache.token(for: "a").compact == "of a")
        #expect(try cache.token(for: "b").compact == "of b")
    }

    @Test("An error of one scope leaves the others alone")
    func errors() throws {
        let cache = cache(Int.self)
        let first = try cache.token(for: 1)
        signer.fail(times: 1)
        #expect(throws: ProviderTokenError.self) { try cache.token(for: 2) }
        #expect(try cache.token(for: 1) == first)
        #expect(try cache.token(for: 2).compact == "token-3")
    }
}
