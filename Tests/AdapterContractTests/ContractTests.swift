import MappingTables
import PushModel
import Testing
import Vendors

@Suite("What every adapter must do")
struct ContractTests {
    @Test("It names its vendors and shapes, each once", arguments: VendorSide.read)
    func names(side: VendorSide) {
        #expect(!side.adapter.vendors.isEmpty && !side.adapter.shapes.isEmpty)
        #expect(Set(side.adapter.vendors).count == side.adapter.vendors.count)
        #expect(Set(side.adapter.shapes).count == side.adapter.shapes.count)
        #expect(Set(side.adapter.shapes) == Set(side.ordinary.keys))
    }

    @Test("No vendor is two adapters'")
    func oneEach() {
        let vendors = VendorSide.all.flatMap { $0.adapter.vendors }
        #expect(Set(vendors).count == vendors.count)
    }

    @Test(
        "It recognises an ordinary message of each shape, and no other vendor does where all come into question",
        arguments: VendorSide.all)
    func recognises(side: VendorSide) throws {
        for (shape, message) in side.ordinary {
            let input = VendorInput.json(side.input(try MessageTree(message), in: shape))
            #expect(side.adapter.recognise(input).first == shape)
            for (number, other) in VendorSide.all.enumerated() {
                let shapes = Self.shapes(of: input, ofVendor: number)
                let isOwn = other.description == side.description
                #expect(isOwn ? shapes.first == shape : shapes == [], "\(shape) by \(other)")
            }
        }
    }

    @Test(
        "A form is recognised by its keys where all vendors come into question, and one that has none of any is no message",
        arguments: [
            ("fromUserId=a&toUserId=b&objectName=RC%3ATxtMsg&content=%7B%7D", "rongcloud/private"),
            ("fromUserId=a&toGroupId=g&toUserId=b&objectName=RC%3ATxtMsg&content=%7B%7D", "rongcloud/group"),
            ("fromUserId=a&toChatroomId=r&objectName=RC%3ATxtMsg&content=%7B%7D", "rongcloud/chatroom"),
            ("fromUserId=a&objectName=RC%3ATxtMsg&content=%7B%7D", "rongcloud/private"),
            ("fromUserId=a&conversationType=1&targetId=b&messageUID=U1&sentTime=7", "rongcloud/recall"),
            (
                "fromUserId=a&targetId=b&msgType=RC%3ATxtMsg&content=%7B%7D&channelType=PERSON&messageId=1",
                "rongcloud/callback"
            ),
            (
                "fromUserId=a&toUserId=b&objectName=RC%3ATxtMsg&content=%7B%7D&channelType=PERSON&msgUID=U1",
                "rongcloud/route"
            ),
            ("from=a&ope=0&to=b&type=0&body=%7B%22msg%22%3A%22hi%22%7D", "nim/server-v1"),
            ("from=a&msgtype=0&to=b&attach=%7B%7D", "nim/server-v1"), ("a=b", nil),
            ("objectName=x", nil), ("fromUserId=a&toUserId=b&objectName=RC%3ATxtMsg&pushContent=P", nil),
        ])
    func recognisesForms(form: String, source: String?) {
        let sources = VendorSide.all.enumerated().flatMap { number, side in
            Self.shapes(of: .form(FormBody(UTF8Text(form))), ofVendor: number).map { "\(side)/\($0)" }
        }
        #expect(sources == [source].compactMap(\.self))
    }

    private static let roots = RootIndex(VendorSide.all.map { $0.adapter.dialect })

    private static func shapes(of input: VendorInput, ofVendor number: Int) -> [String] {
        var shapes: [String] = []
        roots.forEachShape(of: input, of: number, roots.evidence(of: input), isGiven: false) {
            shapes.append(VendorSide.all[number].adapter.shapes[$0])
        }
        return shapes
    }

    @Test("It recognises nothing in what is no message", arguments: VendorSide.read, oddities)
    func recognisesNothing(side: VendorSide, oddity: String) throws {
        #expect(try side.adapter.recognise(.json(JSONDocument(oddity).root)) == [])
    }

    @Test("It says only shapes that it reads", arguments: VendorSide.all)
    func knownShapes(side: VendorSide) throws {
        for other in VendorSide.all {
            for message in other.ordinary.values {
                let shapes = try side.adapter.recognise(.json(JSONDocument(message).root))
                #expect(Set(shapes).isSubset(of: side.adapter.shapes))
                #expect(Set(shapes).count == shapes.count)
            }
        }
    }

