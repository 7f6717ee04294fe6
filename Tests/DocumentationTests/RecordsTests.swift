import Foundation
import JSONDocument
import Testing

@Suite("The page of records")
struct RecordsTests {
    /// A line of `Tests/Fixtures/record-cases.jsonl`: commands whose output some tables describe, or a row that no command
    /// of a test produces, with the file that writes its member.
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        let tables: [String]
        var command: String?
        var rare: [String]?
        var file: String?

        var testDescription: String { tables.joined(separator: ", ") }
    }

    private static func cases() throws -> [Case] {
        try Checkout.text("Tests/Fixtures/record-cases.jsonl").split(separator: "\n").map {
            try JSONDecoder().decode(Case.self, from: Data($0.utf8))
        }
    }

    private static func page() throws -> String {
        try Checkout.text("\(DocumentationPage.catalog)/Records.md")
    }

    /// The records that a case's commands print.
    private static func records(of command: String) throws -> [JSONDocument] {
        try Terminal(copying: "Scripts/demo.data").run("exec 2> /dev/null\n\(command)")
            .split(separator: "\n").map { try JSONDocument(String($0)) }
    }

    /// What all commands print, each of which runs once.
    private static let printed = Result {
        try cases().compactMap { one in
            try one.command.map { (tables: one.tables, records: try records(of: $0)) }
        }
    }

    private static func checked(_ page: String) throws -> RecordCheck {
        var check = RecordCheck(RecordTable.all(in: page))
        for (tables, records) in try printed.get() {
            for record in records { check.check(record.root, by: tables) }
        }
        return check
    }

    private static func exempt() throws -> Set<String> {
        Set(try cases().flatMap { one in (one.rare ?? []).map { "\(one.tables[0]): \($0)" } })
    }

    @Test("Every member that commands write has a row and its type, and is there if the row says always")
    func described() throws {
        #expect(try Self.checked(Self.page()).faults.sorted() == [])
    }

    @Test("Every row describes a member that commands write, with each of its types")
    func occurring() throws {
        #expect(try Self.checked(Self.page()).unseen(exempt: Self.exempt()) == [])
    }

    @Test("A row that no command produces here has a member that its file writes")
    func rare() throws {
        let tables = RecordTable.all(in: try Self.page())
        for one in try Self.cases() {
            for member in one.rare ?? [] {
                let rows = tables[one.tables[0]]?.rows.map { $0.path.joined(separator: ".") } ?? []
                #expect(rows.contains(member))
                let name = try #require(member.split(separator: ".").last)
                #expect(try Checkout.text(#require(one.file)).contains("\"\(name)\""), "\(member)")
            }
        }
    }

    @Test("Each example is a value of its row's type")
    func examples() throws {
        for (name, table) in RecordTable.all(in: try Self.page()) {
            for row in table.rows where !row.example.isEmpty {
                let value = try JSONDocument(row.example).root
                #expect(row.types.contains { $0.fits(value) }, "\(name): \(row.path) \(row.example)")
            }
        }
    }

    @Test("A row that is missing, made up, of another type or not always there is noticed")
    func noticed() throws {
        let page = """
            ## Two
            | `a` | integer | always | | `1` |
            | `b[].c` | string | if there is one | | |
            | `b` | list | always | | |
            | `d` | **Three**, null | always | | |

            ## Three
            | `e` | strings | if there are some | | `["x"]` |
            """
        func faults(_ page: String) throws -> (faults: Set<String>, unseen: [String]) {
            var check = RecordCheck(RecordTable.all(in: page))
            for text in [#"{"a":1,"b":[{"c":"x"},{}],"d":null}"#, #"{"a":2,"b":[],"d":{"e":["y"]}}"#] {
                check.check(try JSONDocument(text).root, by: ["Two"])
            }
            return (check.faults, check.unseen(exempt: []))
        }
        let sound = try faults(page)
        #expect(sound.faults == [] && sound.unseen == [])
        let changes: [(what: String, with: String)] = [
            ("| `a` | integer | always | | `1` |\n", ""), ("`e` | strings", "`f` | strings"),
            ("`a` | integer", "`a` | string"), ("c` | string | if there is one", "c` | string | always"),
            ("`b[].c` | string", "`b[].c` | string, null"), ("list | always", "**Three** | always"),
            ("## Three", "## Four"),
        ]
        for (what, with) in changes {
            let result = try faults(page.replacing(what, with: with))
            #expect(!result.faults.isEmpty || !result.unseen.isEmpty, "\(what) → \(with)")
        }
    }
}
