internal import PushRecords

/// What is put for a person: a line of a recipients file, in parts.
struct PersonDocument {
    let person: StoredPerson
    /// The devices that it names, and whether it says when each was registered.
    let devices: [(device: StoredDevice, isTimeKnown: Bool)]

    /// Reads a recipient as recipients files have it, whose `id` may be left out.
    ///
    /// - Throws: ``GatewayError`` with the JSON Pointer of what cannot be used.
    init(
        _ body: ByteSlice, id: String, app: GatewayApp, zones: TimeZoneRule.Finder, now: Int
    ) throws(GatewayError) {
        let root = try Self.object(body, what: "A person is a JSON object of settings.")
        let recipient = try Self.recipient(root, id: id, zones)
        let name = app.name(of: recipient.id)
        guard name == id else {
            throw GatewayError(
                .invalidSettings, pointer: "/id",
                "The id in the body is not the one in the address. Leave it out.")
        }
        var settings = recipient
        settings.knownUnread = nil
        settings.devices = []
        var writer = JSONWriter()
        settings.write(to: &writer)
        person = StoredPerson(id: id, settings: writer.bytes(), unread: recipient.unread, updatedAt: now)
        let moments = try Self.registrations(root, now: now)
        devices = zip(recipient.devices, moments).map { device, moment in
            (StoredDevice(device, of: id, registeredAt: moment ?? now), moment != nil)
        }
    }

    /// When each device was registered, as far as it says.
    private static func registrations(_ root: JSONValue, now: Int) throws(GatewayError) -> [Int?] {
        let objects = try settings { () throws(PushModelError) in
            try SettingsObject(root).objects("devices")
        }
        var moments: [Int?] = []
        for object in objects { moments.append(try object.pastMoment("registeredAt", now: now)) }
        return moments
    }

    private static func recipient(
        _ root: JSONValue, id: String, _ zones: TimeZoneRule.Finder
    ) throws(GatewayError) -> Recipient {
        var remarks: [SettingsRemark] = []
        let recipient = try settings { () throws(PushModelError) in
            try Recipient(root["id"] == nil ? Self.named(root, id) : root, zones: zones, remarks: &remarks)
        }
        if let remark = remarks.first(where: { $0.kind == .unknownMember }) { throw GatewayError(remark) }
        return recipient
    }

    /// A body that is one JSON object.
    static func object(_ body: ByteSlice, what: String) throws(GatewayError) -> JSONValue {
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
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("id", UTF8Text(id))
        for member in root.members {
            writer.key(member.key)
            writer.value(member.value)
        }
        writer.endObject()
        return (try? JSONDocument(writer.text()).root) ?? root
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
}
