internal import Synchronization

/// Makes identifiers of messages: 41 bits of milliseconds since 2025, 6 bits of the node, 6 bits that count.
///
/// They rise on one node even when the clock is set back, if it follows what the store has; and stay below 2⁵³ until the year 2094.
final class MessageIDs: Sendable {
    /// 2025-01-01T00:00:00Z, in Unix milliseconds.
    private static let epoch = 1_735_689_600_000
    private let node: @Sendable () -> Int
    private let last = Atomic<Int>(0)

    /// Creates a source for a node, whose number is 0 to 63 and may change.
    init(node: @escaping @Sendable () -> Int) { self.node = node }

    /// Goes on behind an identifier that was given before, by whichever node.
    func follow(_ id: MessageID) {
        let given = (id.rawValue >> 12) << 6 | id.rawValue & 63
        var old = last.load(ordering: .relaxed)
        while old < given {
            let (isDone, now) = last.compareExchange(expected: old, desired: given, ordering: .relaxed)
            if isDone { return }
            old = now
        }
    }

    /// The next identifier.
    func next(at moment: Int) -> MessageID {
        let node = node() & 63
        let fresh = max(moment - Self.epoch, 0) << 6
        while true {
            let old = last.load(ordering: .relaxed)
            // The low six bits count within a millisecond, and run over into the next one.
            let new = max(fresh, old + 1)
            if last.compareExchange(expected: old, desired: new, ordering: .relaxed).exchanged {
                return MessageID(rawValue: (new >> 6) << 12 | node << 6 | new & 63)
            }
        }
    }
}
