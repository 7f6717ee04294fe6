import PushModel
import Vendors

/// Reads a console's configuration: a profile file, whose templates may be spelled as the vendor's REST interface does.
struct ConsoleReader {
    let adapter: any VendorSettings.Type
    private let registry: VendorRegistry
    /// Finds named time zones.
    private let zones: TimeZoneRule.Finder
    /// The vendor of a configuration that names none.
    let vendor: String
    /// Where the configuration spells its members.
    private(set) var places: [SettingsPlace: Location] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(
        adapter: any VendorSettings.Type, vendor: String, of registry: VendorRegistry,
        zones: @escaping TimeZoneRule.Finder
    ) {
        self.adapter = adapter
        self.registry = registry
        self.zones = zones
        self.vendor = vendor
    }

    /// - Throws: ``MessageError`` for what is no configuration of the vendor's.
    mutating func read(_ value: JSONValue) throws(MessageError) -> AppProfile {
        for member in value.members where !member.value.isNull {
            guard let field = SettingsField(rawValue: member.key.string) else { continue }
            places[SettingsPlace(field)] = Location(
                row: adapter.consoleRow(of: field) ?? "", path: "/\(member.key)")
        }
        var profile = try profile(value.kind == .object ? withoutTemplates(value) : value)
        diagnostics += profile.remarks.map { Self.unknownSetting($0.path) }
        if let templates = value["templates"], !templates.isNull {
            readTemplates(templates, into: &profile)
        }
        return profile
    }

    private func profile(_ value: JSONValue) throws(MessageError) -> AppProfile {
        do {
            let profile = try AppProfile(value, vendor: vendor, zones: zones, from: registry.presets)
            guard registry.adapter(for: profile.vendor) == adapter else {
                throw PushModelError(
                    .unknownValue, path: "/vendor",
                    message: "the profile is \(profile.vendor)'s and \(vendor)'s was to be read")
            }
            return profile
        } catch {
            throw MessageError(.invalidSettings, "The console's configuration cannot be used: \(error).")
        }
    }

    private func withoutTemplates(_ value: JSONValue) -> JSONValue {
        var members: [(key: UTF8Text, value: RawJSON)] = []
        for member in value.members where !member.hasKey("templates") {
            members.append((key: member.key, value: member.value.raw))
        }
        return RawJSON.object(members).parsed().root
    }

    // MARK: Templates

    private mutating func readTemplates(_ value: JSONValue, into profile: inout AppProfile) {
        let isList = value.kind == .array
        for (index, element) in (isList ? Array(value.elements) : [value]).enumerated() {
            let path = isList ? "/templates/\(index)" : "/templates"
            for (name, template) in templates(element, path) {
                if let earlier = profile.templates.updateValue(template, forKey: name), earlier != template {
                    note(.repeatedTemplate, path, .text(name))
                }
            }
        }
    }

    private mutating func templates(
        _ value: JSONValue, _ path: String
    ) -> [(name: UTF8Text, template: Template)] {
        if isNeutralTemplate(value) { return neutralTemplate(value, path) }
        if let templates = adapter.readTemplates(value, at: path, diagnostics: &diagnostics) {
            return templates
        }
        note(.noTemplate, path)
        return []
    }

    /// Whether a template is spelled as in a profile file; a vendor's may have a title and a content too, under its own name.
    private func isNeutralTemplate(_ value: JSONValue) -> Bool {
        guard value["title"] != nil || value["content"] != nil else { return false }
        let name = adapter.settingsTable.rows.first { $0.field == .templates && $0.part == .name }?.name
        return value["name"] != nil || name.flatMap { value[$0] } == nil
    }

    /// A template as a profile file spells it.
    private mutating func neutralTemplate(
        _ value: JSONValue, _ path: String
    ) -> [(name: UTF8Text, template: Template)] {
        var values = ValueReader()
        defer { diagnostics += values.diagnostics }
        func part(_ name: UTF8Text) -> UTF8Text? {
            value[name].flatMap { values.filledText($0, at: Location(row: "", path: "\(path)/\(name)")) }
        }
        for member in value.members where !["name", "title", "content"].contains(member.key) {
            diagnostics.append(Self.unknownSetting("\(path)/\(pointerStep(member.key))"))
        }
        guard let name = part("name"), let title = part("title"), let content = part("content") else {
            values.note(
                .halfTemplate, Location(row: adapter.consoleRow(of: .templates) ?? "", path: path))
            return []
        }
        return [(name, Template(title: title, content: content))]
    }

    private mutating func note(
        _ code: DiagnosticCode, _ path: String, _ arguments: DiagnosticArgument...
    ) {
        let row = adapter.consoleRow(of: .templates) ?? ""
        diagnostics.append(
            Diagnostic(code, at: Location(row: row, path: path), arguments.isEmpty ? nil : arguments))
    }

    private static func unknownSetting(_ path: String) -> Diagnostic {
        Diagnostic(
            path == "/language" ? .unknownLanguage : .unknownSetting, at: Location(row: "", path: path))
    }
}
