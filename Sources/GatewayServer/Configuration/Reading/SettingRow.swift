/// A key of the configuration as documents list it, and as the file is held to it.
struct SettingRow: Sendable {
    /// The steps of the key; `*` stands for a name that the configuration chooses.
    let steps: [String]
    /// What it takes.
    let form: SettingForm
    /// The default as a file would say it; empty for none.
    let standard: String
    /// What it means.
    let words: String

    /// The key, with what names stand for in capitals.
    var key: String {
        var names = ["NAME", steps.contains("vendors") ? "VENDOR" : "KEY"].makeIterator()
        return steps.map { $0 == "*" ? names.next() ?? $0 : $0 }.joined(separator: ".")
    }

    /// Every key.
    static let all: [SettingRow] =
        rows(SettingTable.gateway, behind: [], GatewayDraft())
        + rows(SettingTable.app, behind: ["apps", "*"], AppDraft(app: AppConfiguration(name: "")))
        + rows(
            SettingTable.vendor, behind: ["apps", "*", "vendors", "*"],
            VendorDraft(vendor: VendorConfiguration(name: "")))
        + rows(SettingTable.apnsKey, behind: ["apps", "*", "apns", "*"], APNSKeyDraft())

    private static func rows<Root>(
        _ settings: [GatewaySetting<Root>], behind prefix: [String], _ root: Root
    ) -> [SettingRow] {
        settings.map { setting in
            SettingRow(
                steps: prefix + setting.fileSteps, form: setting.form, standard: setting.spelled(root),
                words: setting.words)
        }
    }
}

extension GatewaySetting {
    /// The steps of the name.
    var steps: [String] { name.split(separator: ".").map(String.init) }

    /// The steps of the name that a file may have: a secret is named by its file.
    var fileSteps: [String] {
        guard form == .secret, let last = steps.last else { return steps }
        return steps.dropLast() + [last + "File"]
    }
}
