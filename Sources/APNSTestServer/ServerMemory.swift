internal import APNSTypes

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
