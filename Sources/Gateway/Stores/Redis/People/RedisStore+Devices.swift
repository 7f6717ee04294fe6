extension RedisStore {
    /// Keeps a device; of one that is known already, as ``StoredDevice/following(_:isTimeKnown:)`` says.
    ///
    /// A token has one person at a time in an app.
    func put(_ device: StoredDevice, isTimeKnown: Bool, app: String) async throws(StoreError) {
        try await engine.note(app)
        var isWritten = false
        while !isWritten {
            var change = DeviceChange(of: device.token, from: try await owner(of: device.token, app: app))
            for person in Set([device.person, change.owner ?? device.person]) {
                try change.read(person, try await deviceList(of: person, app: app))
            }
            var device = device
            if let known = change.known { device = device.following(known, isTimeKnown: isTimeKnown) }
            change.put(device)
            isWritten = try await write(change, app: app)
        }
    }

    /// The devices of a person, oldest registration first, those included that Apple refused.
    func devices(of person: String, app: String) async throws(StoreError) -> [StoredDevice] {
        try DeviceList.devices(of: person, packed: try await deviceList(of: person, app: app))
    }

    /// Forgets a device, and says whether there was one.
    func remove(
        device token: String, of person: String, app: String
    ) async throws(StoreError) -> Bool {
        while true {
            var change = DeviceChange(of: token, from: try await owner(of: token, app: app))
            guard change.owner == person else { return false }
            try change.read(person, try await deviceList(of: person, app: app))
            change.remove()
            if try await write(change, app: app) { return true }
        }
    }

    /// Whose device a token names; nil for nobody's.
    func owner(of token: String, app: String) async throws(StoreError) -> String? {
        let tag = engine.tag(of: app)
        let reply = try await engine.call(
            tag, "HGET", .text(tag + DeviceChange.tokenKey(token)), .bytes(DeviceChange.field(token)))
        return try reply.bytesIfAny().map { String(decoding: $0, as: UTF8.self) }
    }

    /// A person's devices as they are kept; nil for none.
    func deviceList(of person: String, app: String) async throws(StoreError) -> [UInt8]? {
        let tag = engine.tag(of: app)
        return try await engine.call(
            tag, "HGET", .text("\(tag)e:\(StoredPerson.bucket(person))"), .text(person)
        ).bytesIfAny()
    }

    /// Writes a change, unless what it is made from was changed meanwhile; says whether it is written.
    func write(_ change: DeviceChange, app: String) async throws(StoreError) -> Bool {
        try await engine.run(.swap, engine.tag(of: app), change.words).number() == 1
    }
}
