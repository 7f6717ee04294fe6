internal import PushRecords

/// What is put for a device, whose token stands in the address.
struct DeviceDocument {
    let device: StoredDevice
    /// Whether it says when the app registered the token.
    let isTimeKnown: Bool

    /// Reads a device.
    ///
    /// - Throws: ``GatewayError`` with the JSON Pointer of what cannot be used.
    init(_ body: ByteSlice, token: String, person: String, now: Int) throws(GatewayError) {
        try Self.check(token)
        guard !body.isBlank else {
            device = StoredDevice(person: person, token: token.lowercased(), registeredAt: now)
            isTimeKnown = false
            return
        }
        let root = try PersonDocument.object(body, what: "A device is a JSON object.")
        let object = try settings { () throws(PushModelError) in try SettingsObject(root) }
        try object.refuseUnknown(besides: [
            "topic", "deviceID", "notifier", "language", "kind", "environment", "registeredAt",
        ])
        let moment = try object.pastMoment("registeredAt", now: now)
        isTimeKnown = moment != nil
        device = try settings { () throws(PushModelError) in
            StoredDevice(
                person: person, token: token.lowercased(),
                topic: try object.text("topic")?.nonEmpty?.string,
                deviceID: try object.text("deviceID")?.nonEmpty?.string,
                notifier: try object.text("notifier")?.nonEmpty?.string,
                language: try object.text("language")?.nonEmpty?.string,
                kind: (try object.word("kind", Device.Kind.self) ?? .alert).rawValue,
                environment: (try object.word("environment", Device.Environment.self) ?? .production)
                    .rawValue,
                registeredAt: moment ?? now)
        }
    }

    private static func check(_ token: String) throws(GatewayError) {
        let isHexadecimal = token.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
        }
        guard isHexadecimal, token.utf8.count.isMultiple(of: 2), (8...400).contains(token.utf8.count) else {
            throw GatewayError(
                .invalidSettings, "The device token in the address is no hexadecimal number of whole bytes.")
        }
    }
}

extension StoredDevice {
    /// Writes the device as one JSON object.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("token", UTF8Text(token))
        writer.member("topic", topic.map { UTF8Text($0) })
        writer.member("deviceID", deviceID.map { UTF8Text($0) })
        writer.member("notifier", notifier.map { UTF8Text($0) })
        writer.member("language", language.map { UTF8Text($0) })
        writer.member("kind", UTF8Text(kind))
        writer.member("environment", UTF8Text(environment))
        writer.member("registeredAt", registeredAt)
        writer.member("refusal", refusal.map { UTF8Text($0) })
        writer.endObject()
    }
}
