internal import PushRecords

/// What is put for a person: a line of a recipients file, in parts.
struct PersonDocument {
    let person: StoredPerson
    /// The devices that it names, and whether it says when each was registered.
    let devices: [(device: StoredDevice, isTimeKnown: Bool)]

    /// Reads a recipient as recipients files have it; where the address has the `id`, it may be left out.
    init(
        _ body: ByteSlice, id: String?, app: GatewayApp, zones: TimeZoneRule.Finder, now: Int
    ) throws {
        let root = try Self.object(body, what: "A person is a JSON object of settings.")
        let recipient = try Self.recipient(root, id: id, zones)
        let name = app.name(of: recipient.id)
        try GatewayError.check(name, isThatInAddress: id)
        var settings = recipient
        settings.knownUnread = nil
        settings.devices = []
        let bytes = writeJSON { settings.write(to: &$0) }
        person = StoredPerson(id: name, settings: bytes, unread: recipient.unread, updatedAt: now)
        let moments = try Self.registrations(root, now: now)
        devices = zip(recipient.devices, moments).map { device, moment in
            (StoredDevice(device, of: name, registeredAt: moment ?? now), moment != nil)
        }
    }

    /// When each device was registered, as far as it says.
    private static func registrations(_ root: JSONValue, now: Int) throws -> [Int?] {
        let objects = try SettingsObject(root).objects("devices")
        var moments: [Int?] = []
        for object in objects { moments.append(try object.pastMoment("registeredAt", now: now)) }
        return moments
    }

    private static func recipient(
        _ root: JSONValue, id: String?, _ zones: TimeZoneRule.Finder
    ) throws -> Recipient {
        var remarks: [SettingsRemark] = []
        let object = root["id"] == nil ? id.map { Self.named(root, $0) } ?? root : root
        let recipient = try Recipient(object, zones: zones, remarks: &remarks)
        if let remark = remarks.first(where: { $0.kind == .unknownMember }) { throw GatewayError(remark) }
        return recipient
    }

    /// A body that is one JSON object.
    static func object(_ body: ByteSlice, what: String) throws -> JSONValue {
        let root: JSONValue
        do {
            root = try JSONDocument(body).root
        } catch {
            throw GatewayError(.invalidSettings, "The body is no JSON. \(error)")
        }
        guard root.kind == .object else { throw GatewayError(.invalidSettings, pointer: "", what) }
        return root
    }

    private static func named(_ root: JSONValue, _ id: String) -> JSONValue {
        RawJSON(joining: .object([("id", .string(UTF8Text(id)))]), RawJSON(root)).parsed().root
    }
}

extension StoredDevice {
    /// A device as the store has it.
    init(_ device: Device, of person: String, registeredAt: Int) {
        self.init(
            person: person, token: device.token.lowercasedASCII().string, topic: device.topic?.string,
            deviceID: device.id?.string, notifier: device.notifier?.string,
            language: device.language?.string, kind: device.kind.rawValue,
            environment: device.environment.rawValue, registeredAt: registeredAt)
    }

    /// A device as the API returns it.
    private struct Document: Encodable {
        let token: String
        let topic: String?
        let deviceID: String?
        let notifier: String?
        let language: String?
        let kind: String
        let environment: String
        let registeredAt: Int
        let refusal: String?
    }

    /// Devices as one JSON array.
    static func document(of devices: [StoredDevice]) -> [UInt8] {
        encodeJSON(
            devices.map {
                Document(
                    token: $0.token, topic: $0.topic, deviceID: $0.deviceID, notifier: $0.notifier,
                    language: $0.language, kind: $0.kind, environment: $0.environment,
                    registeredAt: $0.registeredAt, refusal: $0.refusal)
            })
    }
}

/// What is put for a device, whose token stands in the address.
struct DeviceDocument {
    let device: StoredDevice
    /// Whether it says when the app registered the token.
    let isTimeKnown: Bool

    /// Reads a device.
    init(_ body: ByteSlice, token: String, person: String, now: Int) throws {
        try Self.check(token)
        guard !body.isBlank else {
            device = StoredDevice(person: person, token: token.lowercased(), registeredAt: now)
            isTimeKnown = false
            return
        }
        let root = try PersonDocument.object(body, what: "A device is a JSON object.")
        let object = try SettingsObject(root)
        try object.refuseUnknown(besides: [
            "topic", "deviceID", "notifier", "language", "kind", "environment", "registeredAt",
        ])
        let moment = try object.pastMoment("registeredAt", now: now)
        isTimeKnown = moment != nil
        device = StoredDevice(
            person: person, token: token.lowercased(),
            topic: try object.text("topic")?.nonEmpty?.string,
            deviceID: try object.text("deviceID")?.nonEmpty?.string,
            notifier: try object.text("notifier")?.nonEmpty?.string,
            language: try object.text("language")?.nonEmpty?.string,
            kind: (try object.word("kind", Device.Kind.self) ?? .alert).rawValue,
            environment: (try object.word("environment", Device.Environment.self) ?? .production).rawValue,
            registeredAt: moment ?? now)
    }

