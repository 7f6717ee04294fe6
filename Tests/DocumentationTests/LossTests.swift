import PushBridge
import Testing

@Suite("What cannot be carried over")
struct LossTests {
    @Test("Each loss that the page names by row is one that a conversion reports", arguments: samples)
    func reported(_ sample: Sample) throws {
        #expect(try sample.reportedRows().contains(sample.row))
    }

    @Test("The page's hand-written tables name exactly these rows")
    func complete() throws {
        let page = try #require(
            try DocumentationPage.all().first { $0.name == "What-cannot-be-carried-over" })
        let named = page.text.matches(of: /(?m)^\| [^|]+ \| ([A-Z]+-\d{3}) \| [^|]+ \| [^|]+ \|$/)
        #expect(Set(named.map { String($0.output.1) }) == Set(samples.map(\.row)))
    }
}

/// A message or a user, and the row that a conversion to the other vendor must report.
struct Sample: CustomTestStringConvertible, Sendable {
    let row: String
    let input: String
    var shape: String?

    var testDescription: String { row }

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
        let isEasemobs = row.hasPrefix("E")
        let (source, target) = isEasemobs ? ("easemob", "nim") : ("nim", "easemob")
        if row.hasPrefix("ES") || row.hasPrefix("NS") {
            let converter = try SettingsConverter(.init(source: source, target: target))
            return try converter.convert(input).diagnostics.compactMap(\.row)
        }
        var configuration = MessageConverter.Configuration(target: target)
        configuration.targetShape = shape
        configuration.profiles = [try Self.profile()]
        return try MessageConverter(configuration).convert(input).diagnostics.compactMap(\.row)
    }
}

private let samples = [
    Sample(row: "EM-004", input: easemob(#""em_apns_ext":{"em_push_content":"Look here"}"#)),
    Sample(row: "EM-012", input: easemob(#""em_apns_ext":{"em_push_badge":3}"#)),
    Sample(row: "EM-028", input: easemob(#""em_at_list":["bob"]"#), shape: "server-v1"),
    Sample(
        row: "EM-043",
        input: easemob(#""em_push_template":{"name":"a","directed_template":{"target":["bob"],"name":"b"}}"#)),
    Sample(row: "EM-048", input: easemob(#""em_push_filter":{"accept_device_id":["d"]}"#)),
    Sample(row: "EM-053", input: easemob(#""em_force_notification":true"#)),
    Sample(row: "EM-074", input: #"{"from":"a","to":["b"],"type":"cmd","body":{"action":"x"}}"#),
    Sample(row: "ES-002", input: #"{"user":"u","display":{"nickname":"N"}}"#),
    Sample(row: "ES-005", input: #"{"user":"u","quiet":{"type":"AT"}}"#),
    Sample(row: "ES-013", input: #"{"user":"u","template":{"templateName":"x"}}"#),
    Sample(row: "NIM-019", input: nim(#""apnsPayload":{"apsField":{"interruption-level":"passive"}}"#)),
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
    Sample(row: "NS-038", input: #"{"user":"u","devices":[{"apnsToken":"aa","customContentKey":"k"}]}"#),
]

private func easemob(_ members: String) -> String {
    #"{"from":"a","to":["g"],"chat_type":"groupchat","type":"txt","body":{"msg":"Hi"},"ext":{\#(members)}}"#
}

private func nim(_ members: String) -> String {
    #"{"session":{"sessionId":"8801","sessionType":1},"from":"alice","messageType":0,"text":"Hi",\#(members)}"#
}
