public import PushBridge

/// What a person sees of one message in one situation, at the source and at the target.
public struct ShownScreens: Sendable, Hashable {
    /// The situation, as `display/setting/member`: `summary/free/unnamed`.
    public var situation: String
    /// What the source shows.
    public var before: ShownScreen
    /// What the target shows.
    public var after: ShownScreen

    /// Creates two screens.
    public init(situation: String, before: ShownScreen, after: ShownScreen) {
        self.situation = situation
        self.before = before
        self.after = after
    }
}

extension ShownScreens {
    /// Whether what people notice can be told from the screens.
    func shows(_ effect: NoticedEffect) -> Bool {
        switch effect {
        case .lostPush, .extraPush: before.isPushed != after.isPushed
        case .title: before.title != after.title
        case .subtitle: before.subtitle != after.subtitle
        case .text: before.body != after.body
        case .badge: before.badge != after.badge
        case .sound: before.sound != after.sound || before.isCall != after.isCall
        case .call: before.isCall != after.isCall
        case .replacing, .grouping, .other: false
        }
    }

    /// The same with no longer words than a phone has room for, so that a tally stays small.
    var cut: ShownScreens {
        ShownScreens(situation: situation, before: before.cut, after: after.cut)
    }
}

extension ShownScreen {
    /// Whether a push arrives at all.
    public var isPushed: Bool { !isMissing && suppression == nil }

    /// How many characters are kept, and of how many signs at most: few characters can be made of many.
    private static let most = (characters: 200, signs: 400)

    fileprivate var cut: ShownScreen {
        var screen = self
        screen.title = title.map(Self.cut)
        screen.subtitle = subtitle.map(Self.cut)
        screen.body = body.map(Self.cut)
        screen.sound = sound.map(Self.cut)
        return screen
    }

    private static func cut(_ words: String) -> String {
        if words.utf8.count <= most.characters { return words }
        return String(words.prefix(most.characters).unicodeScalars.prefix(most.signs))
    }
}
