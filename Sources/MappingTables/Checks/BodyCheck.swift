/// Whether the rows of a table of bodies name kinds, shapes and fields that there are, and each word decides something.
struct BodyCheck {
    private let vendor: VendorTables
    private let table: Table

    init(_ vendor: VendorTables) {
        self.vendor = vendor
        table = vendor.bodies
    }

    var problems: [TableProblem] {
        table.rows.flatMap { row in
            let cells = BodyCells(row)
            return [names(cells), spellings(cells), transform(cells), constant(cells)].flatMap {
                $0.map { TableProblem(row, of: table, $0) }
            }
        }
    }

    private func names(_ cells: BodyCells) -> [String] {
        let shapes = vendor.shapes.map { $0["shape"] }
        let kinds = cells.kinds.map(\.kind).filter { !Mappings.messageKinds.contains($0) }.map {
            "the kind \"\($0)\" is none of: \(Mappings.messageKinds.joined(separator: ", "))"
        }
        let strangers = (cells.named ?? []).filter { !shapes.contains($0) }.map {
            "the shape \"\($0)\" is none of: \(shapes.joined(separator: ", "))"
        }
        let field = cells.row["field"]
        let isField = field == "-" || Mappings.bodyFields.contains(field)
        return kinds + strangers
            + (isField
                ? [] : ["\"\(field)\" is no field of a body: \(Mappings.bodyFields.joined(separator: ", "))"])
    }

    private func spellings(_ cells: BodyCells) -> [String] {
        cells.spellings.filter { !Self.spellings.contains($0) }.map {
            "the type \"\($0)\" is none of: \(Self.spellings.joined(separator: ", "))"
        }
    }

    private func transform(_ cells: BodyCells) -> [String] {
        let word = cells.row["transform"]
        let isKnown = Self.transforms.contains(word) || word.hasPrefix("word(") && word.hasSuffix(")")
        return isKnown
            ? [] : ["the transform \"\(word)\" is none of: \(Self.transforms.joined(separator: ", "))"]
    }

    private static let transforms = ["copy", "seconds", "texts", "envelope", "lines", "unique", "constant"]

    /// A constant has a value and no field; everything else that is written has a field.
    private func constant(_ cells: BodyCells) -> [String] {
        let row = cells.row
        let isConstant = row["transform"] == "constant"
        if isConstant {
            return row["field"] == "-" && row["writes"] == "yes"
                ? [] : ["a constant has no field and is written"]
        }
        let isMade = row["transform"] == "unique"
        return row["writes"] == "yes" && row["field"] == "-" && !isMade
            ? ["a key without a field cannot be written"] : []
    }

    private static let spellings = [
        "string", "integer", "number", "spelled", "boolean", "object", "array", "json-string", "any",
    ]
}

extension Mappings {
    /// The fields of a message's body, the cases of `BodyField`: what is made of a name that is none does not compile.
    static let bodyFields = [
        "text", "formats", "data", "event", "command", "parameters", "url", "name", "size", "digest",
        "format", "width",
        "height", "duration", "thumbnail", "secret", "preview", "latitude", "longitude", "address", "title",
        "summary",
        "messages", "bytes", "messageIDs", "count", "names", "quoted", "quotedID", "quotedSender",
        "quotedType", "link",
        "index", "set", "userID", "operatorID", "callID", "callStatus", "callDurations",
    ]
}
