extension Recipient {
    /// Reads a recipient from one JSON object of a recipients file.
    ///
    /// - Parameters:
    ///   - value: The object.
    ///   - zones: Finds named time zones.
    ///   - remarks: Receives what is probably a mistake: a member that nobody knows, which is ignored, and hours of the day
    ///     without a time zone.
    /// - Throws: ``PushModelError`` with the JSON Pointer of what is wrong: no `id`, a wrong type, an unknown word, an
    ///   unreadable time, a zone that `zones` does not know.
    public init(
        _ value: JSONValue, zones: TimeZoneRule.Finder, remarks: inout [SettingsRemark]
    ) throws(PushModelError) {
        let object = try SettingsObject(value)
        guard let id = try object.text("id"), !id.isEmpty else {
            throw PushModelError(.missing, path: "/id", message: "a recipient needs an id")
        }
        self.init(id: id)
        object.noteUnknown(besides: Self.memberNames, &remarks)
        nickname = try object.text("nickname")?.nonEmpty
        display = try object.word("display", DisplayStyle.self)
        mode = try object.word("mode", NotificationMode.self)
        language = try object.text("language")?.nonEmpty
        template = try object.text("template")?.nonEmpty
        textKey = try object.text("textKey")?.nonEmpty
        self.remarks = try object.textsByName("remarks")
        pushesWhileDesktopOnline = try object.flag("pushWhileDesktopOnline")
        tags = try object.texts("tags") ?? []
        if let quiet = try object.object("quiet") {
            self.quiet = try QuietTime(quiet, zones: zones, &remarks)
        }
        if let unread = try object.integer("unread") {
            guard unread >= 0 else {
                throw PushModelError(.unknownValue, path: "/unread", message: "must not be negative")
            }
            self.unread = unread
        }
        for conversation in try object.objects("conversations") {
            conversations.append(try ConversationSetting(conversation, &remarks))
        }
        for device in try object.objects("devices") {
            devices.append(try Device(device, &remarks))
        }
        if devices.count > 1 { noteRepeatedDevices(&remarks) }
    }

    /// The same without remarks.
    public init(_ value: JSONValue, zones: TimeZoneRule.Finder) throws(PushModelError) {
        var ignored: [SettingsRemark] = []
        try self.init(value, zones: zones, remarks: &ignored)
    }

    private func noteRepeatedDevices(_ remarks: inout [SettingsRemark]) {
        var tokens: Set<UTF8Text> = []
        for (index, device) in devices.enumerated()
        where !tokens.insert(device.token.lowercasedASCII()).inserted {
            remarks.append(.repeatedDevice("/devices/\(index)"))
        }
    }

    /// The members of a recipient's object that are read.
    package static let memberNames = [
        "id", "nickname", "display", "mode", "language", "template", "textKey", "remarks",
        "pushWhileDesktopOnline", "quiet", "unread", "tags", "conversations", "devices",
    ]
}

extension UTF8Text {
    /// The text, or nil when it is empty: an empty setting is an absent one.
    @inlinable
    package var nonEmpty: UTF8Text? { isEmpty ? nil : self }
}

extension QuietTime {
    fileprivate init(
        _ object: SettingsObject, zones: TimeZoneRule.Finder, _ remarks: inout [SettingsRemark]
    ) throws(PushModelError) {
        self.init()
        object.noteUnknown(besides: ["daily", "from", "until", "timeZone"], &remarks)
        from = try object.moment("from")
        until = try object.moment("until")
        if let rule = try object.zone("timeZone", zones) {
            zone = rule
            isZoneNamed = true
        }
        if let daily = try object.object("daily") {
            daily.noteUnknown(besides: ["start", "end", "zero", "mode"], &remarks)
            if !isZoneNamed { remarks.append(.missingTimeZone(object.path)) }
            self.daily = DailyInterval(
                start: try daily.time("start"), end: try daily.time("end"),
                zero: try daily.word("zero", Policies.ZeroInterval.self),
                mode: try daily.word("mode", NotificationMode.self))
        }
    }
}

