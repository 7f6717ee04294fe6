internal import Synchronization

/// The bytes of an answer while it is made, up to a bound: beyond it they are dropped, however long one line's answer is.
final class LongAnswer: Sendable {
    private let most: Int
    private let gathered = Mutex<(bytes: [UInt8], isOver: Bool)>(([], false))

    /// Creates an empty answer with a bound.
    init(most: Int) { self.most = most }

    /// Takes over what was written, and empties it.
    func take(_ written: inout JSONWriter) {
        gathered.withLock { answer in
            answer.isOver = answer.isOver || answer.bytes.count + written.count > most
            if answer.isOver { answer.bytes = [] } else { answer.bytes += written.bytes() }
        }
        written.removeAll()
    }

    /// Throws ``Problem`` once there was more than is allowed.
    func check() throws(Problem) {
        guard gathered.withLock(\.isOver) else { return }
        throw Problem(
            .tooLarge,
            "The answer would have more than \(most) bytes, the bound of limits.answer. Send less at a time.")
    }

    /// What was gathered.
    var bytes: [UInt8] { gathered.withLock(\.bytes) }
}
