import VendorMapping

/// A device for alerts and one for calls, as far as an object names them.
struct DeviceDraft {
    var token: UTF8Text?
    var notifier: UTF8Text?
    var voipToken: UTF8Text?
    var voipNotifier: UTF8Text?
    /// Where each part stands.
    var places: [SettingsField: Location] = [:]
}

/// Tokens, certificates and the key of the text for hidden details (NS-037 to NS-041).
extension NIMSettingsReader {
    mutating func takeDevice(_ key: Key, _ value: JSONValue, _ location: Location) {
        if let field = key.field { devices.places[field] = location }
        let text = values.filledText(value, at: location)
        switch key {
        case .apnsToken: devices.token = text
        case .apnsCername: devices.notifier = text
        case .pushKitToken: devices.voipToken = text
        default: devices.voipNotifier = text
        }
    }

    /// The key is uploaded with the token; an empty one clears it.
    mutating func takeTextKey(_ value: JSONValue, _ location: Location) {
        guard let key = values.text(value, at: location) else { return }
        set(\.textKey, to: key.nonEmpty, .textKey, location)
    }

    /// Ends an object's devices.
    mutating func finishDevices() {
        defer { devices = DeviceDraft() }
        noteMissing(devices.token, .deviceToken, .deviceNotifier)
        noteMissing(devices.voipToken, .voipToken, .voipNotifier)
        if let token = devices.token {
            add(Device(token: token, notifier: devices.notifier), [.deviceToken, .deviceNotifier])
        }
        if let token = devices.voipToken {
            add(
                Device(token: token, notifier: devices.voipNotifier, kind: .voip),
                [.voipToken, .voipNotifier])
        }
    }

    /// A certificate without a token, or an empty token, names no device.
    private mutating func noteMissing(_ token: UTF8Text?, _ field: SettingsField, _ notifier: SettingsField) {
        guard token == nil, let place = devices.places[field] ?? devices.places[notifier] else { return }
        values.note(.ignored, place, severity: .info, "names no device: its token is missing or empty")
    }

    private mutating func add(_ device: Device, _ fields: [SettingsField]) {
        let index = settings.recipient.devices.count
        settings.recipient.devices.append(device)
        for field in fields {
            settings.places[SettingsPlace(field, index)] = devices.places[field]
        }
    }
}
