import JSONDocument

/// A table of the page *Records*: the members of one kind of object.
struct RecordTable {
    /// A row: a member of the object, or of an object within it.
    struct Row {
        /// The names from the object down to the member; the name of a list ends in `[]` before the members of its elements.
        let path: [String]
        let types: [RecordType]
        let isAlwaysPresent: Bool
        let example: String
    }

    let rows: [Row]

    /// Reads every table that stands directly below a heading of the page.
    static func all(in page: String) -> [String: RecordTable] {
        var tables: [String: [Row]] = [:]
        var heading = ""
        for line in page.split(separator: "\n") {
            if line.hasPrefix("#") {
                heading = line.trimmingPrefix(while: { $0 == "#" || $0 == " " }).description
            } else if let row = Row(line) {
                tables[heading, default: []].append(row)
            }
        }
        return tables.mapValues(RecordTable.init)
    }

    /// The rows of the members of the object at a path, by the member's name.
    func members(at path: [String]) -> [(name: String, row: Row)] {
        rows.compactMap { row in
            guard row.path.dropLast() == path[...], let name = row.path.last else { return nil }
            return (name, row)
        }
    }
}

extension RecordTable.Row {
    /// Reads a line such as `| path | type | present | meaning | example |`, the path as code; nil for any other.
    init?(_ line: Substring) {
        let cells = line.replacing(#"\|"#, with: "\u{0}").split(
            separator: "|", omittingEmptySubsequences: false)
        guard cells.count == 7 else { return nil }
        let texts = cells.map {
            $0.trimmingPrefix(" ").replacing(/[ ]+$/, with: "").replacing("\u{0}", with: "|")
        }
        guard let member = texts[1].wholeMatch(of: /`(.+)`/)?.output.1 else { return nil }
        path = member.split(separator: ".").map(String.init)
        types = texts[2].split(separator: ", ").map { RecordType(String($0)) }
        isAlwaysPresent = texts[3] == "always"
        example = texts[5].wholeMatch(of: /`(.+)`/).map { String($0.output.1) } ?? ""
    }
}

/// The type of a member as the page names it.
struct RecordType: Hashable {
    let name: String
    /// What the type is without the tables: `list`, `by name`, `object`; empty for one object.
    let form: String
    /// The tables that describe the object, or each element of the list.
    let tables: [String]

    init(_ name: String) {
        self.name = name
        tables = name.matches(of: /\*\*(.+?)\*\*/).map { String($0.output.1) }
        form = name.replacing(/[ ]?(?:of |with )?\*\*.+?\*\*/, with: "").replacing(/^[ ]/, with: "")
    }

    /// Whether a value without members of its own has the type.
    func fits(_ value: JSONValue) -> Bool {
        switch name {
        case "JSON": true
        case "string": value.kind == .string
        case "integer": value.integer != nil
        case "number": value.kind == .number
        case "boolean": value.bool != nil
        case "null": value.isNull
        case "strings": value.kind == .array && value.elements.allSatisfy { $0.kind == .string }
        case "counts": value.kind == .object && value.members.allSatisfy { $0.value.integer != nil }
        default: value.kind == (form == "list" ? .array : .object)
        }
    }

    /// Whether the members of values of this type have rows.
    var hasMembers: Bool { !tables.isEmpty || name == "object" || name == "list" }
}
