internal import PushRecords

/// The people, devices, groups and counters of an app.
extension Gateway {
    /// Keeps a person's settings, in place of earlier ones, and adds the devices; `unread` counts only for a new person.
    func putPerson(_ body: ByteSlice, id: String?, app: String) async throws(GatewayError) {
        let app = try self.app(app)
        let id = id.map { app.name(of: $0) }
        let document = try readSettings {
            try PersonDocument(body, id: id, app: app, zones: configuration.zones, now: now)
        }
        try await asking { () async throws(StoreError) in
            try await store.put(document.person, app: app.name)
            for (device, isTimeKnown) in document.devices {
                try await store.put(device, isTimeKnown: isTimeKnown, app: app.name)
            }
        }
    }

    /// A person as recipients files have them, with counter and devices; nil for one whom nobody put.
    func person(_ id: String, app: String) async throws(GatewayError) -> [UInt8]? {
        let app = try self.app(app)
        let id = app.name(of: id)
        let (person, devices) = try await asking { () async throws(StoreError) in
            (try await store.person(id, app: app.name), try await store.devices(of: id, app: app.name))
        }
        guard let person else { return nil }
        let context = JobContext(
            receiver: person, devices: devices.filter { $0.refusal == nil }, unread: person.unread)
        return writeJSON { settings.recipient(in: context, id: id, isAdded: false).write(to: &$0) }
    }

    /// Erases a person and all that is kept of them.
    func erasePerson(_ id: String, app: String) async throws(GatewayError) -> Bool {
        let app = try self.app(app)
        return try await asking { () async throws(StoreError) in
            try await store.erase(person: app.name(of: id), app: app.name)
        }
    }

    /// Sets or changes a person's counter, and updates the badge of their devices, except for the one on which they read.
    func changeUnread(
        _ change: UnreadChange, of id: String, app: String, except token: String? = nil, isTold: Bool = true
    ) async throws(GatewayError) -> Int {
        let app = try self.app(app)
        let id = app.name(of: id)
        let isTold = isTold && app.rules.when != .never
        let jobs =
            isTold ? [NewJob(kind: .badge, message: nil, receiver: id, position: token?.lowercased())] : []
        return try await asking { () async throws(StoreError) in
            try await store.changeUnread(of: id, app: app.name, change, adding: jobs)
        }
    }

    /// Says whether a person is connected, at a moment in Unix milliseconds; nil for now.
    ///
    /// - Throws: ``GatewayError`` for a moment in the future: whatever is said later would not count until then.
    func setPresence(
        of id: String, app: String, isOnline: Bool, at moment: Int?
    ) async throws(GatewayError) {
        let app = try self.app(app)
        if let moment { try SettingsObject.check(moment, at: "/at", now: clock.now()) }
        try await asking { () async throws(StoreError) in
            try await store.setPresence(
                of: app.name(of: id), app: app.name, isOnline: isOnline, at: moment ?? clock.now())
        }
    }

    /// Keeps a device: `{"topic":"…","deviceID":"…","notifier":"…","language":"…","kind":"alert","environment":"production","registeredAt":1795400000000}`, all of it optional.
    ///
    /// A device that is known keeps the time of its registration, and Apple's refusal, unless a later time is given.
    func putDevice(
        _ body: ByteSlice, token: String, of id: String, app: String
    ) async throws(GatewayError) {
        let app = try self.app(app)
        let document = try readSettings {
            try DeviceDocument(body, token: token, person: app.name(of: id), now: now)
        }
        try await asking { () async throws(StoreError) in
            try await store.put(document.device, isTimeKnown: document.isTimeKnown, app: app.name)
        }
    }

    /// The devices of a person as one JSON array, those included that Apple refused, with its reason.
    func devices(of id: String, app: String) async throws(GatewayError) -> [UInt8] {
        let app = try self.app(app)
        let devices = try await asking { () async throws(StoreError) in
            try await store.devices(of: app.name(of: id), app: app.name)
        }
        return StoredDevice.document(of: devices)
    }

    /// Forgets a device.
    func removeDevice(_ token: String, of id: String, app: String) async throws(GatewayError) -> Bool {
        let app = try self.app(app)
        return try await asking { () async throws(StoreError) in
            try await store.remove(
                device: token.lowercased(), of: app.name(of: id), app: app.name)
        }
    }

    /// Keeps a group: `{"members":["…"],"managers":["…"],"name":"…"}`, where `managers` and `name` may be left out.
    func putGroup(_ body: ByteSlice, id: String?, app: String) async throws(GatewayError) {
        let app = try self.app(app)
        let group = try readSettings {
            try GroupDocument(body, id: id.map { app.name(of: $0) }, app: app).group
        }
        try await asking { () async throws(StoreError) in try await store.put(group, app: app.name) }
    }

    /// A group as groups files have it; nil for one that nobody put.
    func group(_ id: String, app: String) async throws(GatewayError) -> [UInt8]? {
        let app = try self.app(app)
        let group = try await asking { () async throws(StoreError) in
            try await store.group(app.name(of: id), app: app.name)
        }
        return group.map { encodeJSON($0) }
    }

    /// Forgets a group.
    func removeGroup(_ id: String, app: String) async throws(GatewayError) -> Bool {
        let app = try self.app(app)
        return try await asking { () async throws(StoreError) in
            try await store.remove(group: app.name(of: id), app: app.name)
        }
    }

    /// How many messages count in a person's badge; nil for somebody whom nobody put.
    func unread(of id: String, app: String) async throws(GatewayError) -> Int? {
        let app = try self.app(app)
        return try await asking { () async throws(StoreError) in
            try await store.person(app.name(of: id), app: app.name)?.unread
        }
    }
}

/// What became of the lines of a recipients file or a groups file.
///
/// ```json
/// {"kept":2,"notKept":1,"refused":[{"line":3,"code":"invalid-settings","detail":"…","pointer":"/devices/0/token"}]}
/// ```
struct KeptLines: Encodable {
    /// How many people or groups are kept.
    private(set) var kept = 0
    /// How many lines cannot be used.
    private(set) var notKept = 0
    /// The first of them, at most ``most``.
    private(set) var refused: [RefusedLine] = []

    /// How many refused lines an answer tells of: enough to see what is wrong, however long the file is.
    static let most = 100

    struct RefusedLine: Encodable {
        /// The line's number, from 1.
        let line: Int
        let code: String
        let detail: String
        let pointer: String?
    }

    /// Keeps what each line says that is not blank; a line that cannot be used leaves the others.
    ///
    /// - Throws: ``GatewayError`` without a line, and where the store fails. The lines before are kept then, and may come again.
    init(
        of body: ByteSlice, _ put: (ByteSlice) async throws(GatewayError) -> Void
    ) async throws(GatewayError) {
        for (line, number) in body.lines where !line.isBlank {
            do throws(GatewayError) {
                try await put(line)
                kept += 1
            } catch  where error.code == .invalidSettings {
                refuse(number, error)
            }
        }
        guard kept + notKept > 0 else {
            throw GatewayError(.unusable, "The body has no line. Send the file with its lines as they are.")
        }
    }

    private mutating func refuse(_ line: Int, _ error: GatewayError) {
        notKept += 1
        guard refused.count < Self.most else { return }
        refused.append(
            RefusedLine(
                line: line, code: error.code.rawValue, detail: error.description, pointer: error.pointer))
    }
}
