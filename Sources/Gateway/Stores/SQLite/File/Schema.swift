internal import GRDB

/// What the database looks like, and how it came to that.
enum Schema {
    /// The migrations in their order.
    ///
    /// One that was released is never changed.
    static let migrator: DatabaseMigrator = {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { database in
            try database.execute(sql: "PRAGMA application_id = \(application)")
            for statement in firstSchema { try database.execute(sql: statement) }
        }
        migrator.registerMigration("2") { database in
            for statement in secondSchema { try database.execute(sql: statement) }
        }
        migrator.registerMigration("3") { database in
            for statement in thirdSchema { try database.execute(sql: statement) }
        }
        migrator.registerMigration("4") { database in
            for statement in fourthSchema { try database.execute(sql: statement) }
        }
        migrator.registerMigration("5") { database in
            for statement in fifthSchema { try database.execute(sql: statement) }
        }
        return migrator
    }()

    private static let secondSchema = [
        // Jobs that wait, by whom and by when: few of all jobs, so that the others cost nothing.
        "CREATE INDEX job_waiting ON job (app, receiver, id) WHERE due > 0",
        "CREATE INDEX job_due ON job (app, due) WHERE due > 0",
        // Dead letters by their age.
        "CREATE INDEX dead_at ON dead (at)",
        // The vendor that reports an outcome of a push of its own.
        "ALTER TABLE outcome ADD COLUMN reported_by TEXT",
        // How often a person's counter was set, and how often it had been when a message was counted: what was counted
        // before the counter was set is in the count no more.
        "ALTER TABLE person ADD COLUMN sets INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE counted ADD COLUMN sets INTEGER NOT NULL DEFAULT 0",
    ]

    private static let thirdSchema = [
        // By which a message's translation is chosen, and what pushes call a group.
        "ALTER TABLE device ADD COLUMN language TEXT",
        "ALTER TABLE team ADD COLUMN name TEXT",
    ]

    private static let fourthSchema = [
        // How many tries of a job do not count.
        "ALTER TABLE job ADD COLUMN excused INTEGER NOT NULL DEFAULT 0",
        // Up to where outcomes were offered to the app's hook the last time.
        "ALTER TABLE hook ADD COLUMN offered INTEGER NOT NULL DEFAULT 0",
        // Identifiers have their vendor and kind in front; those before are taken for the server's.
        """
        UPDATE message SET vendor_id = substr(source, 1, instr(source, '/') - 1) || ':id:' || vendor_id
        WHERE vendor_id IS NOT NULL AND instr(source, '/') > 0
        """,
    ]

    private static let fifthSchema = [
        // Outcomes and dead letters are numbered for each app from now on, behind the numbers of all apps before.
        "ALTER TABLE sequence RENAME TO earlier",
        """
        CREATE TABLE sequence (app TEXT NOT NULL, name TEXT NOT NULL, last INTEGER NOT NULL, PRIMARY KEY (app, name))
        STRICT, WITHOUT ROWID
        """,
        "INSERT INTO sequence (app, name, last) SELECT '', name, last FROM earlier",
        "DROP TABLE earlier",
    ]

    /// Tells the gateway's databases from other programs' databases: "PBgw".
    private static let application = 0x5042_6777

    /// Throws for a database of another program, or of a newer version, before anything of it is changed.
    static func checkOwner(of database: Database, path: String) throws {
        if try migrator.hasBeenSuperseded(database) {
            throw StoreError(
                .newer,
                "\(path) was written by a newer version. Start that version, or give this one another file.")
        }
        let owner = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let objects = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
        guard owner == application || (owner == 0 && objects == 0) else {
            throw StoreError(
                .unavailable,
                "\(path) is a database of another program. Give the gateway a file of its own.")
        }
    }

    /// Runs the migrations that are due, unless an older version serves from the file.
    static func bringUpToDate(_ pool: DatabasePool, path: String, isServing: Bool) throws {
        if try pool.writeWithoutTransaction(migrator.hasCompletedMigrations) { return }
        let lock = isServing ? nil : try LockFile(of: path)
        defer { lock?.release() }
        try migrator.migrate(pool)
    }
}
