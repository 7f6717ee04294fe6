public import PushBridge

/// What a person sees of one message in one situation, at the source and at the target.
public struct ShownScreens: Sendable, Hashable {
    /// The situation, as `display/setting/member`: `summary/free/unnamed`.
    public var situation: String
    /// What the source shows.
    public var before: ShownScreen
    /// What the target shows.
    public var after: ShownScreen
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
        case .exposed: before.title != after.title || before.body != after.body
        case .pushUncertain, .contentLost, .contentChanged, .replacing, .other: false
        }
    }

    /// The same with texts of few bytes.
    var shortened: ShownScreens {
        ShownScreens(situation: situation, before: before.shortened, after: after.shortened)
    }
}

extension ShownScreen {
    /// Whether a push arrives at all.
    public var isPushed: Bool { !isMissing && suppression == nil }

    fileprivate var shortened: ShownScreen {
        var screen = self
        screen.title = title.map { ShortText.cut($0) }
        screen.subtitle = subtitle.map { ShortText.cut($0) }
        screen.body = body.map { ShortText.cut($0) }
        screen.sound = sound.map { ShortText.cut($0) }
        return screen
    }
}
