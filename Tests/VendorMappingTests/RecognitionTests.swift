import PushModel
import Testing
import Vendors

@Suite("Recognising by a table")
struct RecognitionTests {
    private static func shapes(of json: String, in index: RootIndex = index, vendor: Int = 0) throws -> [Int]
    {
        let input = VendorInput.json(try JSONDocument(json).root)
        var shapes: [Int] = []
        index.forEachShape(of: input, of: vendor, index.evidence(of: input), isGiven: false) {
            shapes.append($0)
        }
        return shapes
    }

    private static let index = RootIndex([InventedDialect.self])

    @Test(
        "The weights of the keys are added, by the kinds of their values",
        arguments: [
            (#"{"who":1,"say":"hi"}"#, [0]), (#"{"who":1}"#, []), (#"{"say":"hi"}"#, []),
            (#"{"who":null,"say":"hi"}"#, []), (#"{"who":1,"say":["hi"]}"#, []), ("[]", []), ("7", []),
        ])
    func weights(_ json: String, _ shapes: [Int]) throws {
        #expect(try Self.shapes(of: json) == shapes)
    }

    @Test(
        "A test looks at the value",
        arguments: [
            (#"{"look":{"head":"Ada"}}"#, [0]), (#"{"look":{"feet":1}}"#, []),
            (#"{"look":[{"head":"Ada"}]}"#, []),
            (#"{"from":"*a"}"#, [1]), (#"{"from":"a"}"#, []), (#"{"from":7}"#, []),
            (#"{"who":1,"say":"17"}"#, []), (#"{"who":1,"say":"17.5"}"#, [0]),
        ])
    func tests(_ json: String, _ shapes: [Int]) throws {
        #expect(try Self.shapes(of: json) == shapes)
    }

    @Test("A name that no row knows counts by its prefix, and as a key that no delivered push has")
    func strangers() throws {
        #expect(try Self.shapes(of: #"{"iv_new":1}"#) == [0])
        #expect(try Self.shapes(of: #"{"aps":{},"who":"a"}"#) == [2])
        #expect(try Self.shapes(of: #"{"aps":{},"who":"a","new":1}"#) == [])
        #expect(try Self.shapes(of: #"{"aps":{},"who":"a","from":"b"}"#) == [])
    }

    @Test("Of several members with one name the last one's words count")
    func duplicates() throws {
        #expect(try Self.shapes(of: #"{"who":1,"say":"17","say":"hi"}"#) == [0])
        #expect(try Self.shapes(of: #"{"who":1,"say":"hi","say":"17"}"#) == [])
    }

    @Test("Vendors do not disturb each other, but for a claim")
    func severalVendors() throws {
        let both = RootIndex([InventedDialect.self, InventedDialect.self])
        for vendor in 0...1 {
            #expect(try Self.shapes(of: #"{"who":1,"say":"hi"}"#, in: both, vendor: vendor) == [0])
            #expect(
                try Self.shapes(of: #"{"who":1,"say":"hi","paper":1}"#, in: both, vendor: vendor) == [])
        }
        #expect(try Self.shapes(of: #"{"who":1,"say":"hi","paper":1}"#) == [2])
        #expect(try Self.shapes(of: #"{"who":1,"say":"hi","paper":null}"#) == [0])
    }
}
