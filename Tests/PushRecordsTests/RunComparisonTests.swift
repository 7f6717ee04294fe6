import PushRecords
import Testing

@Suite("Two runs are compared by message, recipient and device")
struct RunComparisonTests {
    /// Two records, and the changes between them with the number of pushes each is about.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let old: [String]
        let new: [String]
        let counts: [PushChange: Int]
    }

    private static func push(
        _ aps: String, to person: String = "bob", token: String? = "aa", line: Int = 1, id: String = "m1",
        priority: Int = 10, root: String = "", source: String = "nim/sdk"
    ) -> String {
        let token = token.map { #""token":"\#($0)","# } ?? ""
        return #"{"line":\#(line),"id":"\#(id)","source":"\#(source)","recipient":"\#(person)",\#(token)"#
            + #""headers":{"apns-push-type":"alert","apns-priority":"\#(priority)"},"payload":{"aps":{\#(aps)}\#(root)},"diagnostics":[]}"#
    }

    private static func silence(_ reason: String, person: String = "bob", id: String = "m1") -> String {
        #"{"line":1,"id":"\#(id)","source":"s","recipient":"\#(person)","suppressed":"\#(reason)","diagnostics":[]}"#
    }

    private static let hello = #""alert":{"title":"Ann","body":"hi"},"badge":1,"sound":"default""#

    static let cases = [
        Case(testDescription: "equal records", old: [push(hello)], new: [push(hello, line: 7)], counts: [:]),
        Case(
            testDescription: "a title and a text", old: [push(hello)],
            new: [push(#""alert":{"body":"ho"},"badge":1,"sound":"default""#)],
            counts: [.title: 1, .body: 1]),
        Case(
            testDescription: "a text that is the whole alert", old: [push(#""alert":{"body":"hi"}"#)],
            new: [push(#""alert":"hi""#)], counts: [:]),
        Case(
            testDescription: "keys for a subtitle", old: [push(#""alert":{"subtitle-loc-key":"A"}"#)],
            new: [push(#""alert":{"subtitle-loc-key":"B"}"#)], counts: [.subtitle: 1]),
        Case(
            testDescription: "badge, sound and priority", old: [push(#""badge":1,"sound":"a""#)],
            new: [push(#""badge":2"#, priority: 5)], counts: [.badge: 1, .sound: 1, .urgency: 1]),
        Case(
            testDescription: "a category", old: [push(#""category":"a""#)],
            new: [push(#""category":"b""#)], counts: [.unseen: 1]),
        Case(
            testDescription: "the markers of two vendors, and the app's own data",
            old: [push(hello, root: #","f":"ann","t":"bob","e":{"k":1}"#)],
            new: [push(hello, root: #","nim":1,"e":{"k":1.0}"#)], counts: [:]),
        Case(
            testDescription: "other data", old: [push(hello, root: #","t":"bob","k":1"#)],
            new: [push(hello, root: #","nim":1,"k":2"#)], counts: [.data: 1]),
        Case(
            testDescription: "data in the neutral style",
            old: [
                push(hello, root: #","push":{"sender":"a","recipient":"bob","message":"1","data":{"k":1}}"#)
            ],
            new: [push(hello, root: #","push":{"sender":"A","recipient":"Bob","data":{"k":1}}"#)], counts: [:]
        ),
        Case(
            testDescription: "an account in lower case", old: [push(hello, to: "Bob")],
            new: [push(hello, to: "bob", token: "AA")], counts: [:]),
        Case(
            testDescription: "an account in lower case at the new vendor only",
            old: [push(hello, to: "Bob", source: "rongcloud/sdk")], new: [push(hello, to: "bob")], counts: [:]
        ),
        Case(
            testDescription: "two accounts of a vendor that tells case apart",
            old: [push(hello, to: "Bob", source: "rongcloud/sdk")],
            new: [push(hello, to: "bob", source: "tencent/sdk")], counts: [.onlyOld: 1, .onlyNew: 1]),
        Case(
            testDescription: "two accounts of one message, in another order",
            old: [
                push(hello, to: "Bob", source: "rongcloud/sdk"),
                push(#""alert":"ho""#, to: "bob", source: "rongcloud/sdk"),
            ],
            new: [
                push(#""alert":"ho""#, to: "bob", source: "rongcloud/sdk"),
                push(hello, to: "Bob", source: "rongcloud/sdk"),
            ], counts: [:]),
        Case(
            testDescription: "quiet hours that no longer hold", old: [silence("quiet-hours")],
            new: [push(hello), push(hello, token: "bb")], counts: [.quietTime: 2]),
        Case(
            testDescription: "a mode that no longer holds", old: [silence("not-mentioned")],
            new: [push(hello)], counts: [.pushed: 1]),
        Case(
            testDescription: "silence on two devices", old: [push(hello), push(hello, token: "bb")],
            new: [silence("mode-none")], counts: [.silent: 2]),
        Case(
            testDescription: "another reason", old: [silence("mode-none")],
            new: [silence("conversation-muted")], counts: [.reason: 1]),
        Case(
            testDescription: "a payload that became too large", old: [push(hello)],
            new: [
                #"{"line":1,"id":"m1","source":"s","recipient":"bob","error":{"code":"payload-too-large","message":"…"},"input":"…"}"#
            ], counts: [.silent: 1]),
        Case(
            testDescription: "devices in another order, one of them new",
            old: [push(hello), push(hello, token: "bb")],
            new: [push(hello, token: "cc"), push(hello, token: "bb"), push(hello)], counts: [.devices: 1]),
        Case(
            testDescription: "a device that one run does not know", old: [push(hello, token: nil)],
            new: [push(#""badge":1"#)], counts: [.title: 1, .body: 1, .sound: 1]),
        Case(
            testDescription: "a push in one run only", old: [push(hello), push(hello, to: "eve")],
            new: [push(hello, to: "dan"), push(hello)], counts: [.onlyOld: 1, .onlyNew: 1]),
    ]

    private static func compare(_ old: [String], _ new: [String], newFirst: Bool = false) throws
        -> ChangeTally
    {
        var comparison = RunComparison(examples: 2)
        let runs: [(ComparedRun, [String])] =
            newFirst ? [(.new, new), (.old, old)] : [(.old, old), (.new, new)]
        for (run, lines) in runs {
            for line in lines { try comparison.add(try JSONDocument(line).root, of: run) }
        }
        comparison.finish()
        return comparison.tally
    }

    @Test("Each kind of change is told, with the number of its pushes", arguments: cases)
    func changes(_ example: Case) throws {
        #expect(try Self.compare(example.old, example.new).counts == example.counts)
        #expect(try Self.compare(example.old, example.new, newFirst: true).counts == example.counts)
    }

    @Test("A message that occurs several times is matched in order")
    func duplicates() throws {
        func run(_ badges: [Int]) -> [String] {
            badges.map { Self.push(#""badge":\#($0)"#) } + [Self.push(Self.hello, id: "m2")]
        }
        #expect(try Self.compare(run([1, 2, 3]), run([1, 2, 3])).counts == [:])
        let tally = try Self.compare(run([1, 2, 3]), run([1, 9]))
        #expect(tally.counts == [.badge: 1, .onlyOld: 1])
        #expect(tally.matched == 3 && tally.same == 2)
    }

    @Test("A person counts once, however many pushes change, and whoever notices nothing is told apart")
    func people() throws {
        let old = (1...5).map { Self.push(Self.hello, to: $0 < 5 ? "Bob" : "eve", id: "m\($0)") }
        let new = (1...5).map {
            Self.push(#""alert":"ho""#, to: $0 < 5 ? "bob" : "eve", id: "m\($0)", root: #","k":1"#)
        }
        var tally = try Self.compare(old, new)
        #expect(tally.counts[.body] == 5)
        #expect(tally.people(meeting: .body).map(\.id) == ["Bob", "eve"])
        #expect(tally.people().map(\.noticed) == [4, 1])
        tally = try Self.compare([Self.silence("mode-none")], [Self.silence("quiet-hours")])
        #expect(tally.personCount == 1 && tally.noticingCount == 0)
        #expect(tally.people().map(\.changes) == [[.reason]])
    }

    @Test("Examples name both places and only their own change")
    func examples() throws {
        let old = (1...3).map { Self.push(Self.hello, line: $0, id: "m\($0)") }
        let new = (1...3).map { Self.push(#""alert":"ho","badge":2"#, line: $0 + 10, id: "m\($0)") }
        let tally = try Self.compare(old, new)
        let examples = try #require(tally.examples[.badge])
        #expect(examples.map(\.old?.line) == [1, 2] && examples.map(\.new?.line) == [11, 12])
        #expect(examples[0].differences.map(\.path) == ["/payload/aps/badge"])
        #expect(examples[0].differences.map(\.before.description) == ["1"])
    }

    @Test(
        "What is no record to compare is counted and refused",
        arguments: [
            (#"{"aps":{}}"#, UncomparedLine.noRecord), ("[1]", .noRecord),
            (#"{"line":1,"recipient":"bob"}"#, .noRecord),
            (#"{"line":1,"source":"s","recipient":"bob","suppressed":"mode-none","diagnostics":[]}"#, .noID),
            (#"{"line":1,"error":{"code":"invalid-json","message":"…"},"input":"{"}"#, .rejected),
        ])
    func others(_ line: String, _ why: UncomparedLine) throws {
        var comparison = RunComparison()
        let value = try JSONDocument(line).root
        #expect(throws: why) { try comparison.add(value, of: .new) }
        #expect(comparison.tally[.new].rejected == (why == .rejected ? 1 : 0))
        #expect(comparison.tally[.new].withoutID == (why == .noID ? 1 : 0))
        #expect(comparison.tally[.new].broken == (why == .noRecord ? 1 : 0))
        #expect(!comparison.tally.comparesSomething)
    }
}
