public import PushModel
import Vendors

/// Something that might keep more of a corpus and touches no message: a value that changes how messages are converted.
///
/// Whether it helps is nobody's opinion: it is tried on messages, and measured by the same proof as every conversion.
public struct AdviceCandidate: Sendable, Hashable {
    /// What it changes.
    public let change: Change
    /// Where it is done.
    public let place: Where
    /// What the target's console needs for it; nothing elsewhere.
    public let console: WrittenConsole
    /// Whether messages would be sent from elsewhere: by the app's clients instead of its backend, or the other way round.
    public let movesSender: Bool

    /// What a candidate changes.
    public enum Change: Sendable, Hashable {
        /// Settings of the target's profile.
        case settings([ProfileSetting])
        /// A template that the target's profile loses.
        case withoutTemplate(UTF8Text)
        /// The target's shape for every message.
        case shape(String)
        /// What the conversion aims at.
        case preference(ConversionPreference)
        /// Whether words stay hidden that the source hides.
        case keepsHidden(Bool)
    }

    /// Where a change is done.
    public enum Where: String, Sendable, Hashable, CaseIterable {
        /// In the target vendor's console; the profile then says so.
        case console
        /// In how messages are converted.
        case option
        /// Nowhere by us: the profile may say it if the target's servers work so.
        case profile
    }

    init(
        _ change: Change, _ place: Where, _ console: WrittenConsole = WrittenConsole(),
        movesSender: Bool = false
    ) {
        self.change = change
        self.place = place
        self.console = console
        self.movesSender = movesSender
    }

    /// Whether it can be done without asking the vendor and without changing who sends.
    package var isDoable: Bool { place != .profile && !movesSender }
}

extension AdviceCandidate.Change {
    /// Whether both change the same thing, so that only one of them can be done.
    package func excludes(_ other: Self) -> Bool {
        switch (self, other) {
        case (.shape, .shape), (.preference, .preference), (.keepsHidden, .keepsHidden): true
        default: !places.isDisjoint(with: other.places)
        }
    }

    /// The settings that it changes, by name; a template by its own.
    private var places: Set<String> {
        switch self {
        case .settings(let settings): Set(settings.flatMap(\.places))
        case .withoutTemplate(let name): ["templates/\(name)"]
        case .shape, .preference, .keepsHidden: []
        }
    }
}

extension ProfileSetting {
    fileprivate var places: [String] {
        guard path == ["templates"] else { return [name] }
        return value.parsed().root.elements.map { "templates/\($0["name"]?.string ?? "")" }
    }
}

extension MessageConverter {
    /// Everything that might help the messages of one source.
    ///
    /// - Returns: The candidates, those that are easiest to do first; none for a vendor whose messages are not converted here.
    package func candidates(
        from vendor: String, writtenIn shapes: some Sequence<String>
    ) -> [AdviceCandidate] {
        guard let pair = pairs.first(where: { $0.source.name == vendor }),
            let own = ownProfileOfTarget(from: vendor),
            let adapter = registry.adapter(for: configuration.target)
        else { return [] }
        return CandidateList(
            configuration: configuration, registry: registry, pair: pair, own: own, adapter: adapter,
            senders: Set(shapes.map(adapter.isClientShape))
        ).all
    }
}

/// What is worth a trial: what the target's console can hold, how messages are converted, and what the target's profile may say
/// of its servers.
///
/// All of it follows from the two profiles, from the values that their settings may take, and from what the target's adapter can
/// write.
struct CandidateList {
    let configuration: MessageConverter.Configuration
    let registry: VendorRegistry
    let pair: ConversionPair
    /// The target's profile without any change.
    let own: AppProfile
    /// The target's.
    let adapter: any VendorSettings.Type
    /// Whether the app's clients send the messages, and whether its backend does.
    let senders: Set<Bool>

    /// The candidates, each once.
    var all: [AdviceCandidate] {
        let found = templates + options + settings
        var known: Set<AdviceCandidate.Change> = []
        return AdviceCandidate.Where.allCases.flatMap { place in
            found.filter { $0.place == place && known.insert($0.change).inserted }
        }
    }

    /// The shapes, aims and switches that were not chosen.
    private var options: [AdviceCandidate] {
        let shapes = adapter.writtenShapes.filter {
            $0 != configuration.targetShape && !adapter.isBareExtension($0)
        }
        let aims = ConversionPreference.allCases.filter { $0 != configuration.preference }
        return shapes.map {
            AdviceCandidate(.shape($0), .option, movesSender: senders != [adapter.isClientShape($0)])
        }
            + aims.map { AdviceCandidate(.preference($0), .option) }
            + [AdviceCandidate(.keepsHidden(!configuration.keepsHidden), .option)]
    }

    // MARK: Settings

    /// What the source's profile says otherwise, and every other value of a setting.
    private var settings: [AdviceCandidate] {
        let said = Set(pair.target.resolver.profile.settings)
        let others = pair.source.resolver.profile.settings.filter {
            !said.contains($0) && $0.path != ["templates"]
        }
        // The texts by kind of message are one table at either vendor.
        let kinds = others.filter { $0.path.starts(with: ["texts", "kinds"]) }
        let single = others.filter { !$0.path.starts(with: ["texts", "kinds"]) }
        let chosen = AppProfile.choices.filter { !said.contains($0) }
        return ((single + chosen + presets).map { [$0] } + [kinds]).compactMap(candidate)
    }

