/// Values by name, for names of the program's own such as rows: few, short, and looked up with every message.
///
/// A dictionary would hash each name so that nobody can foresee where it goes, which names from the tables do not need.
package struct NameTable<Value: Sendable>: Sendable {
    /// Names and values, in the order in which the names were first met.
    package private(set) var entries: [(name: String, value: Value)] = []
    /// Where the entries are: at a name's hash or behind it, the place in ``entries`` from 1; 0 ends the search.
    private var places: [Int] = []

    /// Creates a table of nothing.
    package init() {}

    /// The values by name.
    package var dictionary: [String: Value] {
        Dictionary(uniqueKeysWithValues: entries.lazy.map { ($0.name, $0.value) })
    }

    /// Changes the value of a name; a new name begins with a value of its own.
    package mutating func change(
        _ name: String, from initial: @autoclosure () -> Value, _ body: (inout Value) -> Void
    ) {
        if places.isEmpty { grow() }
        var slot = slot(of: name)
        if places[slot] == 0 {
            if 2 * entries.count >= places.count {
                grow()
                slot = self.slot(of: name)
            }
            entries.append((name, initial()))
            places[slot] = entries.count
        }
        body(&entries[places[slot] - 1].value)
    }

    /// The place of a name in ``places``, or of the gap where it belongs; there is a gap, for half of them are.
    private func slot(of name: String) -> Int {
        var slot = Self.hash(of: name) & (places.count - 1)
        while places[slot] != 0, entries[places[slot] - 1].name != name {
            slot = (slot + 1) & (places.count - 1)
        }
        return slot
    }

    private static func hash(of name: String) -> Int {
        let bytes = name.utf8.span
        var hash = 0
        for index in bytes.indices { hash = hash &* 31 &+ Int(bytes[index]) }
        return hash
    }

    private mutating func grow() {
        places = [Int](repeating: 0, count: max(256, 2 * places.count))
        for (index, entry) in entries.enumerated() { places[slot(of: entry.name)] = index + 1 }
    }
}

extension NameTable<Int> {
    /// Counts a name once more, or some times more.
    package mutating func count(_ name: String, times: Int = 1) { change(name, from: 0) { $0 += times } }

    /// Adds another table's counts to these.
    package mutating func add(_ other: Self) {
        for (name, count) in other.entries { change(name, from: 0) { $0 += count } }
    }
}