    @Test("Reading never fails, whatever the root is", arguments: VendorSide.read, oddities)
    func oddRoots(side: VendorSide, oddity: String) throws {
        let root = try JSONDocument(oddity).root
        for shape in side.adapter.shapes {
            let reading = side.read(root, shape: shape)
            #expect(reading == side.read(root, shape: shape))
            if root.kind != .object && !root.isNull { #expect(!reading.diagnostics.isEmpty, "\(shape)") }
        }
    }

    @Test("Reading never fails, whatever a form holds", arguments: VendorSide.read, oddForms)
    func forms(side: VendorSide, form: String) {
        _ = side.adapter.recognise(.form(FormBody(UTF8Text(form))))
        for shape in side.adapter.shapes {
            #expect(
                side.read(.form(FormBody(UTF8Text(form))), shape: shape)
                    == side.read(.form(FormBody(UTF8Text(form))), shape: shape))
        }
    }

    @Test("A shape that nobody has is an empty message and an error", arguments: VendorSide.read)
    func unknownShape(side: VendorSide) throws {
        let reading = side.read(try JSONDocument("{}").root, shape: "fax")
        #expect(reading.message == PushMessage())
        #expect(reading.diagnostics.map(\.severity) == [.error])
    }

    @Test("An ordinary push that was delivered is read without a word about it", arguments: VendorSide.read)
    func delivered(side: VendorSide) throws {
        guard let push = side.ordinary["payload"] else { return }
        let reading = side.read(try JSONDocument(push).root, shape: "payload")
        #expect(reading.message.explicitAlert?.body == "base")
        #expect(reading.diagnostics == [])
    }

    @Test(
        "An ordinary message says who, where and what, and only what no document says of its push is told",
        arguments: VendorSide.all)
    func ordinary(side: VendorSide) throws {
        for (shape, message) in side.ordinary where !["ext", "payload"].contains(shape) {
            let reading = side.read(side.input(try MessageTree(message), in: shape), shape: shape)
            let kind = Self.kinds[shape] ?? .text
            #expect(reading.message.senderID == "zoe", "\(shape)")
            #expect(reading.message.kind == kind, "\(shape)")
            #expect(reading.message.text == (kind == .text ? "base" : nil), "\(shape)")
            // A push of RongCloud's says by `is_to_all` that it is for everyone.
            let namesNobody = reading.message.isForEveryone || "\(side) \(shape)" == "rongcloud push"
            #expect(reading.message.receivers.isEmpty == namesNobody, "\(shape)")
            #expect(reading.diagnostics.map(\.code.name) == Self.told["\(side) \(shape)"] ?? [], "\(shape)")
        }
    }

    /// What is no text.
    private static let kinds: [String: MessageKind] = [
        "push": .pushOnly, "push-batch": .pushOnly, "recall": .recall,
    ]

    /// What is told of every message of a shape: what the vendors' servers hand out does not say what its push was, and of some
    /// pushes no document says what they hold (readings RC 17, RC 24, RC 26).
    private static let told = [
        "nim copy": ["unknown-push-and-text"], "tencent callback": ["webhook-without-push"],
        "rongcloud callback": ["asked-before-sending"], "rongcloud route": ["route-without-push"],
        "rongcloud recall": ["recall-is-guessed"], "rongcloud push": ["push-is-guessed"],
        "rongcloud ultragroup": ["conversation-is-guessed"],
    ]
}

private let oddities: [String] = [
    "null", "true", "false", "0", "-1.5e300", #""""#, #""text""#, #""{}""#, #""[]""#, "[]", "[[]]", "[{}]",
    "{}",
    #"{"":null}"#, #"{"":{"":{"":[]}}}"#, #"{"a":1,"a":2}"#, #"{"\ud800":"\udfff"}"#,
    #"{"ext":null,"ext":[]}"#,
    String(repeating: "[", count: 500) + String(repeating: "]", count: 500),
    String(repeating: #"{"ext":"#, count: 500) + "1" + String(repeating: "}", count: 500),
]

private let oddForms: [String] = [
    "", "=", "&", "a", "a=", "=a", "a=b&a=c", "&&==&&", "%", "%=%", "a=%zz", "a=%F0%28", "a=%00", "a=+",
    "payload={", "payload=%7B%7D&payload=null", "option=[]", "body=%22", "ope=1&to=&from=",
]
