extension ReportPage {
    /// Writes what every push has because the profiles differ.
    mutating func writeProfiles() {
        element("h3", .text("wording.profiles"))
        if tally.wording.isEmpty {
            return element("p", vendors.isEmpty ? .text("wording.noVendors") : .text("wording.sameProfiles"))
        }
        element("p", .text("wording.profilesExplained"))
        writeTable(
            caption: .text("wording.profiles"),
            [
                .text("wording.vendors"), .text("wording.what"), .text("screens.before"),
                .text("screens.after"),
            ], tally.wording
        ) { page, wording in
            let (source, target) = (Wording.word(wording.source, in: "vendor"), wording.target)
            page.element("td", source + Wording(name: " → ") + .word(target, in: "vendor"))
            page.writeHeading(ShownPlace.words(ofRole: wording.role))
            page.element("td") { $0.writeValue(wording.before, of: wording.role) }
            page.element("td") { $0.writeValue(wording.after, of: wording.role) }
        }
    }

    /// Writes what changes in people's settings, and what becomes of the badge.
    mutating func writeWording() {
        element("h3", .text("wording.settings"))
        if let settings = options.settings {
            write(settings)
        } else {
            element("p", .text("wording.settingsCommand"))
            writeSettingsCommands(format: "differences", withSummary: true)
        }
        element("h3", .text("wording.badge"))
        writeBadge()
    }

    /// Writes what becomes of the number on the icon: what the profiles say of it, and the command that hands it over.
    private mutating func writeBadge() {
        element("p", .text("wording.badgeExplained"))
        let target = tally.measurement.target
        for vendor in Set(vendors + [target]).sorted() {
            let cap = tally.measurement.choices[vendor]?.parsed().root["badgeCap"]?.integer
            element("p", words(ofCap: cap, of: vendor))
        }
        writeSettingsCommands(format: "badge")
    }

    /// The highest number that the profile of a vendor allows.
    private func words(ofCap cap: Int?, of vendor: String) -> Wording {
        if tally.measurement.profiles[vendor] == nil { return .text("wording.unknownBadgeCap", vendor) }
        guard let cap, cap > 0 else { return .text("wording.noBadgeCap", vendor) }
        return .text("wording.badgeCap", vendor, cap)
    }

    /// Writes a value of a profile; one of a closed set in words.
    private mutating func writeValue(_ value: RawJSON, of role: String) {
        let word = value.parsed().root.string?.string ?? ""
        guard let words = Wording.known("value.\(role).\(word)") else { return writeValue(value) }
        text(words)
    }

    private mutating func write(_ settings: SettingsCounts) {
        element("p", .text("wording.settingsSentence", settings.changed, settings.users, settings.requests))
        if settings.differences.isEmpty { return }
        writeTable(
            caption: .text("wording.settings"), [.text("wording.what"), .text("wording.times")], numbers: [1],
            settings.differences.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        ) { page, difference in
            page.writeHeading(.word(difference.key, in: "difference"))
            page.writeCell(difference.value, or: .settings)
        }
    }
}
