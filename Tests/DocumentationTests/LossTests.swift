import MappingTables
import PushBridge
import Testing

@testable import PushBridgeCommand

@Suite("What cannot be carried over")
struct LossTests {
    @Test("Each loss that the page names by row is one that a conversion reports", arguments: samples)
    func reported(_ sample: Sample) throws {
        #expect(try sample.reportedRows().contains(sample.row))
    }

    @Test("The page's tables name exactly these rows")
    func complete() throws {
        #expect(try Self.namedRows() == Set(samples.map(\.row)))
    }

    @Test(
        "Nearly every key of a message has a loss that a page of a migration can show, and none is of settings",
        arguments: ["easemob", "nim", "tencent"])
    func reportedWords(_ vendor: String) throws {
        let mappings = MappingTables.Mappings.embedded
        let rows = try #require(mappings.vendor(vendor)?.messages.rows)
        let losses = rows.flatMap { RowJourney.all(ofRow: $0.id, mappings) }
            .filter { $0.vendor == vendor }.flatMap { $0.losses() }
        #expect(losses.count > 100)
        #expect(losses.filter { $0.lossInChinese == nil || $0.effort == nil || $0.signs.isEmpty } == [])
    }

    @Test("Each setting that another vendor has no key for has a line in them")
    func settings() throws {
        let named = try Self.namedRows()
        let fields = SettingsSample.oneSided.flatMap(\.fields)
        #expect(fields.count > 10)
        #expect(fields.filter { $0.rows.allSatisfy { !named.contains($0.id) } }.map(\.field) == [])
    }

    @Test(
        "Each key of such a setting is reported by a conversion of its own sample",
        arguments: SettingsSample.ofTables)
    func everyKey(_ sample: SettingsSample) throws {
        #expect(try sample.reportedRows().contains(sample.row), "\(sample.input)")
    }

    @Test(
        "A conversion reports no other settings key as lost", arguments: SettingsSample.ofRest)
    func nothingElse(_ sample: SettingsSample) throws {
        let named = try Self.namedRows()
        #expect(try sample.lostRows().filter { !named.contains($0) } == [], "\(sample.input)")
    }

    private static func namedRows() throws -> Set<String> {
        let page = try #require(
            try DocumentationPage.all().first { $0.name == "What-cannot-be-carried-over" })
        let named = page.text.matches(of: /(?m)^\| [^|]+ \| ([A-Z]+-\d{3}) \| [^|]+ \| [^|]+ \|$/)
        return Set(named.map { String($0.output.1) })
    }
}

/// A message or a user, and the row that a conversion to another vendor must report.
struct Sample: CustomTestStringConvertible, Sendable {
    let row: String
    /// The vendor to convert to; nil for the one that was there first, Easemob or NIM.
    var target: String?
    let input: String
    var shape: String?

    var testDescription: String { "\(row) \(target ?? "")" }

    /// What Easemob's console holds: the templates that the samples name.
    private static func profile() throws -> AppProfile {
        var profile = try AppProfile(vendor: "easemob")
        profile.templates = [
            "a": Template(title: "A", content: "a"), "b": Template(title: "B", content: "b"),
        ]
        return profile
    }

    /// The rows of the diagnostics.
    func reportedRows() throws -> [String] {
        let target = target ?? (row.hasPrefix("E") ? "nim" : "easemob")
        let sources = ["ES": "easemob", "NS": "nim", "TS": "tencent"]
        if let source = sources[String(row.prefix(2))] {
            return try SettingsSample(row: row, input: input, source: source, target: target).reportedRows()
        }
        var configuration = MessageConverter.Configuration(target: target)
        configuration.targetShape = shape
        configuration.profiles = [try Self.profile()]
        return try MessageConverter(configuration).convert(input).diagnostics.compactMap(\.row)
    }
}

