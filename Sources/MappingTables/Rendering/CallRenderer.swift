/// Renders the interfaces that are called, their rates, and how their answers are read.
struct CallRenderer {
    private let mappings: Mappings

    /// Prepares the file from `calls.tsv`, `rates.tsv` and `statuses.tsv`.
    init(mappings: Mappings) {
        self.mappings = mappings
    }

    /// The whole file.
    var file: GeneratedFile {
        let tables = [mappings.calls, mappings.rates, mappings.statuses]
        return GeneratedFile(
            path: "Sources/VendorClient/Generated/VendorInterfaces.swift", tables: tables.map(\.file),
            body: """
                internal import JSONDocument

                \(list("CallInterface", mappings.calls, call))
                \(list("CallRate", mappings.rates, rate))
                \(list("AnswerStatus", mappings.statuses, status))
                """)
    }

    private func list(_ type: String, _ table: Table, _ item: (Table.Row) -> String) -> String {
        """
        extension \(type) {
            /// The rows of `Mappings/\(table.file)`.
            package static let all: [\(type)] = [
        \(table.rows.map { "        \(item($0)),\n" }.joined())    ]
        }

        """
    }

    private func call(_ row: Table.Row) -> String {
        let steps = CallCells.steps(row["path"]).map(SwiftLiteral.string).joined(separator: ", ")
        let rates = row.words("rates").map(SwiftLiteral.string).joined(separator: ", ")
        return "CallInterface(\(texts(row, ["id", "vendor", "method"])), path: [\(steps)], "
            + "body: \(body(row)), receivers: \(optional(row, "receivers")), answer: \(optional(row, "answer")), "
            + "refused: \(optional(row, "refused")), key: \(key(row)), rates: [\(rates)])"
    }

    private func body(_ row: Table.Row) -> String { row["body"] == "-" ? ".nothing" : ".\(row["body"])" }

    private func key(_ row: Table.Row) -> String {
        let parts = row["key"].split(separator: ":").map(String.init)
        if parts.count == 2 { return ".\(parts[0])(\(SwiftLiteral.string(parts[1])))" }
        return row["key"] == "-" ? ".missing" : ".\(row["key"])"
    }

    private func rate(_ row: Table.Row) -> String {
        "CallRate(\(texts(row, ["id", "rate"])), units: \(row["units"]), per: \(row["per"]), "
            + "counts: .\(row["counts"]), scope: .\(row["scope"]), closed: \(number(row, "closed")))"
    }

    private func status(_ row: Table.Row) -> String {
        let code = CallCells.code(row)
        let values = code.values.map(SwiftLiteral.string).joined(separator: ", ")
        let vendor = row["vendor"] == "*" ? "nil" : SwiftLiteral.string(row["vendor"])
        let retry = row["retry"] == "-" ? "never" : CamelCase.joined([row["retry"]])
        return
            "AnswerStatus(\(texts(row, ["id", "cause"])), vendor: \(vendor), http: \(number(row, "http")), "
            + "member: \(code.member.map(SwiftLiteral.string) ?? "nil"), codes: [\(values)], "
            + "words: \(optional(row, "words")), retry: .\(retry), "
            + "concernsApp: \(row["concerns"] == "app"))"
    }

    private func texts(_ row: Table.Row, _ columns: [String]) -> String {
        columns.map { "\($0): \(SwiftLiteral.string(row[$0]))" }.joined(separator: ", ")
    }

    private func optional(_ row: Table.Row, _ column: String) -> String {
        row[column] == "-" ? "nil" : SwiftLiteral.string(row[column])
    }

    private func number(_ row: Table.Row, _ column: String) -> String {
        row[column] == "-" ? "nil" : row[column]
    }
}
