import MappingTables
import Testing

@Suite("Keys in golden cases")
struct KeyWalkTests {
    @Test("A key counts at its path and in its shape, and nowhere else", arguments: walks)
    func found(_ walk: Walk) {
        #expect(KeyWalk(Self.table, shape: walk.shape).rows(in: walk.line).sorted() == walk.rows)
    }

    /// A table as small as one can be that has every way of standing somewhere.
    private static let table = Table(
        file: "example.tsv",
        text: """
            id\tshape\tpath\trelation\ttransform
            R-1\t*\text\tcontainer\tobject
            R-2\t*\text.title\tequivalent\tcopy
            R-3\trest\tbody\tcontainer\tobject
            R-4\trest\tbody.msg\tequivalent\tcopy
            R-5\trest\tbodies\tcontainer\tfirstObject(body)
            R-6\t*\tpushPayload.sound\tequivalent\tcopy
            R-7\trest\tpayload\tcontainer\tobject(pushPayload)
            R-8\trest\tconfig\tcontainer\tobject(root)
            R-9\tserver-v1\tpushContent\tequivalent\tcopy
            S-1\tcallback\tpayload\tcontainer\tobject
            S-2\tcallback\tpayload.msg\tequivalent\tcopy

            """)
}

/// A message and the rows whose keys it has.
struct Walk: CustomTestStringConvertible, Sendable {
    let shape: String
    let line: String
    let rows: [String]

    init(_ shape: String, _ line: String, _ rows: String...) {
        self.shape = shape
        self.line = line
        self.rows = rows
    }

    var testDescription: String { "\(shape) \(line)" }
}

private let walks = [
    Walk("rest", #"{"body":{"msg":"hi"}}"#, "R-3", "R-4"),
    Walk("rest", #"{"body":"{\"msg\":\"hi\"}"}"#, "R-3", "R-4"),
    Walk("rest", #"{"bodies":[{"msg":"hi"}]}"#, "R-4", "R-5"),
    Walk("rest", #"{"ext":{"title":"T"}}"#, "R-1", "R-2"),
    Walk("rest", #"{"payload":{"sound":"a"}}"#, "R-6", "R-7"),
    Walk("rest", #"{"config":{"payload":"{\"sound\":\"a\"}"}}"#, "R-6", "R-7", "R-8"),
    Walk("ext", #"{"title":"T"}"#, "R-2"),
    Walk("callback", #"{"payload":{"msg":"hi","ext":{"title":"T"}}}"#, "R-1", "R-2", "S-1", "S-2"),
    Walk("server-v1", "pushcontent=a%20b&x=1", "R-9"),
    Walk("server-v1", #""pushcontent=a""#, "R-9"),
    // Elsewhere, in another shape, in another case, or as nothing.
    Walk("rest", #"{"msg":"hi","title":"T","sound":"a"}"#),
    Walk("rest", #"{"body":{"ext":{"title":"T"}}}"#, "R-3"),
    Walk("callback", #"{"body":{"msg":"hi"},"ext":{"title":"T"}}"#),
    Walk("rest", #"{"Body":{"msg":"hi"}}"#),
    Walk("rest", #"{"body":null,"ext":{"title":null}}"#, "R-1"),
    Walk("rest", #"{"body":"no JSON"}"#, "R-3"),
    Walk("rest", "pushcontent=a"),
]
