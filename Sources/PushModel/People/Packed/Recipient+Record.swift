/// All values that a record has numbers for.
private enum Choices {
    static let displays = DisplayStyle.allCases
    static let modes = NotificationMode.allCases
    static let flags = [false, true]
    static let kinds = Conversation.Kind.allCases
    static let mutes = ConversationMute.allCases
    static let sorts = ConversationSetting.Sort.allCases
    static let receptions = ConversationSetting.Reception.allCases
    static let zeros = Policies.ZeroInterval.allCases
    static let channels = Device.Kind.allCases
    static let environments = Device.Environment.allCases
}

extension Recipient {
    /// Writes the person.
    ///
    /// - Parameters:
    ///   - record: Gets all but time zones.
    ///   - zones: Gets the time zone of the quiet time.
    func write(to record: inout RecordWriter, zones: inout [TimeZoneRule]) {
        record.text(id)
        record.text(nickname)
        record.choice(display, among: Choices.displays)
        record.choice(mode, among: Choices.modes)
        record.text(language)
        record.optional(quiet) { $0.write(to: &$1, zones: &zones) }
        record.list(conversations) { $0.write(to: &$1) }
        record.text(template)
        record.text(textKey)
        record.list(remarks) { remark, record in
            record.text(remark.key)
            record.text(remark.value)
        }
        record.optional(knownUnread) { $1.number($0) }
        record.choice(pushesWhileDesktopOnline, among: Choices.flags)
        record.list(tags) { $1.text($0) }
        record.list(devices) { $0.write(to: &$1) }
    }

    /// Reads a person whose texts share the record's bytes.
    init(_ record: inout RecordReader, zones: [TimeZoneRule]) {
        self.init(id: record.text() ?? "")
        nickname = record.text()
        display = record.choice(among: Choices.displays)
        mode = record.choice(among: Choices.modes)
        language = record.text()
        if record.flag() { quiet = QuietTime(&record, zones: zones) }
        conversations = record.list { ConversationSetting(&$0) }
        template = record.text()
        textKey = record.text()
        for _ in 0..<record.number() {
            guard let id = record.text(), let name = record.text() else { break }
            remarks[id] = name
        }
        knownUnread = record.optional { $0.number() }
        pushesWhileDesktopOnline = record.choice(among: Choices.flags)
        tags = record.list { $0.text() ?? "" }
        devices = record.list { Device(&$0) }
    }

    /// The same person in bytes of their own, who does not keep the document in memory that they were read from.
    var detached: Recipient {
        var writer = RecordWriter()
        var zones: [TimeZoneRule] = []
        write(to: &writer, zones: &zones)
        var reader = RecordReader(writer.take(), at: 0)
        return Recipient(&reader, zones: zones)
    }
}

extension QuietTime {
    fileprivate func write(to record: inout RecordWriter, zones: inout [TimeZoneRule]) {
        record.optional(daily) { daily, record in
            record.number(daily.start)
            record.number(daily.end)
            record.choice(daily.zero, among: Choices.zeros)
            record.choice(daily.mode, among: Choices.modes)
        }
        record.optional(from) { $1.number($0.seconds) }
        record.optional(until) { $1.number($0.seconds) }
        record.flag(isZoneNamed)
        record.number(zones.count)
        zones.append(zone)
    }

    fileprivate init(_ record: inout RecordReader, zones: [TimeZoneRule]) {
        self.init()
        daily = record.optional { record in
            DailyInterval(
                start: record.number(), end: record.number(), zero: record.choice(among: Choices.zeros),
                mode: record.choice(among: Choices.modes))
        }
        from = record.optional { Instant(seconds: $0.number()) }
        until = record.optional { Instant(seconds: $0.number()) }
        isZoneNamed = record.flag()
        zone = zones[record.number()]
    }
}

extension ConversationSetting {
    fileprivate func write(to record: inout RecordWriter) {
        record.choice(kind, among: Choices.kinds)
        record.text(id)
        record.choice(mode, among: Choices.modes)
        record.optional(quietUntil) { $1.number($0.seconds) }
        record.choice(mute, among: Choices.mutes)
        record.choice(sort, among: Choices.sorts)
        record.choice(reception, among: Choices.receptions)
    }

    fileprivate init(_ record: inout RecordReader) {
        self.init(kind: record.choice(among: Choices.kinds) ?? .direct, id: record.text() ?? "")
        mode = record.choice(among: Choices.modes)
        quietUntil = record.optional { Instant(seconds: $0.number()) }
        mute = record.choice(among: Choices.mutes) ?? .off
        sort = record.choice(among: Choices.sorts)
        reception = record.choice(among: Choices.receptions) ?? .all
    }
}

extension Device {
    fileprivate func write(to record: inout RecordWriter) {
        record.text(token)
        record.text(topic)
        record.text(id)
        record.text(notifier)
        record.text(language)
        record.choice(kind, among: Choices.channels)
        record.choice(environment, among: Choices.environments)
    }

    fileprivate init(_ record: inout RecordReader) {
        self.init(
            token: record.text() ?? "", topic: record.text(), id: record.text(), notifier: record.text(),
            language: record.text(), kind: record.choice(among: Choices.channels) ?? .alert,
            environment: record.choice(among: Choices.environments) ?? .production)
    }
}
