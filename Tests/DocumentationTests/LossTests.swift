import Foundation
import MappingTables
import PushBridge
import Testing

@testable import PushBridgeCommand

@Suite("What cannot be carried over")
struct LossTests {
    @Test("Each loss that the page names by row is one that a conversion reports", arguments: moves)
    func reported(_ move: SampleMove) throws {
        #expect(try move.reportedRows().contains(move.sample.row))
    }

    @Test("The page's tables name exactly these rows, each on the way that loses it")
    func complete() throws {
        let named = try Mappings.embedded.vendorPairs.reduce(into: Set<String>()) { named, pair in
            let rows = try Self.namedRows(from: pair.0.id, to: pair.1.id)
            named.formUnion(rows.map { "\($0) to \(pair.1.id)" })
        }
        #expect(named == Set(moves.map(\.description)))
    }

    @Test("The page begins with five losses of each move, whose rows its tables name for that move")
    func summary() throws {
        let page = try #require(
            try DocumentationPage.all().first { $0.name == "What-cannot-be-carried-over" })
        let lines = page.text.split(separator: "\n")
            .drop { $0 != "## The five losses that matter most" }.dropFirst().prefix { !$0.hasPrefix("## ") }
        for (source, target) in Mappings.embedded.vendorPairs {
            let line = try #require(lines.first { $0.hasPrefix("| \(source.name) to \(target.name) |") })
            let rows = line.matches(of: /\(([A-Z]+-\d{3})\)/).map { String($0.output.1) }
            #expect(rows.count == 5, "\(line)")
            let named = try Self.namedRows(from: source.id, to: target.id)
            #expect(rows.filter { !named.contains($0) } == [], "\(line)")
        }
    }

    @Test(
        "Nearly every key of a message has a loss that a page of a migration can show, and none is of settings",
        arguments: ["easemob", "nim", "tencent", "rongcloud", "leancloud", "openim"])
    func reportedWords(_ vendor: String) throws {
        let mappings = MappingTables.Mappings.embedded
        let rows = try #require(mappings.vendor(vendor)?.messages.rows)
        let losses = rows.flatMap { RowJourney.all(ofRow: $0.id, mappings) }
            .filter { $0.vendor == vendor }.flatMap { $0.losses() }
        #expect(losses.count > 100)
        #expect(losses.filter { $0.lossInChinese == nil || $0.effort == nil || $0.signs.isEmpty } == [])
    }

    @Test(
        "Each setting that the target has no key for has a line in them", arguments: SettingsSample.oneSided)
    func settings(_ pair: SettingsSample.Pair) throws {
        let named = try Self.namedRows(from: pair.source.id, to: pair.target.id)
        let fields = pair.settings.fields
        #expect(fields.isEmpty == Self.movesWithAllKeys.contains(pair.testDescription))
        #expect(fields.filter { $0.rows.allSatisfy { !named.contains($0.id) } }.map(\.field) == [])
    }

    @Test(
        "Each key of such a setting is reported by a conversion of its own sample",
        arguments: SettingsSample.ofTables)
    func everyKey(_ sample: SettingsSample) throws {
        #expect(try sample.reportedRows().contains(sample.row), "\(sample.input)")
    }

    @Test(
        "A conversion reports no other settings key as lost, but for values of those settings that they name",
        arguments: SettingsSample.ofRest)
    func nothingElse(_ sample: SettingsSample) throws {
        let keys = try #require(Mappings.embedded.vendor(sample.source)?.settings)
        let fields = try Set(
            Self.namedRows(from: sample.source, to: sample.target).compactMap { keys.row(id: $0)?["field"] })
        let lost = try sample.lostRows().filter { id in
            keys.row(id: id).map { !fields.contains($0["field"]) } ?? true
        }
        #expect(lost == [], "\(sample.input)")
    }

    /// The moves whose target has a key for every setting of the source.
    private static let movesWithAllKeys = ["openim to nim", "openim to tencent"]

    /// The rows that the page's tables name of a move from one vendor to another.
    private static func namedRows(from source: String, to target: String) throws -> Set<String> {
        let page = try #require(
            try DocumentationPage.all().first { $0.name == "What-cannot-be-carried-over" })
        let tables = ["lost-\(source)-\(target)", "lost-settings-\(source)-\(target)"]
        let text = try tables.map { name in
            let rest = try #require(
                page.text.components(separatedBy: "<!-- made: \(name) -->").dropFirst().first)
            return rest.components(separatedBy: "<!-- end:")[0]
        }
        let named = text.joined().matches(of: /(?m)^\| [^|]+ \| ([A-Z]+-\d{3}) \| [^|]+ \| [^|]+ \|$/)
        return Set(named.map { String($0.output.1) })
    }
}

