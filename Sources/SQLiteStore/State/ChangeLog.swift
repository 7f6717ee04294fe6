internal import GRDB
internal import GatewayCore

/// What changed in a file since somebody began to export it: triggers note what names each row that is written.
///
/// It is there for as long as an export that follows changes runs; nobody else pays for it. An export that was killed leaves
/// it behind, and the gateway that serves from the file removes it within seconds.
enum ChangeLog {
    /// How many changes are read at a time.
    private static let part = 5_000

    /// Begins an empty log.
    static func begin(in database: Database) throws {
        try remove(from: database)
        try database.execute(
            sql: """
                CREATE TABLE export_change (
                    number INTEGER PRIMARY KEY, name TEXT NOT NULL, one ANY, two ANY, three ANY, four ANY
                ) STRICT
                """)
        for table in StateTable.all {
            for noted in table.noted {
                for (event, row) in [("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")] {
                    try database.execute(sql: trigger(table.name, noted, event, row))
                }
            }
        }
    }

    private static func trigger(
        _ name: String, _ noted: StateTable.Noted, _ event: String, _ row: String
    ) -> String {
        let values = noted.values.map { $0.replacing("$", with: row) }
        let columns = ["one", "two", "three", "four"].prefix(values.count)
        return """
            CREATE TRIGGER export_\(noted.table)_\(event.lowercased()) AFTER \(event) ON \(noted.table) BEGIN
                INSERT INTO export_change (name, \(columns.joined(separator: ", ")))
                VALUES ('\(name)', \(values.joined(separator: ", ")));
            END
            """
    }

    /// Removes the log, if there is one, with all of its triggers.
    static func remove(from database: Database) throws {
        let triggers = try String.fetchAll(
            database, sql: "SELECT name FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'export_*'")
        for trigger in triggers {
            try database.execute(sql: "DROP TRIGGER \(trigger.quotedDatabaseIdentifier)")
        }
        try database.execute(sql: "DROP TABLE IF EXISTS export_change")
    }

    /// Removes a log that an export left behind when it was killed.
    static func removeAbandoned(from pool: DatabasePool, path: String) async {
        // What fails now is tried again some seconds later.
        guard (try? await pool.read({ try $0.tableExists("export_change") })) == true,
            let lock = try? LockFile(file: lockFile(of: path))
        else { return }
        try? await pool.write { try remove(from: $0) }
        lock.release()
    }

    /// What an export that follows changes holds locked.
    static func lockFile(of path: String) -> String { path + ".export.lock" }

    /// What was noted first, each record once, as it is now; and up to which number that is.
    static func read(in database: Database) throws -> (records: [StateRecord], last: Int?) {
        var last: Int?
        var seen: [String: Set<StateKey?>] = [:]
        var records: [StateRecord] = []
        try database.each(
            "SELECT one, two, three, four, name, number FROM export_change ORDER BY number LIMIT \(part)"
        ) { row in
            last = row.int(5)
            guard let table = tables[row.text(4)],
                seen[table.name, default: []].insert(table.key(row)).inserted,
                let record = try table.record(noted: row, in: database)
            else { return }
            records.append(record)
        }
        return (records, last)
    }

    /// Forgets what was noted up to a number.
    static func forget(upTo number: Int, in database: Database) throws {
        try database.run("DELETE FROM export_change WHERE number <= ?", [number])
    }

    private static let tables = Dictionary(uniqueKeysWithValues: StateTable.all.map { ($0.name, $0) })
}
