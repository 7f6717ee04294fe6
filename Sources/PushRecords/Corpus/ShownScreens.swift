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
