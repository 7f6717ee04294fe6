import Synchronization

/// Remembers what went wrong last: codes and times, and nothing else.
final class LiveErrors: Sendable {
    private let most: Int
    private let errors = Mutex<[LiveError]>([])

    /// Remembers the last `most` errors.
    init(most: Int = 20) { self.most = max(most, 1) }

    /// Notes that something went wrong, at a moment in Unix milliseconds.
    func note(_ code: String, at moment: Int) {
        errors.withLock { errors in
            if let last = errors.first, last.code == code {
                errors[0] = LiveError(code: code, at: moment, count: last.count + 1)
            } else {
                errors.insert(LiveError(code: code, at: moment), at: 0)
                if errors.count > most { errors.removeLast() }
            }
        }
    }

    /// The errors, newest first.
    var last: [LiveError] { errors.withLock { $0 } }
}
