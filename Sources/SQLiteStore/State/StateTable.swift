internal import GRDB
internal import GatewayCore

/// How rows of a table become records.
struct StateTable: Sendable {
    /// What the log of changes calls them.
    let name: String
    /// The table, with others that are joined to it.
    let table: String
    /// The columns by which a row is found, and pages go on.
    let keys: [String]
    /// The columns that are read.
    let columns: String
    /// The tables whose changes are noted.
    ///
    /// Each is noted with what names the record: the keys, and what other stores need to find it. `$` stands for the row.
    let noted: [Noted]
    /// Makes a record of a row.
    let record: @Sendable (Columns, Database) throws -> StateRecord
    /// Makes what names the record of a change as it was noted; nil for one that is never gone.
    let key: @Sendable (Columns) -> StateKey?

    /// A table whose changes are noted.
    struct Noted: Sendable {
        let table: String
        let values: [String]
    }

    /// The rows behind a place, which is nil for the first ones, and the place behind them.
    func page(
        after place: [(any ColumnValue)?]?, limit: Int, in database: Database
    ) throws -> (records: [StateRecord], place: [(any ColumnValue)?]?) {
        let keys = keys.joined(separator: ", ")
        let marks = self.keys.map { _ in "?" }.joined(separator: ", ")
        let condition = place == nil ? "" : "WHERE (\(keys)) > (\(marks))"
        var last: [(any ColumnValue)?]?
        let records = try database.all(
            "SELECT \(columns), \(keys) FROM \(table) \(condition) ORDER BY \(keys) LIMIT ?",
            (place ?? []) + [limit]
        ) { row in
            last = (row.number - CInt(self.keys.count)..<row.number).map(row.value)
            return try record(row, database)
        }
        return (records, records.count < limit ? nil : last)
    }

    /// The record that has been noted, as it is now: gone where there is no such row.
    func record(noted row: Columns, in database: Database) throws -> StateRecord? {
        let condition = keys.map { "\($0) = ?" }.joined(separator: " AND ")
        let found = try database.first(
            "SELECT \(columns) FROM \(table) WHERE \(condition)", (0..<CInt(keys.count)).map(row.value)
        ) { try record($0, database) }
        return found ?? key(row).map { .gone($0) }
    }
}
