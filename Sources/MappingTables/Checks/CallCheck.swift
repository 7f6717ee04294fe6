/// Cells of the tables of calls that have parts.
enum CallCells {
    /// The cause of the rows that tell how a vendor says that it did what was asked.
    static let accepted = "ok"

    /// The steps of a path.
    static func steps(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

    /// The codes of an answer, and in the row of an accepted call the member that has them.
    static func code(_ row: Table.Row) -> (member: String?, values: [String]) {
        if row["code"] == "-" { return (nil, []) }
        let parts = row["code"].split(separator: "=", maxSplits: 1).map(String.init)
        let values = { (text: String) in text.split(separator: ",").map(String.init) }
        guard row["cause"] == accepted else { return (nil, values(row["code"])) }
        return (parts.first, parts.count > 1 ? values(parts[1]) : [])
    }
}

/// Whether every call has rates, every rate calls, every answer one meaning, and whether what is written can be called.
struct CallCheck {
    private let mappings: Mappings

    init(mappings: Mappings) {
        self.mappings = mappings
    }

    var problems: [TableProblem] { calls + rates + statuses + writtenPaths }

    // MARK: Calls

    private var calls: [TableProblem] {
        let table = mappings.calls
        var seen: [String: String] = [:]
        return table.rows.flatMap { row -> [TableProblem] in
            let place = "\(row["vendor"]) \(row["method"]) \(Self.blanked(row["path"]))"
            let twice = seen.updateValue(row.id, forKey: place).map { ["the path has a row already: \($0)"] }
            return ((twice ?? []) + path(row) + key(row) + ratesOf(row)).map {
                TableProblem(row, of: table, $0)
            }
        }
    }

    private func path(_ row: Table.Row) -> [String] {
        let steps = CallCells.steps(row["path"])
        let receivers = row["receivers"]
        let isStep = !receivers.hasPrefix("{") || steps.contains(receivers)
        return (row["path"] == "/" + steps.joined(separator: "/") ? [] : ["the path must be steps behind /"])
            + (isStep ? [] : ["the path has no step \(receivers)"])
    }

    private func key(_ row: Table.Row) -> [String] {
        let parts = row["key"].split(separator: ":", omittingEmptySubsequences: false)
        let isKnown =
            ["-", "same"].contains(row["key"])
            || parts.count == 2 && ["header", "body"].contains(parts[0]) && !parts[1].isEmpty
        return isKnown ? [] : ["the key is none of: -, same, header:NAME, body:NAME"]
    }

    private func ratesOf(_ row: Table.Row) -> [String] {
        row.words("rates").filter { name in
            !mappings.rates.rows.contains { $0["rate"] == name && $0["vendor"] == row["vendor"] }
        }.map { "rates.tsv has no rate \"\($0)\" of \(row["vendor"])" }
    }

    /// What `convert` writes for a vendor that can be called has an interface.
    private var writtenPaths: [TableProblem] {
        let known = Set(mappings.calls.rows.map { "\($0["vendor"]) \(Self.blanked($0["path"]))" })
        let callable = Set(mappings.calls.rows.map { $0["vendor"] })
        return mappings.shapes.rows.filter { callable.contains($0["vendor"]) && $0["writes"] != "-" }.flatMap
        {
            row in
            row.words("paths").compactMap { word in
                let path = word.split(separator: ":").last.map(String.init) ?? ""
                return known.contains("\(row["vendor"]) \(Self.blanked(path))")
                    ? nil : TableProblem(row, of: mappings.shapes, "calls.tsv has no row for \(path)")
            }
        }
    }

    /// A path in which steps that may be anything have no names.
    private static func blanked(_ path: String) -> String {
        CallCells.steps(path).map { $0.hasPrefix("{") ? "{}" : $0 }.joined(separator: "/")
    }

    // MARK: Rates

    private var rates: [TableProblem] {
        let named = Set(mappings.calls.rows.flatMap { $0.words("rates") })
        return mappings.rates.rows.flatMap { row in
            (numbers(row, ["units", "per"]) + (row["closed"] == "-" ? [] : numbers(row, ["closed"]))
                + (named.contains(row["rate"]) ? [] : ["no row of calls.tsv has the rate"]))
                .map { TableProblem(row, of: mappings.rates, $0) }
        }
    }

    private func numbers(_ row: Table.Row, _ columns: [String]) -> [String] {
        columns.filter { (Int(row[$0]) ?? 0) < 1 }.map { "\($0) is no whole number above 0" }
    }

    // MARK: Answers

    private var statuses: [TableProblem] {
        let table = mappings.statuses
        var seen: [String: String] = [:]
        let rows = table.rows.flatMap { row -> [TableProblem] in
            let isAccepted = row["cause"] == CallCells.accepted
            let codes = CallCells.code(row)
            var problems = row["http"] == "-" ? [] : numbers(row, ["http"])
            if isAccepted == (row["retry"] != "-") { problems.append("only refusals have a retry") }
            if isAccepted, codes.member == nil { problems.append("the code must name its member: NAME=CODE") }
            for code in codes.values.isEmpty ? ["-"] : codes.values {
                let place = [row["vendor"], row["http"], code, row["words"]].joined(separator: " ")
                if let earlier = seen.updateValue(row.id, forKey: place) {
                    problems.append("the answer has a row already: \(earlier)")
                }
            }
            return problems.map { TableProblem(row, of: table, $0) }
        }
        let accepting = table.rows.filter { $0["cause"] == CallCells.accepted }.map { $0["vendor"] }
        let missing = Set(mappings.calls.rows.map { $0["vendor"] }).subtracting(accepting).sorted()
        let repeated = Dictionary(grouping: accepting) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
        return rows
            + missing.map { TableProblem(headerOf: table, "no row says when \($0) accepts a call") }
            + repeated.map { TableProblem(headerOf: table, "two rows say when \($0) accepts a call") }
    }
}