extension SettingsObject {
    fileprivate func time(_ key: UTF8Text) throws(PushModelError) -> Int {
        guard let text = try text(key) else {
            throw PushModelError(.missing, path: child(key), message: "a daily interval needs start and end")
        }
        guard let minutes = DailyInterval.minutes(text) else {
            throw PushModelError(
                .unknownValue, path: child(key), message: "\"\(text)\" is not a time of day such as 22:00")
        }
        return minutes
    }
}

extension SettingsObject {
    /// `true`, `false`, or `"managers-only"`.
    fileprivate func mute(_ key: UTF8Text) throws(PushModelError) -> ConversationMute {
        if member(key)?.string == ConversationMute.managersOnlyWord { return .managersOnly }
        return try flag(key) == true ? .on : .off
    }

    /// `true`, `false`, or `"mentions"`.
    fileprivate func reception(_ key: UTF8Text) throws(PushModelError) -> ConversationSetting.Reception {
        if member(key)?.string == ConversationSetting.Reception.mentionsWord { return .mentions }
        return try flag(key) == false ? .none : .all
    }

    /// What sort of its kind a conversation is; superteams have a flag of their own.
    fileprivate func sort(
        of kind: Conversation.Kind
    ) throws(PushModelError) -> ConversationSetting.Sort? {
        if try flag("superteam") == true {
            if kind == .group { return .superteam }
            throw PushModelError(
                .unknownValue, path: child("superteam"), message: "only a group is a superteam")
        }
        guard let sort = try word("sort", ConversationSetting.Sort.self) else { return nil }
        if sort.kind == kind { return sort }
        throw PushModelError(
            .unknownValue, path: child("sort"),
            message: "only a \(sort.kind.rawValue) can be \(sort.rawValue)")
    }
}

extension ConversationSetting.Reception {
    /// How the neutral form spells it; the others are booleans.
    static let mentionsWord: UTF8Text = "mentions"
}

extension ConversationMute {
    /// How the neutral form spells it; the others are booleans.
    static let managersOnlyWord: UTF8Text = "managers-only"
}

extension ConversationSetting {
    fileprivate init(
        _ object: SettingsObject, _ remarks: inout [SettingsRemark]
    ) throws(PushModelError) {
        object.noteUnknown(
            besides: ["kind", "id", "mode", "quietUntil", "muted", "superteam", "sort", "received"], &remarks)
        guard let kind = try object.word("kind", Conversation.Kind.self), kind != .room else {
            throw PushModelError(
                .missing, path: object.child("kind"), message: "a conversation is direct or group")
        }
        guard let id = try object.text("id")?.nonEmpty else {
            throw PushModelError(.missing, path: object.child("id"), message: "a conversation needs an id")
        }
        self.init(kind: kind, id: id)
        mode = try object.word("mode", NotificationMode.self)
        quietUntil = try object.moment("quietUntil")
        mute = try object.mute("muted")
        sort = try object.sort(of: kind)
        reception = try object.reception("received")
    }
}

extension Device {
    fileprivate init(
        _ object: SettingsObject, _ remarks: inout [SettingsRemark]
    ) throws(PushModelError) {
        // When it was registered is for whoever keeps devices.
        object.noteUnknown(
            besides: [
                "token", "topic", "deviceID", "notifier", "language", "kind", "environment", "registeredAt",
            ], &remarks)
        guard let token = try object.text("token")?.nonEmpty else {
            throw PushModelError(.missing, path: object.child("token"), message: "a device needs a token")
        }
        self.init(
            token: token, topic: try object.text("topic")?.nonEmpty,
            id: try object.text("deviceID")?.nonEmpty, notifier: try object.text("notifier")?.nonEmpty,
            language: try object.text("language")?.nonEmpty,
            kind: try object.word("kind", Kind.self) ?? .alert,
            environment: try object.word("environment", Environment.self) ?? .production)
    }
}

