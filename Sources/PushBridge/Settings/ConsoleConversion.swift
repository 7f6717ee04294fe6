public import PushModel
import Vendors

/// What an app configured in a vendor's console, for another vendor's.
///
/// Nothing gets lost in silence: each member of the source's profile is in ``profile``, is set by ``console``, or has a
/// diagnostic.
public struct ConsoleConversion: Sendable {
    /// The configuration at the target, as a profile.
    public var profile: AppProfile
    /// What the target's console needs.
    public var console: WrittenConsole
    /// Templates that would keep hidden words hidden; nil where they are of no use, or taken already.
    public var offer: TemplateOffer?
    /// What phones will do differently.
    public var differences: [SettingsDifference]
    /// What reading and converting found.
    public var diagnostics: [Diagnostic]
}

/// The conversion of a console's configuration.
extension SettingsConverter {
    /// Converts a console's configuration given as a string.
    ///
    /// - Parameter line: A profile file, or the same object with the vendor's own templates and no `vendor`.
    /// - Returns: The target's profile, what its console needs, and what changes.
    /// - Throws: ``MessageError`` for what is neither.
    public func convertConsole(_ line: String) throws(MessageError) -> ConsoleConversion {
        try consoleConversion(of: Self.value(of: line), pathPrefix: "")
    }

    /// - Throws: ``MessageError`` for what is no console's configuration.
    package func consoleConversion(
        of value: JSONValue, pathPrefix: String
    ) throws(MessageError) -> ConsoleConversion {
        var reader = ConsoleReader(
            adapter: source.adapter, registry: registry, zones: configuration.zones,
            vendor: configuration.source)
        let own = try reader.read(value)
        var losses: [SettingsLoss] = []
        var target = ConsoleTarget(
            own: own, given: givenTarget, wanted: own, target: target.profile, isSameVendor: isSameVendor,
            named: reader.places)
        target.noteWhatWasThere(&losses)
        target.leaveUnfillableTemplatesOut(&losses)
        var console = self.target.adapter.writeConsole(&target.wanted, losses: &losses)
        if let step = target.stepForTemplates { console.steps.append(step) }
        let profile = target.profile(losses: &losses)
        console.requests.name(AppName(appKey: profile.appKey))
        let told = losses.map { diagnostic($0, reader.places) }
        var conversion = ConsoleConversion(
            profile: profile, console: console, offer: templateOffer(from: own, to: profile),
            differences: zip(losses, told).compactMap { loss, told in
                SettingsDifference(
                    loss, about: UTF8Text(told.path.isEmpty ? "/\(loss.place.field.rawValue)" : told.path))
            },
            diagnostics: (reader.diagnostics + told).map { $0.within(pathPrefix) })
        if configuration.keepsHidden { conversion.takeOffer() }
        return conversion
    }

    /// The profile that somebody gave for the target; nil where its preset stands in.
    private var givenTarget: AppProfile? {
        configuration.profiles.first { $0.vendor == configuration.target }
    }
}

/// Reads a console's configuration: a profile file, whose templates may be spelled as the vendor's REST interface does.
struct ConsoleReader {
    let adapter: any VendorSettings.Type
    let registry: VendorRegistry
    let zones: TimeZoneRule.Finder
    /// The vendor of a configuration that names none.
    let vendor: String
    /// Where the configuration spells its members.
    private(set) var places: [SettingsPlace: Location] = [:]
    private(set) var diagnostics: [Diagnostic] = []

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

/// Templates for the target's console that keep from people who hide details what the source keeps from them
/// (readings C2, C12).
///
/// A vendor may show them a text that the sender wrote for the push, where the other shows a text of its own. Templates
/// decide there: people who hide details get the fixed words of `default`, all others the argument that `detail` shows.
public struct TemplateOffer: Sendable {
    /// The templates by name, in order; those that the target has already are left out.
    public var templates: [(name: UTF8Text, template: Template)]
    /// The calls that make them.
    public var requests: [SettingsRequest]
    /// What they do and what they cost, in sentences.
    public var text: String

    /// The template that people who hide details get.
    static let fixed: UTF8Text = "default"
    /// The one that everybody else gets.
    static let open: UTF8Text = "detail"
}

extension SettingsConverter {
    /// The templates that the target's console lacks to keep hidden words hidden.
    ///
    /// - Returns: The offer; nil where the target hides them anyway or with no template, where the source does not hide them,
    ///   and where there are no templates.
    func templateOffer(from own: AppProfile, to profile: AppProfile) -> TemplateOffer? {
        guard own.policies.simpleHidesText, !profile.policies.simpleHidesText, profile.policies.templatesHide
        else { return nil }
        var wanted = profile
        wanted.templates = [:]
        if profile.templates[TemplateOffer.fixed]?.isFixed != true {
            let words = own.texts.body.nonEmpty ?? profile.texts.body
            wanted.templates[TemplateOffer.fixed] = Template(
                title: profile.texts.title ?? words, content: words)
        }
        let argument = Template(title: Template.onlyArgument, content: Template.onlyArgument)
        if profile.templates[TemplateOffer.open] != argument {
            wanted.templates[TemplateOffer.open] = argument
        }
        if wanted.templates.isEmpty { return nil }
        var ignored: [SettingsLoss] = []
        var console = target.adapter.writeConsole(&wanted, losses: &ignored)
        console.requests.name(AppName(appKey: profile.appKey))
        if wanted.templates.isEmpty { return nil }
        let templates = wanted.templates.sorted { $0.key.string < $1.key.string }.map {
            (name: $0.key, template: $0.value)
        }
        let replaced = templates.map(\.name).filter { profile.templates[$0] != nil }
        return TemplateOffer(
            templates: templates, requests: console.requests, text: Self.words(replacing: replaced))
    }

    private static func words(replacing names: [UTF8Text]) -> String {
        let words =
            "People who hide details read only a fixed text at the source. At the target they would read the text that a "
            + "sender writes for the push. With these templates they keep reading a fixed text, if messages are converted "
            + "with the new profile. The cost: a message without template arguments shows an empty text to everybody else."
        if names.isEmpty { return words }
        let listed = names.map(\.string).joined(separator: ", ")
        return words + " They replace what the target has under the name \(listed)."
    }
}

extension ConsoleConversion {
    mutating func takeOffer() {
        guard let offer else { return }
        for (name, template) in offer.templates { profile.templates[name] = template }
        console.requests += offer.requests
        self.offer = nil
    }
}
