internal import Synchronization

/// What a server has seen and how far its script has come; all its connections share it.
final class ServerState: Sendable {
    private struct Contents {
        var tally = ServerTally()
        var received: [ReceivedPush] = []
        var cursor: ScriptCursor
        var devices: DeviceTable
    }

    private let contents: Mutex<Contents>
    private let memory: Int
    private let clock: @Sendable () -> Int
    private let onReceive: (@Sendable (ReceivedPush) -> Void)?

    init(_ configuration: APNSTestServerConfiguration) {
        let memory = max(configuration.memory, 0)
        let scripted = Dictionary(
            configuration.script.devices.map { (DeviceToken($0.key), $0.value.isOnline) },
            uniquingKeysWith: { _, last in last })
        let devices = DeviceTable(limit: memory) { token in
            Device(isOnline: scripted[token] ?? true, memory: memory)
        }
        contents = Mutex(Contents(cursor: ScriptCursor(configuration.script), devices: devices))
        self.memory = memory
        clock = configuration.clock
        onReceive = configuration.onReceive
    }

    /// Unix seconds.
    var now: Int { clock() }

    var tally: ServerTally { contents.withLock { $0.tally } }

    var received: [ReceivedPush] { contents.withLock { $0.received } }

    func device(_ token: DeviceToken) -> Device? { contents.withLock { $0.devices[token] } }

    func updateDevice(_ token: DeviceToken, _ body: (inout Device, Int) -> Void) {
        let now = now
        contents.withLock { $0.devices.update(token) { body(&$0, now) } }
    }

    /// Gives a connection its number.
    func openConnection() -> Int {
        contents.withLock {
            $0.tally.connections += 1
            return $0.tally.connections
        }
    }

    /// Decides about a request, and remembers it.
    func decide(
        _ examination: borrowing Examination, _ refusal: Refusal?, connection: Int, stream: Int
    ) -> Verdict {
        let request = examination.request
        let content = examination.content
        let now = examination.now
        let (verdict, push) = contents.withLock { contents in
            let token = request.deviceToken.map(DeviceToken.init)
            var verdict = contents.cursor.verdict(refusal, token, now: now)
            verdict.action = contents.cursor.action(at: contents.tally.requests + 1)
            if verdict.action == .drop { verdict.answer = nil }
            contents.tally.count(verdict.answer)
            let effect =
                memory > 0 && verdict.answer == .accepted
                ? token.map { contents.devices.update($0) { $0.effect(of: request, content, now: now) } }
                : nil
            let push = ReceivedPush(
                request, number: contents.tally.requests, connection: connection, stream: stream,
                answer: verdict.answer, fault: refusal?.words, effect: effect)
            if let token, let effect { contents.devices.update(token) { $0.take(push, content, effect) } }
            contents.received.append(push, keeping: memory)
            return (verdict, push)
        }
        onReceive?(push)
        return verdict
    }
}

extension ScriptCursor {
    /// What is done about a request, by the checks or else by the script.
    fileprivate mutating func verdict(_ refusal: Refusal?, _ token: DeviceToken?, now: Int) -> Verdict {
        if let refusal { return Verdict(answer: .refused(refusal.reason), delay: script.latency) }
        guard let token else { return Verdict(answer: .accepted, delay: script.latency) }
        let scripted = answer(for: token)
        let delay = scripted.delay ?? script.latency
        switch scripted.outcome {
        case .accept: return Verdict(answer: .accepted, delay: delay)
        case .refuse(let reason, let timestamp):
            return Verdict(answer: .refused(reason, timestamp: timestamp ?? now * 1_000), delay: delay)
        case .silence: return Verdict(answer: nil, delay: delay)
        case .reset: return Verdict(answer: nil, isReset: true, delay: delay)
        }
    }
}
