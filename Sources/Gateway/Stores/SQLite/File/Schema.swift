internal import GRDB

/// The tables of a database.
///
/// Times are Unix milliseconds. Byte columns are NULL where they are empty.
enum Schema {
    /// The one version so far; those before it were never released, and are refused.
    static let migrator: DatabaseMigrator = {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("6") { database in
            try database.execute(sql: "PRAGMA application_id = \(application)")
            try database.execute(sql: tables)
        }
        return migrator
    }()

    private static let tables = """
        -- The last number that was given out, by what it numbers; a number is never used again.
        CREATE TABLE sequence (
            app TEXT NOT NULL, name TEXT NOT NULL, last INTEGER NOT NULL, PRIMARY KEY (app, name)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO sequence (app, name, last) VALUES ('', 'job', 0), ('', 'check', 0);
        -- Keys of requests that were accepted.
        CREATE TABLE applied (
            app TEXT NOT NULL, key TEXT NOT NULL, digest BLOB, status INTEGER NOT NULL, answer BLOB,
            until INTEGER NOT NULL, PRIMARY KEY (app, key)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX applied_until ON applied (until);
        CREATE TABLE message (
            id INTEGER PRIMARY KEY, app TEXT NOT NULL, surface TEXT NOT NULL, source TEXT NOT NULL, vendor_id TEXT,
            sender TEXT, receiver TEXT, in_group TEXT, accepted_at INTEGER NOT NULL, body BLOB
        ) STRICT;
        CREATE UNIQUE INDEX message_vendor_id ON message (app, vendor_id) WHERE vendor_id IS NOT NULL;
        CREATE INDEX message_accepted_at ON message (accepted_at);
        CREATE TABLE job (
            id INTEGER PRIMARY KEY, app TEXT NOT NULL, kind TEXT NOT NULL, message INTEGER, receiver TEXT NOT NULL,
            in_group TEXT, is_counted INTEGER NOT NULL, recalls INTEGER, position TEXT, tries INTEGER NOT NULL,
            -- How many tries do not count.
            excused INTEGER NOT NULL DEFAULT 0,
            done_devices BLOB, due INTEGER NOT NULL, accepted_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX job_message ON job (message) WHERE message IS NOT NULL;
        -- Jobs that wait, by receiver and by time: few of all jobs, so that the others cost nothing.
        CREATE INDEX job_waiting ON job (app, receiver, id) WHERE due > 0;
        CREATE INDEX job_due ON job (app, due) WHERE due > 0;
        -- Dead letters.
        CREATE TABLE dead (
            app TEXT NOT NULL, id INTEGER NOT NULL, kind TEXT NOT NULL, message INTEGER, receiver TEXT NOT NULL,
            in_group TEXT, is_counted INTEGER NOT NULL, recalls INTEGER, position TEXT, tries INTEGER NOT NULL,
            done_devices BLOB, accepted_at INTEGER NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL,
            PRIMARY KEY (app, id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX dead_message ON dead (message) WHERE message IS NOT NULL;
        CREATE INDEX dead_at ON dead (at);
        CREATE TABLE person (
            app TEXT NOT NULL, id TEXT NOT NULL, settings BLOB, unread INTEGER NOT NULL, is_online INTEGER,
            presence_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
            -- How often the counter was set.
            sets INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (app, id)
        ) STRICT, WITHOUT ROWID;
        -- Which messages are in counts, with the count after each, and how often the counter had been set by then.
        CREATE TABLE counted (
            message INTEGER NOT NULL, person TEXT NOT NULL, count INTEGER NOT NULL, is_taken_back INTEGER NOT NULL,
            sets INTEGER NOT NULL, PRIMARY KEY (message, person)
        ) STRICT, WITHOUT ROWID;
        -- Devices are stored by person, because every job reads those of one person.
        CREATE TABLE device (
            app TEXT NOT NULL, person TEXT NOT NULL, token TEXT NOT NULL, topic TEXT, device_id TEXT, notifier TEXT,
            language TEXT, kind TEXT NOT NULL, environment TEXT NOT NULL, registered_at INTEGER NOT NULL,
            refusal TEXT, PRIMARY KEY (app, person, token)
        ) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX device_token ON device (app, token);
        -- Groups with members and managers; a manager need not be a member.
        CREATE TABLE team (
            app TEXT NOT NULL, id TEXT NOT NULL, has_managers INTEGER NOT NULL, name TEXT, PRIMARY KEY (app, id)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE member (
            app TEXT NOT NULL, team TEXT NOT NULL, person TEXT NOT NULL, is_member INTEGER NOT NULL,
            is_manager INTEGER NOT NULL, PRIMARY KEY (app, team, person)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX member_person ON member (app, person);
        CREATE TABLE outcome (
            app TEXT NOT NULL, id INTEGER NOT NULL, message INTEGER, receiver TEXT NOT NULL, at INTEGER NOT NULL,
            value BLOB NOT NULL, PRIMARY KEY (app, id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX outcome_message ON outcome (message) WHERE message IS NOT NULL;
        CREATE INDEX outcome_at ON outcome (at);
        -- Up to which outcome an app's hook took them, and was offered them.
        CREATE TABLE hook (
            app TEXT NOT NULL PRIMARY KEY, position INTEGER NOT NULL, offered INTEGER NOT NULL DEFAULT 0
        ) STRICT, WITHOUT ROWID;
        -- Keys of the interface, without their secrets.
        CREATE TABLE access_key (
            id TEXT NOT NULL PRIMARY KEY, digest BLOB NOT NULL, app TEXT, scopes BLOB, note TEXT NOT NULL,
            created_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX access_key_digest ON access_key (digest);
        """

    /// Tells the gateway's databases from other programs' databases: "PBgw".
    private static let application = 0x5042_6777

    /// Throws for a database of another program, or of another version, before anything of it is changed.
    static func checkOwner(of database: Database, path: String) throws {
        if try migrator.hasBeenSuperseded(database) {
            throw StoreError(
                .newer,
                "\(path) was written by another version of the gateway. Start that version, or give this one another file."
            )
        }
        let owner = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let objects = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
        guard owner == application || (owner == 0 && objects == 0) else {
            throw StoreError(
                .unavailable,
                "\(path) is a database of another program. Give the gateway a file of its own.")
        }
    }

    /// Makes the tables of a new file.
    static func bringUpToDate(_ pool: DatabasePool, path: String, isServing: Bool) throws {
        if try pool.writeWithoutTransaction(migrator.hasCompletedMigrations) { return }
        let lock = isServing ? nil : try LockFile(of: path)
        defer { lock?.release() }
        try migrator.migrate(pool)
    }
}