extension Recipient {
    /// Writes the recipient as one JSON object, which reads back as the same recipient.
    ///
    /// Members at their defaults are left out, and of a zone only its name is kept.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("nickname", nickname)
        writer.member("display", display.map { UTF8Text($0.rawValue) })
        writer.member("mode", mode.map { UTF8Text($0.rawValue) })
        writer.member("language", language)
        if let quiet, quiet.saysSomething {
            writer.key("quiet")
            quiet.write(to: &writer)
        }
        writer.array("conversations", conversations) { $0.write(to: &$1) }
        writer.member("template", template)
        writer.member("textKey", textKey)
        writeRemarks(to: &writer)
        writer.member("unread", knownUnread)
        writer.member("pushWhileDesktopOnline", pushesWhileDesktopOnline)
        writer.array("tags", tags) { $1.string($0) }
        writer.array("devices", devices) { $0.write(to: &$1) }
        writer.endObject()
    }

    private func writeRemarks(to writer: inout JSONWriter) {
        if remarks.isEmpty { return }
        writer.key("remarks")
        writer.beginObject()
        for (id, name) in remarks.sorted(by: { $0.key.string < $1.key.string }) { writer.member(id, name) }
        writer.endObject()
    }
}

extension QuietTime {
    fileprivate var saysSomething: Bool {
        daily != nil || from != nil || until != nil || zone != .utc
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if let daily {
            writer.key("daily")
            writer.beginObject()
            writer.member("start", DailyInterval.text(daily.start))
            writer.member("end", DailyInterval.text(daily.end))
            writer.member("zero", (daily.isZero ? daily.zero : nil).map { UTF8Text($0.rawValue) })
            writer.member("mode", daily.mode.map { UTF8Text($0.rawValue) })
            writer.endObject()
        }
        writer.member("from", from?.rfc3339)
        writer.member("until", until?.rfc3339)
        // UTC is what no zone means, so it is written only where somebody named it for hours of the day.
        let isImplied = zone.name == TimeZoneRule.utc.name && !(isZoneNamed && daily != nil)
        writer.member("timeZone", isImplied ? nil : UTF8Text(zone.name))
        writer.endObject()
    }
}

extension DailyInterval {
    /// A time of day as `08:05`, from minutes after midnight.
    package static func text(_ minutes: Int) -> UTF8Text {
        func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return UTF8Text("\(digits(minutes / 60)):\(digits(minutes % 60))")
    }
}

extension ConversationSetting {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("kind", UTF8Text(kind.rawValue))
        writer.member("id", id)
        writer.member("mode", mode.map { UTF8Text($0.rawValue) })
        writer.member("superteam", isSuperteam ? true : nil)
        writer.member("sort", isSuperteam ? nil : sort.map { UTF8Text($0.rawValue) })
        writer.member("quietUntil", quietUntil?.rfc3339)
        switch mute {
        case .off: break
        case .on: writer.member("muted", true)
        case .managersOnly: writer.member("muted", ConversationMute.managersOnlyWord)
        }
        switch reception {
        case .all: break
        case .mentions: writer.member("received", Reception.mentionsWord)
        case .none: writer.member("received", false)
        }
        writer.endObject()
    }
}

extension Device {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("token", token)
        writer.member("topic", topic)
        writer.member("deviceID", id)
        writer.member("notifier", notifier)
        writer.member("language", language)
        writer.member("kind", kind == .alert ? nil : UTF8Text(kind.rawValue))
        writer.member("environment", environment == .production ? nil : UTF8Text(environment.rawValue))
        writer.endObject()
    }
}

extension JSONWriter {
    /// A member that is an array; nothing for an empty one.
    package mutating func array<Element>(
        _ name: UTF8Text, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
    ) {
        if elements.isEmpty { return }
        key(name)
        beginArray()
        for element in elements { write(element, &self) }
        endArray()
    }
}
