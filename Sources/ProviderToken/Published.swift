/// A value that many threads read while now and then one replaces it.
///
/// Reading never waits, and threads that read at the same time mostly touch different memory: there are several
/// copies of the value, and each thread keeps to one.
@usableFromInline
final class Published<Value: Sendable>: @unchecked Sendable {
    // Unchecked because of the pointer only: it points at stripes, which are Sendable and live as long as this.
    @inlinable static var stripeCount: Int { 8 }

    @usableFromInline let stripes: UnsafeMutablePointer<PublishedStripe<Value>>

    /// Publishes what `copy` makes, which is called for each copy: copies that share no object are read fastest.
    init(_ copy: () -> Value) {
        stripes = .allocate(capacity: Self.stripeCount)
        for index in 0..<Self.stripeCount { (stripes + index).initialize(to: PublishedStripe(copy())) }
    }

    deinit {
        stripes.deinitialize(count: Self.stripeCount)
        stripes.deallocate()
    }

    /// Calls `body` with this thread's copy.
    @inlinable
    func read<Result>(_ body: (Value) -> Result) -> Result {
        stripes[ThreadStripe.index(below: Self.stripeCount)].read(body)
    }

    /// Replaces every copy; one caller at a time.
    func replace(_ copy: () -> Value) {
        for index in 0..<Self.stripeCount { stripes[index].replace(with: copy()) }
    }
}
