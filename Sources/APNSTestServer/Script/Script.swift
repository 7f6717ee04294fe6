/// What a server does besides checking requests.
public struct Script: Sendable, Hashable {
    /// An answer for every so many requests in which nothing is wrong, whatever their device.
    public struct RegularAnswer: Sendable, Hashable {
        /// Which of them, counted by themselves from 1 on.
        public var every: Int
        /// The answer.
        public var answer: ScriptedAnswer

        /// Creates a regular answer.
        public init(_ answer: ScriptedAnswer, every: Int) {
            self.answer = answer
            self.every = every
        }
    }

    /// What is special about single devices, by their token in any case of letters.
    public var devices: [String: ScriptedDevice]
    /// Answers for every so many requests, whatever their device.
    ///
    /// The first that fits counts. A device's own answers come before them.
    public var regularAnswers: [RegularAnswer]
    /// What happens to connections.
    public var events: [ConnectionEvent]
    /// How long every answer takes, in milliseconds.
    public var latency: Int

    /// Creates a script; an empty one does nothing.
    public init(
        devices: [String: ScriptedDevice] = [:], regularAnswers: [RegularAnswer] = [],
        events: [ConnectionEvent] = [], latency: Int = 0
    ) {
        self.devices = devices
        self.regularAnswers = regularAnswers
        self.events = events
        self.latency = latency
    }
}
