import VendorMapping

/// Device bindings (ES-014 to ES-016).
extension EasemobSettingsWriter {
    mutating func writeDevices() {
        var objects: [RawJSON] = []
        for (index, device) in recipient.devices.enumerated() {
            if let object = form == .rest ? rest(device) : nil {
                objects.append(object)
            } else if let object = Self.sdk(device) {
                if form == .rest { noteMissingBinding(device, index) }
                if form == .sdk && device.id != nil { noteIdentifier(index) }
                objects.append(object)
            }
        }
        if !objects.isEmpty { written.members.append((.devices, .array(objects))) }
    }

    /// A binding needs all three parts; without one only the device itself can register.
    private mutating func rest(_ device: Device) -> RawJSON? {
        guard let id = device.id, let notifier = device.notifier else { return nil }
        let members: [(Key, RawJSON?)] = [
            (.restDevicesDeviceId, .string(id)), (.restDevicesNotifierName, .string(notifier)),
            (.restDevicesDeviceToken, .string(device.token)),
        ]
        put(user + ["/push/binding"], members)
        return Self.object(members)
    }

    private static func sdk(_ device: Device) -> RawJSON? {
        let notifier = device.notifier.map(RawJSON.string)
        return switch device.kind {
        case .alert:
            object([(.sdkDevicesDeviceToken, .string(device.token)), (.sdkDevicesApnsCertName, notifier)])
        case .voip:
            object([(.sdkDevicesPushKitToken, .string(device.token)), (.sdkDevicesPushKitCertName, notifier)])
        }
    }

    private mutating func noteIdentifier(_ index: Int) {
        losses.append(
            SettingsLoss(
                .dropped, .deviceID, at: index, severity: .info, row: Key.restDevicesDeviceId.row,
                "has no place in the SDK's call; the device names itself when it binds its token"))
    }

    private mutating func noteMissingBinding(_ device: Device, _ index: Int) {
        losses.append(
            SettingsLoss(
                .dropped, device.kind == .alert ? .deviceToken : .voipToken, at: index, severity: .info,
                row: Key.restDevicesDeviceId.row,
                "cannot be bound by a call, which needs the device's identifier and the certificate's name; the app's "
                    + "client binds it at its next login, and pushes begin then"))
    }
}
