import PushRecords
import Testing

@Suite("Laws of settings")
struct SettingsLawTests {
    static let now = Instant(seconds: 1_795_262_400)

    @Test(
        "What one vendor's form says, its other form says too, and back again", arguments: VendorPair.vendors)
    func forms(vendor: String) throws {
        var lines = SettingsLines(seed: vendor == "easemob" ? 91 : 92)
        let there = try Self.converter(vendor, vendor, Self.otherForm(of: vendor))
        let back = try Self.converter(vendor, vendor, Self.form(of: vendor))
        for _ in 0..<200 {
            let line = lines.line(of: vendor, isRich: true)
            let first = try back.convert(line)
            let other = try there.convert(line)
            // Bindings of the SDK lack the device's identifier, which is no part of this law.
            let again = try back.convert(Self.line(other.written))
            #expect(Self.text(first.original) == Self.text(other.original), "\(line)")
            #expect(Self.text(other.recipient) == Self.text(other.original.withoutDeviceIDs), "\(line)")
            #expect(Self.text(again.original) == Self.text(other.recipient), "\(line)")
            #expect(other.differences == [], "\(line)")
        }
    }

    @Test(
        "Settings that lose nothing but what force does and what is hidden come back as they were",
        arguments: VendorPair.all)
    func thereAndBack(pair: VendorPair) throws {
        let (vendor, other) = (pair.source, pair.target)
        let form = Self.form(of: vendor)
        let there = try Self.converter(vendor, other, Self.form(of: other))
        let back = try Self.converter(other, vendor, form)
        let same = try Self.converter(vendor, vendor, form)
        var lines = SettingsLines(seed: vendor == "nim" ? 93 : 94, for: other)
        var untouched = 0
        let count = 300
        for index in 0..<count {
            let isRich = index % 2 == 0
            let line = lines.line(of: vendor, isRich: isRich)
            let converted = try there.convert(line)
            let hasWarning = converted.diagnostics.contains { $0.severity != .info }
            #expect(converted.differences.isEmpty || hasWarning, "\(line)")
            // What vendors mean by force and by hidden details differs, whatever is set.
            let isWhole = converted.differences.allSatisfy {
                $0.text.contains("for forced pushes") || $0.text.contains("that a sender writes for the push")
            }
            if !isWhole || converted.diagnostics.contains(where: { $0.kind == .dropped }) { continue }
            untouched += 1
            let returned = try back.convert(Self.line(converted.written))
            // A vendor who hides nothing holds no display; on the way back what it does stands in, where it is not the usual.
            var original = returned.original
            if ["tencent", "openim"].contains(other) {
                #expect(original.display == converted.original.display, "\(line)")
                original.display = nil
            }
            #expect(Self.text(original) == Self.text(converted.recipient), "\(line)")
            let alone = try same.convert(line).written
            #expect(Self.line(returned.written) == Self.line(alone), "\(line)")
            #expect(returned.written.requests == alone.requests, "\(line)")
        }
        #expect(untouched * 10 >= count * 3, "\(untouched) of \(count) lines can fail the law")
    }

