import PushModel
import Testing
import Vendors

@Suite("Reading by a table")
struct ReadingTests {
    @Test(
        "A row's value reaches its field",
        arguments: [
            (#"{"who":17}"#, CanonicalField.senderID, #""17""#),
            (#"{"say":"hi"}"#, .text, #""hi""#),
            (#"{"look":{"head":"Ada"}}"#, .title, #""Ada""#),
            (#"{"look":{"silent":true}}"#, .isSilent, "true"),
            (#"{"look":{"dots":"..."}}"#, .badge, "3"),
            (#"{"look":{"huawei":{"a":1}}}"#, .platforms, #"{"huawei":{"a":1}}"#),
        ])
    func field(_ json: String, _ field: CanonicalField, _ expected: String) throws {
        #expect(try InventedReading(json, shape: "app").value(of: field) == expected)
    }

    @Test("The strongest spelling counts, wherever it stands, and the other is told of where it stands")
    func precedence() throws {
        for json in [#"{"look":{"title":"B","head":"A"}}"#, #"{"look":{"head":"A","title":"B"}}"#] {
            let reading = try InventedReading(json, shape: "app")
            #expect(reading.value(of: .title) == #""A""#)
            #expect(reading.told == ["gives-way /look/title"])
            #expect(reading.places?.location(of: .title) == Location(row: "IV-007", path: "/look/head"))
        }
    }

    @Test("A spelling that says the same is no loss")
    func sameSpelling() throws {
        #expect(try InventedReading(#"{"look":{"title":"A","head":"A"}}"#, shape: "app").told == [])
    }

    @Test("A weaker spelling counts where the stronger one says nothing")
    func emptySpelling() throws {
        let reading = try InventedReading(#"{"look":{"head":"","title":"B"}}"#, shape: "app")
        #expect(reading.value(of: .title) == #""B""#)
        #expect(reading.places?.location(of: .title)?.path == "/look/title")
    }

    @Test("Of two keys of one name the last counts whole, and null takes back what the first said")
    func duplicates() throws {
        #expect(try InventedReading(#"{"say":"a","say":"b"}"#, shape: "app").value(of: .text) == #""b""#)
        #expect(try InventedReading(#"{"say":"a","say":null}"#, shape: "app").value(of: .text) == nil)
        let reading = try InventedReading(#"{"look":{"head":"A"},"look":{"silent":true}}"#, shape: "app")
        #expect(reading.value(of: .title) == nil)
        #expect(reading.value(of: .isSilent) == "true")
    }

    @Test("Where the strongest spelling is taken back, the next one counts again, and is no loss")
    func takenBack() throws {
        let reading = try InventedReading(#"{"look":{"title":"B","head":"A","head":null}}"#, shape: "app")
        #expect(reading.value(of: .title) == #""B""#)
        #expect(reading.told == [])
        #expect(reading.places?.location(of: .title)?.path == "/look/title")
    }

    @Test("Keys that are taken back again and again cost no more than there are", .timeLimit(.minutes(1)))
    func takenBackOften() throws {
        let cycle = #""title":"B","head":"A","head":null"#
        let strangers = (0..<40_000).map { "\"x\($0)\":1" }.joined(separator: ",")
        let cycles = Array(repeating: cycle, count: 40_000).joined(separator: ",")
        let reading = try InventedReading("{\"look\":{\(strangers),\(cycles)}}", shape: "app")
        #expect(reading.value(of: .title) == #""B""#)
        #expect(reading.diagnostics.count == 40_000)
    }

    @Test("An object is read from a string where the table says so, and with a word where it does not")
    func spelledObject() throws {
        let call = try InventedReading(#"{"look":"{\"head\":\"A\"}"}"#, shape: "call")
        #expect(call.value(of: .title) == #""A""#)
        #expect(call.told == [])
        #expect(call.places?.location(of: .title)?.path == "/look/head")
        let app = try InventedReading(#"{"look":"{\"head\":\"A\"}"}"#, shape: "app")
        #expect(app.value(of: .title) == #""A""#)
        #expect(app.told == ["string-for-object /look"])
    }

    @Test("Members that no row knows become what the table says of their object")
    func rest() throws {
        let app = try InventedReading(#"{"x":1,"look":{"y":2}}"#, shape: "app")
        #expect(app.told == ["essential-key-unknown /x", "undocumented-key /look/y"])
        let call = try InventedReading(#"{"x":1}"#, shape: "call")
        #expect(call.value(of: .rootData) == #"{"x":1}"#)
    }

    @Test("Keys of a form are found in any case, and told of as they are spelled")
    func anyCase() throws {
        let reading = try InventedReading(#"{"QUIET":"maybe","From":"u"}"#, shape: "call")
        #expect(reading.value(of: .senderID) == #""u""#)
        #expect(reading.told == ["no-flag /QUIET"])
    }

    @Test("A container marks the message by being there")
    func presence() throws {
        #expect(try InventedReading(#"{"look":{"ring":{}}}"#, shape: "app").message.isVoIP)
        #expect(try !InventedReading(#"{"look":{"ring":null}}"#, shape: "app").message.isVoIP)
        #expect(try !InventedReading(#"{"look":{"ring":7}}"#, shape: "app").message.isVoIP)
    }

    @Test("Every key of a message is listed with its row, those of objects in their place")
    func inventory() throws {
        let message = try JSONDocument(#"{"say":"hi","look":{"head":"A","z":1},"q":2}"#).root
        let keys = InventedAdapter.spelledKeys(in: .json(message), shape: "app")
        #expect(keys.map(\.path) == ["/say", "/look/head", "/look/z", "/q"])
        #expect(keys.map(\.row) == ["IV-003", "IV-007", nil, nil])
    }
}

@Suite("Writing by a table")
struct WritingTests {
    private static func body(
        _ message: PushMessage, shape: String, _ findings: inout [Finding]
    ) -> String {
        InventedAdapter.write(message, shape: shape, findings: &findings).body.text.string
    }

    @Test("What a shape can say is read back as it was, and what it cannot is told of")
    func roundTrip() throws {
        let line =
            #"{"who":"u","say":"hi","look":{"head":"A","silent":true,"dots":"..","huawei":{"a":1}}}"#
        var message = try InventedReading(line, shape: "app").message
        var findings: [Finding] = []
        #expect(Self.body(message, shape: "app", &findings) == line)
        #expect(findings == [])
        message.category = "INVITE"
        _ = Self.body(message, shape: "app", &findings)
        #expect(findings.map(\.field) == [.category])
    }

    @Test("An object in a string is written as one, and an object without members is left out")
    func spelledObject() {
        var message = PushMessage()
        message.senderID = "u"
        var findings: [Finding] = []
        #expect(Self.body(message, shape: "call", &findings) == #"{"from":"*u"}"#)
        message.title = "A"
        #expect(
            Self.body(message, shape: "call", &findings) == #"{"from":"*u","look":"{\"head\":\"A\"}"}"#)
    }
}
