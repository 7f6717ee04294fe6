import ProviderToken
import Testing

@Suite("The pace of tokens")
struct ProviderTokenSourceTests {
    private let clock = FakeClock()
    private let signer = CountingSigner()

    private static let refresh = ProviderTokenLifetime.refreshAge
    private static let floor = ProviderTokenLifetime.minimumRefreshInterval
    private static let maximum = ProviderTokenLifetime.maximumAge

    @Test("Apple's numbers are 50, 20 and 60 minutes")
    func constants() {
        #expect([Self.refresh, Self.floor, Self.maximum] == [3_000, 1_200, 3_600])
    }

    @Test("A token serves for 50 minutes and is then replaced")
    func refreshes() throws {
        let source = signer.source(clock)
        let first = try source.token()
        #expect(first.issuedAt == clock.unixSeconds)
        clock.pass(Self.refresh - 1)
        #expect(try source.token() == first)
        clock.pass(1)
        let second = try source.token()
        #expect(second != first)
        #expect(second.issuedAt == first.issuedAt + Self.refresh)
        #expect(signer.issued.count == 2)
    }

    @Test("A rejected token is not replaced before 20 minutes have passed, and then it is")
    func floorHolds() throws {
        let source = signer.source(clock)
        let first = try source.token()
        clock.pass(1)
        #expect(try source.renew(after: first) == .tooSoon(seconds: Self.floor - 1))
        clock.pass(Self.floor - 2)
        #expect(try source.renew(after: first) == .tooSoon(seconds: 1))
        #expect(try source.token() == first)
        clock.pass(1)
        let renewal = try source.renew(after: first)
        #expect(renewal == .renewed(try source.token()))
        #expect(try source.token() != first)
        #expect(signer.issued.count == 2)
    }

    @Test("A token that was replaced already is not replaced again")
    func renewsOnce() throws {
        let source = signer.source(clock)
        let first = try source.token()
        clock.pass(Self.floor)
        guard case .renewed(let second) = try source.renew(after: first) else {
            Issue.record("not renewed")
            return
        }
        clock.pass(Self.floor)
        #expect(try source.renew(after: first) == .renewed(second))
        #expect(signer.issued.count == 2)
    }

    @Test("A stranger's rejected token renews nothing")
    func stranger() throws {
        let source = signer.source(clock)
        let stranger = ProviderToken(compact: "a.b.c", issuedAt: clock.unixSeconds)
        let first = try source.renew(after: stranger)
        #expect(first == .renewed(try source.token()))
        #expect(signer.issued.count == 1)
    }

    @Test("A wall clock set forward cannot break the floor", arguments: [3_000, 7_200, 86_400 * 365 * 50])
    func jumpsForward(seconds: Int) throws {
        let source = signer.source(clock)
        let first = try source.token()
        clock.jump(seconds)
        #expect(try source.token() == first)
        #expect(try source.renew(after: first) == .tooSoon(seconds: Self.floor))
        clock.pass(Self.floor)
        #expect(try source.token().issuedAt == clock.unixSeconds)
        #expect(signer.issued.count == 2)
    }

    @Test(
        "A wall clock set back replaces the token once the floor allows it",
        arguments: [1, 600, 7_200, 1_699_999_999])
    func jumpsBack(seconds: Int) throws {
        let source = signer.source(clock)
        let first = try source.token()
        clock.jump(-seconds)
        clock.pass(Self.floor - 1)
        #expect(try source.token() == first)
        clock.pass(1)
        let second = try source.token()
        // Where the clock has caught up meanwhile, the token lies in the past again and may go on.
        #expect((second == first) == (seconds <= Self.floor))
        #expect(second.issuedAt <= clock.unixSeconds)
    }

    @Test("A wall clock set back does not make an old token young")
    func agesUnseen() throws {
        let source = signer.source(clock)
        let first = try source.token()
        clock.pass(2_400)
        clock.jump(-1_800)
        clock.pass(599)
        #expect(try source.token() == first)
        clock.pass(1)
        #expect(try source.token() != first)
    }

    @Test("A wall clock that stands still does not keep a token alive")
    func standsStill() throws {
        let source = signer.source(clock)
        let first = try source.token()
        clock.passUnseen(Self.refresh)
        #expect(try source.token() != first)
        #expect(signer.issued == [first.issuedAt, first.issuedAt])
    }

    @Test(
        "Whatever the clocks do, tokens keep 20 minutes apart, none is from the future, and none is kept too long"
    )
    func anyClock() throws {
        var random = Xorshift(seed: 99)
        for _ in 0..<200 {
            let (clock, signer) = (FakeClock(), CountingSigner())
            let source = signer.source(clock)
            var token = try source.token()
            var sinceLast = 0
            for _ in 0..<60 {
                let step = Int.random(in: 0...700, using: &random)
                clock.pass(step)
                sinceLast += step
                if Int.random(in: 0..<4, using: &random) == 0 {
                    clock.jump(Int.random(in: -8_000...8_000, using: &random))
                }
                let now = clock.unixSeconds
                if Bool.random(using: &random) { _ = try source.renew(after: token) }
                let next = try source.token()
                if next != token {
                    #expect(sinceLast >= Self.floor)
                    #expect(next.issuedAt == now)
                    sinceLast = 0
                }
                let age = max(now - next.issuedAt, sinceLast)
                #expect(age < Self.refresh || sinceLast < Self.floor)
                #expect(next.issuedAt <= now || sinceLast < Self.floor)
                token = next
            }
        }
    }

    @Test("An error is thrown, not kept: the next call signs")
    func errorsAreNotKept() throws {
        let source = signer.source(clock)
        signer.fail(times: 2)
        #expect(throws: ProviderTokenError.self) { try source.token() }
        #expect(throws: ProviderTokenError.self) { try source.token() }
        #expect(try source.token().compact == "token-3")
        #expect(try source.token().compact == "token-3")
    }

    @Test("A token that is due but still good bridges a failure, an expired one does not")
    func failuresAreBridged() throws {
        let source = signer.source(clock)
        let first = try source.token()
        clock.pass(Self.refresh)
        signer.fail(times: 3)
        #expect(try source.token() == first)
        clock.pass(Self.maximum - Self.refresh - 1)
        #expect(try source.token() == first)
        clock.pass(1)
        #expect(throws: ProviderTokenError.self) { try source.token() }
        #expect(try source.token().issuedAt == clock.unixSeconds)
    }

    @Test("A renewal that fails is thrown and can be tried again at once")
    func failedRenewal() throws {
        let source = signer.source(clock)
        let first = try source.token()
        clock.pass(Self.floor)
        signer.fail(times: 1)
        #expect(throws: ProviderTokenError.self) { try source.renew(after: first) }
        #expect(try source.token() == first)
        #expect(try source.renew(after: first) != .renewed(first))
    }

    @Test("A source of a real key hands out tokens that verify")
    func realKey() throws {
        let source = ProviderTokenSource(signer: try TestKeys.signer(), clock: clock.clock)
        let read = try TestKeys.verifier().verify(source.token().compact)
        #expect(read.issuedAt == clock.unixSeconds)
    }

    @Test("The machine's clocks run")
    func systemClock() throws {
        #expect(TokenClock.system.unixSeconds() > 1_700_000_000)
        let uptime = TokenClock.system.uptime()
        #expect(uptime > 0)
        #expect(TokenClock.system.uptime() >= uptime)
    }
}
