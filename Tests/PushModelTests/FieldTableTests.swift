import PushModel
import Testing

@Suite("Tables of fields and sets of keys")
struct FieldTableTests {
    @Test("A table holds for each field what was made for it")
    func table() {
        let names = FieldTable { $0.rawValue }
        for field in CanonicalField.allCases { #expect(names[field] == field.rawValue) }
    }

    @Test("A set holds the keys that were added, up to the last row that it has room for")
    func set() {
        var keys = KeySet()
        let added: [UInt16] = [0, 1, 63, 64, 300, UInt16(KeySet.capacity - 1)]
        for row in added { keys.insert(row) }
        for row in 0..<UInt16(KeySet.capacity) { #expect(keys.contains(row) == added.contains(row)) }
    }
}
