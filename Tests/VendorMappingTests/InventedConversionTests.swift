import PushBridge
import PushModel
import PushRecords
import Testing
import Vendors

@Suite("A vendor that is added by its tables is converted both ways")
struct InventedConversionTests {
    private let run = InventedRun.withInvented

    @Test("Each message becomes another vendor's, with a proof of how much is kept", arguments: Sample.all)
    func converted(_ sample: Sample) throws {
        let record = try run.converted(sample.line, to: sample.target)
        #expect(record["message"]?.raw.text.string == sample.message)
        #expect(record["fidelity"]?.string?.string == sample.fidelity)
        let losses = record["diagnostics"]?.elements.filter { $0["severity"]?.string != "info" } ?? []
        #expect(losses.map { "\($0["row"]?.string ?? "-") \($0["code"]?.string ?? "")" } == sample.losses)
    }

    @Test(
        "A message in which nothing is lost is the same again after both ways",
        arguments: [
            (#"{"who":"u1","whom":["u2"],"say":"hi","look":{"head":"Ada","line":"Noon?"}}"#, "easemob"),
            (#"{"who":"u1","whom":["u2"],"say":"hi","look":{"silent":true}}"#, "easemob"),
            (#"{"who":"u1","whom":["u2"],"say":"hi","look":{"silent":true}}"#, "nim"),
            (
                #"{"from":"*u1","to":["u2"],"text":"hi","look":"{\"head\":\"Ada\",\"line\":\"Noon?\",\"huawei\":{\"category\":\"IM\"}}"}"#,
                "easemob"
            ),
        ])
    func roundTrip(_ line: String, _ target: String) throws {
        let there = try run.converted(line, to: target)
        #expect(there["fidelity"]?.string == "identical")
        // The record is itself a line of input: a client's message becomes a client's again.
        let back = try run.converted(there.raw.text.string, to: "invented")
        #expect(back["fidelity"]?.string == "identical")
        #expect(back["message"]?.raw.text.string == line)
    }

    @Test("What it writes it reads again, in every shape and for every field that the shape has a key for")
    func law() throws {
        let full =
            #"{"who":"u1","whom":["u2"],"say":"hi","letter":{"k":1},"look":{"head":"Ada","line":"Noon?","silent":true,"dots":"..","ring":{"tune":"a.caf"},"huawei":{"category":"IM"}}}"#
        let message = try InventedReading(full, shape: "app").message
        for shape in InventedAdapter.writtenShapes {
            var (said, findings) = (message, [Finding]())
            if shape == "call" { said.appData = nil }
            let written = InventedAdapter.write(said, shape: shape, findings: &findings)
            #expect(findings == [])
            #expect(try InventedReading(written.body.text.string, shape: shape).message == said)
        }
    }

    /// A message, and what it becomes.
    struct Sample: Sendable, CustomTestStringConvertible {
        let line: String
        let target: String
        let message: String
        var fidelity: String? = "identical"
        var losses: [String] = []

        var testDescription: String { "\(line) to \(target)" }

        private static let own =
            #"{"who":"u1","whom":["u2"],"say":"hi","look":{"head":"Ada","line":"Noon?"}}"#
        private static let dotted =
            #"{"from":"*u1","to":["u2"],"text":"hi","look":"{\"head\":\"Ada\",\"line\":\"Noon?\",\"dots\":\"...\"}"}"#

        static let all = [
            Sample(
                line: own, target: "easemob",
                message:
                    #"{"from":"u1","to":"u2","chatType":"chat","body":{"type":"txt","msg":"hi"},"ext":{"em_apns_ext":{"em_push_content":"Noon?"},"em_push_ext":{"title":"Ada"}}}"#
            ),
            // People who hide details see at NIM's neither title nor text.
            Sample(
                line: own, target: "nim",
                message:
                    #"{"session":{"sessionId":"u2","sessionType":0},"messageType":0,"text":"hi","from":"u1","apnsContent":"Noon?","apnsPayload":{"apsField":{"alert":{"title":"Ada","body":"Noon?"}}},"setting":{"apnsWithPrefix":false}}"#,
                fidelity: "degraded"),
            // Its server hands the app keys that it does not know as data, this badge among them.
            Sample(
                line: dotted, target: "easemob",
                message:
                    #"{"from":"u1","to":["u2"],"type":"txt","body":{"msg":"hi"},"ext":{"em_apns_ext":{"em_push_content":"Noon?","em_push_badge":3},"em_push_ext":{"title":"Ada"}}}"#,
                fidelity: "same-screen"),
            Sample(
                line: dotted, target: "nim",
                message:
                    #"{"message":{"message_type":0,"text":"hi"},"push_config":{"push_nick_enabled":false,"push_content":"Noon?","push_payload":"{\"apsField\":{\"alert\":{\"title\":\"Ada\",\"body\":\"Noon?\"}}}"}}"#,
                fidelity: "degraded", losses: ["IV-011 not-sayable"]),
            // What is the target's already has no verdict.
            Sample(line: dotted, target: "invented", message: dotted, fidelity: nil),
            Sample(
                line:
                    #"{"from":"u1","to":["u2"],"type":"txt","body":{"msg":"hi"},"ext":{"em_apns_ext":{"em_push_title":"Ada","em_push_content":"Noon?"}}}"#,
                target: "invented",
                message:
                    #"{"from":"*u1","to":["u2"],"text":"hi","look":"{\"head\":\"Ada\",\"line\":\"Noon?\"}"}"#),
            Sample(
                line:
                    #"{"from":"u1","to":["u2"],"type":"txt","body":{"msg":"hi"},"ext":{"em_push_ext":{"title":"Ada"},"em_apns_ext":{"em_push_category":"INVITE","extern":{"k":1}}}}"#,
                target: "invented",
                message: #"{"from":"*u1","to":["u2"],"text":"hi","look":"{\"head\":\"Ada\"}"}"#,
                fidelity: "degraded", losses: ["EM-009 not-sayable", "EM-022 not-sayable"]),
            Sample(
                line:
                    #"{"session":{"sessionId":"u2","sessionType":0},"from":"u1","messageType":0,"text":"hi","setting":{"apnsEnabled":false}}"#,
                target: "invented",
                message: #"{"who":"u1","whom":["u2"],"say":"hi","look":{"silent":true}}"#),
        ]
    }

    // MARK: Settings for other platforms

    @Test("A setting for another platform is converted where both have it, and told of where not")
    func platforms() throws {
        let line = #"{"who":"u1","whom":["u2"],"say":"hi","look":{"huawei":{"category":"IM","mood":"x"}}}"#
        let sections = [
            "easemob": #"{"huawei_category":"IM"}"#, "nim": #"{"androidConfig":{"category":"IM"}}"#,
        ]
        for (target, expected) in sections {
            let record = try run.converted(line, to: target)
            let message = try #require(record["message"])
            let section =
                message["ext"]?["em_android_push_ext"] ?? message["apnsPayload"]?["hwField"]
            #expect(section?.raw.text.string == expected)
            let told = record["diagnostics"]?.elements.map { $0["path"]?.string } ?? []
            #expect(told == ["/look/huawei", "/look/huawei/mood"])
        }
    }

    // MARK: Settings of users and consoles

    private static let quiet =
        #"{"user":"u","timeZone":"+00:00","quiet":{"loud":"no","mood":":)","night":"22:00-08:00"},"conversations":[{"who":"a","mute":"1"}]}"#

    @Test(
        "What a user set is converted, and what cannot be held is told of",
        arguments: [
            (
                "invented", "easemob", quiet,
                #"{"display":{"notification_display_style":1},"quiet":{"type":"NONE","ignoreInterval":"22:00-08:00"},"conversations":[{"chattype":"user","key":"a","type":"NONE"}]}"#,
                ["/quiet/night"]
            ),
            (
                "invented", "nim", #"{"user":"u","quiet":{"mood":":("}}"#, #"{"quiet":{"type":2}}"#,
                ["/quiet/mood"]
            ),
            (
                "easemob", "invented",
                #"{"user":"u","display":{"notification_display_style":1,"nickname":"N","translationLanguage":"en"}}"#,
                #"{"quiet":{"mood":":)"}}"#, ["/display/nickname", "/display/translationLanguage"]
            ),
            (
                "nim", "invented",
                #"{"user":"u","quiet":{"type":1},"conversations":{"teamId":"g","notifyState":1}}"#,
                #"{"quiet":{"mood":":)"},"conversations":[{"room":"g","mute":"1"}]}"#,
                // Nothing can be forced there, and a forced push broke the mute.
                ["/conversations/notifyState"]
            ),
            ("invented", "invented", quiet, nil, []),
        ] as [(String, String, String, String?, [String])])
    func settings(
        _ source: String, _ target: String, _ line: String, _ written: String?, _ told: [String]
    ) throws {
        let conversion = try run.settingsConverter(from: source, to: target).convert(line)
        let objects = RawJSON.object(conversion.written.members.map { ($0.member.name, $0.value) })
        let own = try JSONDocument(line).root
        let same = RawJSON.object(
            own.members.filter { $0.value.kind != .string }.map { ($0.key, $0.value.raw) })
        #expect(objects.text.string == written ?? same.text.string)
        #expect(conversion.diagnostics.map(\.path) == told)
    }
}
