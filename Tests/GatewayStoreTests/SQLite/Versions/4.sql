PRAGMA application_id = 1346529143;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES('1');
INSERT INTO grdb_migrations VALUES('2');
INSERT INTO grdb_migrations VALUES('3');
INSERT INTO grdb_migrations VALUES('4');
CREATE TABLE sequence (name TEXT NOT NULL PRIMARY KEY, last INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO sequence VALUES('check',0);
INSERT INTO sequence VALUES('dead',0);
INSERT INTO sequence VALUES('job',1);
INSERT INTO sequence VALUES('outcome',1);
CREATE TABLE applied (
    app TEXT NOT NULL, key TEXT NOT NULL, digest BLOB, status INTEGER NOT NULL, answer BLOB,
    until INTEGER NOT NULL, PRIMARY KEY (app, key)
) STRICT, WITHOUT ROWID;
INSERT INTO applied VALUES('shop','api:1',X'0101010101010101010101010101010101010101010101010101010101010101',202,X'616e737765722031',1790086400000);
CREATE TABLE message (
    id INTEGER PRIMARY KEY, app TEXT NOT NULL, surface TEXT NOT NULL, source TEXT NOT NULL, vendor_id TEXT,
    sender TEXT, receiver TEXT, in_group TEXT, accepted_at INTEGER NOT NULL, body BLOB
) STRICT;
INSERT INTO message VALUES(1,'shop','api','nim/server-v1','nim:id:v1','alice','bob',NULL,1790000000000,X'7b2274657874223a224869227d');
CREATE TABLE job (
    id INTEGER PRIMARY KEY, app TEXT NOT NULL, kind TEXT NOT NULL, message INTEGER, receiver TEXT NOT NULL,
    in_group TEXT, is_counted INTEGER NOT NULL, recalls INTEGER, position TEXT, tries INTEGER NOT NULL,
    done_devices TEXT, due INTEGER NOT NULL, accepted_at INTEGER NOT NULL
, excused INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO job VALUES(1,'shop','push',1,'bob',NULL,1,NULL,NULL,0,NULL,0,1790000000000,0);
CREATE TABLE dead (
    app TEXT NOT NULL, id INTEGER NOT NULL, kind TEXT NOT NULL, message INTEGER, receiver TEXT NOT NULL,
    in_group TEXT, is_counted INTEGER NOT NULL, recalls INTEGER, position TEXT, tries INTEGER NOT NULL,
    done_devices TEXT, accepted_at INTEGER NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (app, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE person (
    app TEXT NOT NULL, id TEXT NOT NULL, settings BLOB, unread INTEGER NOT NULL, is_online INTEGER,
    presence_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, sets INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (app, id)
) STRICT, WITHOUT ROWID;
INSERT INTO person VALUES('shop','bob',NULL,5,NULL,0,1795415954572,0);
CREATE TABLE counted (
    message INTEGER NOT NULL, person TEXT NOT NULL, count INTEGER NOT NULL, is_taken_back INTEGER NOT NULL, sets INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (message, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE device (
    app TEXT NOT NULL, person TEXT NOT NULL, token TEXT NOT NULL, topic TEXT, device_id TEXT, notifier TEXT,
    kind TEXT NOT NULL, environment TEXT NOT NULL, registered_at INTEGER NOT NULL, refusal TEXT, language TEXT,
    PRIMARY KEY (app, person, token)
) STRICT, WITHOUT ROWID;
INSERT INTO device VALUES('shop','bob','b1','com.example.shop','d-b1','Prod','voip','sandbox',1790000000000,NULL,NULL);
INSERT INTO device VALUES('shop','eve','e1',NULL,NULL,NULL,'alert','production',1790000000000,NULL,'zh');
CREATE TABLE team (
    app TEXT NOT NULL, id TEXT NOT NULL, has_managers INTEGER NOT NULL, name TEXT, PRIMARY KEY (app, id)
) STRICT, WITHOUT ROWID;
INSERT INTO team VALUES('shop','g',0,'Team');
CREATE TABLE member (
    app TEXT NOT NULL, team TEXT NOT NULL, person TEXT NOT NULL, is_member INTEGER NOT NULL,
    is_manager INTEGER NOT NULL, PRIMARY KEY (app, team, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE outcome (
    app TEXT NOT NULL, id INTEGER NOT NULL, message INTEGER, receiver TEXT NOT NULL, device TEXT,
    outcome TEXT NOT NULL, reason TEXT, apns_id TEXT, tries INTEGER NOT NULL,
    may_be_delivered INTEGER NOT NULL, badge INTEGER, at INTEGER NOT NULL, reported_by TEXT, PRIMARY KEY (app, id)
) STRICT, WITHOUT ROWID;
INSERT INTO outcome VALUES('shop',1,9,'eve',NULL,'accepted',NULL,NULL,1,0,NULL,1790000000000,'easemob');
CREATE TABLE hook (app TEXT NOT NULL PRIMARY KEY, position INTEGER NOT NULL, offered INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
CREATE TABLE access_key (
    id TEXT NOT NULL PRIMARY KEY, digest BLOB NOT NULL, app TEXT, scopes TEXT NOT NULL, note TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX applied_until ON applied (until);
CREATE UNIQUE INDEX message_vendor_id ON message (app, vendor_id) WHERE vendor_id IS NOT NULL;
CREATE INDEX message_accepted_at ON message (accepted_at);
CREATE INDEX job_waiting ON job (app, receiver, id) WHERE due > 0;
CREATE INDEX job_due ON job (app, due) WHERE due > 0;
CREATE INDEX dead_at ON dead (at);
CREATE INDEX job_message ON job (message) WHERE message IS NOT NULL;
CREATE INDEX dead_message ON dead (message) WHERE message IS NOT NULL;
CREATE UNIQUE INDEX device_token ON device (app, token);
CREATE INDEX member_person ON member (app, person);
CREATE INDEX outcome_message ON outcome (message) WHERE message IS NOT NULL;
CREATE INDEX outcome_at ON outcome (at);
CREATE UNIQUE INDEX access_key_digest ON access_key (digest);
COMMIT;
