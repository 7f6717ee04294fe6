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
