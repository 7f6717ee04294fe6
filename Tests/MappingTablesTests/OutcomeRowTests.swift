import MappingTables
import PushModel
import Testing

@Suite("What vendors say of their pushes")
struct OutcomeRowTests {
    @Test("Every row is what adapters look up", arguments: Checkout.mappings.outcomes.rows)
    func row(row: Table.Row) throws {
        let found = try #require(ReportedOutcomes.rows.first { $0.id == row.id })
        #expect(found.vendor.string == row["vendor"])
        #expect(found.detail.string == row["detail"])
        #expect(found.outcome.rawValue == row["outcome"])
        #expect(found.reason.string == row["reason"])
        #expect(found.affair.rawValue == row["class"])
    }
}
