import PushBridge

/// A column of a vendor's export, a row of `Mappings/exports.tsv`.
struct ExportColumn: Sendable {
    let vendor: String
    let export: Export
    /// The column's name, and the members of its object that lead to the value.
    let path: [UTF8Text]
    let field: ExportField
    /// The values that count; empty where all do.
    let values: [UTF8Text]

    init(
        _ vendor: String, _ export: Export, _ path: [UTF8Text], _ field: ExportField, _ values: [UTF8Text]
    ) {
        self.vendor = vendor
        self.export = export
        self.path = path
        self.field = field
        self.values = values
    }

    /// The column's value in a row; nil where it is absent or null.
    func value(in row: JSONValue) -> JSONValue? {
        var value: JSONValue? = row
        for name in path { value = value?.kind == .object ? value?[name] : nil }
        return value?.isNull == false ? value : nil
    }
}

/// A table that a vendor exports.
package enum Export: String, Sendable {
    /// The devices, with the people who use each.
    case devices
    /// The conversations, with their members.
    case groups
}

/// What a column of an export contains.
enum ExportField: Sendable {
    /// The rows, in an answer that contains several.
    case rows
    /// The people who use a device, or the members of a conversation.
    case people
    /// Of a device.
    case token, platform, isValid, topic, notifier, unread, team, updated
    /// Of a conversation.
    case id, name, muted, isRoom, isSystem
}

/// The columns of one of a vendor's exports.
package struct ExportFormat: Sendable {
    private let columns: [ExportColumn]

    /// The vendors whose exports are read.
    package static let vendors = Set(ExportColumn.table.map(\.vendor)).sorted()

    /// Finds the columns.
    ///
    /// - Throws: ``PushBridgeError`` for a vendor whose exports are not read.
    package init(_ export: Export, of vendor: String) throws(PushBridgeError) {
        columns = ExportColumn.table.filter { $0.vendor == vendor && $0.export == export }
        guard columns.isEmpty else { return }
        let known = Self.vendors.joined(separator: ", ")
        throw PushBridgeError(
            .unknownVendor, "Exports of \"\(vendor)\" are not read. Use one of: \(known).")
    }

    /// Calls a closure with each row of a line: the line itself, or the elements of an answer that contains several.
    ///
    /// - Parameters:
    ///   - value: What the line contains.
    ///   - body: Gets the row and its number in the answer, from 0; nil for the line itself.
    /// - Throws: What `body` throws.
    package func forEachRow<Failure: Error>(
        of value: JSONValue, _ body: (ExportRow, Int?) throws(Failure) -> Void
    ) throws(Failure) {
        guard let rows = ExportRow(value, self).value(.rows)?.value, rows.kind == .array else {
            return try body(ExportRow(value, self), nil)
        }
        var index = 0
        for row in rows.elements {
            try body(ExportRow(row, self), index)
            index += 1
        }
    }

    fileprivate func columns(_ field: ExportField) -> some Sequence<ExportColumn> {
        columns.lazy.filter { $0.field == field }
    }
}

/// A row of an export, whose values are read by what they mean.
package struct ExportRow {
    /// The row as it came.
    let json: JSONValue
    private let format: ExportFormat

    init(_ json: JSONValue, _ format: ExportFormat) {
        self.json = json
        self.format = format
    }

    /// Refuses what is no object.
    func check() throws(MessageError) {
        guard json.kind == .object else {
            throw MessageError(
                .invalidRow, "The row is not an object. Give the export as the vendor wrote it.")
        }
    }

    /// The value of the first column that the row has, and that column; nil where all are absent or null.
    fileprivate func value(_ field: ExportField) -> (value: JSONValue, column: ExportColumn)? {
        format.columns(field).lazy.compactMap { column in column.value(in: json).map { ($0, column) } }.first
    }

    /// A text, in bytes of its own; nil for an empty one.
    func text(_ field: ExportField) throws(MessageError) -> UTF8Text? {
        guard let (value, column) = value(field) else { return nil }
        guard let text = value.string else { throw .invalidValue(column, "a text") }
        return text.isEmpty ? nil : text.detached
    }

    /// A list of identifiers, each once, in bytes of their own.
    func identifiers(_ field: ExportField) throws(MessageError) -> [UTF8Text] {
        guard let (value, column) = value(field) else { return [] }
        guard value.kind == .array else { throw .invalidValue(column, "a list of texts") }
        var seen: Set<UTF8Text> = []
        var identifiers: [UTF8Text] = []
        for element in value.elements {
            guard let text = element.string else { throw .invalidValue(column, "a list of texts") }
            let identifier = text.detached
            if !identifier.isEmpty, seen.insert(identifier).inserted { identifiers.append(identifier) }
        }
        return identifiers
    }

    /// A flag; nil without one.
    func flag(_ field: ExportField) throws(MessageError) -> Bool? {
        guard let (value, column) = value(field) else { return nil }
        guard let flag = value.bool else { throw .invalidValue(column, "true or false") }
        return flag
    }

    /// Whether a text is one of those that count; nil without a text.
    func counts(_ field: ExportField) throws(MessageError) -> Bool? {
        guard let text = try text(field), let column = value(field)?.column else { return nil }
        return column.values.contains(text)
    }

    /// A whole number that is not negative; nil for every other value.
    func count(_ field: ExportField) -> (count: Int?, isThere: Bool) {
        guard let value = value(field)?.value else { return (nil, false) }
        return (value.integer.flatMap { $0 >= 0 ? $0 : nil }, true)
    }

    /// A moment; nil where there is none that can be read.
    func moment(_ field: ExportField) -> Instant? {
        // Where one column is an object, another leads into it.
        format.columns(field).lazy.compactMap { column in
            column.value(in: json)?.string.flatMap(Instant.init(rfc3339:))
        }.first
    }
}

extension MessageError {
    fileprivate static func invalidValue(_ column: ExportColumn, _ expected: String) -> MessageError {
        let name = column.path.map(\.string).joined(separator: ".")
        return MessageError(
            .invalidRow, "\"\(name)\" must be \(expected). Correct the row, or take it out of the export.")
    }
}

extension MessageError.Code {
    /// A row of an export that cannot be read.
    package static let invalidRow = Self(rawValue: "invalid-row")
}
