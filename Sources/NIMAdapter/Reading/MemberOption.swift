import PushModel

/// Other words and more force for some members of a team, as far as the message says it (reading N4).
struct MemberOption {
    /// Whether force is on.
    var isForced = Choice<Bool>()
    /// Whether the option holds for everyone.
    var isForAll = Choice<Bool>()
    /// Whom the option lists.
    var listed = Choice<Audience>()
    /// The words for them.
    var text = Choice<UTF8Text>()

    /// Whether no key says anything of it.
    @inline(__always)  // else the option is copied
    var isAbsent: Bool {
        isForced.spelling == nil && isForAll.spelling == nil && listed.spelling == nil && text.spelling == nil
    }

    /// The keys that say something of it.
    var spellings: [NIMSpelling] {
        [isForced.spelling, isForAll.spelling, listed.spelling, text.spelling].compactMap(\.self)
    }
}

/// Whether a call to the first server interface has a switch for force beside the list.
enum ForceSwitch {
    /// A message: the list, or all, is the switch.
    case none
    /// A custom notification or a message to a superteam: off unless it is on.
    case required
    /// Something else: it counts if it is there.
    case optional
}

// MARK: - Whom it reaches

extension MemberOption {
    /// Whom the option reaches, and whether it forces the push on them (reading N4).
    func reach(in shape: NIMShape, _ traits: Traits, _ forceSwitch: ForceSwitch) -> (Audience, isForced: Bool)
    {
        switch shape {
        case .sdk: reachInSDK(traits)
        case .sdkV2: reachInSDKV2
        case .serverV1: (serverAudience, isForcedInServerV1(forceSwitch))
        // Without its switch, a list, or all, switches force on (NIM 9.24).
        case .serverV2: (serverAudience, isForced.value ?? true)
        // Neither says anything of it.
        case .copy, .payload: (.nobody, false)
        }
    }

    /// Without a list everyone is meant; force is on unless the sender, or the Web SDK, says otherwise.
    private func reachInSDK(_ traits: Traits) -> (Audience, isForced: Bool) {
        let isWeb = traits.contains(.web) || traits.contains(.webMemberOption)
        let exists = traits.contains(.memberOption) || !isAbsent
        let isForced = isForced.value ?? (exists && !isWeb)
        guard let audience = listed.value else {
            return (isForced || text.value != nil ? .everyone : .nobody, isForced)
        }
        // The desktop SDK spells everyone as force with an empty list.
        let isDesktop = listed.spelling?.key == .sdkForcePushIdsList_
        return (isDesktop && isForced && audience.isEmpty ? .everyone : audience, isForced)
    }

    /// Force is off unless the sender says otherwise; without a list only force means everyone.
    private var reachInSDKV2: (Audience, isForced: Bool) {
        let isForced = isForced.value ?? false
        return (listed.value ?? (isForced ? .everyone : .nobody), isForced)
    }

    private func isForcedInServerV1(_ forceSwitch: ForceSwitch) -> Bool {
        switch forceSwitch {
        case .none: true
        case .required: isForced.value ?? false
        case .optional: isForced.value ?? true
        }
    }

    /// The servers mean nobody without a list unless all is set.
    private var serverAudience: Audience {
        isForAll.value == true ? .everyone : listed.value ?? .nobody
    }
}
