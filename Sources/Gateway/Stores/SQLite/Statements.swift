internal import GRDB
internal import GRDBSQLite

extension Database {
    /// Runs a statement, which is kept for the next time.
    func run(_ sql: String, _ values: [(any ColumnValue)?] = []) throws { try each(sql, values) { _ in } }

    /// Hands each row to `body`; a row is valid there only.
    func each(_ sql: String, _ values: [(any ColumnValue)?] = [], _ body: (Columns) throws -> Void) throws {
        try stepping(sql, values) { statement in
            while try Self.step(statement) { try body(Columns(of: statement)) }
        }
    }

    /// What `body` makes of each row.
    func all<Value>(
        _ sql: String, _ values: [(any ColumnValue)?] = [], _ body: (Columns) throws -> Value
    ) throws -> [Value] {
        var found: [Value] = []
        try each(sql, values) { found.append(try body($0)) }
        return found
    }

    /// What `body` makes of the first row; nil for none.
    ///
    /// A statement that changes rows and returns them has changed all when the first is there.
    func first<Value>(
        _ sql: String, _ values: [(any ColumnValue)?] = [], _ body: (Columns) throws -> Value
    ) throws -> Value? {
        try stepping(sql, values) { statement in
            try Self.step(statement) ? try body(Columns(of: statement)) : nil
        }
    }

    /// Runs a statement, and says how many rows it changed.
    func count(_ sql: String, _ values: [(any ColumnValue)?] = []) throws -> Int {
        try run(sql, values)
        return changesCount
    }

    /// Prepares a statement once, gives it its values, and takes them back at the end.
    private func stepping<Value>(
        _ sql: String, _ values: [(any ColumnValue)?], _ body: (SQLiteStatement) throws -> Value
    ) throws -> Value {
        let prepared = try cachedStatement(sql: sql)
        return try withExtendedLifetime(prepared) {
            let statement = prepared.sqliteStatement
            defer {
                sqlite3_reset(statement)
                sqlite3_clear_bindings(statement)
            }
            try Self.bind(values, to: statement)
            return try body(statement)
        }
    }

    private static func bind(_ values: [(any ColumnValue)?], to statement: SQLiteStatement) throws {
        // SQLite takes missing values for NULL, and says nothing.
        guard Int(sqlite3_bind_parameter_count(statement)) == values.count else {
            throw DatabaseError(resultCode: .SQLITE_RANGE)
        }
        for (index, value) in zip(CInt(1)..., values) {
            guard let value else { continue }
            try check(value.bind(to: statement, at: index))
        }
    }

    /// Goes to the next row, and says whether there is one.
    private static func step(_ statement: SQLiteStatement) throws -> Bool {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw DatabaseError(resultCode: ResultCode(rawValue: code))
        }
    }

    private static func check(_ code: CInt) throws {
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}

/// What a statement takes for a question mark; nil stands for NULL.
///
/// The library's own arguments are made, checked and taken apart for each statement, which costs more than most statements.
protocol ColumnValue: Sendable {
    /// Hands the value to a statement, and returns SQLite's code.
    func bind(to statement: SQLiteStatement, at index: CInt) -> CInt
}

extension Int: ColumnValue {
    func bind(to statement: SQLiteStatement, at index: CInt) -> CInt {
        sqlite3_bind_int64(statement, index, Int64(self))
    }
}

extension Bool: ColumnValue {
    func bind(to statement: SQLiteStatement, at index: CInt) -> CInt {
        sqlite3_bind_int64(statement, index, self ? 1 : 0)
    }
}

extension String: ColumnValue {
    func bind(to statement: SQLiteStatement, at index: CInt) -> CInt {
        var text = self
        return text.withUTF8 { bytes in
            sqlite3_bind_text(
                statement, index, UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self),
                CInt(bytes.count), copying)
        }
    }
}

/// No bytes are NULL.
extension [UInt8]: ColumnValue {
    func bind(to statement: SQLiteStatement, at index: CInt) -> CInt {
        withUnsafeBytes { bytes in
            bytes.isEmpty
                ? sqlite3_bind_null(statement, index)
                : sqlite3_bind_blob(statement, index, bytes.baseAddress, CInt(bytes.count), copying)
        }
    }
}

/// Tells SQLite to copy what it is given (`SQLITE_TRANSIENT`).
private let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

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

    func text(ifAny index: CInt) -> String? {
        guard let start = sqlite3_column_text(statement, index) else { return nil }
        return String(decoding: UnsafeBufferPointer(start: start, count: count(index)), as: UTF8.self)
    }

    func bytes(_ index: CInt) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement, index) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count(index)))
    }

    /// A packed list; nothing for one that cannot be read.
    func list(_ index: CInt) -> [String] {
        var reader = PackedReader(bytes(index))
        return reader.isAtEnd ? [] : (try? reader.list()) ?? []
    }

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

    private func count(_ index: CInt) -> Int { Int(sqlite3_column_bytes(statement, index)) }

    private func isNull(_ index: CInt) -> Bool { sqlite3_column_type(statement, index) == SQLITE_NULL }
}
