internal import GRDB

extension Database {
    /// Runs a statement, which is kept for the next time.
    func run(_ sql: String, _ arguments: StatementArguments = []) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// Hands each row to `body`; a row is valid there only.
    func each(_ sql: String, _ arguments: StatementArguments = [], _ body: (Columns) throws -> Void) throws {
        try Columns.fetchCursor(cachedStatement(sql: sql), arguments: arguments).forEach(body)
    }

    /// What `body` makes of each row.
    func all<Value>(
        _ sql: String, _ arguments: StatementArguments = [], _ body: (Columns) throws -> Value
    ) throws -> [Value] {
        var values: [Value] = []
        try each(sql, arguments) { values.append(try body($0)) }
        return values
    }

    /// What `body` makes of the first row; nil for none.
    func first<Value>(
        _ sql: String, _ arguments: StatementArguments = [], _ body: (Columns) throws -> Value
    ) throws -> Value? {
        let rows = try Columns.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
        return try withExtendedLifetime(rows) { try rows.next().map(body) }
    }

    /// Runs a statement, and says how many rows it changed.
    func count(_ sql: String, _ arguments: StatementArguments = []) throws -> Int {
        try run(sql, arguments)
        return changesCount
    }
}
