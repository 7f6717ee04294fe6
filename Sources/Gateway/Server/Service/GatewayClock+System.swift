internal import Foundation

extension GatewayClock {
    /// The machine's clock.
    static let system = GatewayClock(now: { Int(Date.now.timeIntervalSince1970 * 1_000) })
}
