extension Mappings {
    /// Every section of a page that is made from the tables.
    public var generatedSections: [GeneratedSection] {
        let catalog = "Sources/PushBridge/PushBridge.docc"
        let losses = "\(catalog)/What-cannot-be-carried-over.md"
        let ofVendors = vendorTables.flatMap { vendor in
            let page = "\(catalog)/\(vendor.name).md"
            let profile = ProfileSection(table: profiles, vendors: vendor.names)
            return [
                (page, "texts", profile.texts), (page, "policies", profile.policies),
                (page, "keys", KeySection(table: vendor.messages, shapes: vendor.shapes).text),
                (page, "settings", KeySection(table: vendor.settings, shapes: []).text),
                (page, "limits", LimitSection(table: limits, vendor: vendor.id).text),
            ]
        }
        let ofPairs = vendorPairs.flatMap { source, target in
            let pair = "\(source.id)-to-\(target.id)"
            return [
                (losses, pair, OneSidedSection(from: source, to: target).text),
                (losses, "settings-\(pair)", OneSidedSettings(from: source, to: target).text),
            ]
        }
        let shared = [
            ("Mappings/README.md", "counts", counts), ("\(catalog)/Webhooks.md", "outcomes", outcomeTable),
            (losses, "platforms", PlatformSection(mappings: self).text),
            ("\(catalog)/Apples-rules.md", "rules", ruleTable),
            ("\(catalog)/Apples-rules.md", "rejections", rejectionTable),
        ]
        let known = LossSections(mappings: self).all.map { (losses, $0.name, $0.text) }
        return (ofVendors + ofPairs + shared + known).map {
            GeneratedSection(path: $0.0, name: $0.1, text: $0.2)
        }
    }

    /// Every vendor with every other one that is written as its target.
    package var vendorPairs: [(source: VendorTables, target: VendorTables)] {
        vendorTables.flatMap { source in
            vendorTables.filter { $0.isWritten && $0.id != source.id }.map { (source, $0) }
        }
    }

    private var counts: String {
        var table = MarkdownTable("It knows", "", "See")
        let lines: [(String, Int, String)] = [
            ("limits of what the vendors take", limits.rows.count, "limits"),
            ("settings for other platforms' push services", platforms.rows.count, "platforms"),
            ("keys and headers of Apple's", apns.rows.count, "apns"),
            ("rules for a payload and its headers", rules.rows.count, "rules"),
            ("reasons for which Apple refuses a push", rejections.rows.count, "rejections"),
            ("reasons for which a vendor makes no push", outcomes.rows.count, "outcomes"),
            ("columns of what vendors export", exports.rows.count, "exports"),
            ("server interfaces that are called", calls.rows.count, "calls"),
            ("rates at which the vendors may be called", rates.rows.count, "rates"),
            ("answers to calls, and what follows from them", statuses.rows.count, "statuses"),
            ("built-in texts and policies", profiles.rows.count, "profiles"),
            ("documents that all this rests on", sources.rows.count, "sources"),
        ]
        let messages = vendorTables.map { vendor in
            ("keys of \(owners(of: vendor)) messages", vendor.ownMessages.rows.count, vendor.id)
        }
        let settings = vendorTables.map { vendor in
            (
                "keys of what \(vendor.name)'s users and consoles set", vendor.settings.rows.count,
                "\(vendor.id)-settings"
            )
        }
        for (words, count, file) in messages + settings + lines {
            table.append(words, String(count), "[\(file).tsv](\(file).tsv)")
        }
        return table.text
    }

    /// The vendors whose messages look the same: `Easemob's and Agora's`.
    private func owners(of vendor: VendorTables) -> String {
        vendors.rows.filter { vendor.names.contains($0["vendor"]) }.map { "\($0["name"])'s" }
            .joined(separator: " and ")
    }

    private var ruleTable: String {
        var table = MarkdownTable("Row", "Rule", "Severity", "What is wrong, and what to do")
        for row in rules.rows {
            table.append(
                row.id, MarkdownTable.code(row["rule"]), row["severity"], MarkdownTable.words(row["message"]))
        }
        return table.text
    }

    private var rejectionTable: String {
        var table = MarkdownTable("Row", "Status", "Reason", "Retry", "Device token", "Connection", "")
        for row in rejections.rows {
            table.append(
                row.id, row["status"], MarkdownTable.code(row["reason"]), row["retry"], row["token"],
                row["connection"], MarkdownTable.words(row["note"]))
        }
        return table.text
    }

    private var outcomeTable: String {
        var table = MarkdownTable("Row", "`detail`", "Outcome", "Reason", "Whose affair", "")
        for row in outcomes.rows {
            table.append(
                row.id, MarkdownTable.code(row["detail"]), row["outcome"], MarkdownTable.code(row["reason"]),
                row["class"], MarkdownTable.words(row["note"]))
        }
        return table.text
    }
}

/// A table in Markdown.
struct MarkdownTable {
    private var lines: [String]

    /// Begins a table with its column headings.
    init(_ headings: String...) {
        lines = [Self.line(headings), Self.line(headings.map { _ in "---" })]
    }

    /// Adds a row.
    mutating func append(_ cells: String...) {
        lines.append(Self.line(cells))
    }

    /// The table without a line end behind it.
    var text: String { lines.joined(separator: "\n") }

    /// Code, as a cell can hold it; nothing for the tables' dash.
    static func code(_ text: String) -> String {
        text == "-" ? "" : "`\(text)`"
    }

    /// A cell of a table of ours as words; nothing for its dash.
    static func words(_ text: String) -> String {
        if text == "-" { return "" }
        var (words, before) = ("", Character(" "))
        for character in text {
            if character == "{" && before != "{" { words.append("`") }
            if before == "}" && character != "}" { words.append("`") }
            words.append(character)
            before = character
        }
        return before == "}" ? words + "`" : words
    }

    private static func line(_ cells: [String]) -> String {
        "| \(cells.map { $0.replacing("|", with: #"\|"#) }.joined(separator: " | ")) |"
    }
}
