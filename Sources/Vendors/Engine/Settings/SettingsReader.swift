/// Reads one user's settings: walks the objects of each member, and takes every key as its row says.
package struct SettingsReader {
    /// What was read.
    package var settings: ReadSettings
    /// Reads values, and keeps what is told of them.
    package var values = ValueReader()
    /// The setting of one conversation, as far as an object names it.
    package var conversation = SettingsDraft()
    /// One device for alerts and one for calls, as far as an object names them.
    package var devices = SettingsDraft()
    /// The vendor's compiled table.
    package let table: SettingsTable
    let vendor: any SettingsDialect.Type
    let now: Instant
    /// The moment at which durations begin.
    let beginning: Instant
    private let zones: TimeZoneRule.Finder
    /// The parts of daily intervals that an object names, one interval for each form.
    var intervals: [IntervalDraft] = []
    /// Where the conversations stand in the recipient's list.
    var numbers: ConversationNumbers
    /// Whether identifiers that differ in the case of ASCII letters are one.
    private let ignoresCase: Bool
    /// The counts of the icon's number by their rows, which mean something only together.
    private var counts: [String: Int] = [:]

    init(_ vendor: any SettingsDialect.Type, _ user: VendorUser, now: Instant, _ policies: Policies) {
        self.vendor = vendor
        self.now = now
        ignoresCase = policies.identifiersIgnoreCase
        numbers = ConversationNumbers(ignoringCase: ignoresCase)
        table = vendor.settingsTable
        beginning = user.beginning ?? now
        zones = user.zones
        var recipient = Recipient(id: user.id)
        if let zone = user.zone { recipient.quiet = QuietTime(zone: zone) }
        settings = ReadSettings(recipient)
    }

    /// Whether an identifier is the user's own.
    package func isOwn(_ id: UTF8Text) -> Bool {
        ignoresCase ? id.equalsIgnoringASCIICase(settings.recipient.id) : id == settings.recipient.id
    }

    // MARK: Objects

    /// Reads every member; clients keep style, mode and quiet time in one object.
    mutating func read(_ user: VendorUser) {
        read(user.items(of: .display) + user.items(of: .quiet), ownScopes)
        read(user.items(of: .conversations), table.scopes(of: .conversations))
        read(user.items(of: .devices), table.scopes(of: .devices))
        for item in user.items(of: .template) { readTemplate(item) }
        read(user.items(of: .badge), table.scopes(of: .badge))
        settings.removeConversationsWithoutSettings()
    }

    private var ownScopes: [Int] {
        let scopes = table.scopes(of: .display, .quiet)
        if vendor.likeliestForms.isEmpty { return scopes }
        return vendor.likeliestForms.flatMap { form in scopes.filter { table.scopes[$0].shape == form } }
    }

    private mutating func read(_ items: [SettingsItem], _ scopes: [Int]) {
        for item in items.flatMap({ separated($0, scopes) }) {
            let walk = SettingsWalk(item, table, scopes, values: &values)
            vendor.take(ownEntries(walk.entries), of: item, &self)
            finishIntervals(item)
            finishConversation(item)
            finishDevices()
        }
    }

    /// The objects that a response lists, where each stands for itself; else the object.
    private func separated(_ item: SettingsItem, _ scopes: [Int]) -> [SettingsItem] {
        let list = item.value.members.first { member in
            member.value.kind == .array
                && scopes.contains { table.row(member.key, in: $0)?.transform == .objects }
        }
        guard let list else { return [item] }
        return list.value.elements.enumerated().map {
            SettingsItem($1, path: "\(item.path)/\(pointerStep(list.key))/\($0)", form: item.form)
        }
    }

    /// The keys without those of objects that a response lists for other users.
    private mutating func ownEntries(_ entries: [SettingsEntry]) -> [SettingsEntry] {
        let users = entries.filter { $0.row.transform == .listedUser && $0.user != nil }
        let strangers = users.filter { $0.user.map(isOwn) == false }.map(\.location)
        let code: DiagnosticCode = users.count > strangers.count ? .strangerBesideOwn : .strangersObject
        for location in strangers { values.note(code, location) }
        let foreign = Set(strangers.map(\.container))
        return foreign.isEmpty ? entries : entries.filter { !foreign.contains($0.location.container) }
    }

    /// A template's name may stand alone, as a client's call takes it.
    private mutating func readTemplate(_ item: SettingsItem) {
        guard let row = table.row(of: .template) else {
            if item.value.isNull { return }
            return values.note(.templatesUnknown, Location(row: "", path: item.path))
        }
        guard item.value.kind == .string else { return read([item], table.scopes(of: .template)) }
        take(
            SettingsEntry(
                row: row, key: row.name, value: item.value, location: Location(row: row.id, path: item.path)))
    }

    // MARK: Keys

    /// Takes a key as its row says.
    package mutating func take(_ entry: SettingsEntry) {
        switch entry.row.transform {
        case .object, .objects, .envelope, .passed, .profile, .listedUser: return
        case .ignored: return ignore(entry)
        case .silencedList: return silence(entry)
        case .silencedKey: return silenceNamed(entry)
        case .total: return count(entry)
        case .user: return checkUser(entry)
        case .zone: return takeZone(entry)
        case .own(let transform): return vendor.take(entry, by: transform, &self)
        default: break
        }
        guard let field = entry.row.field else { return }
        if field.isOfDevice { return takeDevice(field, entry) }
        let value = value(of: entry)
        if field.isOfConversation { return takeConversation(field, value, entry) }
        switch entry.row.part {
        case .switch?, .startHour?, .startMinute?, .endHour?, .endMinute?: takePart(value, entry)
        default: if let value { set(field, to: value, entry.location) }
        }
    }

    /// The line's user counts, whomever an object names.
    private mutating func checkUser(_ entry: SettingsEntry) {
        guard let id = values.identifier(entry.value, at: entry.location), !isOwn(id) else { return }
        values.note(.otherUser, entry.location)
    }

    /// Takes the zone of the daily interval, which wins over the line's.
    private mutating func takeZone(_ entry: SettingsEntry) {
        guard let name = values.filledText(entry.value, at: entry.location) else { return }
        guard let zone = TimeZoneRule(name, zones) else {
            return values.note(.unknownZone, entry.location)
        }
        settings.recipient.quietZone = zone
        settings.places[SettingsPlace(.quietZone)] = entry.location
    }

    private mutating func ignore(_ entry: SettingsEntry) {
        if let text = entry.value.string, text.isEmpty { return }
        values.note(.ineffectiveSetting, entry.location)
    }

    private mutating func count(_ entry: SettingsEntry) {
        counts[entry.row.id] = values.integer(entry.value, in: entry.row.range, at: entry.location)
        let all = table.rows.filter { $0.transform == .total }.map { counts[$0.id] }
        guard !all.contains(nil) else { return }
        settings.recipient.unread = all.reduce(0) { $0 + ($1 ?? 0) }
        settings.places[SettingsPlace(.unread)] = entry.location
    }

    /// Sets what the whole app's settings say.
    package mutating func set(_ field: SettingsField, to value: SettingsValue, _ location: Location) {
        switch (field, value) {
        case (.display, .meaning(let meaning)):
            set(\.display, to: DisplayStyle(rawValue: meaning.rawValue), field, location)
        case (.nickname, .text(let name)): set(\.nickname, to: name, field, location)
        case (.language, .text(let language)): set(\.language, to: language, field, location)
        case (.template, .text(let name)): set(\.template, to: name, field, location)
        case (.textKey, .text(let key)): set(\.textKey, to: key.nonEmpty, field, location)
        case (.mode, .meaning(let meaning)):
            if let mode = NotificationMode(rawValue: meaning.rawValue) {
                set(\.mode, to: mode, field, location)
            }
        case (.quietFrom, .moment(let start)): set(\.quietFrom, to: start, field, location)
        case (.quietUntil, .moment(let end)): set(\.quietUntil, to: end, field, location)
        case (.quietDaily, .interval(let daily)): set(daily, location)
        case (.pushWhileDesktopOnline, .meaning(let meaning)):
            set(\.pushesWhileDesktopOnline, to: meaning == .yes, field, location)
        case (.unread, .number(let count)): set(\.unread, to: count, field, location)
        case (.badgeCap, .number(let cap)):
            settings.badgeCap = cap
            settings.places[SettingsPlace(.badgeCap)] = location
        default: break
        }
    }

    private mutating func set<Value: Equatable>(
        _ part: WritableKeyPath<Recipient, Value>, to value: Value, _ field: SettingsField,
        _ location: Location
    ) {
        settings.set(part, to: value, at: SettingsPlace(field), location, &values)
    }

    /// Notes where a part of a setting stands, for what is told about it.
    package mutating func locate(_ field: SettingsField, _ location: Location) {
        settings.places[SettingsPlace(field)] = location
    }

    /// Sets the daily interval; equal ends need a document that explains them.
    private mutating func set(_ daily: DailyInterval, _ location: Location) {
        set(\.quietDaily, to: daily, .quietDaily, location)
        guard daily.start == daily.end, daily.zero == nil else { return }
        values.note(
            .equalEnds, location, .text(DailyInterval.text(daily.start)),
            .words(daily.isZero ? "none" : "all day"))
    }

    // MARK: Parts of daily intervals

    private mutating func takePart(_ value: SettingsValue?, _ entry: SettingsEntry) {
        let form = entry.row.shape
        let index = intervals.firstIndex { $0.form == form } ?? intervals.endIndex
        if index == intervals.endIndex {
            let hasSwitch = table.rows.contains { $0.shape == form && $0.part == .switch }
            intervals.append(IntervalDraft(form: form, entry.location, hasSwitch: hasSwitch))
        }
        intervals[index].take(value, entry, &values)
    }

    /// Ends an object's parts of intervals.
    private mutating func finishIntervals(_ item: SettingsItem) {
        for interval in intervals {
            let place = Location(row: interval.location.row, path: item.path)
            let result = interval.result(needsSwitch: vendor.needsSwitch)
            if let daily = result.interval { set(daily, interval.location) }
            if let remark = result.remark { values.note(remark, place) }
        }
        intervals = []
    }
}

