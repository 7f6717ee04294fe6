import Hummingbird
import Logging
import Synchronization

@testable import Gateway

/// A server of the page alone, whose numbers rise by the same with each event.
final class LiveServer: Sendable {
    let port: Int
    private let task: Task<Void, any Error>

    private init(port: Int, task: Task<Void, any Error>) {
        self.port = port
        self.task = task
    }

    /// Starts one; port 0 is any free one.
    static func start(port: Int = 0, startedAt: Int = 1_795_000_000_000) async throws -> LiveServer {
        let events = Mutex(0)
        let router = Router()
        router.get("/") { _, _ in LivePage.page }
        router.get("/v1/live") { request, _ in
            switch request.headers[.authorization] {
            case "Bearer right": break
            case "Bearer weak": throw HTTPError(.forbidden)
            default: throw HTTPError(.unauthorized)
            }
            return LivePage.events(every: .milliseconds(50)) {
                let event = events.withLock { events in
                    events += 1
                    return events
                }
                return LiveSnapshot.sample(event: event, startedAt: startedAt)
            }
        }
        let (ports, running) = AsyncStream.makeStream(of: Int.self)
        var logger = Logger(label: "live")
        logger.logLevel = .critical
        let application = Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { running.yield($0.localAddress?.port ?? 0) }, logger: logger)
        let task = Task { try await application.run() }
        for await port in ports { return LiveServer(port: port, task: task) }
        throw CancellationError()
    }

    func stop() async {
        task.cancel()
        _ = await task.result
    }
}

extension LiveSnapshot {
    /// A second later each time, with 50 messages and 40 settled pushes more.
    static func sample(event: Int, startedAt: Int = 1_795_000_000_000) -> LiveSnapshot {
        LiveSnapshot(
            at: startedAt + event * 1_000, startedAt: startedAt, version: "9.8.7", accepted: event * 50,
            repeated: 3,
            refused: 2, outcomes: ["accepted": event * 30, "rejected": event * 10, "strange<b>": 7],
            waiting: 1_234,
            lag: 2_500, dead: 5, lanes: [LiveLane(name: "retry", jobs: 17)],
            errors: [LiveError(code: "store<i>", at: startedAt + 500, count: 4)])
    }
}
