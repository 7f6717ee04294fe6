import PushModel
import Testing

@Suite("A recipient")
struct RecipientTests {
    @Test("Only the identifier is required, and everything else has the vendor's default")
    func minimal() throws {
        let recipient = try read(#"{"id":"6006"}"#)
        #expect(recipient.id == "6006")
        #expect(recipient.display == nil && recipient.mode == nil && recipient.quiet == nil)
        #expect(recipient.nickname == nil && recipient.template == nil && recipient.textKey == nil)
        #expect(recipient.conversations.isEmpty && recipient.devices.isEmpty && recipient.remarks.isEmpty)
        #expect(recipient.unread == 0)
    }

    @Test("Every member of the documented example arrives")
    func full() throws {
        let recipient = try read(Self.example)
        #expect(recipient.nickname == "Bob")
        #expect(recipient.display == .summary)
        #expect(recipient.mode == .all)
        #expect(recipient.language == "zh")
        #expect(recipient.quiet?.daily == DailyInterval(start: 1_320, end: 480))
        #expect(recipient.quiet?.until == Instant(rfc3339: "2026-11-21T12:00:00Z"))
        #expect(recipient.quiet?.zone.name == "Asia/Shanghai")
        let conversation = try #require(recipient.conversations.first)
        #expect(conversation.kind == .group && conversation.id == "1421300621769")
        #expect(conversation.mode == .mentions && !conversation.isMuted)
        #expect(conversation.quietUntil == Instant(rfc3339: "2026-11-21T12:00:00Z"))
        #expect(recipient.template == "short")
        #expect(recipient.textKey == "en")
        #expect(recipient.remarks == ["6001": "Ali"])
        #expect(recipient.unread == 3)
        #expect(
            recipient.devices == [
                Device(token: "00ff", topic: "com.example.app", id: "d1", notifier: "Prod")
            ])
    }

    private static let example = """
        {"id":"6006","nickname":"Bob","display":"summary","mode":"all","language":"zh",
         "quiet":{"daily":{"start":"22:00","end":"08:00"},"until":"2026-11-21T12:00:00Z",
                  "timeZone":"Asia/Shanghai"},
         "conversations":[{"kind":"group","id":"1421300621769","mode":"mentions",
                           "quietUntil":"2026-11-21T12:00:00Z","muted":false}],
         "template":"short","textKey":"en","remarks":{"6001":"Ali"},"unread":3,
         "devices":[{"token":"00ff","topic":"com.example.app","deviceID":"d1","notifier":"Prod",
                     "kind":"alert","environment":"production"}]}
        """

    @Test("Null and empty settings are absent, and numbers are as good as their digits")
    func lenient() throws {
        let recipient = try read(
            #"{"id":6006,"nickname":"","display":null,"unread":null,"template":"","devices":null,"remarks":null}"#
        )
        #expect(recipient.id == "6006")
        #expect(recipient.nickname == nil && recipient.display == nil && recipient.template == nil)
        #expect(recipient.unread == 0 && recipient.devices.isEmpty)
    }

    struct Remarkable: CustomTestStringConvertible {
        let json: String
        /// The remark's place and the words that it must have.
        let path: String
        let words: String

        var testDescription: String { json }
    }

