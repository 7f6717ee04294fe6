/// Writes one user's settings: objects for each member, and the calls that set them.
///
/// An adapter says which settings go together; which keys say them, and how, their rows do.
package struct SettingsWriter {
    /// What each of some settings shall say, in the order of the keys; nil for one that says nothing.
    package typealias Said = [(field: SettingsField, value: SettingsValue?)]

    package let recipient: Recipient
    /// The form that is asked for.
    package let form: String
    package let now: Instant
    package private(set) var written = WrittenSettings()
    package private(set) var losses: [SettingsLoss] = []
    private let vendor: any SettingsDialect.Type
    let table: SettingsTable
    /// The app's profile at the vendor.
    private let app: AppProfile?

    init(
        _ vendor: any SettingsDialect.Type, _ recipient: Recipient, form: String, now: Instant,
        for app: AppProfile?
    ) {
        self.vendor = vendor
        self.form = form
        self.now = now
        self.app = app
        table = vendor.settingsTable
        var (nearest, losses) = table.nearest(to: recipient, now: now)
        if vendor.keepsTimesInOneZone, let zone = app?.policies.quietZone {
            losses += nearest.moveDailyTimes(to: zone, isNamed: table.namesZone(in: form), now: now)
        }
        self.recipient = nearest
        self.losses = losses
        written.zone = nearest.quietZone
        defer { self.losses += lost(.display) }
        if vendor.holdsSettingsOfAll { return }
        for (index, setting) in recipient.conversations.enumerated() where setting.isOfAll {
            lose(.settingOfAllLost, .conversationID, at: index)
        }
    }

    // MARK: What there is

    /// The settings of conversations that the vendor can hold, each with its place in the recipient's list.
    package var conversations: [(offset: Int, element: ConversationSetting)] {
        recipient.conversations.enumerated().filter { vendor.holdsSettingsOfAll || !$0.element.isOfAll }
            .map { ($0.offset, $0.element) }
    }

    /// What the recipient's own settings say.
    package func own(_ fields: SettingsField...) -> Said { fields.map { ($0, ownValue(of: $0)) } }

    /// Whether a server's calls are asked for.
    package var isREST: Bool { form == SettingsTable.server }

    private func ownValue(of field: SettingsField) -> SettingsValue? {
        switch field {
        case .id: .text(recipient.id)
        case .display: recipient.display.flatMap { .word($0) }
        case .nickname: recipient.nickname.map(SettingsValue.text)
        case .mode: recipient.mode.flatMap { .word($0) }
        case .language: recipient.language.map(SettingsValue.text)
        case .template: recipient.template.map(SettingsValue.text)
        case .textKey: recipient.textKey.map(SettingsValue.text)
        case .pushWhileDesktopOnline: recipient.pushesWhileDesktopOnline.map { .meaning($0 ? .yes : .no) }
        case .quietZone where recipient.quietZone != app?.policies.quietZone:
            recipient.quietZone.map { .text(UTF8Text($0.name)) }
        default: nil
        }
    }

    /// How long a quiet time lasts, in the unit of a form's key, at most seven days; nil when there is none any more.
    package mutating func duration(
        until end: Instant?, _ field: SettingsField, at index: Int? = nil, in shape: String
    ) -> SettingsValue? {
        guard let end else { return nil }
        let seconds = unit(of: field, in: shape)
        guard let count = now.units(of: seconds, until: end) else {
            lose(.quietTimeHasPassed, field, at: index)
            return nil
        }
        let most = SettingsReader.longestQuietSeconds / seconds
        if count > most {
            lose(.longerThanSevenDays, field, at: index)
        } else if now.adding(seconds: count * seconds) != end {
            lose(.roundedToMinutes, field, at: index)
        }
        written.holdsDurations = true
        return .number(min(count, most) * (seconds == 1 ? 1_000 : 1))
    }

    /// The seconds in which a form counts: minutes, or milliseconds of which only whole seconds are written.
    private func unit(of field: SettingsField, in shape: String) -> Int {
        table.rows.contains { $0.field == field && $0.shape == shape && $0.transform == .minutes } ? 60 : 1
    }

    /// Whether some row of the table can write a setting.
    func isWritten(_ field: SettingsField) -> Bool {
        table.rows.contains { $0.field == field && $0.writes != nil }
    }

    // MARK: What is written

    /// Adds a member that holds one object, or an array of several.
    package mutating func add(_ member: SettingsMember, _ objects: [RawJSON?], isList: Bool = false) {
        let objects = objects.compactMap { $0 }
        if objects.isEmpty { return }
        written.members.append((member, isList || objects.count > 1 ? .array(objects) : objects[0]))
    }

    /// Adds a call, if its body says anything.
    package mutating func call(_ method: UTF8Text, _ path: [UTF8Text], _ body: RawJSON?) {
        if let body { written.requests.append(SettingsRequest(method, path, body: body)) }
    }

    /// Tells of a setting that cannot be held as it was set, in words that go on behind its name.
    package mutating func lose(
        _ code: DiagnosticCode, _ field: SettingsField, at index: Int? = nil,
        _ arguments: [DiagnosticArgument]? = nil, row: SettingsRow? = nil, difference: String? = nil
    ) {
        losses.append(
            SettingsLoss(code, field, at: index, arguments, row: row?.id, difference: difference))
    }

    /// Tells that no call of a server uploads the tokens of devices.
    package mutating func noteUploadedTokens() {
        if recipient.devices.isEmpty { return }
        lose(.tokenUploadedByApp, .deviceToken, at: 0, row: table.row(of: .deviceToken))
    }

    /// Tells what of a conversation's setting has no place where there is but one sort of groups and of mutes.
    package mutating func noteWhatFewHave(_ setting: ConversationSetting, at index: Int) {
        if let end = setting.quietUntil, end > now { lose(.muteHasNoEnd, .conversationUntil, at: index) }
        if setting.isSuperteam { lose(.superteamNotApart, .conversationSuperteam, at: index) }
        if setting.mute == .managersOnly { lose(.managersNotApart, .conversationMuted, at: index) }
    }

    // MARK: Devices

    /// Writes each device: its token, the language, and the name of its certificate or its topic.
    ///
    /// No call uploads a token: the app's client does it at its next login.
    package mutating func writeTokens() {
        var objects: [RawJSON?] = []
        for (index, device) in recipient.devices.enumerated() {
            let isAlert = device.kind == .alert
            let field: SettingsField = isAlert ? .deviceNotifier : .voipNotifier
            guard isAlert || table.row(of: field) != nil else {
                lose(.callTokenLost, device.notifier == nil ? .voipToken : field, at: index)
                continue
            }
            let certificate = table.row(of: field).flatMap { row in
                device.notifier.map(SettingsValue.text).flatMap(row.spelled)
            }
            if certificate == nil, let name = device.notifier, table.row(of: field) != nil {
                lose(.noCertificateOfTheirs, field, at: index, [.text(name)])
            }
            if certificate == nil && !isAlert { lose(.callsNeedCertificate, field, at: index) }
            objects.append(
                object(
                    .devices, in: "*",
                    [
                        (.deviceToken, .text(device.token)),
                        (.deviceTopic, (device.topic ?? app?.topic).map(SettingsValue.text)),
                        (field, device.notifier.map(SettingsValue.text)),
                        (.deviceLanguage, device.language.map(SettingsValue.text)),
                    ]))
        }
        add(.devices, objects, isList: true)
        if isREST { noteUploadedTokens() }
    }

    // MARK: Objects

    /// The object of a form for some settings: their keys that are written, without those that have no value.
    ///
    /// - Parameters:
    ///   - member: What holds the object.
    ///   - shape: The form.
    ///   - said: What shall be said.
    ///   - part: The kind of conversation, where keys are for one kind only.
    /// - Returns: Nil when there is nothing to say.
    package func object(
        _ member: SettingsMember, in shape: String, _ said: Said, for part: SettingsPart? = nil
    ) -> RawJSON? {
        table.scope(member.rawValue, in: shape).flatMap { object($0, said, beside: said, for: part) }
    }

    private func object(
        _ scope: Int, _ said: Said, beside all: Said, for part: SettingsPart?
    ) -> RawJSON? {
        var members: [(key: UTF8Text, value: RawJSON)] = []
        let rows = table.scopes[scope].rows.map { table.rows[$0] }.filter { row in
            row.writes != nil && (row.part?.kind == nil || row.part == part)
        }
        for said in said {
            for row in rows {
                guard let json = value(of: row, said, beside: all, for: part) else { continue }
                members.append((row.name, json))
            }
        }
        return members.isEmpty ? nil : .object(members)
    }

    /// What a row's key holds to say one setting.
    private func value(
        of row: SettingsRow, _ said: Said.Element, beside all: Said, for part: SettingsPart?
    ) -> RawJSON? {
        if let inner = row.members { return object(inner, [said], beside: all, for: part) }
        guard row.field == said.field else { return nil }
        if case .own(let transform) = row.transform {
            return vendor.value(by: transform, beside: all).flatMap(row.spelled)
        }
        return said.value.flatMap(row.spelled)
    }
}