    private static func check(_ token: String) throws {
        let isHexadecimal = token.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
        }
        guard isHexadecimal, token.utf8.count.isMultiple(of: 2), (8...400).contains(token.utf8.count) else {
            throw GatewayError(
                .invalidSettings, "The device token in the address is no hexadecimal number of whole bytes.")
        }
    }
}

/// What is put for a group: an object of a groups file, whose `id` may be left out where the address has it.
struct GroupDocument {
    let group: StoredGroup

    /// A group is written at once, and nothing else is written meanwhile: so many members take about a second.
    private static let mostMembers = 100_000

    /// Reads a group.
    init(_ body: ByteSlice, id: String?, app: GatewayApp) throws {
        let root = try PersonDocument.object(body, what: "A group is a JSON object with its members.")
        let object = try SettingsObject(root)
        try object.refuseUnknown(besides: ["id", "members", "managers", "name"])
        let own = try object.text("id")?.nonEmpty.map(app.name)
        if let own { try GatewayError.check(own, isThatInAddress: id) }
        guard let id = id ?? own else {
            throw GatewayError(.invalidSettings, pointer: "/id", "A group needs its ID, a text.")
        }
        guard let members = root["members"] else {
            throw GatewayError(
                .invalidSettings, pointer: "/members", "A group needs its members, an array of texts.")
        }
        guard members.elements.count <= Self.mostMembers else {
            throw GatewayError(
                .invalidSettings, pointer: "/members",
                "The group has more than \(Self.mostMembers) members. Split it.")
        }
        let managers = root["managers"].flatMap { $0.isNull ? nil : $0 }
        group = StoredGroup(
            id: id, members: try Self.names(members, at: "/members", app),
            managers: try managers.map { try Self.names($0, at: "/managers", app) },
            name: try object.text("name")?.nonEmpty?.string)
    }

    private static func names(
        _ value: JSONValue, at pointer: String, _ app: GatewayApp
    ) throws -> [String] {
        guard value.kind == .array else {
            throw GatewayError(
                .invalidSettings, pointer: pointer, "This is \(value.kind.inWords); write an array of texts.")
        }
        var names: [String] = []
        for element in value.elements {
            guard let name = element.string, !name.isEmpty else {
                throw GatewayError(
                    .invalidSettings, pointer: "\(pointer)/\(names.count)",
                    "This is no user's identifier; write a text that is not empty.")
            }
            names.append(app.name(of: name))
        }
        return names
    }
}

extension SettingsObject {
    /// How far ahead of the clock a moment may be, in milliseconds: clocks differ.
    private static let mostAhead = 600_000

    /// Refuses unknown members: they would be dropped without a word.
    func refuseUnknown(besides known: [String]) throws {
        var remarks: [SettingsRemark] = []
        noteUnknown(besides: known, &remarks)
        if let remark = remarks.first { throw GatewayError(remark) }
    }

    /// A moment in Unix milliseconds that is not in the future; nil where none is said.
    func pastMoment(_ key: UTF8Text, now: Int) throws -> Int? {
        guard let moment = try integer(key) else { return nil }
        try Self.check(moment, at: child(key), now: now)
        return moment
    }

    /// Refuses a moment in the future, which would outlast whatever is said later.
    static func check(_ moment: Int, at pointer: String, now: Int) throws(GatewayError) {
        guard (0...now + mostAhead).contains(moment) else {
            throw GatewayError(
                .invalidSettings, pointer: pointer,
                "This is no moment up to now. Write Unix milliseconds, such as \(now).")
        }
    }
}

/// Reads settings, and says in the gateway's words what is wrong with them.
func readSettings<Value>(_ read: () throws -> Value) throws(GatewayError) -> Value {
    do {
        return try read()
    } catch let error as GatewayError {
        throw error
    } catch {
        throw GatewayError(error)
    }
}

extension GatewayError {
    /// Refuses an ID in a body that is not the one in the address, if that has one.
    fileprivate static func check(_ id: String, isThatInAddress address: String?) throws(GatewayError) {
        guard let address, id != address else { return }
        throw GatewayError(
            .invalidSettings, pointer: "/id",
            "The id in the body is not the one in the address. Leave it out.")
    }

    /// Settings that cannot be used.
    init(_ error: any Error) {
        let pointer = (error as? PushModelError)?.path
        self.init(.invalidSettings, pointer: pointer, "\(error)")
    }

    /// An unknown setting.
    init(_ remark: SettingsRemark) {
        self.init(
            .invalidSettings, pointer: remark.path, "\(remark.path) is not a known setting. \(remark.advice)")
    }
}
