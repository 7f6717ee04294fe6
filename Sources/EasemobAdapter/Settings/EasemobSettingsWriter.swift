import VendorMapping

/// Writes one user's settings: objects for each member, and the REST calls that set them.
struct EasemobSettingsWriter {
    typealias Key = EasemobSettingsKey

    /// The forms that can be written.
    enum Form: String, CaseIterable {
        case rest
        case sdk
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
        writeDisplay()
        writeQuiet()
        writeConversations()
        writeDevices()
        writeTemplate()
        noteWhatHasNoPlace()
    }

    // MARK: Style, name, language

    private mutating func writeDisplay() {
        let style = recipient.display.map { RawJSON.integer($0 == .simple ? 0 : 1) }
        let name = recipient.nickname.map(RawJSON.string)
        let language = recipient.language.map(RawJSON.string)
        guard form == .rest else {
            return add(
                .display,
                [
                    (.sdkDisplayDisplayStyle, style), (.sdkDisplayDisplayName, name),
                    (.sdkDisplayPreferredNotificationLanguage, language),
                ])
        }
        let entity: [(Key, RawJSON?)] = [
            (.restDisplayNotificationDisplayStyle, style), (.restDisplayNickname, name),
        ]
        let translation: [(Key, RawJSON?)] = [(.restDisplayTranslationLanguage, language)]
        add(.display, entity + translation)
        put(user, entity)
        put(user + ["/notification/language"], translation)
        if (recipient.nickname?.string.count ?? 0) > 100 {
            losses.append(
                SettingsLoss(
                    .overLimit, .nickname, row: Key.restDisplayNickname.row,
                    "has more than 100 characters, which the vendor refuses; shorten it",
                    difference:
                        "will be shown to others by its user's identifier, since the nickname is refused"))
        }
    }

    // MARK: Template

    private mutating func writeTemplate() {
        let name: [(Key, RawJSON?)] = [(.templateName, recipient.template.map(RawJSON.string))]
        add(.template, name)
        if form == .rest { put(user + ["/notification/template"], name) }
    }

    // MARK: What has no place

    private mutating func noteWhatHasNoPlace() {
        if let key = recipient.textKey {
            losses.append(
                SettingsLoss(
                    .dropped, .textKey, "has no counterpart: hidden details show the vendor's own text",
                    difference:
                        "will show the vendor's own text for hidden details, not the one with the key \(key)")
            )
        }
        if recipient.pushesWhileDesktopOnline == false {
            losses.append(
                SettingsLoss(
                    .dropped, .pushWhileDesktopOnline,
                    "is no user's setting here: the console's multi-device policy decides for all users",
                    difference:
                        "will ring while a desktop client is logged in, if the console pushes when any device is "
                        + "offline"))
        } else if recipient.pushesWhileDesktopOnline == true {
            losses.append(
                SettingsLoss(
                    .approximated, .pushWhileDesktopOnline, severity: .info,
                    "is no user's setting here; let the console push when any device is offline"))
        }
    }

    // MARK: Spelling

    /// The object of some keys, without those that have no value; nil when none has one.
    static func object(_ members: [(Key, RawJSON?)]) -> RawJSON? {
        let present = members.compactMap { key, value in value.map { (key: key.name, value: $0) } }
        return present.isEmpty ? nil : .object(present)
    }

    /// Adds a member, if its object says anything.
    mutating func add(_ member: SettingsMember, _ members: [(Key, RawJSON?)]) {
        if let object = Self.object(members) { written.members.append((member, object)) }
    }

    /// The path of the user.
    var user: [UTF8Text] { ["/{org}/{app}/users/", recipient.id.percentEncoded] }

    /// Adds a call with some keys, if they say anything.
    mutating func put(_ path: [UTF8Text], _ members: [(Key, RawJSON?)]) {
        if let body = Self.object(members) {
            written.requests.append(SettingsRequest("PUT", path, body: body))
        }
    }
}
