import PushRecords
import Testing

@Suite("Values by name")
struct NameTableTests {
    /// Rows as the tables number them, more than a new table has room for, and two names with the same hash.
    private static let names = (1...400).map { "EM-\($0)" } + ["Aa", "BB", "", "approximated"]

    @Test("Every name has its own count, however many there are")
    func counts() {
        var table = NameTable<Int>()
        for (index, name) in Self.names.enumerated() {
            for _ in 0..<index % 3 + 1 { table.count(name) }
        }
        #expect(table.entries.map(\.name) == Self.names)
        #expect(table.entries.map(\.value) == Self.names.indices.map { $0 % 3 + 1 })
    }

    @Test("Counts of two tables are added by name")
    func sum() {
        var (left, right) = (NameTable<Int>(), NameTable<Int>())
        for name in ["a", "b", "b"] { left.count(name) }
        for name in ["b", "c"] { right.count(name) }
        left.add(right)
        #expect(left.dictionary == ["a": 1, "b": 3, "c": 1])
    }

    @Test("A new name begins with the value given, and a known one goes on")
    func change() {
        var table = NameTable<[Int]>()
        table.change("a", from: [0]) { $0.append(1) }
        table.change("a", from: []) { $0.append(2) }
        #expect(table.dictionary == ["a": [0, 1, 2]])
    }
}
