/// Whether limits measure what their vendor writes, and every word of a row decides something.
struct LimitCheck {
    private let table: Table
    private let mappings: Mappings
    private let fields: [String: String]

    init(mappings: Mappings) {
        table = mappings.limits
        self.mappings = mappings
        fields = Dictionary(mappings.fields.rows.map { ($0["field"], $0["type"]) }) { first, _ in first }
    }

    var problems: [TableProblem] {
        table.rows.indices.flatMap { index -> [TableProblem] in
            let row = table.rows[index]
            let cells = LimitCells(row: row)
            let messages = [
                names(cells), measures(cells), most(row), steps(cells), called(cells),
                repetition(cells, after: table.rows[..<index]),
            ]
            return messages.joined().map { TableProblem(row, of: table, $0) }
        }
    }

    // MARK: For whom

    private func shapes(of row: Table.Row) -> [String] {
        mappings.vendor(row["vendor"])?.shapes.map { $0["shape"] } ?? []
    }

    private func names(_ cells: LimitCells) -> [String] {
        let known = shapes(of: cells.row)
        let shapes = (cells.shapes ?? []).filter { !known.contains($0) }.map {
            "the shape \"\($0)\" is none of: \(known.joined(separator: ", "))"
        }
        let kinds = cells.kinds.filter { !Mappings.messageKinds.contains($0) }.map {
            "the kind \"\($0)\" is none of: \(Mappings.messageKinds.joined(separator: ", "))"
        }
        return shapes + kinds
    }

    /// A row decides nothing where an earlier one of the same measure is for all of its messages.
    private func repetition(_ cells: LimitCells, after earlier: ArraySlice<Table.Row>) -> [String] {
        let covering = earlier.first { row in
            let other = LimitCells(row: row)
            let shapes = cells.shapes ?? self.shapes(of: row)
            return row["vendor"] == cells.row["vendor"] && other.measures == cells.measures
                && (other.kinds.isEmpty || !cells.kinds.isEmpty && Set(cells.kinds).isSubset(of: other.kinds))
                && (row["conversation"] == "-" || row["conversation"] == cells.row["conversation"])
                && (other.shapes.map { Set(shapes).isSubset(of: $0) } ?? true)
        }
        return covering.map { ["the row decides nothing: \($0.id) is for all of its messages"] } ?? []
    }

    // MARK: What is measured

    private func measures(_ cells: LimitCells) -> [String] {
        guard let vendor = mappings.vendor(cells.row["vendor"])?.messages else { return [] }
        let keys = LimitKeys(vendor)
        return cells.measures.flatMap { measure -> [String] in
            switch measure {
            case .held(let field): unknown([field])
            case .written(let field):
                unknown([field])
                    + (cells.shapes ?? []).filter { keys.rows(writing: field, in: $0).isEmpty }.map {
                        "no row of \(vendor.file) writes \(field) in the shape \($0)"
                    }
            case .key(let path):
                (cells.shapes ?? shapes(of: cells.row))
                    .filter { keys.place(of: path, in: $0) == nil }.map {
                        "no row of \(vendor.file) leads to \(path) in the shape \($0)"
                    }
            }
        }
    }

    private func most(_ row: Table.Row) -> [String] {
        guard let most = Int(row["most"]), most > 0, String(most) == row["most"] else {
            return ["the most \"\(row["most"])\" is no whole number above 0"]
        }
        return []
    }

    private func unknown(_ names: [String]) -> [String] {
        names.filter { fields[$0] == nil }.map { "the field \"\($0)\" is no canonical field" }
    }

    // MARK: What gives way

    private func steps(_ cells: LimitCells) -> [String] {
        let steps = cells.steps
        let isOfItems = cells.row["unit"] == "items"
        let problems = steps.flatMap { step -> [String] in
            guard let form = Self.forms[step.name] else {
                return [
                    "\"\(step.name)\" in gives is none of: \(Self.forms.keys.sorted().joined(separator: ", "))"
                ]
            }
            if !form.count.contains(step.fields.count) {
                return ["\(step.name) in gives names \(step.fields.count) fields"]
            }
            if let isForItems = form.isForItems, isForItems != isOfItems {
                return ["\(step.name) in gives decides nothing with the unit \(cells.row["unit"])"]
            }
            let unfit = step.fields.filter { !form.types.isEmpty && !form.types.contains(fields[$0] ?? "") }
            return unknown(step.fields)
                + unfit.filter { fields[$0] != nil }.map {
                    "\(step.name) in gives cannot be done to \($0), whose type is \(fields[$0] ?? "")"
                }
        }
        let behind = steps.firstIndex { ["refuse", "first"].contains($0.name) }
            .flatMap { $0 + 1 < steps.count ? steps[$0 + 1] : nil }
        let splittable = ["receivers", "audience.members"]
        let isSplit =
            steps.contains { $0.name == "split" } && !splittable.contains { cells.measures == [.held($0)] }
        return problems
            + (behind.map { ["\($0.name) in gives decides nothing behind the last step"] } ?? [])
            + (isSplit ? ["split in gives is for receivers and audience.members"] : [])
    }

    /// What a step can be: how many fields it names, of which types, and whether it is for lists.
    private static let forms: [String: (count: ClosedRange<Int>, types: Set<String>, isForItems: Bool?)] = [
        "shorten": (1...9, ["text"], false), "cut": (1...1, ["text"], false),
        "lower": (1...1, ["integer"], false), "drop": (1...1, [], false),
        "first": (1...9, ["audience", "texts"], true), "tell": (0...0, [], true),
        "elsewhere": (0...0, [], false), "split": (0...0, [], true), "refuse": (0...9, [], nil),
    ]

    /// People need a name for what is no field of its own.
    private func called(_ cells: LimitCells) -> [String] {
        let isField = cells.measures.count == 1 && cells.measures.allSatisfy { $0.isField }
        let isNamed = cells.steps.contains { step in
            step.name == "elsewhere" || !isField && ["shorten", "drop", "refuse"].contains(step.name)
        }
        let isNeeded = cells.steps.contains { step in
            step.name == "elsewhere" || !isField && ["shorten", "drop"].contains(step.name)
        }
        if cells.row["called"] == "-" { return isNeeded ? ["what is measured needs a name in called"] : [] }
        return isNamed ? [] : ["the name in called decides nothing"]
    }
}

extension LimitCells.Measure {
    fileprivate var isField: Bool { if case .key = self { false } else { true } }
}

extension Mappings {
    /// The kinds of message that a row can name, the words of `MessageKind`.
    package static let messageKinds = [
        "text", "image", "audio", "video", "location", "file", "command", "custom", "tip", "notice",
        "audio-call", "video-call", "custom-notification", "recall", "signalling", "reaction", "broadcast",
        "face", "push-only", "merged", "other",
    ]
}
