import VendorMapping

/// A device for alerts and one for calls, as far as an object names them.
struct DeviceDraft {
    var id: UTF8Text?
    var token: UTF8Text?
    var notifier: UTF8Text?
    var voipToken: UTF8Text?
    var voipNotifier: UTF8Text?
    /// Where each part stands.
    var places: [SettingsField: Location] = [:]
}

/// Device bindings (ES-014 to ES-016).
extension EasemobSettingsReader {
    mutating func takeDevice(_ key: Key, _ value: JSONValue, _ location: Location) {
        // A response lists several bindings: a part that is there already begins the next one.
        if let field = key.field, devices.places[field] != nil { finishDevices() }
        if let field = key.field { devices.places[field] = location }
        let text = values.text(value, at: location)
        switch key {
        case .restDevicesDeviceId, .restResponseDevicesDeviceId: devices.id = text
        case .restDevicesNotifierName, .restResponseDevicesNotifierName, .sdkDevicesApnsCertName:
            devices.notifier = text
        case .restDevicesDeviceToken, .restResponseDevicesDeviceToken, .sdkDevicesDeviceToken:
            devices.token = text
        case .sdkDevicesPushKitToken: devices.voipToken = text
        default: devices.voipNotifier = text
        }
    }

    /// Ends an object's devices.
    mutating func finishDevices() {
        defer { devices = DeviceDraft() }
        guard !devices.places.isEmpty else { return }
        if devices.token?.isEmpty != false || devices.notifier?.isEmpty == true,
            let place = devices.places[.deviceToken] ?? devices.places[.deviceNotifier]
                ?? devices.places[.deviceID]
        {
            values.note(
                .ignored, place, severity: .info,
                "belongs to an unbinding, which leaves no device: its token or its certificate's name is empty"
            )
        } else if let token = devices.token {
            let isVoIP = devices.notifier?.string.hasSuffix(".voip") == true
            add(
                Device(
                    token: token, id: devices.id?.nonEmpty, notifier: devices.notifier,
                    kind: isVoIP ? .voip : .alert), [.deviceToken, .deviceID, .deviceNotifier])
        }
        if let token = devices.voipToken?.nonEmpty {
            add(
                Device(
                    token: token, id: devices.id?.nonEmpty, notifier: devices.voipNotifier?.nonEmpty,
                    kind: .voip), [.voipToken, .voipNotifier])
        }
    }

    private mutating func add(_ device: Device, _ fields: [SettingsField]) {
        let index = settings.recipient.devices.count
        settings.recipient.devices.append(device)
        for field in fields {
            settings.places[SettingsPlace(field, index)] = devices.places[field]
        }
    }
}