    @Test(
        "What is probably a mistake is ignored and told with its place and what was meant",
        arguments: [
            Remarkable(json: #""unred":3"#, path: "/unred", words: "Did you mean unread?"),
            Remarkable(json: #""NickName":"B""#, path: "/NickName", words: "Did you mean nickname?"),
            Remarkable(json: #""quite":{}"#, path: "/quite", words: "Did you mean quiet?"),
            Remarkable(json: #""shoeSize":42"#, path: "/shoeSize", words: "Known here: id, nickname,"),
            Remarkable(
                json: #""quiet":{"daily":{"start":"1:00","end":"2:00","zeroo":"off"},"timeZone":"+01:00"}"#,
                path: "/quiet/daily/zeroo", words: "Did you mean zero?"),
            Remarkable(
                json: #""quiet":{"timezone":"+08:00"}"#, path: "/quiet/timezone",
                words: "Did you mean timeZone?"),
            Remarkable(
                json: #""quiet":{"daily":{"start":"1:00","end":"2:00"}}"#, path: "/quiet",
                words: "policies.quietZone"),
            Remarkable(
                json: #""conversations":[{"kind":"group","id":"g","mute":true}]"#,
                path: "/conversations/0/mute", words: "Did you mean muted?"),
            Remarkable(
                json: #""devices":[{"token":"00","tpoic":"a"}]"#, path: "/devices/0/tpoic",
                words: "Did you mean topic?"),
        ])
    func remarks(_ example: Remarkable) throws {
        var remarks: [SettingsRemark] = []
        let value = try JSONDocument("{\"id\":\"6006\",\(example.json)}").root
        let recipient = try Recipient(
            value, zones: { TimeZoneRule(name: $0) { _ in 0 } }, remarks: &remarks)
        #expect(recipient.id == "6006")
        #expect(remarks.map(\.path) == [example.path])
        #expect(remarks.allSatisfy { $0.message.contains(example.words) }, "\(remarks)")
    }

    @Test("Members that are null, and everything that a recipient can say, are no mistakes")
    func unremarkable() throws {
        var remarks: [SettingsRemark] = []
        let json = """
            {"id":"a","nickname":"b","display":"simple","mode":"all","language":"zh","template":"t","textKey":"k",\
            "remarks":{"x":"y"},"pushWhileDesktopOnline":true,"unread":1,"shoeSize":null,\
            "quiet":{"daily":{"start":"0:00","end":"0:00","zero":"off"},"until":"2026-11-21T12:00:00Z","timeZone":"+08:00"},\
            "conversations":[{"kind":"group","id":"g","mode":"all","quietUntil":null,"muted":true,"superteam":true}],\
            "devices":[{"token":"00","topic":"a","deviceID":"d","notifier":"n","kind":"alert","environment":"sandbox"}]}
            """
        _ = try Recipient(JSONDocument(json).root, zones: { _ in nil }, remarks: &remarks)
        #expect(remarks == [])
    }

    @Test("A device is for alerts in production unless it says otherwise")
    func device() throws {
        let devices = try read(
            #"{"id":"a","devices":[{"token":"00"},{"token":"01","kind":"voip","environment":"sandbox"}]}"#
        ).devices
        #expect(devices.map(\.kind) == [.alert, .voip])
        #expect(devices.map(\.environment) == [.production, .sandbox])
    }

    @Test("An offset is a zone, and without a zone quiet hours are meant in UTC")
    func zones() throws {
        #expect(try read(#"{"id":"a","quiet":{"timeZone":"+08:00"}}"#).quiet?.zone.name == "+08:00")
        #expect(try read(#"{"id":"a","quiet":{}}"#).quiet?.zone.name == "UTC")
    }

    @Test("What is wrong is named by its JSON Pointer", arguments: try SettingsFault.all(of: "recipient"))
    func faulty(fault: SettingsFault) throws {
        try fault.check { try Recipient($0) { _ in nil } }
    }

    @Test("A number that is not whole is told by its digits")
    func fraction() {
        let error = #expect(throws: PushModelError.self) { try read(#"{"id":"a","unread":1.5}"#) }
        #expect(error?.message == "must be a whole number, not 1.5")
    }

    @Test("Of two settings for one conversation the later counts")
    func laterSetting() throws {
        let recipient = try read(
            #"{"id":"a","conversations":[{"kind":"group","id":"G","muted":true},{"kind":"group","id":"g"}]}"#)
        #expect(recipient.setting(for: .group, id: "G", ignoringCase: true)?.isMuted == false)
        #expect(recipient.setting(for: .group, id: "G", ignoringCase: false)?.isMuted == true)
        #expect(recipient.setting(for: .direct, id: "G", ignoringCase: false) == nil)
    }

    @Test("The setting of the sort counts, else one that names none, else any")
    func sorts() throws {
        let both = try read(
            #"{"id":"a","conversations":[{"kind":"group","id":"g","muted":true},{"kind":"group","id":"g","superteam":true}]}"#
        )
        #expect(both.setting(for: .group, id: "g", ignoringCase: false)?.isMuted == true)
        #expect(both.setting(for: .group, id: "g", sort: .superteam, ignoringCase: false)?.isMuted == false)
        #expect(both.setting(for: .group, id: "g", sort: .ultragroup, ignoringCase: false)?.isMuted == true)
        let superteam = try read(
            #"{"id":"a","conversations":[{"kind":"group","id":"g","superteam":true,"muted":true}]}"#)
        #expect(superteam.setting(for: .group, id: "g", ignoringCase: false)?.isMuted == true)
        #expect(superteam.setting(for: .group, id: "h", ignoringCase: false) == nil)
    }
}

private func read(_ json: String) throws -> Recipient {
    try Recipient(JSONDocument(json).root) { name in
        name == "Asia/Shanghai" ? TimeZoneRule(name: name) { _ in 28_800 } : nil
    }
}
