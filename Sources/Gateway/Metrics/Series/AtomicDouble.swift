internal import Synchronization

/// A number that many tasks may change at a time.
final class AtomicDouble: Sendable {
    private let bits = Atomic<UInt64>(0)

    var value: Double {
        get { Double(bitPattern: bits.load(ordering: .relaxed)) }
        set { bits.store(newValue.bitPattern, ordering: .relaxed) }
    }

    func add(_ amount: Double) {
        var known = bits.load(ordering: .relaxed)
        while true {
            let sum = Double(bitPattern: known) + amount
            let (isDone, found) = bits.weakCompareExchange(
                expected: known, desired: sum.bitPattern, ordering: .relaxed)
            if isDone { return }
            known = found
        }
    }
}