/// A message or a user, and the row that a conversion to some vendors must report.
struct Sample: Sendable {
    let row: String
    /// The vendors to convert to; without them the one that was there first, Easemob or NIM.
    var targets: [String] = []
    let input: String
    var shape: String?
}

/// A sample on its way to one vendor.
struct SampleMove: CustomTestStringConvertible, CustomStringConvertible, Sendable {
    let sample: Sample
    let target: String

    var description: String { "\(sample.row) to \(target)" }
    var testDescription: String { description }

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
        let sources = [
            "ES": "easemob", "NS": "nim", "TS": "tencent", "RS": "rongcloud", "LCS": "leancloud",
            "OIS": "openim",
        ]
        if let source = sources[String(sample.row.prefix { $0 != "-" })] {
            return try SettingsSample(row: sample.row, input: sample.input, source: source, target: target)
                .reportedRows()
        }
        var configuration = MessageConverter.Configuration(target: target)
        configuration.targetShape = sample.shape
        configuration.profiles = [try Self.profile()]
        return try MessageConverter(configuration).convert(sample.input).diagnostics.compactMap(\.row)
    }
}

private let allSamples = samples + RongCloudSamples.all + LeanCloudSamples.all + OpenIMSamples.all

private let moves = allSamples.flatMap { sample in
    let first = sample.row.hasPrefix("E") ? "nim" : "easemob"
    return (sample.targets.isEmpty ? [first] : sample.targets).map { SampleMove(sample: sample, target: $0) }
}

