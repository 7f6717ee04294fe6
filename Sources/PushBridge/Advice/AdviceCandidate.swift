public import PushModel

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

    /// Describes a candidate.
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
