import PushModel

/// The lines of `settings convert` and `settings profile`; those of users are input again.
enum SettingsRecord {
    /// Writes a user's record.
    static func write(
        _ conversion: SettingsConversion, line: Int, _ configuration: SettingsConverter.Configuration,
        to writer: inout JSONWriter
    ) {
        begin(line, configuration, &writer)
        writer.member("user", conversion.original.id)
        if conversion.written.holdsDurations {
            writer.member(VendorUser.now, configuration.now.rfc3339)
        }
        writer.key("settings")
        writer.beginObject()
        if let zone = conversion.original.quiet?.zone.name, zone != TimeZoneRule.utc.name {
            writer.member(VendorUser.timeZone, UTF8Text(zone))
        }
        for (member, value) in conversion.written.members {
            writer.key(UTF8Text(member.rawValue))
            writer.raw(value)
        }
        writer.endObject()
        write(conversion.written.requests, &writer)
        writer.key("original")
        conversion.original.write(to: &writer)
        writer.key("recipient")
        conversion.recipient.write(to: &writer)
        if let badge = conversion.badge { write(badge, &writer) }
        end(conversion.differences, conversion.diagnostics, &writer)
    }

    /// Writes a console's record.
    static func write(
        _ conversion: ConsoleConversion, line: Int, _ configuration: SettingsConverter.Configuration,
        to writer: inout JSONWriter
    ) {
        begin(line, configuration, &writer)
        writer.key("profile")
        conversion.profile.write(to: &writer)
        write(conversion.console.requests, &writer)
        strings("steps", conversion.console.steps, &writer)
        end(conversion.differences, conversion.diagnostics, &writer)
    }

    private static func begin(
        _ line: Int, _ configuration: SettingsConverter.Configuration, _ writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.key("line")
        writer.integer(line)
        writer.member("source", UTF8Text(configuration.source))
        writer.member("target", UTF8Text(configuration.target))
    }

    private static func write(_ requests: [SettingsRequest], _ writer: inout JSONWriter) {
        writer.key("requests")
        writer.beginArray()
        for request in requests {
            writer.beginObject()
            writer.member("method", request.call.method)
            writer.member("path", request.call.path)
            writer.key("body")
            writer.raw(request.body)
            writer.endObject()
        }
        writer.endArray()
    }

    private static func write(_ badge: BadgeHandover, _ writer: inout JSONWriter) {
        writer.key("badge")
        writer.beginObject()
        writer.count("icon", badge.icon)
        writer.count("baseline", badge.baseline)
        writer.count("next", badge.next)
        writer.endObject()
    }

    private static func end(
        _ differences: [String], _ diagnostics: [Diagnostic], _ writer: inout JSONWriter
    ) {
        strings("differences", differences, &writer)
        RecordWriter.end(diagnostics, &writer)
    }

    private static func strings(_ name: UTF8Text, _ strings: [String], _ writer: inout JSONWriter) {
        writer.key(name)
        writer.beginArray()
        for string in strings { writer.string(UTF8Text(string)) }
        writer.endArray()
    }
}
