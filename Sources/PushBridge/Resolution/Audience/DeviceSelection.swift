public import PushModel

/// Which of a recipient's devices a push goes to (reading G4).
extension Resolver {
    /// The devices for a message, in the recipient's order; empty when none passes or none is known.
    ///
    /// A call that may ring goes to the VoIP devices if one passes, else as an alert to the others. A VoIP device gets
    /// nothing else. A device that is listed twice gets one push.
    public func devices(of recipient: Recipient, for message: PushMessage) -> [Device] {
        let devices = recipient.devices
        if !message.has(.devices), !rings(message), devices.indices.allSatisfy({ devices[$0].kind == .alert })
        {
            return devices.distinct
        }
        let passing = devices.filter { device in
            message.devices.map { $0.passes(device) } ?? true
        }
        if rings(message) {
            let ringing = passing.filter { $0.kind == .voip }
            if !ringing.isEmpty { return ringing.distinct }
        }
        return passing.filter { $0.kind == .alert }.distinct
    }

    /// Whether a push goes to one of some devices at least.
    func reaches(_ devices: [Device], with message: PushMessage) -> Bool {
        let filter = message.devices
        return devices.contains { device in
            (device.kind == .alert || rings(message)) && filter.map { $0.passes(device) } ?? true
        }
    }

    func rings(_ message: PushMessage, on devices: [Device]) -> Bool {
        guard rings(message) else { return false }
        let filter = message.devices
        return devices.contains { device in
            device.kind == .voip && filter.map { $0.passes(device) } ?? true
        }
    }

    /// Whether a message rings where a device can.
    private func rings(_ message: PushMessage) -> Bool {
        message.isVoIP && profile.policies.voip
    }
}

extension [Device] {
    /// Each device once, as its last entry describes it (reading G22).
    fileprivate var distinct: [Device] {
        if count < 2 || count < 8 && !hasTwins { return self }
        var tokens: Set<UTF8Text> = []
        return reversed().filter { tokens.insert($0.token.lowercasedASCII()).inserted }.reversed()
    }

    /// Whether two of the devices have one token; for few devices, since it compares each with each.
    private var hasTwins: Bool {
        indices.dropFirst().contains { index in
            indices[..<index].contains { self[$0].token.equalsIgnoringASCIICase(self[index].token) }
        }
    }
}

extension DeviceFilter {
    /// Whether a device passes every list.
    ///
    /// One without the attribute fails an accepting list and passes an ignoring one.
    func passes(_ device: Device) -> Bool {
        Self.passes(device.id, accepted: acceptedIDs, ignored: ignoredIDs)
            && Self.passes(device.notifier, accepted: acceptedNotifiers, ignored: ignoredNotifiers)
    }

    private static func passes(_ name: UTF8Text?, accepted: [UTF8Text], ignored: [UTF8Text]) -> Bool {
        guard let name else { return accepted.isEmpty }
        return (accepted.isEmpty || accepted.contains(name)) && !ignored.contains(name)
    }
}
