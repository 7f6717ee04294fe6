/// Finds names that are known beforehand, each in a scope, with one look into a table.
///
/// Keys of messages are looked up by it, so it compares names where they stand and keeps no text.
package final class NameIndex: @unchecked Sendable {
    // Unchecked because of the pointers only: nothing changes once the index is made.

    /// A name's place; one without a number ends the search.
    @usableFromInline
    struct Entry {
        @usableFromInline var hash: UInt32
        /// Where its bytes begin, and how many they are.
        @usableFromInline var start: UInt32
        @usableFromInline var count: UInt32
        @usableFromInline var scope: UInt16
        /// The name's number, from 1; 0 for none.
        @usableFromInline var number: UInt16

        static let none = Entry(hash: 0, start: 0, count: 0, scope: 0, number: 0)

        init(hash: UInt32, start: UInt32, count: UInt32, scope: UInt16, number: UInt16) {
            (self.hash, self.start, self.count) = (hash, start, count)
            (self.scope, self.number) = (scope, number)
        }
    }

    @usableFromInline let entries: UnsafeMutablePointer<Entry>
    @usableFromInline let mask: Int
    /// The names, one behind the other.
    @usableFromInline let spellings: UnsafeMutablePointer<UInt8>

    /// Makes an index.
    ///
    /// - Parameters:
    ///   - scopes: The numbers of the names of each scope; a name that comes twice in one is found by its first number.
    ///   - names: The names, by number.
    package init(scopes: [[Int]], names: [UTF8Text]) {
        let count = scopes.reduce(0) { $0 + $1.count }
        precondition(names.count < UInt16.max && scopes.count < UInt16.max, "too many names or scopes")
        var size = 64
        while size < count * 3 { size *= 2 }
        entries = .allocate(capacity: size)
        entries.initialize(repeating: .none, count: size)
        mask = size - 1
        let bytes = names.reduce(0) { $0 + $1.count }
        spellings = .allocate(capacity: max(bytes, 1))
        var starts: [UInt32] = []
        var end = 0
        for name in names {
            starts.append(UInt32(end))
            name.withBytes {
                (spellings + end).initialize(
                    from: $0.baseAddress ?? UnsafePointer(spellings), count: $0.count)
            }
            end += name.count
        }
        for (scope, numbers) in scopes.enumerated() {
            for number in numbers {
                let hash = Self.hash(names[number], scope)
                var place = Int(truncatingIfNeeded: hash) & mask
                while entries[place].number != 0 { place = (place + 1) & mask }
                entries[place] = Entry(
                    hash: UInt32(truncatingIfNeeded: hash &>> 32), start: starts[number],
                    count: UInt32(names[number].count), scope: UInt16(scope), number: UInt16(number + 1))
            }
        }
    }

    deinit {
        entries.deallocate()
        spellings.deallocate()
    }

    /// The number of a name in a scope; nil for one that the scope does not have.
    @inlinable @inline(__always)
    package func number(of name: borrowing UTF8Text, in scope: Int) -> Int? {
        let hash = Self.hash(name, scope)
        let half = UInt32(truncatingIfNeeded: hash &>> 32)
        var place = Int(truncatingIfNeeded: hash) & mask
        while true {
            let entry = entries[place]
            if entry.number == 0 { return nil }
            if entry.hash == half, entry.scope == UInt16(truncatingIfNeeded: scope),
                Int(entry.count) == name.count,
                EightBytes.areEqual(spellings + Int(entry.start), name.base, count: name.count)
            {
                return Int(entry.number) &- 1
            }
            place = (place &+ 1) & mask
        }
    }

    @inlinable @inline(__always)
    static func hash(_ name: borrowing UTF8Text, _ scope: Int) -> UInt64 {
        let mixed = name.keyHash &+ UInt64(truncatingIfNeeded: scope) &* 0xA24B_AED4_963E_E407
        return mixed ^ mixed &>> 32
    }
}

/// A text for a `switch` over words that ignores the case of the letters A to Z.
@usableFromInline
package struct CaselessText: ExpressibleByStringLiteral {
    @usableFromInline let text: UTF8Text

    /// Takes a text in any case of letters.
    @inlinable
    package init(_ text: UTF8Text) {
        self.text = text
    }

    /// Points at a literal.
    @inlinable @inline(__always)
    package init(stringLiteral literal: StaticString) {
        self.init(UTF8Text(stringLiteral: literal))
    }

    /// Whether the word of a `case` is the text.
    @inlinable @inline(__always)
    package static func ~= (word: CaselessText, text: CaselessText) -> Bool {
        word.text.count == text.text.count && word.text.equalsIgnoringASCIICase(text.text)
    }
}