private let samples = [
    Sample(row: "EM-001", input: easemob(#""own":"\#(String(repeating: "x", count: 1_100))""#)),
    Sample(row: "EM-004", input: easemob(#""em_apns_ext":{"em_push_content":"Look here"}"#)),
    Sample(row: "EM-012", input: easemob(#""em_apns_ext":{"em_push_badge":3}"#)),
    Sample(row: "EM-028", input: easemob(#""em_at_list":["bob"]"#), shape: "server-v1"),
    Sample(
        row: "EM-043",
        input: easemob(#""em_push_template":{"name":"a","directed_template":{"target":["bob"],"name":"b"}}"#)),
    Sample(row: "EM-048", input: easemob(#""em_push_filter":{"accept_device_id":["d"]}"#)),
    Sample(row: "EM-053", input: easemob(#""em_force_notification":true"#)),
    Sample(row: "EM-074", input: #"{"from":"a","to":["b"],"type":"cmd","body":{"action":"x"}}"#),
    Sample(
        row: "EM-067",
        input:
            #"{"from":"a","to":"b","chatType":"chat","body":{"type":"txt","msg":"\#(String(repeating: "x", count: 5_001))"},"ext":{}}"#
    ),
    Sample(row: "ES-001", input: #"{"user":"u","display":{"notification_display_style":0}}"#),
    Sample(row: "ES-002", input: #"{"user":"u","display":{"nickname":"N"}}"#),
    Sample(row: "ES-004", input: #"{"user":"u","display":{"translationLanguage":"EU"}}"#),
    Sample(row: "ES-005", input: #"{"user":"u","quiet":{"type":"AT"}}"#),
    Sample(row: "ES-005", input: #"{"user":"u","quiet":{"type":"NONE"}}"#),
    Sample(row: "ES-006", input: #"{"user":"u","quiet":{"ignoreInterval":"00:00-00:00"}}"#),
    Sample(row: "ES-006", input: #"{"user":"u","quiet":{"ignoreInterval":"22:00-08:00"}}"#),
    Sample(row: "ES-007", input: #"{"user":"u","quiet":{"ignoreDuration":60000}}"#),
    Sample(
        row: "ES-010", input: #"{"user":"u","conversations":{"chattype":"user","key":"v","type":"AT"}}"#),
    Sample(
        row: "ES-010",
        input: #"{"user":"u","conversations":{"chattype":"chatgroup","key":"g","type":"NONE"}}"#),
    Sample(
        row: "ES-011",
        input: #"{"user":"u","conversations":{"chattype":"user","key":"v","ignoreDuration":60000}}"#),
    Sample(row: "ES-013", input: #"{"user":"u","template":{"templateName":"x"}}"#),
    Sample(
        row: "ES-014",
        input: #"{"user":"u","devices":{"device_id":"d","notifier_name":"P","device_token":"00"}}"#),
    Sample(row: "ES-071", input: #"{"templates":[{"name":"a","title_pattern":"A","content_pattern":"a"}]}"#),
    Sample(row: "AP-013", input: nim(#""apnsPayload":{"apsField":{"interruption-level":"passive"}}"#)),
    Sample(
        row: "NIM-043",
        input: #"{"session":{"sessionId":"b","sessionType":0},"from":"a","messageType":10,"text":"Hi"}"#),
    Sample(row: "NIM-044", input: nim(#""apnsContent":"Hi""#)),
    Sample(row: "NIM-049", input: nim(#""apnsContent":"Look here""#)),
    Sample(row: "NIM-055", input: nim(#""setting":{"shouldBeCounted":false}"#)),
    Sample(
        row: "NIM-060", input: nim(#""apnsMemberOption":{"forcePush":true,"userIds":["erin"]}"#)),
    Sample(
        row: "NIM-061",
        input: nim(#""apnsMemberOption":{"forcePush":true,"userIds":["erin"],"apnsContent":"Erin!"}"#)),
    Sample(
        row: "NIM-131",
        input:
            #"{"conversationId":"a|1|b","messageType":0,"text":"t","pushConfig":{"pushPayload":"{\"k\":1}"}}"#
    ),
    Sample(row: "NIM-173", input: "deleteMsgid=730021&timetag=1&type=7&from=alice&to=erin"),
    Sample(
        row: "NS-002",
        input:
            #"{"user":"u","quiet":{"noDisturbing":true,"noDisturbingStartH":22,"noDisturbingStartM":0,"noDisturbingEndH":8,"noDisturbingEndM":0}}"#
    ),
    Sample(row: "NS-008", input: #"{"user":"u","quiet":{"shouldPushNotificationWhenPCOnline":false}}"#),
    Sample(row: "NS-020", input: #"{"user":"u","conversations":{"teamId":"g","notifyState":2}}"#),
    Sample(
        row: "NS-020", target: "tencent",
        input: #"{"user":"u","conversations":{"teamId":"g","notifyState":2}}"#),
    Sample(row: "NS-001", input: #"{"user":"u","quiet":{"type":2}}"#),
    Sample(row: "NS-033", input: #"{"user":"u","conversations":{"tid":"g","ope":"1"}}"#),
    Sample(
        row: "NS-024",
        input: #"{"user":"u","conversations":{"teamId":"g","teamType":2,"teamMessageMuteMode":1}}"#),
    Sample(row: "NS-044", input: #"{"badgeCap":99}"#),
    Sample(row: "NS-045", input: #"{"hiddenTexts":{"en":"New"}}"#),
    Sample(row: "NS-046", input: #"{"recallOverride":true}"#),
    Sample(row: "NS-047", input: #"{"timeToLive":3600}"#),
    Sample(row: "NS-038", input: #"{"user":"u","devices":[{"apnsToken":"aa","customContentKey":"k"}]}"#),
    Sample(
        row: "EM-067", target: "tencent",
        input: #"{"from":"a","to":"b","chatType":"chat","body":{"type":"txt","msg":"Hi"},"ext":{}}"#),
    Sample(
        row: "EM-009", target: "tencent",
        input: easemob(#""em_apns_ext":{"em_push_category":"C","em_push_content":"x"}"#)),
    Sample(
        row: "EM-017", target: "tencent",
        input: easemob(#""em_apns_ext":{"em_push_title_loc_key":"K","em_push_content":"x"}"#)),
    Sample(
        row: "EM-013", target: "tencent",
        input: easemob(#""em_apns_ext":{"em_push_content_available":1,"em_push_content":"x"}"#)),
    Sample(row: "EM-053", target: "tencent", input: easemob(#""em_force_notification":true"#)),
    Sample(
        row: "EM-043", target: "tencent",
        input: easemob(#""em_push_template":{"name":"a","directed_template":{"target":["bob"],"name":"b"}}"#)),
    Sample(
        row: "EM-048", target: "tencent",
        input: easemob(#""em_push_filter":{"accept_device_id":["d"]}"#)),
    Sample(row: "NIM-049", target: "tencent", input: nim(#""apnsContent":"Look here""#)),
    Sample(
        row: "AP-009", target: "tencent", input: nim(#""apnsPayload":{"apsField":{"category":"C"}}"#)),
    Sample(
        row: "AP-010", target: "tencent",
        input: nim(#""apnsPayload":{"apsField":{"content-available":1}}"#)),
    Sample(
        row: "NIM-060", target: "tencent",
        input: nim(#""apnsMemberOption":{"forcePush":true,"userIds":["erin"]}"#)),
    Sample(
        row: "NIM-061", target: "tencent",
        input: nim(#""apnsMemberOption":{"forcePush":true,"userIds":["erin"],"apnsContent":"Erin!"}"#)),
    Sample(row: "NIM-027", target: "tencent", input: nim(#""apnsPayload":{"notifyId":7}"#)),
    Sample(
        row: "NIM-155", target: "tencent",
        input:
            #"{"conversationId":"a|2|g","messageType":0,"text":"t","targetConfig":{"inclusive":false,"receiverIds":["b"]}}"#
    ),
    Sample(
        row: "NIM-173", target: "tencent", input: "deleteMsgid=730021&timetag=1&type=7&from=alice&to=erin"),
    Sample(row: "TX-009", input: tencent(#""ApnsInfo":{"BadgeMode":1}"#)),
    Sample(row: "TX-036", input: tencent(#""Ext":"x""#)),
    Sample(row: "TX-019", input: tencent(#""BadgeAddNum":2"#)),
    Sample(row: "TX-020", input: tencent(#""MultiLanguageContent":[{"Language":"en","Desc":"x"}]"#)),
    Sample(row: "TX-015", input: tencent(#""ApnsInfo":{"LiveActivity":{"LaId":"a"}}"#)),
    Sample(row: "TX-010", input: tencent(#""ApnsInfo":{"Image":"https://example.com/a.png"}"#)),
    Sample(
        row: "TX-094",
        input:
            #"{"sender":"a","receiver":"b","elemType":1,"textElem":{"text":"t"},"isExcludedFromUnreadCount":true,"offlinePushInfo":{"desc":"x"}}"#
    ),
    Sample(row: "TX-012", input: tencent(#""ApnsInfo":{"ContentAvailable":1}"#)),
    Sample(row: "TX-013", input: tencent(#""ApnsInfo":{"InterruptionLevel":"passive"}"#)),
    Sample(
        row: "TX-037",
        input:
            #"{"From_Account":"a","To_Account":"b","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"t"}},{"MsgType":"TIMImageElem","MsgContent":{}}]}"#
    ),
    Sample(
        row: "TX-030", target: "nim",
        input:
            #"{"From_Account":"a","To_Account":"b","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"\#(String(repeating: "x", count: 5_001))"}}]}"#
    ),
    Sample(
        row: "TX-091", target: "nim",
        input:
            #"{"sender":"a","groupID":"g","elemType":1,"textElem":{"text":"t"},"groupAtUserList":["b"],"offlinePushInfo":{"desc":"x"}}"#,
        shape: "server-v1"),
    Sample(
        row: "TX-025", target: "nim",
        input: tencent(#""PushTemplateId":"1","PushTemplateParam":{"Name":"x"}"#)),
    Sample(row: "TX-018", target: "nim", input: tencent(#""BadgeSetNum":2"#)),
    Sample(row: "TX-003", target: "nim", input: tencent(#""Title":"T""#)),
    Sample(row: "TS-011", input: #"{"user":"u","conversations":{"groupID":"g","opt":1}}"#),
    Sample(row: "TS-020", input: #"{"user":"u","devices":{"token":"00","language":"en"}}"#),
    Sample(row: "TS-022", input: #"{"isMutable":true}"#),
    Sample(
        row: "TS-006", target: "nim",
        input: #"{"user":"u","quiet":{"opt":2,"startTimeStamp":1795262400,"duration":3600}}"#),
    Sample(
        row: "TS-023", target: "nim",
        input: #"{"templates":[{"PushTemplateId":"1","Title":"A","Desc":"a"}]}"#),
]

private func easemob(_ members: String) -> String {
    #"{"from":"a","to":["g"],"chat_type":"groupchat","type":"txt","body":{"msg":"Hi"},"ext":{\#(members)}}"#
}

private func nim(_ members: String) -> String {
    #"{"session":{"sessionId":"8801","sessionType":1},"from":"alice","messageType":0,"text":"Hi",\#(members)}"#
}

private func tencent(_ members: String) -> String {
    #"{"From_Account":"a","To_Account":"b","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"Hi"}}],"OfflinePushInfo":{"Desc":"D",\#(members)}}"#
}
