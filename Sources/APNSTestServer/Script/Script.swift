public import APNSTypes

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

/// An answer that a script gives in place of accepting a request in which nothing is wrong.
public struct ScriptedAnswer: Sendable, Hashable {
    /// What happens to the request.
    public enum Outcome: Sendable, Hashable {
        /// It is accepted after all.
        case accept
        /// It is refused; `timestamp`, in milliseconds, comes with status 410 and is the present without a value.
        case refuse(RejectionReason, timestamp: Int? = nil)
        /// There is never an answer, and the stream stays open.
        case silence
        /// The stream is reset without an answer.
        case reset
    }

    /// What happens.
    public var outcome: Outcome
    /// How long it takes, in milliseconds, in place of the script's latency.
    public var delay: Int?

    /// Creates an answer.
    public init(_ outcome: Outcome, delay: Int? = nil) {
        self.outcome = outcome
        self.delay = delay
    }
}

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

/// Something that a script does to a connection when a certain request has arrived.
public struct ConnectionEvent: Sendable, Hashable {
    /// What happens to the connection over which the request came.
    public enum Action: Sendable, Hashable {
        /// GOAWAY with a reason as JSON: this request and those before it are answered, later ones are not looked at.
        case goAway(RejectionReason)
        /// The connection breaks off: neither this request nor any other without an answer gets one.
        case drop
        /// As many streams are allowed from now on.
        case streamLimit(Int)
    }

    /// Which of the server's requests is meant, by their number from 1 on.
    public enum Trigger: Sendable, Hashable {
        /// This one.
        case at(Int)
        /// This one, twice this one, and so on.
        case every(Int)

        /// Whether a request is meant.
        func isMet(by number: Int) -> Bool {
            switch self {
            case .at(let wanted): number == wanted
            case .every(let distance): distance > 0 && number % distance == 0
            }
        }
    }

    /// When it happens.
    public var trigger: Trigger
    /// What happens.
    public var action: Action

    /// Creates an event.
    public init(_ action: Action, _ trigger: Trigger) {
        self.action = action
        self.trigger = trigger
    }
}

/// A script, and the place in it that was reached.
struct ScriptCursor {
    let script: Script
    private let devices: [DeviceToken: ScriptedDevice]
    /// How many of its answers each device has had.
    private var positions: [DeviceToken: Int] = [:]
    /// How many requests without a fault there were.
    private var faultless = 0

    init(_ script: Script) {
        self.script = script
        devices = Dictionary(
            script.devices.map { (DeviceToken($0.key), $0.value) }, uniquingKeysWith: { _, last in last })
    }

    /// What the script does with a request without a fault.
    mutating func answer(for token: DeviceToken) -> ScriptedAnswer {
        faultless += 1
        if let answers = devices[token]?.answers, !answers.isEmpty {
            let position = positions[token] ?? 0
            positions[token] = min(position + 1, answers.count - 1)
            return answers[position]
        }
        let regular = script.regularAnswers.first { $0.every > 0 && faultless % $0.every == 0 }
        return regular?.answer ?? ScriptedAnswer(.accept)
    }

    /// What happens to the connection of a request; nil for nothing.
    func action(at number: Int) -> ConnectionEvent.Action? {
        script.events.first { $0.trigger.isMet(by: number) }?.action
    }
}
