internal import GRDB
internal import GRDBSQLite

/// A row while it is read: columns by their number.
///
/// None of them fails, whatever a damaged file holds.
struct Columns {
    private let statement: SQLiteStatement

    /// The row at which a statement stands.
    init(of statement: SQLiteStatement) { self.statement = statement }

    func int(_ index: CInt) -> Int { Int(sqlite3_column_int64(statement, index)) }

    func int(ifAny index: CInt) -> Int? { isNull(index) ? nil : int(index) }

    func flag(_ index: CInt) -> Bool { int(index) != 0 }

    func text(_ index: CInt) -> String { text(ifAny: index) ?? "" }

    func text(ifAny index: CInt) -> String? { raw(index).map(readText) }

    func bytes(_ index: CInt) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement, index) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count(index)))
    }

    /// A list of words, as ``listColumn(_:)`` writes it.
    func list(_ index: CInt) -> [String] { raw(index).map(words) ?? [] }

    /// What a column holds, a number or a text, to be bound again; nil for anything else.
    func value(_ index: CInt) -> (any ColumnValue)? {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: int(index)
        case SQLITE_TEXT: text(index)
        default: nil
        }
    }

    /// How many columns the row has.
    var number: CInt { sqlite3_column_count(statement) }

    private func raw(_ index: CInt) -> String? {
        guard let start = sqlite3_column_text(statement, index) else { return nil }
        return String(decoding: UnsafeBufferPointer(start: start, count: count(index)), as: UTF8.self)
    }

    private func count(_ index: CInt) -> Int { Int(sqlite3_column_bytes(statement, index)) }

    private func isNull(_ index: CInt) -> Bool { sqlite3_column_type(statement, index) == SQLITE_NULL }
}
