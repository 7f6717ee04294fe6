/// A person's devices as they are kept, in one value.
///
/// A device with a language is followed by a text that is missing, which no device begins with, and the language.
enum DeviceList {
    static func packed(_ devices: [StoredDevice]) -> [UInt8]? {
        guard !devices.isEmpty else { return nil }
        var writer = PackedWriter(capacity: 96 * devices.count)
        for device in devices {
            for field in [
                device.token, device.topic, device.deviceID, device.notifier, device.kind, device.environment,
                device.refusal,
            ] {
                writer.text(field)
            }
            writer.number(device.registeredAt, width: 8)
            if let language = device.language {
                writer.text(nil)
                writer.text(language)
            }
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
            let (notifier, kind) = (try reader.text(), try reader.name())
            let (environment, refusal) = (try reader.name(), try reader.text())
            let registeredAt = try reader.number(width: 8)
            devices.append(
                StoredDevice(
                    person: person, token: token, topic: topic, deviceID: deviceID, notifier: notifier,
                    language: try reader.skipMissing() ? try reader.name() : nil, kind: kind,
                    environment: environment, registeredAt: registeredAt, refusal: refusal))
        }
        return devices.sorted { ($0.registeredAt, $0.token) < ($1.registeredAt, $1.token) }
    }
}
