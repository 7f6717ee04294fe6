import PushModel
import Testing
import Vendors

@Suite("A message cut down by a table of limits")
struct LimitTests {
    @Test("What is within its limits stays as it is, and nobody writes it to find out")
    func within() {
        let limits = [
            Limit([.held(.title)], .characters, most: 4, [.shorten([.title])]),
            Limit([.object(1)], name: "look", .bytes, most: 90, [.refuse([])]),
        ]
        var cut = Cut(limits, writtenIn: 90) { $0.title = "four" }
        #expect(cut.told == [] && cut.title == "four" && cut.fits && cut.writings == 0)
        cut = Cut(limits) { $0.title = "four" }
        #expect(cut.told == [] && cut.title == "four" && cut.fits && cut.writings == 1)
    }

    @Test(
        "A text is shortened to its limit in characters, or as far as its bytes have to be",
        arguments: [
            (Limit.Unit.characters, 4, "lärm und laut", "lär…"), (.bytes, 7, "lärm und laut", "lär…"),
            (.bytes, 6, "lärm und laut", "lä…"),
        ])
    func shortened(unit: Limit.Unit, most: Int, text: String, left: String) {
        let cut = Cut([Limit([.held(.title)], unit, most: most, [.shorten([.title])])]) {
            $0.title = UTF8Text(text)
        }
        #expect(cut.title == left && cut.fits)
        #expect(cut.told == ["warning cut-off alert.title"])
        #expect(cut.words == ["{key}", String(most), unit.rawValue, "Invented"])
    }

    @Test("What is written in an object is measured as it is written")
    func object() {
        // {"head":"…"} is eleven characters and the title, a line end in it two.
        let limit = Limit([.object(1)], name: "look", .characters, most: 15, [.refuse([])])
        #expect(Cut([limit]) { $0.title = "four" }.fits)
        let cut = Cut([limit]) { $0.title = "fou\n" }
        #expect(!cut.fits && cut.told == ["error too-large-to-send alert.title"])
        #expect(cut.words == ["{key}", "look", "15", "characters"])
    }

    @Test("What several measures have counts together")
    func sum() {
        let limit = Limit(
            [.object(1), .written(.text, [2])], name: "look and say", .bytes, most: 20, [.refuse([])])
        #expect(Cut([limit]) { ($0.title, $0.text) = ("four", "fives") }.fits)
        #expect(!Cut([limit]) { ($0.title, $0.text) = ("four", "sixsix") }.fits)
    }

    @Test("What helps nothing stays; what goes, goes before more of a text has to")
    func dropped() {
        // Only members of the message's root are written; the app's data has no key.
        let limit = Limit(
            [.written(.senderID, [0]), .object(1)], name: "it", .bytes, most: 30,
            [.drop(.appData), .shorten([.title]), .drop(.senderID), .refuse([])])
        let cut = Cut([limit]) { message in
            message.appData = .emptyArray
            message.senderID = UTF8Text(String(repeating: "s", count: 40))
            message.title = UTF8Text(String(repeating: "t", count: 40))
        }
        #expect(cut.message.appData == .emptyArray && cut.message.senderID == nil)
        #expect(cut.title == String(repeating: "t", count: 16) + "…" && cut.fits)
        #expect(cut.told == ["error left-out-to-fit sender.id", "warning shortened-to-fit alert.title"])
    }

