internal import PushRecords

/// What is put for a device, whose token stands in the address.
struct DeviceDocument {
    let device: StoredDevice

    /// Reads a device.
    ///
    /// - Throws: ``GatewayError`` with the JSON Pointer of what cannot be used.
    init(_ body: ByteSlice, token: String, person: String, now: Int) throws(GatewayError) {
        let isHexadecimal = token.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
        }
        guard isHexadecimal, token.utf8.count.isMultiple(of: 2), (8...400).contains(token.utf8.count) else {
            throw GatewayError(
                .invalidSettings, "The device token in the address is no hexadecimal number of whole bytes.")
        }
        let root = body.isBlank ? nil : try PersonDocument.object(body, what: "A device is a JSON object.")
        func text(_ key: UTF8Text) throws(GatewayError) -> String? {
            guard let value = root?[key], !value.isNull else { return nil }
            guard let text = value.string else {
                throw GatewayError(
                    .invalidSettings, pointer: "/\(key)", "\(key) is \(value.kind.inWords); write a string.")
            }
            return text.string
        }
        let kind = try text("kind") ?? Device.Kind.alert.rawValue
        guard Device.Kind(rawValue: kind) != nil else {
            throw GatewayError(.invalidSettings, pointer: "/kind", "kind is alert or voip.")
        }
        let environment = try text("environment") ?? Device.Environment.production.rawValue
        guard Device.Environment(rawValue: environment) != nil else {
            throw GatewayError(
                .invalidSettings, pointer: "/environment", "environment is production or sandbox.")
        }
        device = StoredDevice(
            person: person, token: token.lowercased(), topic: try text("topic"),
            deviceID: try text("deviceID"), notifier: try text("notifier"), kind: kind,
            environment: environment, registeredAt: now)
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
        writer.member("kind", UTF8Text(kind))
        writer.member("environment", UTF8Text(environment))
        writer.member("registeredAt", registeredAt)
        writer.member("refusal", refusal.map { UTF8Text($0) })
        writer.endObject()
    }
}
