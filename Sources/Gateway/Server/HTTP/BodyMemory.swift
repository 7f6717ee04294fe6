internal import CoreMetrics
internal import Synchronization

/// How many bytes the bodies of requests may take together.
///
/// Only bytes that have come count, so that a slow client holds no more room than it fills.
final class BodyMemory: Sendable {
    private let most: Int
    private let taken = Atomic<Int>(0)
    private let refused: Counter

    /// Creates a bound of some bytes.
    init(most: Int, metrics: any MetricsFactory) {
        self.most = most
        refused = Counter(
            label: "gateway_refused", dimensions: [("cause", ProblemCode.busy.rawValue)], factory: metrics)
    }

    /// Takes room for bytes that have come.
    ///
    /// - Throws: ``Problem`` where there is none; then nothing was taken.
    func take(_ count: Int) throws(Problem) {
        guard taken.add(count, ordering: .relaxed).newValue <= most else {
            giveBack(count)
            refused.increment()
            throw .tooManyBodies
        }
    }

    /// Gives room back.
    func giveBack(_ count: Int) { taken.subtract(count, ordering: .relaxed) }

    /// How many bytes are taken.
    var bytes: Int { taken.load(ordering: .relaxed) }
}

extension Problem {
    fileprivate static let tooManyBodies = Problem(
        .busy, "Too many requests are being read. Nothing was accepted; try again later.")
}
