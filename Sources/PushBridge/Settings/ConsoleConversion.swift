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
            adapter: source.adapter, vendor: configuration.source, of: registry, zones: configuration.zones)
        let own = try reader.read(value)
        var losses: [SettingsLoss] = []
        var target = ConsoleTarget(
            own: own, given: givenTarget, target: target.profile, isSameVendor: isSameVendor,
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
