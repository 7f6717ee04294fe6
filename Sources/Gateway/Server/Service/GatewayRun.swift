internal import CoreMetrics
internal import Foundation
internal import Logging
internal import PushBridge
internal import Synchronization

/// A run of the service in a process of its own: logs, figures, store and server, from start to end.
package struct GatewayRun: Sendable {
    private let configuration: GatewayConfiguration
    /// Whether a test server stands in Apple's place.
    package var isTrial = false
    /// The file that gets what the test server received; nil for none.
    package var record: String?
    /// The step at which a test ends the process, and at which time of passing it: `counted:37`.
    package var endAt: String?
    /// Reads the configuration again; nil from it means to go on with the present one, and so does an error, which is logged.
    package var reload: @Sendable () throws -> GatewayConfiguration? = { nil }

    package init(_ configuration: GatewayConfiguration) {
        self.configuration = configuration
    }

    /// Runs until a signal ends it.
    package func callAsFunction() async throws {
        // A file that may not grow is a full disk, and not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        let logger = Self.logger(configuration.operation.logLevel)
        let metrics = PrometheusRegistry(help: MetricWords.all)
        let fault = try EndingPoint.check(endAt)
        let pushes = try record.map(PushRecord.init)
        let trial = isTrial ? try await TryServer(onReceive: { pushes?.add($0) }) : nil
        let configuration = trial?.configuration(insteadOf: configuration) ?? configuration
        let store = try await Self.open(configuration.store, metrics, logger)
        let key = isTrial ? Self.trialKey(configuration) : nil
        let server = try GatewayServer(
            configuration, store: store, metrics: metrics, logger: logger,
            keys: key.map { [$0.stored] } ?? [], fault: fault,
            reload: { try reload().map { trial?.configuration(insteadOf: $0) ?? $0 } },
            onListening: { port in
                let line = Announcement(
                    host: configuration.listen.host, port: port, app: key?.stored.app, key: key?.secret)
                FileHandle.standardOutput.write(Data(encodeJSON(line) + [UInt8(ascii: "\n")]))
            })
        try await server.run()
        await trial?.stop()
        pushes?.end()
    }

    private static func open(
        _ store: StoreConfiguration, _ metrics: any MetricsFactory, _ logger: Logger
    ) async throws -> any Store {
        let commits = CoreMetrics.Timer(label: "gateway_store_commit_seconds", factory: metrics)
        let calls = Recorder(label: "gateway_store_commit_calls", factory: metrics)
        return try await store.open(.serving) { time, count in
            commits.recordNanoseconds(time.nanoseconds)
            calls.record(count)
        } warn: { sentence in
            logger.warning("\(sentence)")
        }
    }

    private static func logger(_ level: Logger.Level) -> Logger {
        LoggingSystem.bootstrap(LineLogHandler.init)
        var logger = Logger(label: "pushbridge.gateway")
        logger.logLevel = level
        return logger
    }

    /// A key with every scope, for whoever tries the gateway; it ends with the process, and the store never has it.
    private static func trialKey(_ configuration: GatewayConfiguration) -> IssuedKey? {
        configuration.apps.first.map {
            IssuedKey(
                app: $0.name, scopes: Set(AccessScope.allCases), note: "", at: GatewayClock.system.now())
        }
    }

    /// What is printed once requests are taken.
    private struct Announcement: Encodable {
        let host: String
        let port: Int
        let app: String?
        let key: String?
    }
}

/// The step at which a test ends the process.
enum EndingPoint {
    /// What to call at each step; ends the process, as a kill would, at the one that `text` names.
    static func check(_ text: String?) throws -> @Sendable (FaultPoint) -> Void {
        guard let text else { return { _ in } }
        let parts = text.split(separator: ":")
        guard parts.count == 2, let point = FaultPoint(rawValue: String(parts[0])), let time = Int(parts[1])
        else {
            throw GatewayError(
                .unusable,
                "--end-at takes a step and a number, such as counted:37; the steps are \(FaultPoint.allCases.map(\.rawValue).joined(separator: ", "))."
            )
        }
        let count = Counted()
        return { passed in
            if passed == point, count.value.add(1, ordering: .relaxed).newValue == time {
                kill(getpid(), SIGKILL)
            }
        }
    }

    private final class Counted: Sendable {
        let value = Atomic<Int>(0)
    }
}

/// Writes each message as a line to standard error, as swift-log's own handler does.
///
/// That one also makes a text of its metadata whenever they change, which the server does for every request. This one keeps
/// them, and makes the text when a line is written.
struct LineLogHandler: LogHandler {
    private var lines: StreamLogHandler
    var metadata: Logger.Metadata = [:]

    /// Writes for a logger with a label.
    init(label: String) { lines = .standardError(label: label) }

    /// Writes by another handler.
    init(_ lines: StreamLogHandler) { self.lines = lines }

    var logLevel: Logger.Level {
        get { lines.logLevel }
        set { lines.logLevel = newValue }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var event = event
        event.metadata = metadata.merging(event.metadata ?? [:]) { $1 }
        lines.log(event: event)
    }
}

/// What each metric says, as `/metrics` and the page about running the gateway tell it.
enum MetricWords {
    /// By the label that a metric is made with: without what its kind adds to the name.
    static let all: [String: String] = [
        "gateway_accepted":
            "messages that were accepted, by surface",
        "gateway_duplicates":
            "messages and requests that were there already",
        "gateway_refused":
            "what was not accepted, by cause",
        "gateway_jobs":
            "jobs that wait or are worked on",
        "gateway_oldest_job_seconds":
            "how long the oldest of them has been there; alert on it",
        "gateway_held_jobs":
            "jobs that are held in memory",
        "gateway_dead_letters":
            "dead letters; alert when there are more",
        "gateway_push_outcomes":
            "what became of pushes, by outcome and reason",
        "gateway_vendor_reports":
            "what vendors report of pushes of their own, by vendor, outcome and result",
        "gateway_retries":
            "tries that are to be made again",
        "gateway_lag_seconds":
            "from acceptance to the end of the job",
        "gateway_requests":
            "requests, by route, method and status",
        "gateway_request_seconds":
            "how long requests took, by route",
        "gateway_hook_requests":
            "requests to hooks, by app and result: taken, refused, failed",
        "gateway_store_commit_seconds":
            "how long commits took",
        "gateway_store_commit_calls":
            "how many calls a commit wrote together",
        "gateway_store_failures":
            "what the store did not do, by code",
        "apns.pushes":
            "pushes that Apple answered, or that failed, by outcome",
        "apns.push.duration":
            "how long a push took to its answer",
        "apns.connections":
            "connections to Apple, by event: opened, closed, failed",
    ]
}

extension GatewayClock {
    /// The machine's clock.
    static let system = GatewayClock(now: { Int(Date.now.timeIntervalSince1970 * 1_000) })
}

/// What the commands of the gateway exchange with whoever calls them, besides their output.
package enum GatewayConsole {
    /// The variables of this process.
    package static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// Writes a line for the caller to standard error.
    package static func note(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
