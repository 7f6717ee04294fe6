internal import JSONDocument
internal import Synchronization

/// How often a vendor takes calls, as a row of `Mappings/rates.tsv`.
package struct CallRate: Sendable {
    /// What is counted.
    enum Counted: Sendable {
        case calls, messages
    }

    /// What has a count of its own.
    enum Scope: Sendable {
        case interface, app, receiver
    }

    let id: String
    let rate: String
    let units: Int
    /// In seconds.
    let per: Int
    let counts: Counted
    let scope: Scope
    /// For how many seconds the vendor takes nothing once there was too much; nil where that is not known.
    let closed: Int?
}

/// Gives each call the time at which it may be sent, so that a vendor's rates are kept.
///
/// Times are seconds on a clock of the caller's.
package final class CallPacing: Sendable {
    private struct Bucket: Hashable {
        let rate: String
        let owner: UTF8Text
    }

    private struct State {
        /// When the next call may be sent.
        var next: [Bucket: Double] = [:]
        /// The latest calls, where few are allowed in a long time.
        var latest: [Bucket: [Double]] = [:]
        /// Until when nothing may be sent.
        var closed: [Bucket: Double] = [:]
    }

    /// Calls are spread evenly over periods of up to so many seconds; in longer ones they may come at once.
    private static let longestSpread = 60
    /// So many times of buckets are kept before those that have passed are forgotten.
    private static let mostBuckets = 10_000

    /// The part of each rate that is used.
    private let share: Double
    private let state = Mutex(State())

    /// Creates a pacing that uses a part of each rate: 0.9 leaves a tenth to others.
    package init(share: Double) {
        self.share = share
    }

    /// Takes the first time from now on at which a call may be sent.
    package func time(for call: VendorCall, now: Double) -> Double {
        let buckets = buckets(of: call)
        return state.withLock { state in
            let time = buckets.reduce(now) { time, entry in
                max(time, earliest(entry.bucket, entry.rate, in: state))
            }
            for (bucket, rate) in buckets { take(time, bucket, rate, call, &state) }
            if state.next.count > Self.mostBuckets { state.next = state.next.filter { $0.value > now } }
            return time
        }
    }

    /// Whether the vendor takes no such call now, so that a time that was taken before does not count.
    func isClosed(for call: VendorCall, now: Double) -> Bool {
        let buckets = buckets(of: call)
        return state.withLock { state in buckets.contains { state.closed[$0.bucket, default: 0] > now } }
    }

    /// Notes that the vendor had too many calls.
    func close(for call: VendorCall, until time: Double) {
        let buckets = buckets(of: call)
        state.withLock { state in
            for (bucket, _) in buckets {
                state.closed[bucket] = max(time, state.closed[bucket, default: 0])
            }
        }
    }

    private func buckets(of call: VendorCall) -> [(bucket: Bucket, rate: CallRate)] {
        CallRate.all.filter { call.interface.rates.contains($0.rate) }.map { rate in
            let owner: UTF8Text =
                switch rate.scope {
                case .app: ""
                case .interface: UTF8Text(call.interface.id)
                case .receiver: call.receivers.first ?? ""
                }
            return (Bucket(rate: rate.id, owner: owner), rate)
        }
    }

    private func earliest(_ bucket: Bucket, _ rate: CallRate, in state: State) -> Double {
        let open = max(state.closed[bucket, default: 0], state.next[bucket, default: 0])
        guard rate.per > Self.longestSpread, let latest = state.latest[bucket], latest.count >= most(rate)
        else {
            return open
        }
        return max(open, latest[latest.count - most(rate)] + Double(rate.per))
    }

    private func take(
        _ time: Double, _ bucket: Bucket, _ rate: CallRate, _ call: VendorCall, _ state: inout State
    ) {
        if rate.per > Self.longestSpread {
            state.latest[bucket] = (state.latest[bucket, default: []] + [time]).suffix(most(rate))
        } else {
            let units = rate.counts == .calls ? 1 : call.messageCount
            state.next[bucket] = time + Double(units * rate.per) / (Double(rate.units) * share)
        }
    }

    /// How many calls a long period takes: at least one.
    private func most(_ rate: CallRate) -> Int { max(1, Int(Double(rate.units) * share)) }
}

extension VendorCall {
    /// For how many seconds the vendor takes no such call once there was too many; nil where that is not known.
    var closedTime: Int? {
        CallRate.all.first { interface.rates.contains($0.rate) && $0.closed != nil }?.closed
    }
}
