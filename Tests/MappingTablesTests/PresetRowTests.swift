import MappingTables
import PushModel
import Testing

@Suite("The presets' rows")
struct PresetRowTests {
    @Test("The program has the rows of the table, in its order")
    func rows() {
        let rows = BuiltInProfiles.rows
        let table = Checkout.mappings.profiles.rows
        #expect(rows.map(\.id) == table.map(\.id))
        #expect(rows.map(\.value.string) == table.map { $0["value"] })
        #expect(rows.map(\.field.string) == table.map { $0["field"] })
        #expect(rows.map(\.vendor.string) == table.map { $0["vendor"] })
        #expect(rows.map(\.generation.string) == table.map { $0["generation"] })
        #expect(rows.map(\.language.string) == table.map { $0["language"] })
    }

    @Test("A later row is never less specific than an earlier one that it overrides")
    func specific() {
        for (index, row) in BuiltInProfiles.rows.enumerated() {
            for earlier in BuiltInProfiles.rows[..<index] where earlier.field == row.field {
                #expect(!Self.isNarrower(earlier, than: row), "\(row.id) hides \(earlier.id)")
            }
        }
    }

    /// Whether `row` holds wherever it can for less than `other` does.
    private static func isNarrower(_ row: BuiltInProfiles.Row, than other: BuiltInProfiles.Row) -> Bool {
        let pairs = [
            (row.vendor, other.vendor), (row.generation, other.generation), (row.language, other.language),
        ]
        return pairs.allSatisfy { $1 == "*" || $0 == $1 }
    }
}
