import APNSTypes
import MappingTables
import Testing

@Suite("The linter's rules")
struct LintRuleTests {
    @Test("Every rule says what its row says")
    func rows() {
        let rows = Checkout.mappings.rules.rows
        #expect(APNSRule.allCases.map(\.row) == rows.map(\.id))
        #expect(APNSRule.allCases.map(\.name) == rows.map { $0["rule"] })
        #expect(APNSRule.allCases.map(\.severity.rawValue) == rows.map { $0["severity"] })
    }

    @Test("Every key takes the types and values of its row")
    func keys() {
        let rows = Checkout.mappings.apns.rows
        #expect(APNSKey.allCases.map(\.row) == rows.map(\.id))
        #expect(APNSKey.apsAlert.types == [.object, .string])
        #expect(APNSKey.apsBadge.values == .atLeast(0))
        #expect(APNSKey.soundVolume.values == .within(0, 1))
        #expect(APNSKey.apsEvent.values == .oneOf(["start", "update", "end"]))
        #expect(APNSKey.apsCategory.values == .any)
    }
}
