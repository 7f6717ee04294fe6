extension ReportPage {
    /// Writes what only the profiles word differently, what changes in people's settings, and what becomes of the badge.
    mutating func writeWording() {
        element("h3", WordingWords.profiles)
        if tally.wording.isEmpty {
            element("p", WordingWords.sameProfiles)
        } else {
            element("p", WordingWords.profilesExplained)
            writeTable(
                caption: WordingWords.profiles,
                [WordingWords.vendors, WordingWords.what, ScreenWords.before, ScreenWords.after]
            ) { page in
                for wording in page.tally.wording { page.write(wording) }
            }
        }
        element("h3", WordingWords.settings)
        if let settings = options.settings {
            write(settings)
        } else {
            element("p", WordingWords.settingsCommand)
        }
        element("h3", WordingWords.badge)
        element("p", WordingWords.badgeCommand)
    }

    private mutating func write(_ wording: ProfileWording) {
        element("tr") { page in
            page.element("td", text: "\(wording.source) → \(wording.target)")
            page.element("th", ["scope": "row"], ShownPlace.words(ofRole: wording.role))
            page.element("td") { $0.writeValue(wording.before) }
            page.element("td") { $0.writeValue(wording.after) }
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
                    page.writeCell(number)
                }
            }
        }
    }
}
