/// What a script says about one device.
public struct ScriptedDevice: Sendable, Hashable {
    /// The answers to its requests, one after the other; the last one is repeated.
    public var answers: [ScriptedAnswer]
    /// The topic for which it is registered; nil for any.
    public var topic: String?
    /// Whether pushes reach it from the beginning.
    public var isOnline: Bool

    /// Creates a device.
    public init(answers: [ScriptedAnswer] = [], topic: String? = nil, isOnline: Bool = true) {
        self.answers = answers
        self.topic = topic
        self.isOnline = isOnline
    }
}