extension SettingsRow {
    /// How the row's key says something; nil where it cannot.
    func spelled(_ value: SettingsValue) -> RawJSON? {
        switch value {
        case .text(let text): spelled(text)
        case .number(let number): .integer(number)
        case .meaning(let meaning): meanings.first { $0.meaning == meaning }.flatMap { spelled($0.spelling) }
        case .interval(let daily): spelled(daily)
        case .moment, .conversation: nil
        }
    }

    /// A documented spelling as the kind of value that is written.
    private func spelled(_ spelling: UTF8Text) -> RawJSON? {
        switch writes {
        case .bool: .bool(spelling == "true")
        case .number: spelling.decimalInteger.map(RawJSON.integer)
        default: .string(spelling)
        }
    }

    /// The key's part of an interval: all of it, an hour, a minute, or that it is on.
    private func spelled(_ daily: DailyInterval) -> RawJSON? {
        switch part {
        case .startHour: .integer(daily.start / 60)
        case .startMinute: .integer(daily.start % 60)
        case .endHour: .integer(daily.end / 60)
        case .endMinute: .integer(daily.end % 60)
        case .switch: spelled(.meaning(.on))
        default:
            .string(
                UTF8Text(concatenating: [DailyInterval.text(daily.start), "-", DailyInterval.text(daily.end)])
            )
        }
    }
}

extension Instant {
    /// Whole units of `seconds` until a later moment, rounded up so that nothing ends early; nil when it is not later.
    fileprivate func units(of seconds: Int, until end: Instant) -> Int? {
        let (span, overflows) = end.seconds.subtractingReportingOverflow(self.seconds)
        guard !overflows, span > 0 else { return overflows && end > self ? Int.max / 1_000_000 : nil }
        return span / seconds + (span % seconds > 0 ? 1 : 0)
    }
}
