extension Mappings {
    /// Every section of a page that is made from the tables.
    public var generatedSections: [GeneratedSection] {
        let catalog = "Sources/PushBridge/PushBridge.docc"
        let oneSided = OneSidedSection(mappings: self)
        let contents: [(page: String, name: String, text: String)] = [
            ("README.md", "counts", counts),
            ("\(catalog)/Easemob.md", "keys", KeySection(table: easemob, headings: Self.easemobShapes).text),
            ("\(catalog)/Easemob.md", "settings", KeySection(table: easemobSettings, headings: []).text),
            ("\(catalog)/Easemob.md", "limits", LimitSection(table: limits, vendor: "easemob").text),
            ("\(catalog)/NIM.md", "keys", KeySection(table: nim, headings: Self.nimShapes).text),
            ("\(catalog)/NIM.md", "settings", KeySection(table: nimSettings, headings: []).text),
            ("\(catalog)/NIM.md", "limits", LimitSection(table: limits, vendor: "nim").text),
            ("\(catalog)/What-cannot-be-carried-over.md", "from-easemob", oneSided.fromEasemob),
            ("\(catalog)/What-cannot-be-carried-over.md", "from-nim", oneSided.fromNIM),
            (
                "\(catalog)/What-cannot-be-carried-over.md", "settings-from-easemob",
                OneSidedSettings(from: easemobSettings, to: nimSettings).text
            ),
            (
                "\(catalog)/What-cannot-be-carried-over.md", "settings-from-nim",
                OneSidedSettings(from: nimSettings, to: easemobSettings).text
            ),
            ("\(catalog)/What-cannot-be-carried-over.md", "platforms", oneSided.platforms),
            ("\(catalog)/Apples-rules.md", "rules", ruleTable),
            ("\(catalog)/Apples-rules.md", "rejections", rejectionTable),
            ("\(catalog)/Webhooks.md", "outcomes", outcomeTable),
        ]
        let losses = LossSections(mappings: self).all.map {
            (page: "\(catalog)/What-cannot-be-carried-over.md", name: $0.name, text: $0.text)
        }
        return (contents + losses).map { GeneratedSection(path: $0.page, name: $0.name, text: $0.text) }
    }

    private static let easemobShapes = [
        ("*", "In every shape"), ("sdk", "what client SDKs hold"), ("rest", "the body of a REST call"),
        ("rest-legacy", "the body of the older REST call"), ("callback", "what webhooks bring"),
        ("payload", "what was delivered"),
    ].map { (shape: $0, words: $1) }

    private static let nimShapes = [
        ("*", "In every shape"), ("sdk", "the first SDK's message"), ("sdk-v2", "the second SDK's message"),
        ("server-v1", "the form of the older server calls"),
        ("server-v2", "the body of the newer server calls"),
        ("copy", "what webhooks bring"), ("payload", "what was delivered"),
    ].map { (shape: $0, words: $1) }

    private var counts: String {
        var table = MarkdownTable("It knows", "", "See")
        let lines: [(String, Int, String)] = [
            ("keys of Easemob's and Agora's messages", easemob.rows.count, "easemob"),
            ("keys of NIM's messages", nim.rows.count, "nim"),
            ("keys of what Easemob's users and consoles set", easemobSettings.rows.count, "easemob-settings"),
            ("keys of what NIM's users and consoles set", nimSettings.rows.count, "nim-settings"),
            ("limits of what the vendors take", limits.rows.count, "limits"),
            ("settings for other platforms' push services", platforms.rows.count, "platforms"),
            ("keys and headers of Apple's", apns.rows.count, "apns"),
            ("rules for a payload and its headers", rules.rows.count, "rules"),
            ("reasons for which Apple refuses a push", rejections.rows.count, "rejections"),
            ("reasons for which a vendor makes no push", outcomes.rows.count, "outcomes"),
            ("built-in texts and policies", profiles.rows.count, "profiles"),
            ("documents that all this rests on", sources.rows.count, "sources"),
        ]
        for (words, count, file) in lines {
            table.append(words, String(count), "[\(file).tsv](Mappings/\(file).tsv)")
        }
        return table.text
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
