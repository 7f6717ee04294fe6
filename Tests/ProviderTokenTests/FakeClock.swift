import Foundation
import ProviderToken
import Synchronization

/// Both clocks, moved by hand.
final class FakeClock: Sendable {
    private let state: Mutex<(unixSeconds: Int, uptime: Double)>

    init(unixSeconds: Int = 1_700_000_000) {
        state = Mutex((unixSeconds, 5))
    }

    var clock: TokenClock {
        TokenClock(
            unixSeconds: { self.state.withLock { $0.unixSeconds } },
            uptime: { self.state.withLock { $0.uptime } })
    }

    var unixSeconds: Int { state.withLock { $0.unixSeconds } }

    /// Lets time pass.
    func pass(_ seconds: Int) {
        state.withLock { state in
            state.unixSeconds += seconds
            state.uptime += Double(seconds)
        }
    }

    /// Lets time pass that the wall clock does not show.
    func passUnseen(_ seconds: Int) {
        state.withLock { $0.uptime += Double(seconds) }
    }

    /// Sets the wall clock forward or back.
    func jump(_ seconds: Int) {
        state.withLock { $0.unixSeconds += seconds }
    }
}

/// Signs without a key, and counts.
final class CountingSigner: Sendable {
    private let times = Mutex<[Int]>([])
    private let failures = Mutex(0)

    /// The times of issue so far, failed ones included.
    var issued: [Int] { times.withLock { $0 } }

    /// Lets the next signings fail.
    func fail(times count: Int) {
        failures.withLock { $0 = count }
    }

    func sign(_ issuedAt: Int) throws(ProviderTokenError) -> ProviderToken {
        let number = times.withLock { times in
            times.append(issuedAt)
            return times.count
        }
        let isFailing = failures.withLock { failures in
            failures -= 1
            return failures >= 0
        }
        // The public interface makes no such error, so a real one is provoked.
        if isFailing { _ = try KeyIdentifier(validating: "") }
        return ProviderToken(compact: "token-\(number)", issuedAt: issuedAt)
    }

    func source(_ clock: FakeClock) -> ProviderTokenSource {
        ProviderTokenSource(clock: clock.clock) { issuedAt throws(ProviderTokenError) in
            try self.sign(issuedAt)
        }
    }
}

/// Runs `body` in real threads at the same time and returns what each returned.
func inThreads<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
    let results = Results<Result>()
    let group = DispatchGroup()
    for index in 0..<count {
        group.enter()
        Thread.detachNewThread {
            let result = body(index)
            results.all.withLock { $0.append(result) }
            group.leave()
        }
    }
    group.wait()
    return results.all.withLock { $0 }
}

private final class Results<Result: Sendable>: Sendable {
    let all = Mutex<[Result]>([])
}