private let others = ["easemob", "nim"]
private let newer = ["nim", "tencent"]

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
    Sample(row: "ES-001", targets: newer, input: #"{"user":"u","display":{"notification_display_style":0}}"#),
    Sample(row: "ES-002", targets: newer, input: #"{"user":"u","display":{"nickname":"N"}}"#),
    Sample(row: "ES-004", targets: newer, input: #"{"user":"u","display":{"translationLanguage":"EU"}}"#),
    Sample(row: "ES-005", targets: newer, input: #"{"user":"u","quiet":{"type":"AT"}}"#),
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
        row: "ES-011", targets: newer,
        input: #"{"user":"u","conversations":{"chattype":"user","key":"v","ignoreDuration":60000}}"#),
    Sample(row: "ES-013", targets: newer, input: #"{"user":"u","template":{"templateName":"x"}}"#),
    Sample(
        row: "ES-014", targets: newer,
        input: #"{"user":"u","devices":{"device_id":"d","notifier_name":"P","device_token":"00"}}"#),
    Sample(
        row: "ES-015", targets: ["tencent", "rongcloud"],
        input: #"{"user":"u","devices":{"device_id":"d","notifier_name":"P","device_token":"00"}}"#),
    Sample(
        row: "ES-064", targets: ["tencent"],
        input: #"{"user":"u","devices":{"pushKitToken":"00","pushKitCertName":"P"}}"#),
    Sample(
        row: "NS-040", targets: ["tencent", "rongcloud"],
        input: #"{"user":"u","devices":{"apnsToken":"00","apnsCername":"P"}}"#),
    Sample(
        row: "NS-041", targets: ["tencent"],
        input: #"{"user":"u","devices":{"pushKitToken":"00","pkCername":"P"}}"#),
    Sample(
        row: "TS-018", targets: ["rongcloud"], input: #"{"user":"u","devices":{"token":"00","businessID":5}}"#
    ),
    Sample(
        row: "RS-029", targets: ["easemob", "nim", "tencent"],
        input: #"{"user":"u","devices":{"deviceToken":"00","bundleId":"com.example.app"}}"#),
    Sample(row: "ES-071", input: #"{"templates":[{"name":"a","title_pattern":"A","content_pattern":"a"}]}"#),
    Sample(row: "AP-013", input: nim(#""apnsPayload":{"apsField":{"interruption-level":"passive"}}"#)),
    Sample(
        row: "NIM-042",
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
    Sample(
        row: "NS-008", targets: ["easemob", "tencent"],
        input: #"{"user":"u","quiet":{"shouldPushNotificationWhenPCOnline":false}}"#),
    Sample(
        row: "NS-020", targets: ["easemob", "tencent"],
        input: #"{"user":"u","conversations":{"teamId":"g","notifyState":2}}"#),
    Sample(row: "NS-001", targets: ["easemob", "tencent"], input: #"{"user":"u","quiet":{"type":2}}"#),
    Sample(row: "NS-033", input: #"{"user":"u","conversations":{"tid":"g","ope":"1"}}"#),
    Sample(
        row: "NS-024", targets: ["easemob", "tencent"],
        input: #"{"user":"u","conversations":{"teamId":"g","teamType":2,"teamMessageMuteMode":1}}"#),
    Sample(row: "NS-044", targets: ["easemob", "tencent"], input: #"{"badgeCap":99}"#),
    Sample(row: "NS-045", targets: ["easemob", "tencent"], input: #"{"hiddenTexts":{"en":"New"}}"#),
    Sample(row: "NS-046", targets: ["easemob", "tencent"], input: #"{"recallOverride":true}"#),
    Sample(row: "NS-047", targets: ["easemob", "tencent"], input: #"{"timeToLive":3600}"#),
    Sample(
        row: "NS-038", targets: ["easemob", "tencent"],
        input: #"{"user":"u","devices":[{"apnsToken":"aa","customContentKey":"k"}]}"#),
    Sample(
        row: "EM-067", targets: ["tencent"],
        input: #"{"from":"a","to":"b","chatType":"chat","body":{"type":"txt","msg":"Hi"},"ext":{}}"#),
    Sample(
        row: "EM-009", targets: ["tencent"],
        input: easemob(#""em_apns_ext":{"em_push_category":"C","em_push_content":"x"}"#)),
    Sample(
        row: "EM-015", targets: ["tencent"],
        input: easemob(#""em_apns_ext":{"em_push_collapse_key":"C","em_push_content":"x"}"#)),
    Sample(
        row: "EM-017", targets: ["tencent"],
        input: easemob(#""em_apns_ext":{"em_push_title_loc_key":"K","em_push_content":"x"}"#)),
    Sample(
        row: "EM-013", targets: ["tencent"],
        input: easemob(#""em_apns_ext":{"em_push_content_available":1,"em_push_content":"x"}"#)),
    Sample(row: "EM-053", targets: ["tencent"], input: easemob(#""em_force_notification":true"#)),
    Sample(
        row: "EM-043", targets: ["tencent"],
        input: easemob(#""em_push_template":{"name":"a","directed_template":{"target":["bob"],"name":"b"}}"#)),
    Sample(
        row: "EM-048", targets: ["tencent"],
        input: easemob(#""em_push_filter":{"accept_device_id":["d"]}"#)),
    Sample(row: "NIM-049", targets: ["tencent"], input: nim(#""apnsContent":"Look here""#)),
    Sample(
        row: "AP-009", targets: ["tencent"], input: nim(#""apnsPayload":{"apsField":{"category":"C"}}"#)),
    Sample(row: "NIM-025", targets: ["tencent"], input: nim(#""apnsPayload":{"apns-collapse-id":"C"}"#)),
    Sample(
        row: "AP-010", targets: ["tencent"],
        input: nim(#""apnsPayload":{"apsField":{"content-available":1}}"#)),
    Sample(
        row: "NIM-060", targets: ["tencent"],
        input: nim(#""apnsMemberOption":{"forcePush":true,"userIds":["erin"]}"#)),
    Sample(
        row: "NIM-061", targets: ["tencent"],
        input: nim(#""apnsMemberOption":{"forcePush":true,"userIds":["erin"],"apnsContent":"Erin!"}"#)),
    Sample(row: "NIM-027", targets: ["tencent"], input: nim(#""apnsPayload":{"notifyId":7}"#)),
    Sample(
        row: "NIM-155", targets: ["tencent"],
        input:
            #"{"conversationId":"a|2|g","messageType":0,"text":"t","targetConfig":{"inclusive":false,"receiverIds":["b"]}}"#
    ),
    Sample(
        row: "NIM-173", targets: ["tencent"], input: "deleteMsgid=730021&timetag=1&type=7&from=alice&to=erin"),
    Sample(row: "TX-009", input: tencent(#""ApnsInfo":{"BadgeMode":1}"#)),
    Sample(row: "TX-036", targets: others, input: tencent(#""Ext":"x""#)),
    Sample(row: "TX-019", targets: others, input: tencent(#""BadgeAddNum":2"#)),
    Sample(
        row: "TX-020", targets: others,
        input: tencent(#""MultiLanguageContent":[{"Language":"en","Desc":"x"}]"#)),
    Sample(row: "TX-015", targets: others, input: tencent(#""ApnsInfo":{"LiveActivity":{"LaId":"a"}}"#)),
    Sample(
        row: "TX-010", targets: others, input: tencent(#""ApnsInfo":{"Image":"https://example.com/a.png"}"#)),
    Sample(
        row: "TX-094", targets: others,
        input:
            #"{"sender":"a","receiver":"b","elemType":1,"textElem":{"text":"t"},"isExcludedFromUnreadCount":true,"offlinePushInfo":{"desc":"x"}}"#
    ),
    Sample(row: "TX-012", targets: others, input: tencent(#""ApnsInfo":{"ContentAvailable":1}"#)),
    Sample(row: "TX-013", input: tencent(#""ApnsInfo":{"InterruptionLevel":"passive"}"#)),
    Sample(
        row: "TX-037", targets: others,
        input:
            #"{"From_Account":"a","To_Account":"b","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"t"}},{"MsgType":"TIMImageElem","MsgContent":{}}]}"#
    ),
    Sample(
        row: "TX-030", targets: ["nim"],
        input:
            #"{"From_Account":"a","To_Account":"b","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"\#(String(repeating: "x", count: 5_001))"}}]}"#
    ),
    Sample(
        row: "TX-091", targets: ["nim"],
        input:
            #"{"sender":"a","groupID":"g","elemType":1,"textElem":{"text":"t"},"groupAtUserList":["b"],"offlinePushInfo":{"desc":"x"}}"#,
        shape: "server-v1"),
    Sample(
        row: "TX-025", targets: others,
        input: tencent(#""PushTemplateId":"1","PushTemplateParam":{"Name":"x"}"#)),
    Sample(row: "TX-018", targets: ["nim"], input: tencent(#""BadgeSetNum":2"#)),
    Sample(row: "TX-003", targets: ["nim"], input: tencent(#""Title":"T""#)),
    Sample(row: "TS-011", targets: others, input: #"{"user":"u","conversations":{"groupID":"g","opt":1}}"#),
    Sample(row: "TS-020", targets: others, input: #"{"user":"u","devices":{"token":"00","language":"en"}}"#),
    Sample(row: "TS-022", targets: others, input: #"{"isMutable":true}"#),
    Sample(
        row: "TS-006", targets: ["nim"],
        input: #"{"user":"u","quiet":{"opt":2,"startTimeStamp":1795262400,"duration":3600}}"#),
    Sample(
        row: "TS-023", targets: ["nim"],
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
