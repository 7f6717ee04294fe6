/// A key of the configuration as documents list it, and as the file is held to it.
struct SettingRow: Sendable {
    /// The steps of the key; `*` stands for a name that the configuration chooses.
    let steps: [String]
    /// What it takes.
    let form: SettingForm
    /// The variable that counts in its place, or that holds the secret whose file it names; nil for none.
    let variable: String?
    /// The default as a file would say it; empty for none.
    let standard: String
    /// What it means.
    let words: String

    /// The key, with what names stand for in capitals.
    var key: String { Self.named(steps).joined(separator: ".") }

    private static func named(_ steps: [String]) -> [String] {
        var names = ["NAME", steps.contains("vendors") ? "VENDOR" : "KEY"].makeIterator()
        return steps.map { $0 == "*" ? names.next() ?? $0 : $0 }
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
                steps: prefix + setting.fileSteps, form: setting.form,
                variable: setting.variableSteps.map { EnvironmentVariable.name(of: named(prefix + $0)) },
                standard: setting.spelled(root), words: setting.words)
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

    /// The steps that a variable is named by; nil where the file alone counts.
    var variableSteps: [String]? {
        form == .secret || SettingTable.inEnvironment.contains(name) ? steps : nil
    }
}
