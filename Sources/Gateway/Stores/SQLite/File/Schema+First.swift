extension Schema {
    /// The first version.
    ///
    /// Times are Unix milliseconds. Byte columns are NULL where they are empty.
    static let firstSchema = [
        // The last number that was given out, by what it numbers; a number is never used again.
        """
        CREATE TABLE sequence (name TEXT NOT NULL PRIMARY KEY, last INTEGER NOT NULL) STRICT, WITHOUT ROWID
        """,
        "INSERT INTO sequence (name, last) VALUES ('job', 0), ('outcome', 0), ('dead', 0), ('check', 0)",
        // Keys of requests that were accepted.
        """
        CREATE TABLE applied (
            app TEXT NOT NULL, key TEXT NOT NULL, digest BLOB, status INTEGER NOT NULL, answer BLOB,
            until INTEGER NOT NULL, PRIMARY KEY (app, key)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX applied_until ON applied (until)",
        // Messages as they came.
        """
        CREATE TABLE message (
            id INTEGER PRIMARY KEY, app TEXT NOT NULL, surface TEXT NOT NULL, source TEXT NOT NULL, vendor_id TEXT,
            sender TEXT, receiver TEXT, in_group TEXT, accepted_at INTEGER NOT NULL, body BLOB
        ) STRICT
        """,
        "CREATE UNIQUE INDEX message_vendor_id ON message (app, vendor_id) WHERE vendor_id IS NOT NULL",
        "CREATE INDEX message_accepted_at ON message (accepted_at)",
        // What is to be done.
        """
        CREATE TABLE job (
            id INTEGER PRIMARY KEY, app TEXT NOT NULL, kind TEXT NOT NULL, message INTEGER, receiver TEXT NOT NULL,
            in_group TEXT, is_counted INTEGER NOT NULL, recalls INTEGER, position TEXT, tries INTEGER NOT NULL,
            done_devices TEXT, due INTEGER NOT NULL, accepted_at INTEGER NOT NULL
        ) STRICT
        """,
        "CREATE INDEX job_message ON job (message) WHERE message IS NOT NULL",
        // Jobs that nobody tries again by itself.
        """
        CREATE TABLE dead (
            app TEXT NOT NULL, id INTEGER NOT NULL, kind TEXT NOT NULL, message INTEGER, receiver TEXT NOT NULL,
            in_group TEXT, is_counted INTEGER NOT NULL, recalls INTEGER, position TEXT, tries INTEGER NOT NULL,
            done_devices TEXT, accepted_at INTEGER NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL,
            PRIMARY KEY (app, id)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX dead_message ON dead (message) WHERE message IS NOT NULL",
        // People, and which messages are in their counts, with the count after each.
        """
        CREATE TABLE person (
            app TEXT NOT NULL, id TEXT NOT NULL, settings BLOB, unread INTEGER NOT NULL, is_online INTEGER,
            presence_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, PRIMARY KEY (app, id)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE counted (
            message INTEGER NOT NULL, person TEXT NOT NULL, count INTEGER NOT NULL, is_taken_back INTEGER NOT NULL,
            PRIMARY KEY (message, person)
        ) STRICT, WITHOUT ROWID
        """,
        // Devices lie beside each other by person, because every job reads those of one person.
        """
        CREATE TABLE device (
            app TEXT NOT NULL, person TEXT NOT NULL, token TEXT NOT NULL, topic TEXT, device_id TEXT, notifier TEXT,
            kind TEXT NOT NULL, environment TEXT NOT NULL, registered_at INTEGER NOT NULL, refusal TEXT,
            PRIMARY KEY (app, person, token)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE UNIQUE INDEX device_token ON device (app, token)",
        // Groups with members and managers; a manager need not be a member.
        """
        CREATE TABLE team (
            app TEXT NOT NULL, id TEXT NOT NULL, has_managers INTEGER NOT NULL, PRIMARY KEY (app, id)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE member (
            app TEXT NOT NULL, team TEXT NOT NULL, person TEXT NOT NULL, is_member INTEGER NOT NULL,
            is_manager INTEGER NOT NULL, PRIMARY KEY (app, team, person)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX member_person ON member (app, person)",
        // What became of each push.
        """
        CREATE TABLE outcome (
            app TEXT NOT NULL, id INTEGER NOT NULL, message INTEGER, receiver TEXT NOT NULL, device TEXT,
            outcome TEXT NOT NULL, reason TEXT, apns_id TEXT, tries INTEGER NOT NULL,
            may_be_delivered INTEGER NOT NULL, badge INTEGER, at INTEGER NOT NULL, PRIMARY KEY (app, id)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX outcome_message ON outcome (message) WHERE message IS NOT NULL",
        "CREATE INDEX outcome_at ON outcome (at)",
        "CREATE TABLE hook (app TEXT NOT NULL PRIMARY KEY, position INTEGER NOT NULL) STRICT, WITHOUT ROWID",
        // Keys of the interface, without their secrets.
        """
        CREATE TABLE access_key (
            id TEXT NOT NULL PRIMARY KEY, digest BLOB NOT NULL, app TEXT, scopes TEXT NOT NULL, note TEXT NOT NULL,
            created_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE UNIQUE INDEX access_key_digest ON access_key (digest)",
    ]
}
