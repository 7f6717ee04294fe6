/// What reading one message leaves for the next: memory, so that little is allocated for each.
///
/// One thread at a time may use it.
public final class ReadingMemory: @unchecked Sendable {
    // Unchecked because whoever holds it uses it on one thread at a time.

    /// What the adapters read with; nil before the first message.
    @exclusivity(unchecked) package var reader: (any ReusableReader)?

    /// Creates a memory that has seen no message.
    public init() {}

    /// Forgets the message that was read last, so that nothing keeps its line.
    package func clear() { reader?.clear() }
}

extension Array {
    /// Forgets all elements; keeps the room for the next message unless it is unusually large.
    package mutating func removeAllForNext() {
        if isEmpty { return }
        if capacity > 1_024 { self = [] } else { removeAll(keepingCapacity: true) }
    }
}

/// Reads message after message in the same memory.
package protocol ReusableReader: AnyObject {
    /// Forgets the last message.
    func clear()
}
