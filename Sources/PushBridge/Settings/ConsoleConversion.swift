public import PushModel

/// What an app configured in a vendor's console, for another vendor's.
public struct ConsoleConversion: Sendable {
    /// The configuration at the target, as a profile.
    public var profile: AppProfile
    /// What the target's console needs.
    public var console: WrittenConsole
    /// What phones will do differently: sentences without their subject.
    public var differences: [String]
    /// What reading and converting found.
    public var diagnostics: [Diagnostic]
}

/// The conversion of a console's configuration.
extension SettingsConverter {
    /// Converts a profile file, or the same object with the vendor's own templates and no `vendor`.
    ///
    /// - Throws: ``LineError`` for what is neither.
    func consoleConversion(
        of value: JSONValue, pathPrefix: String
    ) throws(LineError) -> ConsoleConversion {
        var diagnostics: [Diagnostic] = []
        let own = try profile(value, &diagnostics)
        var losses: [SettingsLoss] = []
        let console = target.adapter.writeConsole(own, losses: &losses)
        noteTexts(own, &losses)
        let profile = carried(own, without: losses)
        let places = places(in: value)
        let told = losses.map { diagnostic($0, places) }
        return ConsoleConversion(
            profile: profile, console: console, differences: losses.compactMap(\.difference),
            diagnostics: (diagnostics + told).map { $0.within(pathPrefix) })
    }

    private func profile(
        _ value: JSONValue, _ diagnostics: inout [Diagnostic]
    ) throws(LineError) -> AppProfile {
        let isProfile = value["vendor"].map { !$0.isNull } ?? false
        let neutral = isProfile ? value : withNeutralTemplates(value, &diagnostics)
        do {
            let profile = try AppProfile(neutral, vendor: configuration.source)
            guard VendorRegistry.adapter(for: profile.vendor) == source.adapter else {
                throw PushModelError(
                    .unknownValue, path: "/vendor",
                    message: "the profile is \(profile.vendor)'s and --from says \(configuration.source)")
            }
            diagnostics += profile.unknownMembers.map(Diagnostic.unknownSetting)
            return profile
        } catch {
            throw LineError(.invalidSettings, "The console's configuration cannot be used: \(error).")
        }
    }

    /// The object with its templates as a profile file has them.
    private func withNeutralTemplates(
        _ value: JSONValue, _ diagnostics: inout [Diagnostic]
    ) -> JSONValue {
        guard value.kind == .object, let templates = value["templates"], !templates.isNull else {
            return value
        }
        let neutral = source.adapter.readTemplates(templates, diagnostics: &diagnostics)
        if neutral == nil {
            diagnostics.append(
                Diagnostic(
                    severity: .warning, kind: .invalid, path: "/templates",
                    message: "templates are given, and the vendor has none; they were ignored."))
        }
        var members: [(key: UTF8Text, value: RawJSON)] = []
        for member in value.members where !member.hasKey("templates") {
            members.append((key: member.key, value: member.value.raw))
        }
        if let neutral { members.append((key: "templates", value: neutral)) }
        return RawJSON.object(members).parsed().root
    }

    /// Where a console's configuration spells its settings.
    private func places(in value: JSONValue) -> [SettingsPlace: Location] {
        let names: [(SettingsField, UTF8Text)] = [
            (.templates, "templates"), (.hiddenTexts, "hiddenTexts"), (.badgeCap, "badgeCap"),
            (.recallOverride, "recallOverride"), (.texts, "texts"),
        ]
        let found = names.filter { value[$0.1] != nil }
        return Dictionary(
            found.map {
                (
                    SettingsPlace($0.0),
                    Location(row: source.adapter.consoleRow(of: $0.0) ?? "", path: "/\($0.1)")
                )
            }
        ) { $1 }
    }

    private func noteTexts(_ own: AppProfile, _ losses: inout [SettingsLoss]) {
        guard !isSameVendor, own.hasOwnTexts else { return }
        losses.append(
            SettingsLoss(
                .dropped, .texts, "have no counterpart: the target writes its own built-in texts",
                difference: "will show the new vendor's built-in texts, not the app's own"))
    }

    /// The target's profile: what it holds of the source's (reading C3), over its own preset.
    private func carried(_ own: AppProfile, without losses: [SettingsLoss]) -> AppProfile {
        let dropped = Set(losses.filter { $0.kind == .dropped }.map(\.place.field))
        var profile = target.profile
        profile.topic = profile.topic ?? own.topic
        profile.timeToLive = profile.timeToLive ?? own.timeToLive
        if profile.senders.isEmpty { profile.senders = own.senders }
        if isSameVendor {
            if own.hasOwnTexts { profile.texts = own.texts }
            profile.appKey = profile.appKey ?? own.appKey
        }
        if !dropped.contains(.templates) { profile.templates.merge(own.templates) { $1 } }
        if !dropped.contains(.hiddenTexts) { profile.hiddenTexts.merge(own.hiddenTexts) { $1 } }
        if !dropped.contains(.badgeCap) && own.badgeCap > 0 { profile.badgeCap = own.badgeCap }
        if !dropped.contains(.recallOverride) { profile.recallOverride = own.recallOverride }
        return profile
    }
}

extension Diagnostic {
    fileprivate static func unknownSetting(_ path: String) -> Diagnostic {
        Diagnostic(
            severity: .info, kind: .ignored, path: path,
            message: "The console's configuration has a member that no profile has; it was ignored.")
    }
}
