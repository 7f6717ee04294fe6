package import PushModel

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
    /// - Parameters:
    ///   - changes: What changes.
    ///   - own: The target's profile without them.
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