    /// Other generations and languages of the target.
    private var presets: [ProfileSetting] {
        func settings(_ name: UTF8Text, _ values: [String], but own: String) -> [ProfileSetting] {
            values.filter { $0 != own }.map { ProfileSetting(name, value: .string(UTF8Text($0))) }
        }
        return settings("generation", own.presets.generations(of: own.vendor), but: own.generation)
            + settings("language", own.presets.languages(of: own.vendor), but: own.language)
    }

    // MARK: Templates

    /// Templates that keep hidden words hidden, that pass words on, that the source has, and the target's own left out.
    private var templates: [AdviceCandidate] {
        let missing = pair.source.resolver.profile.templates.filter { own.templates[$0.key] != $0.value }
            .sorted { $0.key.string < $1.key.string }.map { ProfileSetting($0.value, named: $0.key) }
        let removed = own.templates.keys.sorted { $0.string < $1.string }.map { name in
            var console = WrittenConsole()
            console.steps = ["Delete the template \(name)."]
            return AdviceCandidate(.withoutTemplate(name), .console, console)
        }
        return ([hidingTemplates, passingTemplates, missing] + missing.map { [$0] })
            .compactMap(candidate) + removed
    }

    /// The templates that converting the source's console offers (readings C2, C12).
    private var hidingTemplates: [ProfileSetting] {
        var settings = SettingsConverter.Configuration(
            source: pair.source.name, target: configuration.target)
        settings.profiles = configuration.profiles
        let offer = (try? SettingsConverter(settings, among: registry))?
            .templateOffer(from: pair.source.resolver.profile, to: own)
        return (offer?.templates ?? []).map { ProfileSetting($0.template, named: $0.name) }
    }

    /// A template that shows just its arguments, so that words for some members can be passed on (reading C7).
    private var passingTemplates: [ProfileSetting] {
        if own.passingTemplate != nil { return [] }
        let pattern = Template.onlyArgument
        return [ProfileSetting(Template(title: pattern, content: pattern), named: "words")]
    }

    // MARK: Where

    /// Settings as a candidate; nil for none, and for what the target's console cannot hold.
    private func candidate(_ settings: [ProfileSetting]) -> AdviceCandidate? {
        guard !settings.isEmpty, let preset = try? registry.preset(of: own.vendor),
            let wanted = try? preset.with(settings)
        else { return nil }
        var (held, losses) = (wanted, [SettingsLoss]())
        var console = adapter.writeConsole(&held, losses: &losses)
        guard Set(held.settings) == Set(wanted.settings) else { return nil }
        let fields = settings.compactMap { $0.path.first.flatMap { SettingsField(rawValue: $0.string) } }
        guard fields.contains(where: { adapter.consoleRow(of: $0) != nil }) else {
            return AdviceCandidate(.settings(settings), .profile, console)
        }
        console.requests.name(AppName(appKey: own.appKey))
        return AdviceCandidate(.settings(settings), .console, console)
    }
}

/// Converters that follow advice.
extension MessageConverter {
    /// The target's profile that advice changes: the one that was given, else the vendor's preset, in the source's language where
    /// nobody chose one (reading C3).
    ///
    /// - Parameter vendor: The source; nil where no message says one.
    /// - Returns: The profile; nil for a vendor whose messages are not converted here.
    package func ownProfileOfTarget(from vendor: String?) -> AppProfile? {
        guard let pair = vendor == nil ? pairs.first : pairs.first(where: { $0.source.name == vendor })
        else { return nil }
        let source = pair.source.resolver.profile
        let given = configuration.profiles.first { $0.vendor == configuration.target }
        guard var profile = given ?? (try? registry.preset(of: configuration.target)) else { return nil }
        profile.adoptLanguage(of: source)
        return profile
    }

    /// A profile with changes in it, as its file reads back.
    ///
    /// - Throws: ``PushModelError`` for a value that a profile cannot have.
    package static func profile(
        _ own: AppProfile, with changes: [AdviceCandidate.Change]
    ) throws(PushModelError) -> AppProfile {
        var settings: [ProfileSetting] = []
        var profile = own
        for change in changes {
            switch change {
            case .settings(let more): settings += more
            case .withoutTemplate(let name): profile.templates[name] = nil
            case .shape, .preference, .keepsHidden: break
            }
        }
        return try profile.with(settings)
    }

    /// The same converter with changes.
    ///
    /// - Returns: The converter; nil for changes that no profile or vendor can have.
    package func changed(by changes: [AdviceCandidate.Change], over own: AppProfile) -> MessageConverter? {
        var configuration = configuration
        for change in changes {
            switch change {
            case .settings, .withoutTemplate: break
            case .shape(let shape): configuration.targetShape = shape
            case .preference(let preference): configuration.preference = preference
            case .keepsHidden(let keepsHidden): configuration.keepsHidden = keepsHidden
            }
        }
        guard let profile = try? Self.profile(own, with: changes) else { return nil }
        configuration.profiles.removeAll { $0.vendor == profile.vendor }
        configuration.profiles.append(profile)
        return try? MessageConverter(configuration, among: registry)
    }
}
