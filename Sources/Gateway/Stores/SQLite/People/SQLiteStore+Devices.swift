internal import GRDB

extension SQLiteStore {
    /// Keeps a device; of one that is known already, as ``StoredDevice/following(_:isTimeKnown:)`` says.
    ///
    /// A token has one person at a time in an app.
    func put(_ device: StoredDevice, isTimeKnown: Bool, app: String) async throws(StoreError) {
        try await write { transaction in
            let database = transaction.database
            var device = device
            if let known = try database.device(device.token, app: app) {
                device = device.following(known, isTimeKnown: isTimeKnown)
            }
            try database.run(
                "DELETE FROM device WHERE app = ? AND token = ?", [app, device.token])
            try database.insert(device, app: app)
        }
    }

    /// The devices of a person, oldest registration first, those included that Apple refused.
    func devices(of person: String, app: String) async throws(StoreError) -> [StoredDevice] {
        try await read { try $0.devices(of: person, app: app, withRefused: true) }
    }

    /// Forgets a device, and says whether there was one.
    func remove(
        device token: String, of person: String, app: String
    ) async throws(StoreError) -> Bool {
        try await write { transaction in
            try transaction.database.count(
                "DELETE FROM device WHERE app = ? AND person = ? AND token = ?",
                [app, person, token]) > 0
        }
    }
}

extension Database {
    /// Writes a device in place of one with the same token.
    func insert(_ device: StoredDevice, app: String) throws {
        try run(
            """
            INSERT OR REPLACE INTO device (app, \(StoredDevice.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                app, device.person, device.token, device.topic, device.deviceID, device.notifier,
                device.kind, device.environment, device.registeredAt, device.refusal,
                device.language,
            ])
    }

    func devices(of person: String, app: String, withRefused: Bool) throws -> [StoredDevice] {
        try all(
            """
            SELECT \(StoredDevice.columns) FROM device
            WHERE app = ? AND person = ? AND (refusal IS NULL OR ?) ORDER BY registered_at, token
            """, [app, person, withRefused], StoredDevice.init)
    }

    /// The device with a token, whosever it is.
    fileprivate func device(_ token: String, app: String) throws -> StoredDevice? {
        try first(
            """
            SELECT \(StoredDevice.columns) FROM device WHERE app = ? AND token = ?
            """, [app, token], StoredDevice.init)
    }
}

extension StoredDevice {
    /// The columns of a row from which a device is read.
    static let columns = """
        person, token, topic, device_id, notifier, kind, environment, registered_at, refusal, language
        """

    /// Reads a device from a row of ``columns``.
    init(_ row: Columns) {
        self.init(
            person: row.text(0), token: row.text(1), topic: row.text(ifAny: 2),
            deviceID: row.text(ifAny: 3), notifier: row.text(ifAny: 4), language: row.text(ifAny: 9),
            kind: row.text(5), environment: row.text(6), registeredAt: row.int(7), refusal: row.text(ifAny: 8)
        )
    }
}
