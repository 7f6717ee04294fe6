import PushModel

/// The console's templates: read as calls and responses spell them, and written as calls (EM 4).
struct EasemobTemplates {
    typealias Key = EasemobSettingsKey

    var values = ValueReader()

    /// The templates as a profile file has them; what has no name is left out with a diagnostic.
    mutating func read(_ value: JSONValue) -> RawJSON {
        let list = value.kind == .array ? Array(value.elements) : [value]
        var templates: [RawJSON] = []
        for (index, element) in list.enumerated() {
            let item = SettingsItem(element, path: "/templates/\(index)", form: nil)
            let walk = SettingsWalk<Key>(
                item, scopes: [.consoleTemplates], formOf: { _ in "*" }, values: &values)
            if let template = template(walk, item.path) { templates.append(template) }
        }
        return .array(templates)
    }

    private mutating func template(_ walk: SettingsWalk<Key>, _ path: String) -> RawJSON? {
        var name: UTF8Text?
        var title: UTF8Text = ""
        var content: UTF8Text = ""
        for entry in walk.entries {
            switch entry.key {
            case .consoleTemplatesName, .consoleTemplatesDataName:
                name = values.filledText(entry.value, at: entry.location)
            case .consoleTemplatesTitlePattern, .consoleTemplatesDataTitlePattern:
                title = values.text(entry.value, at: entry.location) ?? ""
            case .consoleTemplatesContentPattern, .consoleTemplatesDataContentPattern:
                content = values.text(entry.value, at: entry.location) ?? ""
            default: break
            }
        }
        guard let name else {
            values.note(
                .invalid, Location(row: Key.consoleTemplatesName.row, path: path), named: "the object",
                "is a template without a name; it was left out. Give its name")
            return nil
        }
        return .object([
            (key: "name", value: .string(name)), (key: "title", value: .string(title)),
            (key: "content", value: .string(content)),
        ])
    }

    /// The calls that make a profile's templates, and what of the profile has no place.
    static func console(of profile: AppProfile, losses: inout [SettingsLoss]) -> WrittenConsole {
        var console = WrittenConsole()
        for (name, template) in profile.templates.sorted(by: { $0.key.string < $1.key.string }) {
            checkName(name, &losses)
            let body = EasemobSettingsWriter.object([
                (.consoleTemplatesName, .string(name)),
                (.consoleTemplatesTitlePattern, .string(template.title)),
                (.consoleTemplatesContentPattern, .string(template.content)),
            ])
            console.requests.append(
                SettingsRequest("POST", ["/{org}/{app}/notification/template"], body: body ?? .emptyObject))
        }
        noteWhatHasNoPlace(profile, &losses)
        return console
    }

    /// The documents allow letters and digits; their own example has an underscore (EM 9.20).
    private static func checkName(_ name: UTF8Text, _ losses: inout [SettingsLoss]) {
        let isPlain = name.withBytes { bytes in
            bytes.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
        }
        if isPlain && name.count <= 64 { return }
        losses.append(
            SettingsLoss(
                .overLimit, .templates, row: Key.consoleTemplatesName.row,
                "holds the name \(name), and the documents allow at most 64 letters and digits; the call may be refused"
            ))
    }

    private static func noteWhatHasNoPlace(_ profile: AppProfile, _ losses: inout [SettingsLoss]) {
        if !profile.hiddenTexts.isEmpty {
            losses.append(
                SettingsLoss(
                    .dropped, .hiddenTexts, "has no counterpart: hidden details show the vendor's own text",
                    difference: "will show the vendor's own text for hidden details, not the app's"))
        }
        if profile.badgeCap > 0 {
            losses.append(
                SettingsLoss(
                    .dropped, .badgeCap, "has no counterpart in this vendor's console",
                    difference: "will show numbers over \(profile.badgeCap) on the icon"))
        }
        if profile.recallOverride {
            losses.append(
                SettingsLoss(
                    .dropped, .recallOverride, "has no counterpart in this vendor's console",
                    difference: "will keep the notification of a message that was recalled"))
        }
    }
}