    @Test("Of several texts one is shortened alone where that is enough")
    func severalTexts() {
        let limit = Limit(
            [.object(1), .written(.text, [2])], name: "it", .bytes, most: 40,
            [.shorten([.text]), .shorten([.title]), .shorten([.text, .title]), .refuse([])])
        let long = UTF8Text(String(repeating: "x", count: 100))
        #expect(Cut([limit]) { ($0.title, $0.text) = ("t", long) }.told == ["warning shortened-to-fit text"])
        #expect(
            Cut([limit]) { ($0.title, $0.text) = (long, "t") }.told == [
                "warning shortened-to-fit alert.title"
            ])
        let both = Cut([limit]) { ($0.title, $0.text) = (long, long) }
        #expect(both.told == ["warning shortened-to-fit text", "warning shortened-to-fit alert.title"])
        #expect(both.message.text == "x…" && both.fits)
    }

    @Test("Of a list the first elements stay")
    func first() {
        let cut = Cut([Limit([.held(.force)], .items, most: 2, [.first([.force, .mentions])])]) { message in
            message.force = .listed(["a", "b", "c"])
            message.mentions = .listed(["d", "e", "f"])
        }
        #expect(cut.message.force == .listed(["a", "b"]) && cut.message.mentions == .listed(["d", "e"]))
        #expect(
            cut.told == ["warning only-first-kept force"] && cut.words == ["{key}", "3", "Invented", "2"])
    }

    @Test("Of two limits for one thing the first that is for the message counts")
    func kinds() {
        let limits = [
            Limit([.held(.text)], .characters, most: 9, kinds: [.recall], [.refuse([.text])]),
            Limit([.held(.text)], .characters, most: 4, [.refuse([.text])]),
        ]
        for (kind, count, fits) in [
            (MessageKind.recall, 9, true), (.recall, 10, false), (.text, 4, true), (.text, 5, false),
        ] {
            let cut = Cut(limits) { message in
                message.kind = kind
                message.text = UTF8Text(String(repeating: "x", count: count))
            }
            #expect(cut.fits == fits, "\(kind) \(count)")
        }
    }

    @Test("Nothing is cut off a message that cannot be sent, and all that is never cut is told")
    func refused() {
        let limits = [
            Limit([.held(.text)], .characters, most: 1, [.refuse([.text])]),
            Limit([.held(.senderID)], .characters, most: 1, [.refuse([.senderID])]),
            Limit([.held(.title)], .characters, most: 1, [.shorten([.title])]),
        ]
        let cut = Cut(limits) { ($0.text, $0.senderID, $0.title) = ("xx", "yy", "zz") }
        #expect(!cut.fits && cut.title == "zz")
        #expect(cut.told == ["error too-long-to-send text", "error too-long-to-send sender.id"])
    }

    @Test(
        "Receivers are for several messages, by the kind of conversation; they are told of where the row says so"
    )
    func receivers() {
        let limits = [
            Limit([.held(.receivers)], .items, most: 2, in: .direct, [.tell, .split]),
            Limit([.held(.receivers)], .items, most: 1, in: .room, [.split]),
        ]
        let table = LimitTable(vendor: "Invented", shapes: [limits])
        for (kind, most, told) in [
            (Conversation.Kind.direct, 2, ["warning too-many-for-one-call receivers"]), (.room, 1, []),
            (.group, nil, []),
        ] {
            let cut = Cut(limits) { message in
                message.conversationKind = kind
                message.receivers = ["a", "b", "c"]
            }
            #expect(cut.told == told && cut.message.receivers.count == 3 && cut.fits)
            #expect(table.mostReceivers(of: cut.message, inShape: 0) == most)
        }
    }

    @Test("Who reads a message can ask which limit a text is over")
    func exceeded() {
        let table = LimitTable(
            vendor: "Invented",
            shapes: [
                [
                    Limit(
                        [.object(3)], name: "it", .characters, most: 9, kinds: [.signalling], [.refuse([])]),
                    Limit([.object(3)], name: "it", .characters, most: 4, [.refuse([])]),
                    Limit([.held(.title)], .characters, most: 4, [.shorten([.title])]),
                ]
            ])
        #expect(table.exceeded(by: "läng", of: .title, inShape: 0, .text) == nil)
        #expect(table.exceeded(by: "länge", of: .title, inShape: 0, .text) == 4)
        #expect(table.exceeded(by: "länge", of: .body, inShape: 0, .text) == nil)
        #expect(table.exceeded(byBytes: 5, "länge", ofObject: 3, inShape: 0, .text) == 4)
        #expect(table.exceeded(byBytes: 5, "länge", ofObject: 3, inShape: 0, .signalling) == nil)
        #expect(table.exceeded(byBytes: 4, "länge", ofObject: 3, inShape: 0, .text) == nil)
    }
}

/// What the invented vendor's limits leave of a message.
private struct Cut {
    private(set) var message = PushMessage()
    private(set) var findings: [Finding] = []
    private(set) var fits = false
    /// How often the message was written.
    private(set) var writings = 0

    init(_ limits: [Limit], writtenIn bytes: Int? = nil, _ change: (inout PushMessage) -> Void) {
        change(&message)
        let table = LimitTable(vendor: "Invented", shapes: [limits])
        fits = table.fit(&message, inShape: 0, writtenIn: bytes, &findings) { message in
            writings += 1
            return InventedWriter(copy message, shape: "app")
        }
    }

    var title: String? { message.title?.string }

    /// What was told: how much it matters, the code, and the field.
    var told: [String] { findings.map { "\($0.severity.rawValue) \($0.code.name) \($0.field.rawValue)" } }

    /// The values in the only sentence, behind its key.
    var words: [String] {
        guard let finding = findings.first, findings.count == 1 else { return [] }
        return ["{key}"]
            + (finding.arguments ?? []).map { argument in
                switch argument {
                case .words(let words): words
                case .number(let number): String(number)
                case .text(let text): text.string
                case .json(let json): json.text.string
                }
            }
    }
}
