import APNSTypes
import MappingTables
import Testing

@Suite("Apple's reasons")
struct RejectionReasonTests {
    @Test("Every reason says what its row says", arguments: Checkout.mappings.rejections.rows)
    func row(row: Table.Row) {
        let reason = RejectionReason(rawValue: row["reason"])
        #expect(reason.row == row.id)
        #expect(reason.status == Int(row["status"]))
        #expect(reason.classification.rawValue == row["class"])
        #expect(reason.retry.rawValue == row["retry"])
        #expect(reason.tokenVerdict.rawValue == row["token"])
        #expect(reason.connectionVerdict.rawValue == row["connection"])
        #expect(reason.canonical.rawValue == (row["alias"] == "-" ? row["reason"] : row["alias"]))
    }

    @Test("The known reasons are those of the table")
    func known() {
        #expect(
            RejectionReason.known.map(\.rawValue) == Checkout.mappings.rejections.rows.map { $0["reason"] })
    }

    @Test("A reason that Apple adds asks for nothing")
    func unknown() {
        let reason = RejectionReason(rawValue: "BadMood")
        #expect(reason.status == nil)
        #expect(reason.classification == .unknown)
        #expect(reason.retry == .never)
        #expect(reason.tokenVerdict == .keep)
        #expect(reason.connectionVerdict == .keep)
        #expect(reason.canonical == reason)
        #expect(reason.row == nil)
    }

    @Test("Only reasons about the token itself let it be dropped")
    func dropping() {
        let dropping = RejectionReason.known.filter { $0.tokenVerdict != .keep }
        #expect(dropping == [.badDeviceToken, .deviceTokenNotForTopic, .unregistered, .expiredToken])
    }
}
