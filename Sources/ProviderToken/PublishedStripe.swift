public import Synchronization

/// One copy of a published value.
///
/// Readers count themselves in and out. A replaced value is freed at the first replacement that finds no reader
/// inside; until then it is set aside.
@usableFromInline
struct PublishedStripe<Value: Sendable>: ~Copyable, Sendable {
    /// Room that keeps what one thread writes out of the cache lines that others read.
    @usableFromInline typealias Distance = InlineArray<14, UInt64>

    @usableFromInline
    final class Box: Sendable {
        @usableFromInline let value: Value
        private let distance = Distance(repeating: 0)

        init(_ value: Value) {
            self.value = value
        }
    }

    @usableFromInline let readers = Atomic<Int>(0)
    @usableFromInline let current: Atomic<Unmanaged<Box>>
    private let retired = Mutex<[Unmanaged<Box>]>([])
    private let distance = Distance(repeating: 0)

    init(_ value: Value) {
        current = Atomic(Unmanaged.passRetained(Box(value)))
    }

    deinit {
        current.load(ordering: .acquiring).release()
        retired.withLock { $0.forEach { $0.release() } }
    }

    /// Calls `body` with the value.
    ///
    /// What it does delays nobody, but old values live as long.
    @inlinable
    func read<Result>(_ body: (Value) -> Result) -> Result {
        // Sequential consistency: either who replaces sees this reader, or this reader sees the new value.
        readers.wrappingAdd(1, ordering: .sequentiallyConsistent)
        let result = body(current.load(ordering: .sequentiallyConsistent).takeUnretainedValue().value)
        readers.wrappingSubtract(1, ordering: .releasing)
        return result
    }

    func replace(with value: Value) {
        retired.withLock { retired in
            let new = Unmanaged.passRetained(Box(value))
            retired.append(current.exchange(new, ordering: .sequentiallyConsistent))
            guard readers.load(ordering: .sequentiallyConsistent) == 0 else { return }
            for box in retired { box.release() }
            retired.removeAll()
        }
    }
}
