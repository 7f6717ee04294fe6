import PushModel
import Vendors

extension MessageConverter {
    /// Everything that might help the messages of one source.
    ///
    /// - Parameters:
    ///   - vendor: The source.
    ///   - shapes: The target's shapes in which the messages are written now.
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
