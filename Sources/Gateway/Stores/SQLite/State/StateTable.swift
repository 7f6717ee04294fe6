internal import GRDB

/// How rows of a table become records.
struct StateTable: Sendable {
    /// The table, with others that are joined to it.
    let table: String
    /// The columns by which a row is found, and pages go on.
    let keys: [String]
    /// The columns that are read.
    let columns: String
    /// Makes a record of a row.
    let record: @Sendable (Columns, Database) throws -> StateRecord

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
}