    @Test(
        "A record is input again: the same settings, then and later",
        arguments: VendorPair.all + VendorPair.same + [VendorPair(source: "easemob", target: "agora")],
        [false, true])
    func records(pair: VendorPair, inOtherForm: Bool) throws {
        let form = inOtherForm ? Self.otherForm(of: pair.target) : Self.form(of: pair.target)
        let there = try Self.converter(pair.source, pair.target, form)
        let again = try Self.converter(pair.target, pair.target, form)
        let later = try Self.converter(pair.target, pair.target, form, now: Self.now.seconds + 30)
        var lines = SettingsLines(seed: 96, for: pair.target)
        var untouched = 0
        for index in 0..<150 {
            let isRich = index % 2 == 0
            let plain = lines.line(of: pair.source, isRich: isRich)
            let badge =
                [
                    "nim": #"{"reported":3,"server":4}"#, "tencent": #"{"unreadCount":7}"#,
                    "openim": #"{"appUnreadCount":7}"#,
                ][pair.source] ?? #"{"offline":7}"#
            let line = plain.dropLast() + #","badge":\#(badge)}"#
            let record = Self.records(of: Array(line.utf8), by: there)
            let first = try JSONDocument(record).root
            let second = try JSONDocument(Self.records(of: Array(record.utf8), by: again)).root
            let third = try JSONDocument(Self.records(of: Array(record.utf8), by: later)).root
            for member in ["settings", "requests", "badge"] {
                #expect(
                    second[UTF8Text(member)]?.raw == first[UTF8Text(member)]?.raw, "\(member) of \(record)")
            }
            #expect(third["original"]?.raw == second["original"]?.raw, "\(record)")
            #expect(second["original"]?.raw == first["recipient"]?.raw, "\(record)")
            let losses = ["dropped", "approximated", "over-limit"]
            let kinds = first["diagnostics"]?.elements.compactMap { diagnostic in
                // What becomes of the badge, of forced pushes and of hidden details is told, and the record keeps the setting.
                let message = diagnostic["message"]?.string?.string ?? ""
                let isKept =
                    diagnostic["path"]?.string?.string.hasPrefix("/badge") == true
                    || message.contains("forced push")
                    || message.contains("that a sender writes for the push")
                return isKept ? nil : diagnostic["kind"]?.string?.string
            }
            if kinds?.contains(where: losses.contains) == true { continue }
            untouched += 1
            #expect(second["recipient"]?.raw == first["recipient"]?.raw, "\(record)")
        }
        #expect(untouched >= 5, "\(untouched) lines can fail the law")
    }

    @Test(
        "Broken lines give a record or a reject each, and the same bytes again",
        arguments: VendorPair.vendors)
    func broken(vendor: String) throws {
        var lines = SettingsLines(seed: 95)
        let converter = try Self.converter(vendor, "nim", nil)
        for _ in 0..<1_500 {
            let line = lines.broken(lines.line(of: vendor, isRich: true))
            let outputs = (0..<2).map { _ in Self.records(of: line, by: converter) }
            #expect(outputs[0] == outputs[1])
            #expect(outputs[0].split(separator: "\n").count == 1)
            #expect((try? JSONDocument(outputs[0])) != nil)
        }
    }

    /// The form that each vendor's made lines have.
    private static func form(of vendor: String) -> String {
        ["easemob", "agora", "openim"].contains(vendor) ? "rest" : "sdk"
    }

    /// Another form of the vendor's; OpenIM has one alone.
    private static func otherForm(of vendor: String) -> String {
        switch vendor {
        case "easemob", "agora": "sdk"
        case "nim": "sdk-v2"
        default: "rest"
        }
    }

    private static func records(of line: [UInt8], by converter: SettingsConverter) -> String {
        var job = LineJob(SettingsTask(converter))
        var output = LineOutput()
        job.work(on: ByteSlice(line), line: 1, into: &output)
        return output.records.text().string
    }

    private static func converter(
        _ source: String, _ target: String, _ form: String?, now seconds: Int = now.seconds
    ) throws -> SettingsConverter {
        var configuration = SettingsConverter.Configuration(source: source, target: target)
        configuration.form = form
        configuration.now = Instant(seconds: seconds)
        return try SettingsConverter(configuration)
    }

    /// Written settings as a line of input.
    private static func line(_ written: WrittenSettings) -> String {
        let members = written.members.map { #""\#($0.member.rawValue)":\#($0.value)"# }
        return #"{"user":"6006","timeZone":"+08:00","settings":{\#(members.joined(separator: ","))}}"#
    }

    private static func text(_ recipient: Recipient) -> String {
        var writer = JSONWriter()
        recipient.write(to: &writer)
        return writer.text().string
    }
}

extension Recipient {
    /// The recipient as an SDK's objects know them.
    fileprivate var withoutDeviceIDs: Recipient {
        var recipient = self
        for index in recipient.devices.indices { recipient.devices[index].id = nil }
        return recipient
    }
}
