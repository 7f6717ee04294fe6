public import APNSTypes
internal import Synchronization

/// What all connections of a server share.
final class ServerState: Sendable {
    let memory: Mutex<ServerMemory>
    private let clock: @Sendable () -> Int
    private let onReceive: (@Sendable (ReceivedPush) -> Void)?

    init(_ configuration: APNSTestServerConfiguration) {
        memory = Mutex(ServerMemory(configuration))
        clock = configuration.clock
        onReceive = configuration.onReceive
    }

    /// Unix seconds.
    var now: Int { clock() }

    func updateDevice(_ token: DeviceToken, _ body: (inout SimulatedDevice, Int) -> Void) {
        let now = now
        memory.withLock { $0.devices.update(token) { body(&$0, now) } }
    }

    /// Gives a connection its number.
    func openConnection() -> Int {
        memory.withLock {
            $0.tally.connections += 1
            return $0.tally.connections
        }
    }

    /// Counts a connection that was closed since too many were open.
    func countTurnedAway() {
        memory.withLock { $0.tally.turnedAway += 1 }
    }

    /// Decides about a request, and remembers it.
    func decide(
        _ examination: borrowing Examination, _ refusal: Refusal?, connection: Int, stream: Int
    ) -> ServerReaction {
        let token = examination.request.deviceToken.map(DeviceToken.init)
        let (reaction, push) = memory.withLock { memory in
            let reaction = memory.decide(refusal, for: token, now: examination.now)
            let number = memory.tally.requests
            let push = memory.keep(for: token, examination, reaction) { effect in
                ReceivedPush(
                    examination.request, number: number, connection: connection, stream: stream,
                    answer: reaction.answer, fault: refusal?.words, effect: effect)
            }
            return (reaction, push)
        }
        onReceive?(push)
        return reaction
    }
}

/// The requests and devices of a server, and its place in the script.
struct ServerMemory {
    private(set) var received: [ReceivedPush] = []
    var tally = ServerTally()
    var devices: DeviceTable

    private var cursor: ScriptCursor
    private let capacity: Int

    init(_ configuration: APNSTestServerConfiguration) {
        let capacity = max(configuration.memory, 0)
        let scripted = Dictionary(
            configuration.script.devices.map { (DeviceToken($0.key), $0.value.isOnline) },
            uniquingKeysWith: { _, last in last })
        devices = DeviceTable(limit: capacity) { token in
            SimulatedDevice(isOnline: scripted[token] ?? true, memory: capacity)
        }
        cursor = ScriptCursor(configuration.script)
        self.capacity = capacity
    }

    /// Counts a request, and says what is done about it.
    mutating func decide(_ refusal: Refusal?, for token: DeviceToken?, now: Int) -> ServerReaction {
        var reaction = cursor.reaction(refusal, token, now: now)
        reaction.action = cursor.action(at: tally.requests + 1)
        if reaction.action == .drop { reaction.answer = nil }
        tally.count(reaction.answer)
        return reaction
    }

    /// Keeps a request, and gives it to its device if it was accepted.
    ///
    /// - Parameters:
    ///   - token: The device.
    ///   - examination: What the request says.
    ///   - reaction: What is done about it.
    ///   - make: Makes what is kept, with its effect.
    /// - Returns: What was kept.
    mutating func keep(
        for token: DeviceToken?, _ examination: borrowing Examination, _ reaction: ServerReaction,
        make: (DeviceEffect?) -> ReceivedPush
    ) -> ReceivedPush {
        guard capacity > 0 else { return make(nil) }
        let push =
            if let token, reaction.answer == .accepted {
                devices.update(token) { device in
                    let effect = device.effect(
                        of: examination.request, examination.content, now: examination.now)
                    let push = make(effect)
                    device.take(push, examination.content, effect)
                    return push
                }
            } else {
                make(nil)
            }
        received.append(push, keeping: capacity)
        return push
    }
}

extension ScriptCursor {
    /// What is done about a request, by the checks or else by the script.
    fileprivate mutating func reaction(_ refusal: Refusal?, _ token: DeviceToken?, now: Int) -> ServerReaction
    {
        if let refusal { return ServerReaction(answer: .refused(refusal.reason), delay: script.latency) }
        guard let token else { return ServerReaction(answer: .accepted, delay: script.latency) }
        let scripted = answer(for: token)
        let delay = scripted.delay ?? script.latency
        switch scripted.outcome {
        case .accept: return ServerReaction(answer: .accepted, delay: delay)
        case .refuse(let reason, let timestamp):
            return ServerReaction(answer: .refused(reason, timestamp: timestamp ?? now * 1_000), delay: delay)
        case .silence: return ServerReaction(answer: nil, delay: delay)
        case .reset: return ServerReaction(answer: nil, isReset: true, delay: delay)
        }
    }
}

/// What a server has counted.
public struct ServerTally: Sendable, Hashable {
    /// Connections, whether or not a request came over them.
    public internal(set) var connections = 0
    /// Connections that were closed at once, since too many were open.
    public internal(set) var turnedAway = 0
    /// Requests, whether or not they were accepted.
    public internal(set) var requests = 0
    /// Requests that were accepted.
    public internal(set) var accepted = 0
    /// Requests that the script left without an answer.
    public internal(set) var unanswered = 0
    /// Requests that were refused, by reason.
    public internal(set) var refused: [RejectionReason: Int] = [:]

    mutating func count(_ answer: ServerAnswer?) {
        requests += 1
        guard let answer else {
            unanswered += 1
            return
        }
        if let reason = answer.reason {
            refused[reason, default: 0] += 1
        } else {
            accepted += 1
        }
    }
}
