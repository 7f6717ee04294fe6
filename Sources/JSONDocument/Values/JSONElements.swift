/// The elements of an array.
public struct JSONElements: Sequence, Sendable {
    @usableFromInline let array: JSONValue

    @inlinable
    init(_ array: JSONValue) {
        self.array = array
    }

    /// The number of elements.
    @inlinable public var count: Int { array.kind == .array ? array.count : 0 }
    /// Whether there are no elements.
    @inlinable public var isEmpty: Bool { count == 0 }
    /// The same as `count`.
    @inlinable public var underestimatedCount: Int { count }

    /// Starts at the first element.
    @inlinable
    public func makeIterator() -> Iterator {
        Iterator(tape: array.tape, entry: array.entry + 1, remaining: count)
    }

    /// Goes from element to element.
    public struct Iterator: IteratorProtocol {
        @usableFromInline let tape: JSONTape
        @usableFromInline var entry: UnsafePointer<JSONTapeEntry>
        @usableFromInline var remaining: Int

        @inlinable
        init(tape: JSONTape, entry: UnsafePointer<JSONTapeEntry>, remaining: Int) {
            self.tape = tape
            self.entry = entry
            self.remaining = remaining
        }

        /// The next element, or nil behind the last one.
        @inlinable
        public mutating func next() -> JSONValue? {
            guard remaining > 0 else { return nil }
            remaining -= 1
            let value = JSONValue(tape: tape, entry: entry)
            entry += Int(value.place.skip)
            return value
        }
    }
}
