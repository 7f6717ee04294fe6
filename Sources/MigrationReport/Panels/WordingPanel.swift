extension ReportPage {
    /// Writes what every push has because the profiles differ.
    mutating func writeProfiles() {
        element("h3", WordingWords.profiles)
        if tally.wording.isEmpty {
            return element("p", vendors.isEmpty ? WordingWords.noVendors : WordingWords.sameProfiles)
        }
        element("p", WordingWords.profilesExplained)
        writeTable(
            caption: WordingWords.profiles,
            [WordingWords.vendors, WordingWords.what, ScreenWords.before, ScreenWords.after]
        ) { page in
            for wording in page.tally.wording { page.write(wording) }
        }
    }

    /// Writes what changes in people's settings, and what becomes of the badge.
    mutating func writeWording() {
        element("h3", WordingWords.settings)
        if let settings = options.settings {
            write(settings)
        } else {
            element("p", WordingWords.settingsCommand)
            writeSettingsCommands(format: "differences", withSummary: true)
        }
        element("h3", WordingWords.badge)
        writeBadge()
    }

    /// Writes what becomes of the number on the icon: what the profiles say of it, and the command that hands it over.
    private mutating func writeBadge() {
        element("p", WordingWords.badgeExplained)
        let target = tally.measurement.target
        for vendor in Set(vendors + [target]).sorted() {
            let hasProfile = tally.measurement.profiles[vendor] != nil
            let cap = tally.measurement.choices[vendor]?.parsed().root["badgeCap"]?.integer
            element("p", WordingWords.badgeCap(of: vendor, hasProfile ? cap ?? 0 : nil))
        }
        writeSettingsCommands(format: "badge")
    }

    /// Writes a value of a profile; one of a closed set in words.
    private mutating func writeValue(_ value: RawJSON, of role: String) {
        let word = value.parsed().root.string?.string ?? ""
        guard let words = WordingWords.values[role]?[word] else { return writeValue(value) }
        text(words)
    }

    private mutating func write(_ wording: ProfileWording) {
        element("tr") { page in
            page.element("td", text: "\(wording.source) → \(wording.target)")
            page.element("th", ["scope": "row"], ShownPlace.words(ofRole: wording.role))
            page.element("td") { $0.writeValue(wording.before, of: wording.role) }
            page.element("td") { $0.writeValue(wording.after, of: wording.role) }
        }
    }

    private mutating func write(_ settings: SettingsCounts) {
        element("p", WordingWords.settingsSentence(settings))
        if settings.differences.isEmpty { return }
        writeTable(
            caption: WordingWords.settings, [WordingWords.what, WordingWords.times], numbers: [1]
        ) { page in
            let sorted = settings.differences.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            for (code, number) in sorted {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], WordingWords.difference(code))
                    page.writeCell(number, or: .settings)
                }
            }
        }
    }
}
