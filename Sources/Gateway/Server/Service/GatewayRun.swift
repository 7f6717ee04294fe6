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

    /// Prepares a run.
    package init(_ configuration: GatewayConfiguration) {
        self.configuration = configuration
    }

    /// Runs until a signal ends it.
    package func callAsFunction() async throws {
        // A file that may not grow is a full disk, and not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        let logger = Self.logger(configuration.operation.logLevel)
        let metrics = PrometheusRegistry(RegistryOptions(help: MetricWords.all))
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
                Self.announce(configuration.listen.host, port, app: key?.stored.app, key?.secret)
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
        return try await store.open { time, count in
            commits.recordNanoseconds(time.nanoseconds)
            calls.record(count)
        } warn: { sentence in
            logger.warning("\(sentence)")
        }
    }

    private static func logger(_ level: OperationConfiguration.LogLevel) -> Logger {
        LoggingSystem.bootstrap(LineLogHandler.init)
        var logger = Logger(label: "pushbridge.gateway")
        logger.logLevel = Logger.Level(rawValue: level.rawValue) ?? .info
        return logger
    }

    /// A key with every scope, for whoever tries the gateway; it ends with the process, and the store never has it.
    private static func trialKey(_ configuration: GatewayConfiguration) -> IssuedKey? {
        configuration.apps.first.map {
            IssuedKey(
                app: $0.name, scopes: Set(AccessScope.allCases), note: "", at: GatewayClock.system.now())
        }
    }

    private static func announce(_ host: String, _ port: Int, app: String?, _ key: String?) {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("host", UTF8Text(host))
        writer.member("port", port)
        writer.member("app", app.map { UTF8Text($0) })
        writer.member("key", key.map { UTF8Text($0) })
        writer.endObject()
        writer.newline()
        FileHandle.standardOutput.write(Data(writer.bytes()))
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