/// Reads the console's templates as calls and responses spell them.
struct TemplateReader {
    var values = ValueReader()
    private let table: SettingsTable
    private let scope: Int
    /// The parts of a template, as far as an object names them.
    private var parts: [SettingsPart: UTF8Text] = [:]
    private var templates: [(name: UTF8Text, template: Template)] = []

    /// Prepares the reader; nil for a vendor without templates.
    init?(_ table: SettingsTable) {
        guard let scope = table.scope("templates", in: "*") else { return nil }
        self.table = table
        self.scope = scope
    }

    /// Reads an object; what lacks a name or a pattern is left out with a diagnostic.
    mutating func read(_ value: JSONValue, at path: String) -> [(name: UTF8Text, template: Template)] {
        let walk = SettingsWalk(
            SettingsItem(value, path: path, form: nil), table, [scope], values: &values)
        for entry in walk.entries {
            guard let part = entry.row.part else { continue }
            // A response may list several: a part that is there already begins the next one.
            if parts[part] != nil { finish(path) }
            parts[part] = values.filledText(entry.value, at: entry.location)
        }
        if value.kind == .object { finish(path) }
        return templates
    }

    private mutating func finish(_ path: String) {
        defer { parts = [:] }
        if let name = parts[.name], let title = parts[.title], let content = parts[.content] {
            return templates.append((name, Template(title: title, content: content)))
        }
        let required = table.scopes[scope].rows.map { table.rows[$0] }
        let missing = required.filter { row in row.part.map { parts[$0] == nil } ?? false }
        values.note(
            .halfVendorTemplate, Location(row: required.first?.id ?? "", path: path),
            .words(missing.map(\.name.string).joined(separator: ", ")))
    }
}

extension SettingsTable {
    /// A template as the call that makes it holds it.
    package func object(of template: Template, named name: UTF8Text) -> RawJSON {
        .object(
            rows.filter { $0.writes != nil }.compactMap { row in
                switch row.part {
                case .name: (row.name, .string(name))
                case .title: (row.name, .string(template.title))
                case .content: (row.name, .string(template.content))
                default: nil
                }
            })
    }
}
