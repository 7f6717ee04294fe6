import PushBridge

/// The lines of `settings convert` and `settings profile`; those of users are input again.
enum SettingsRecord {
    /// Writes a user's record.
    static func write(
        _ conversion: SettingsConversion, at origin: LineOrigin,
        _ configuration: SettingsConverter.Configuration,
        to writer: inout JSONWriter
    ) {
        begin(origin, configuration, &writer)
        writer.member("user", conversion.recipient.id)
        if conversion.written.holdsDurations {
            writer.member(VendorUser.now, configuration.now.rfc3339)
        }
        writer.key("settings")
        writer.beginObject()
        if let zone = conversion.written.zone {
            writer.member(VendorUser.timeZone, UTF8Text(zone.name))
        }
        for (member, value) in conversion.written.members { writer.member(UTF8Text(member.rawValue), value) }
        writer.endObject()
        write(conversion.written.requests, &writer)
        writer.key("original")
        conversion.original.write(to: &writer)
        writer.key("recipient")
        conversion.recipient.write(to: &writer)
        if let badge = conversion.badge { write(badge, &writer) }
        writer.list("differences", conversion.differences) { $1.write(to: &$0) }
        writer.endRecord(conversion.diagnostics)
    }

    /// Writes a console's record.
    static func write(
        _ conversion: ConsoleConversion, at origin: LineOrigin,
        _ configuration: SettingsConverter.Configuration,
        to writer: inout JSONWriter
    ) {
        begin(origin, configuration, &writer)
        writer.key("profile")
        conversion.profile.write(to: &writer)
        write(conversion.console.requests, &writer)
        writer.list("steps", conversion.console.steps)
        if let offer = conversion.offer { write(offer, &writer) }
        writer.list("differences", conversion.differences) { $1.write(to: &$0) }
        writer.endRecord(conversion.diagnostics)
    }

    private static func begin(
        _ origin: LineOrigin, _ configuration: SettingsConverter.Configuration, _ writer: inout JSONWriter
    ) {
        writer.beginRecord(origin)
        writer.member("source", configuration.source)
        writer.member("target", configuration.target)
    }

    /// Writes calls as a member.
    static func write(_ requests: [SettingsRequest], _ writer: inout JSONWriter) {
        writer.list("requests", requests) { writer, request in
            writer.beginObject()
            writer.member("method", request.call.method)
            writer.member("path", request.call.path)
            writer.member("body", request.body)
            writer.endObject()
        }
    }

    private static func write(_ offer: TemplateOffer, _ writer: inout JSONWriter) {
        writer.key("offer")
        writer.beginObject()
        writer.member("text", offer.text)
        writer.list("templates", offer.templates) { writer, template in
            writer.beginObject()
            writer.member("name", template.name)
            writer.member("title", template.template.title)
            writer.member("content", template.template.content)
            writer.endObject()
        }
        write(offer.requests, &writer)
        writer.endObject()
    }

    private static func write(_ badge: BadgeHandover, _ writer: inout JSONWriter) {
        writer.key("badge")
        writer.beginObject()
        writer.member("icon", badge.icon)
        writer.member("baseline", badge.baseline)
        writer.member("next", badge.next)
        writer.endObject()
    }
}

extension SettingsDifference {
    /// Writes the difference as one JSON object.
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("code", code)
        writer.member("subject", subject)
        writer.member("text", text)
        writer.endObject()
    }
}
