internal import PushRecords

/// Makes of what the store keeps the people that the resolver asks about.
struct PersonSettings: Sendable {
    let zones: TimeZoneRule.Finder

    /// The receiver of a job, with their devices and the count before the message.
    ///
    /// - Parameters:
    ///   - context: What the store gave.
    ///   - id: The receiver's identifier as the store has it.
    ///   - isAdded: Whether the resolver adds the message to the count.
    /// - Returns: The receiver as the resolver knows people.
    func recipient(in context: JobContext, id: String, isAdded: Bool) -> Recipient {
        var recipient = settings(of: context.receiver) ?? Recipient(id: UTF8Text(id))
        recipient.id = UTF8Text(id)
        recipient.unread = context.unread - (isAdded ? 1 : 0)
        recipient.devices = context.devices.map(\.device)
        return recipient
    }

    /// Those whose nicknames and roles count: the sender.
    func people(in context: JobContext, group: String?) -> People {
        guard let sender = settings(of: context.sender) else { return .unknown }
        var groups = GroupDirectory()
        if let group, let isManager = context.isSenderManager {
            // Only whether the sender manages the group is asked of it.
            try? groups.add(Self.group(group, managers: isManager ? [sender.id] : []))
        }
        return People(recipients: RecipientDirectory([sender]), groups: groups)
    }

    private func settings(of person: StoredPerson?) -> Recipient? {
        guard let person, !person.settings.isEmpty,
            let root = try? JSONDocument(ByteSlice(person.settings)).root
        else { return person.map { Recipient(id: UTF8Text($0.id)) } }
        return (try? Recipient(root, zones: zones)) ?? Recipient(id: UTF8Text(person.id))
    }

    private static func group(_ id: String, managers: [UTF8Text]) -> JSONValue {
        let list = RawJSON.array(managers.map(RawJSON.string))
        let object = RawJSON.object([
            ("id", .string(UTF8Text(id))), ("members", list), ("managers", list),
        ])
        return object.parsed().root
    }
}

extension StoredDevice {
    /// The device as the resolver knows it.
    var device: Device {
        Device(
            token: UTF8Text(token), topic: topic.map { UTF8Text($0) }, id: deviceID.map { UTF8Text($0) },
            notifier: notifier.map { UTF8Text($0) }, kind: Device.Kind(rawValue: kind) ?? .alert,
            environment: Device.Environment(rawValue: environment) ?? .production)
    }
}
