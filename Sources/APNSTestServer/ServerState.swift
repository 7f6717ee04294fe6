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
