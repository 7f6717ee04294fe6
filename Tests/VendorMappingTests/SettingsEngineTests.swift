import PushModel
import Testing
import Vendors

@Suite("Settings by an invented table")
struct SettingsEngineTests {
    /// 2026-11-21T12:00:00Z.
    private let noon = Instant(seconds: 1_795_262_400)

    private func read(_ line: String) throws -> (settings: ReadSettings, told: [String]) {
        var diagnostics: [Diagnostic] = []
        let user = try VendorUser(JSONDocument(line).root) { _ in nil }
        let settings = InventedAdapter.readSettings(of: user, now: noon, diagnostics: &diagnostics)
        return (
            settings,
            diagnostics.map { "\($0.row.flatMap { $0.isEmpty ? nil : $0 } ?? "-") \($0.kind) \($0.path)" }
        )
    }

    private func write(_ recipient: Recipient) -> String {
        var losses: [SettingsLoss] = []
        let written = InventedAdapter.writeSettings(of: recipient, form: "app", now: noon, losses: &losses)
        return RawJSON.object(written.members.map { ($0.member.name, $0.value) }).description
    }

    @Test("Every row fills its setting, and what was read is written back")
    func roundTrip() throws {
        let objects =
            #""quiet":{"loud":"no","mood":":)","night":"22:00-08:00","pause":90},"conversations":[{"who":"a","mute":"1"},{"room":"r","mute":"1"}]"#
        let (settings, told) = try read(#"{"user":"u",\#(objects)}"#)
        #expect(told == [])
        #expect(settings.recipient.mode == NotificationMode.none)
        #expect(settings.recipient.display == .summary)
        #expect(settings.recipient.quiet?.until == noon.adding(seconds: 5_400))
        #expect(settings.recipient.conversations.map(\.kind) == [.direct, .group])
        #expect(settings.places[SettingsPlace(.quietDaily)]?.row == "IS-002")
        #expect(write(settings.recipient) == "{\(objects)}")
    }

    @Test("A response is read through what wraps it, and a later value for one setting is told")
    func envelope() throws {
        let (settings, told) = try read(
            #"{"user":"u","quiet":{"loud":"YES","answer":{"loud":"no"},"status":200},"devices":{"push":{"key":"00"}}}"#
        )
        #expect(settings.recipient.mode == NotificationMode.none)
        #expect(settings.recipient.devices.map(\.token) == ["00"])
        #expect(told == ["- ignored /quiet", "IS-001 ambiguous /quiet/answer/loud"])
    }

    @Test(
        "A value that no row documents is told at its place",
        arguments: [
            (#"{"loud":"maybe"}"#, "IS-001 invalid /quiet/loud"),
            (#"{"loud":1}"#, "IS-001 invalid /quiet/loud"),
            (#"{"pause":20160}"#, "IS-003 overLimit /quiet/pause"),
            (#"{"colour":"red"}"#, "IS-011 ignored /quiet/colour"),
            (#"{"who":"a"}"#, "- dropped /quiet/who"), (#"{"night":"late"}"#, "IS-002 invalid /quiet/night"),
        ])
    func told(object: String, told: String) throws {
        #expect(try read(#"{"user":"u","quiet":\#(object)}"#).told == [told])
    }

    @Test("The table answers for forms, rows and counts")
    func answers() {
        #expect(InventedAdapter.readableForms == ["app", "web"])
        #expect(InventedAdapter.setting(ofRow: "IS-007") == .conversationMuted)
        #expect(InventedAdapter.consoleRow(of: .templates) == nil)
        #expect(InventedAdapter.badgeCounts == [])
        #expect(InventedAdapter.writeBadge(of: 3) == nil)
    }
}
