import VendorMapping

/// Writes one user's settings: objects for each member, and the REST calls for those that have one.
struct NIMSettingsWriter {
    typealias Key = NIMSettingsKey

    /// The forms that can be written; what `rest` has no call for is written as the first SDK has it.
    enum Form: String, CaseIterable {
        case rest
        case sdk
        case sdkV2 = "sdk-v2"
    }

    let recipient: Recipient
    let form: Form
    let now: Instant
    var written = WrittenSettings()
    var losses: [SettingsLoss] = []

    init(_ recipient: Recipient, form: Form, now: Instant) {
        self.recipient = recipient
        self.form = form
        self.now = now
    }

    mutating func write() {
        writeQuiet()
        writeConversations()
        writeDevices()
        noteWhatHasNoPlace()
    }

    // MARK: What has no place

    private mutating func noteWhatHasNoPlace() {
        if recipient.nickname != nil {
            losses.append(
                SettingsLoss(
                    .dropped, .nickname, "has no counterpart: pushes show the name in the user's profile",
                    difference:
                        "will be named on others' phones by its user's profile, not by the push nickname"))
        }
        if let language = recipient.language {
            losses.append(
                SettingsLoss(
                    .dropped, .language, "has no counterpart: pushes are not translated",
                    difference: "will show messages as they were written, not in the language \(language)"))
        }
        if let template = recipient.template {
            losses.append(
                SettingsLoss(
                    .dropped, .template, "has no counterpart: there are no templates",
                    difference: "will show the vendor's own wording, not the template \(template)"))
        }
        for (index, device) in recipient.devices.enumerated() where device.id != nil {
            losses.append(
                SettingsLoss(
                    .dropped, .deviceID, at: index, severity: .info,
                    "has no counterpart: devices have no identifier of their own"))
        }
    }

    // MARK: Spelling

    /// The object of some keys, without those that have no value; nil when none has one.
    static func object(_ members: [(Key, RawJSON?)]) -> RawJSON? {
        let present = members.compactMap { key, value in value.map { (key: key.name, value: $0) } }
        return present.isEmpty ? nil : .object(present)
    }

    /// Adds a member that holds one object, or an array of several.
    mutating func add(_ member: SettingsMember, _ objects: [RawJSON], isList: Bool = true) {
        if objects.isEmpty { return }
        written.members.append((member, !isList && objects.count == 1 ? objects[0] : .array(objects)))
    }

    /// Adds a call of the first server interface, whose form's values are all text, and returns them.
    mutating func post(_ path: UTF8Text, _ members: [(Key, RawJSON?)]) -> RawJSON? {
        guard let body = Self.object(members) else { return nil }
        written.requests.append(SettingsRequest("POST", [path], body: body))
        return body
    }
}
