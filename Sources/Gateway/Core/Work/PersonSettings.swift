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

    /// Whose nicknames, roles and names count: the sender's and the group's.
    func people(in context: JobContext, group: String?) -> People {
        let sender = settings(of: context.sender)
        var groups = GroupDirectory()
        if let group, context.isSenderManager != nil || context.groupName != nil {
            try? groups.add(Self.group(group, sender?.id, context))
        }
        return People(recipients: sender.map { RecipientDirectory([$0]) }, groups: groups)
    }

    private func settings(of person: StoredPerson?) -> Recipient? {
        guard let person, !person.settings.isEmpty,
            let root = try? JSONDocument(ByteSlice(person.settings)).root
        else { return person.map { Recipient(id: UTF8Text($0.id)) } }
        return (try? Recipient(root, zones: zones)) ?? Recipient(id: UTF8Text(person.id))
    }

    /// A group of which only the name is asked, and whether the sender manages it.
    private static func group(_ id: String, _ sender: UTF8Text?, _ context: JobContext) -> JSONValue {
        var members: [(key: UTF8Text, value: RawJSON)] = [
            ("id", .string(UTF8Text(id))), ("members", .array([])),
        ]
        if let isManager = context.isSenderManager {
            let managers = isManager ? [sender].compactMap { $0 } : []
            members.append(("managers", .array(managers.map(RawJSON.string))))
        }
        if let name = context.groupName { members.append(("name", .string(UTF8Text(name)))) }
        return RawJSON.object(members).parsed().root
    }
}

extension StoredDevice {
    /// The device as the resolver knows it.
    var device: Device {
        Device(
            token: UTF8Text(token), topic: topic.map { UTF8Text($0) }, id: deviceID.map { UTF8Text($0) },
            notifier: notifier.map { UTF8Text($0) }, language: language.map { UTF8Text($0) },
            kind: Device.Kind(rawValue: kind) ?? .alert,
            environment: Device.Environment(rawValue: environment) ?? .production)
    }
}
