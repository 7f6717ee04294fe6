import Foundation
import PushBridge
import Testing

@Suite("Where nobody can hide details, that is told, and nothing is offered against it")
struct OpenDetailsTests {
    /// A user who hides details at a vendor.
    struct Hider: Sendable, CustomTestStringConvertible {
        let vendor: String
        let line: String
        var testDescription: String { vendor }
    }

    static let hiders = [
        Hider(vendor: "easemob", line: #"{"user":"u","display":{"notification_display_style":0}}"#),
        Hider(vendor: "nim", line: #"{"user":"u","quiet":{"type":2}}"#),
        Hider(vendor: "rongcloud", line: #"{"user":"u","quiet":{"isShowPushContent":false}}"#),
    ]

    @Test("A user who hid details is told once that the phone will show what messages say", arguments: hiders)
    func told(_ hider: Hider) throws {
        let record = try PushBridgeProcess.json(
            hider.line, "settings", "convert", "--from", hider.vendor, "--to", "tencent")[0]
        let differences = record["differences"].map { Array($0.elements) } ?? []
        #expect(
            differences.compactMap { $0["text"]?.string?.string } == [
                "will show what messages say, which it hid"
            ])
        let codes = (record["diagnostics"].map { Array($0.elements) } ?? []).compactMap {
            $0["code"]?.string?.string
        }
        #expect(codes.contains("display-lost") && !codes.contains("display-shows-written-words"))
    }

    private static let pushes = """
        {"fromUserId":"a","toUserId":"bob","objectName":"RC:TxtMsg","content":"{\\"content\\":\\"hi\\"}","pushContent":"Secret"}
        {"fromUserId":"a","toUserId":"bob","objectName":"app:gift","content":"{}","pushContent":"Secret"}
        """
    private static let templates =
        #"[{"name":"detail","title":"{0}","content":"{0}"},{"name":"default","title":"x","content":"y"}]"#

    /// The records of the conversion with templates that hide words at a vendor whose templates can.
    private static func records(to vendor: String) throws -> [JSONValue] {
        let folder = try TemporaryFolder()
        let profile = try folder.file("profile", #"{"vendor":"\#(vendor)","templates":\#(templates)}"#)
        return try PushBridgeProcess.json(pushes, "convert", "--to", vendor, "--profile", profile)
    }

    @Test(
        "A template that would hide words elsewhere takes none from a message for a vendor that hides nothing"
    )
    func wordsStay() throws {
        for record in try Self.records(to: "tencent") {
            #expect(record["message"]?["OfflinePushInfo"]?["Desc"]?.string == "Secret", "\(record.raw)")
        }
        for record in try Self.records(to: "easemob") {
            #expect(record["message"]?.raw.description.contains("em_push_template") == true, "\(record.raw)")
        }
    }

    @Test(
        "The warning about words that become visible names templates only where templates hide something",
        arguments: [("tencent", "hidden-words-shown-to-all"), ("easemob", "hidden-words-shown")])
    func warning(_ vendor: String, _ code: String) throws {
        for record in try PushBridgeProcess.json(Self.pushes, "convert", "--to", vendor) {
            let found = (record["diagnostics"].map { Array($0.elements) } ?? []).filter {
                $0["code"]?.string?.string.hasPrefix("hidden-words") == true
            }
            #expect(found.compactMap { $0["code"]?.string?.string } == [code])
            let message = found.first?["message"]?.string?.string ?? ""
            #expect(message.contains("template") == (vendor == "easemob"))
        }
    }

    @Test("Templates that hide words are offered only for a console whose templates can")
    func offer() throws {
        for vendor in ["tencent", "easemob"] {
            let record = try PushBridgeProcess.json(
                "{}", "settings", "profile", "--from", "nim", "--to", vendor)[0]
            #expect((record["offer"] != nil) == (vendor == "easemob"))
        }
    }
}
