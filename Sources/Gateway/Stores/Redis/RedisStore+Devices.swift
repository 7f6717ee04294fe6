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

    func devices(of person: String, app: String) async throws(StoreError) -> [StoredDevice] {
        try DeviceList.devices(of: person, packed: try await deviceList(of: person, app: app))
    }

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

/// A device that is put or removed: who had it and who has it then, and their lists as they were and become.
struct DeviceChange {
    private let token: String
    /// Who had the device; nil for nobody.
    let owner: String?
    private var newOwner: String?
    private var kept: [String: [UInt8]] = [:]
    private var lists: [String: [StoredDevice]] = [:]

    init(of token: String, from owner: String?) {
        self.token = token
        self.owner = owner
    }

    /// The device as it is kept; nil for none.
    var known: StoredDevice? { owner.flatMap { lists[$0]?.first { $0.token == token } } }

    /// Notes which devices a person has.
    mutating func read(_ person: String, _ packed: [UInt8]?) throws(StoreError) {
        kept[person] = packed
        lists[person] = try DeviceList.devices(of: person, packed: packed)
    }

    /// Takes the device from who had it.
    mutating func remove() {
        if let owner { lists[owner]?.removeAll { $0.token == token } }
    }

    /// Gives the device to its person.
    mutating func put(_ device: StoredDevice) {
        remove()
        lists[device.person]?.append(device)
        newOwner = device.person
    }

    /// What the script is given.
    var words: ScriptWords {
        var words = ScriptWords(
            .integer(lists.count + 1), .text(Self.tokenKey(token)), .bytes(Self.field(token)))
        words.add(ifAny: owner)
        words.add(ifAny: newOwner)
        for (person, devices) in lists {
            words.add(.text("e:\(StoredPerson.bucket(person))"), .text(person))
            words.add(ifAny: kept[person])
            words.add(ifAny: DeviceList.packed(devices))
        }
        return words
    }

    /// Which hash says whose device a token names.
    static func tokenKey(_ token: String) -> String {
        "t:\(StableHash.number(token, below: StableHash.people))"
    }

    /// A token in that hash: its bytes, where it is the hexadecimal digits of 32.
    static func field(_ token: String) -> [UInt8] {
        let digits = Array(token.utf8)
        guard digits.count == 64 else { return digits }
        var bytes: [UInt8] = []
        for place in stride(from: 0, to: 64, by: 2) {
            guard let high = value(digits[place]), let low = value(digits[place + 1]) else { return digits }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x61...0x66: digit - 0x57
        default: nil
        }
    }
}

/// A person's devices as they are kept, in one value.
enum DeviceList {
    static func packed(_ devices: [StoredDevice]) -> [UInt8]? {
        guard !devices.isEmpty else { return nil }
        var writer = PackedWriter(capacity: 96 * devices.count)
        for device in devices {
            for field in [
                device.token, device.topic, device.deviceID, device.notifier, device.language, device.kind,
                device.environment, device.refusal,
            ] {
                writer.text(field)
            }
            writer.number(device.registeredAt, width: 8)
        }
        return writer.bytes
    }

    /// The devices, oldest registration first.
    static func devices(of person: String, packed: [UInt8]?) throws(StoreError) -> [StoredDevice] {
        guard let packed else { return [] }
        var reader = PackedReader(packed)
        var devices: [StoredDevice] = []
        while !reader.isAtEnd {
            let (token, topic, deviceID) = (try reader.name(), try reader.text(), try reader.text())
            let (notifier, language) = (try reader.text(), try reader.text())
            let (kind, environment, refusal) = (try reader.name(), try reader.name(), try reader.text())
            devices.append(
                StoredDevice(
                    person: person, token: token, topic: topic, deviceID: deviceID, notifier: notifier,
                    language: language, kind: kind, environment: environment,
                    registeredAt: try reader.number(width: 8), refusal: refusal))
        }
        return devices.sorted { ($0.registeredAt, $0.token) < ($1.registeredAt, $1.token) }
    }
}
