import VendorMapping

/// Reads the console's templates as calls and responses spell them (ES-071 to ES-081).
struct EasemobTemplates {
    typealias Key = EasemobSettingsKey

    var values = ValueReader()
    /// The parts of a template, as far as an object names them.
    private var parts: [Key: UTF8Text] = [:]
    private var templates: [(name: UTF8Text, template: Template)] = []

    /// What the vendor requires of a template.
    private static let required: [Key] = [
        .consoleTemplatesName, .consoleTemplatesTitlePattern, .consoleTemplatesContentPattern,
    ]

    /// Reads an object; what lacks a name or a pattern is left out with a diagnostic.
    mutating func read(_ value: JSONValue, at path: String) -> [(name: UTF8Text, template: Template)] {
        let item = SettingsItem(value, path: path, form: nil)
        let walk = SettingsWalk<Key>(
            item, scopes: [.consoleTemplates], formOf: { _ in "*" }, values: &values)
        for entry in walk.entries {
            guard let part = entry.key.part else { continue }
            // A response may list several: a part that is there already begins the next one.
            if parts[part] != nil { finish(path) }
            parts[part] = values.filledText(entry.value, at: entry.location)
        }
        if value.kind == .object { finish(path) }
        return templates
    }

    private mutating func finish(_ path: String) {
        defer { parts = [:] }
        if let name = parts[.consoleTemplatesName], let title = parts[.consoleTemplatesTitlePattern],
            let content = parts[.consoleTemplatesContentPattern]
        {
            return templates.append((name, Template(title: title, content: content)))
        }
        let missing = Self.required.filter { parts[$0] == nil }.map(\.name.string).joined(separator: ", ")
        values.note(
            .invalid, Location(row: Key.consoleTemplatesName.row, path: path), named: "the object",
            "is half a template: the vendor requires \(missing) too. It was left out; give all three")
    }
}

extension EasemobSettingsKey {
    /// The request's key for the part of a template that the key gives; nil for a key that gives none.
    fileprivate var part: EasemobSettingsKey? {
        switch self {
        case .consoleTemplatesName, .consoleTemplatesDataName: .consoleTemplatesName
        case .consoleTemplatesTitlePattern, .consoleTemplatesDataTitlePattern: .consoleTemplatesTitlePattern
        case .consoleTemplatesContentPattern, .consoleTemplatesDataContentPattern:
            .consoleTemplatesContentPattern
        default: nil
        }
    }
}
