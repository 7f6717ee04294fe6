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
