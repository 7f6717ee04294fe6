import VendorMapping

/// Tokens, certificates and the key of the text for hidden details (NS-037 to NS-041).
extension NIMSettingsWriter {
    /// No call uploads a token: the app's client does it at its next login.
    mutating func writeDevices() {
        var key = recipient.textKey.map(RawJSON.string)
        var objects: [RawJSON] = []
        for device in recipient.devices {
            let notifier = device.notifier.map(RawJSON.string)
            let members: [(Key, RawJSON?)]
            switch device.kind {
            case .alert:
                members = [
                    (.apnsToken, .string(device.token)), (.apnsCername, notifier), (.customContentKey, key),
                ]
                key = nil
            case .voip: members = [(.pushKitToken, .string(device.token)), (.pkCername, notifier)]
            }
            if let object = Self.object(members) { objects.append(object) }
        }
        if let object = Self.object([(.customContentKey, key)]) { objects.append(object) }
        add(.devices, objects)
        if form == .rest && !recipient.devices.isEmpty {
            losses.append(
                SettingsLoss(
                    .dropped, .deviceToken, at: 0, severity: .info, row: Key.apnsToken.row,
                    "cannot be set by a call: the app's client uploads it at its next login, and pushes begin then"
                ))
        }
    }
}
