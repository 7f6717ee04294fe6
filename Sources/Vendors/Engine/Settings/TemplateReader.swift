/// Reads the console's templates as calls and responses spell them.
struct TemplateReader {
    var values = ValueReader()
    private let table: SettingsTable
    private let scope: Int
    /// The parts of a template, as far as an object names them.
    private var parts: [SettingsPart: UTF8Text] = [:]
    private var templates: [(name: UTF8Text, template: Template)] = []

    /// Prepares the reader; nil for a vendor without templates.
    init?(_ table: SettingsTable) {
        guard let scope = table.scope("templates", in: "*") else { return nil }
        self.table = table
        self.scope = scope
    }

    /// Reads an object; what lacks a name or a pattern is left out with a diagnostic.
    mutating func read(_ value: JSONValue, at path: String) -> [(name: UTF8Text, template: Template)] {
        let walk = SettingsWalk(
            SettingsItem(value, path: path, form: nil), table, [scope], values: &values)
        for entry in walk.entries {
            guard let part = entry.row.part else { continue }
            // A response may list several: a part that is there already begins the next one.
            if parts[part] != nil { finish(path) }
            parts[part] = values.filledText(entry.value, at: entry.location)
        }
        if value.kind == .object { finish(path) }
        return templates
    }

    private mutating func finish(_ path: String) {
        defer { parts = [:] }
        if let name = parts[.name], let title = parts[.title], let content = parts[.content] {
            return templates.append((name, Template(title: title, content: content)))
        }
        let required = table.scopes[scope].rows.map { table.rows[$0] }
        let missing = required.filter { row in row.part.map { parts[$0] == nil } ?? false }
        values.note(
            .halfVendorTemplate, Location(row: required.first?.id ?? "", path: path),
            .words(missing.map(\.name.string).joined(separator: ", ")))
    }
}

extension SettingsTable {
    /// A template as the call that makes it holds it.
    package func object(of template: Template, named name: UTF8Text) -> RawJSON {
        .object(
            rows.filter { $0.writes != nil }.compactMap { row in
                switch row.part {
                case .name: (row.name, .string(name))
                case .title: (row.name, .string(template.title))
                case .content: (row.name, .string(template.content))
                default: nil
                }
            })
    }
}
