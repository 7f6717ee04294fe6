internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
internal import HummingbirdTLS
internal import Logging
internal import NIOCore
internal import PushBridge
internal import PushRecords
internal import ServiceLifecycle
internal import UnixSignals

/// The gateway as a service: HTTP in, pushes out, until it is told to end.
struct GatewayServer: Sendable {
    private let configuration: GatewayConfiguration
    private let gateway: Gateway
    private let store: any Store
    private let delivery: TopicDelivery
    private let hooks: OutcomeHooks
    private let metrics: PrometheusRegistry
    private let readiness: Readiness
    private let live: LiveWatch
    private let keys: KeyRing
    /// What clients are shown; nil for HTTP without TLS.
    private let certificate: ServerCertificate?
    private let reload: (@Sendable () throws -> GatewayConfiguration?)?
    private let logger: Logger
    /// Called with the port once requests are taken.
    private let onListening: @Sendable (Int) -> Void

    /// Puts a gateway together; it works once ``run()`` is called.
    ///
    /// `keys` end with this process, and `fault` is called at each step, so that a test can end the process there. `reload` reads
    /// the configuration again: nil from it means to go on with the present one, and so does an error. `onListening` is called
    /// with the port once requests are taken.
    init(
        _ configuration: GatewayConfiguration, store: any Store, metrics: PrometheusRegistry, logger: Logger,
        keys: [StoredKey] = [],
        fault: @escaping @Sendable (FaultPoint) -> Void = { _ in },
        reload: (@Sendable () throws -> GatewayConfiguration?)? = nil,
        onListening: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws {
        self.configuration = configuration
        self.store = store
        self.metrics = metrics
        self.logger = logger
        self.reload = reload
        self.onListening = onListening
        delivery = try TopicDelivery(apps: configuration.apps, logger: logger, metrics: metrics)
        var core = Gateway.Configuration()
        core.maximumBacklog = configuration.limits.backlog
        core.maximumLag = configuration.limits.lag.milliseconds
        core.zones = TimeZones.finder(from: Instant.now)
        core.logger = logger
        core.metrics = metrics
        core.fault = fault
        gateway = Gateway(
            core, apps: try Self.apps(of: configuration), store: store, delivery: delivery, clock: .system)
        certificate = try configuration.listen.tls.map(ServerCertificate.init)
        hooks = try OutcomeHooks(
            configuration.apps, store: store, clock: .system, logger: logger, metrics: metrics)
        live = LiveWatch(gateway, metrics: metrics)
        let now = { @Sendable [gateway] in gateway.now }
        self.keys = KeyRing(store: store, own: keys, now: now)
        readiness = Readiness(gateway)
    }

    /// The version that answers name.
    static let version = ProgramVersion.text

    private static func apps(of configuration: GatewayConfiguration) throws -> [GatewayApp] {
        try configuration.apps.map {
            try GatewayApp($0, of: configuration, zones: TimeZones.finder(from: Instant.now))
        }
    }

    /// Runs until SIGTERM or SIGINT: then it takes no more requests, ends what it has begun, and leaves the rest in the store.
    func run() async throws {
        try await gateway.prepare()
        let application = try application()
        var group = ServiceGroupConfiguration(
            services: [
                .init(service: ServerPart { await cancelWhenGracefulShutdown { await gateway.run() } }),
                // Hands out nothing more at the end: what Apple has not been sent yet stays in the store.
                .init(
                    service: ServerPart {
                        try? await gracefulShutdown()
                        await delivery.shutdown()
                    }),
                .init(service: ServerPart { await cancelWhenGracefulShutdown { await expire() } }),
                .init(service: hooks),
                .init(service: live),
                .init(
                    service: ServerPart {
                        let signals = await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown()
                        for await _ in signals { take() }
                    }),
                .init(service: application),
                // Load balancers get time to notice the end before anything else ends.
                .init(
                    service: ServerPart {
                        try? await gracefulShutdown()
                        readiness.end()
                        try? await Task.sleep(for: configuration.operation.noticeTime)
                    }),
            ],
            gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        // What has begun is given up after that, and comes again from the store.
        group.maximumGracefulShutdownDuration =
            configuration.operation.noticeTime + configuration.operation.drainTime
        let service = ServiceGroup(configuration: group)
        do {
            try await service.run()
        } catch {
            await end()
            throw ListeningError(error, at: configuration.listen) ?? error
        }
        await end()
    }

    private func end() async {
        await delivery.shutdown()
        await store.close()
    }

    /// Deletes what is kept no longer, every minute.
    private func expire() async {
        while !Task.isCancelled {
            do throws(StoreError) {
                let retention = configuration.store.retention
                while !Task.isCancelled, try await store.expire(retention, at: gateway.now) > 0 {}
            } catch {
                logger.warning(
                    "What is kept no longer could not be deleted.", metadata: ["cause": "\(error.message)"])
            }
            try? await Task.sleep(for: .seconds(60))
        }
    }

    /// Takes the configuration as it is now, where it can be used.
    private func take() {
        do {
            guard let configuration = try reload?() else { return }
            guard !configuration.apps.isEmpty || gateway.apps.names.isEmpty else {
                // A file that is being written is empty for a moment.
                return logger.error(
                    "The configuration was not changed, for the one that was read has no app. Send SIGHUP again once it is written."
                )
            }
            let apps = try Self.apps(of: configuration)
            if let files = configuration.listen.tls { try certificate?.renew(from: files) }
            try delivery.replace(apps: configuration.apps)
            try hooks.replace(apps: configuration.apps)
            gateway.replace(apps: apps)
            logger.notice("The configuration was read again.", metadata: ["apps": "\(apps.count)"])
            let waiting = self.configuration.sectionsThatNeedRestart(for: configuration)
            if !waiting.isEmpty {
                logger.warning(
                    "Some of the configuration was changed and counts after a restart only.",
                    metadata: ["sections": "\(waiting.joined(separator: ", "))"])
            }
        } catch {
            logger.error(
                "The configuration was not changed, for it cannot be used.", metadata: ["cause": "\(error)"])
        }
    }

    // MARK: HTTP

    /// Every address, with what is done before and after each request.
    func router() -> Router<GatewayRequestContext> {
        let router = Router(context: GatewayRequestContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: RequestJournal(logger: logger, metrics: metrics))
        router.add(middleware: ProblemMiddleware())
        GatewayRoutes(
            gateway, keys: keys, configuration: configuration, readiness: readiness, metrics: metrics,
            live: live
        ).add(to: router)
        if configuration.operation.livePage { router.get("/") { _, _ in LivePage.page } }
        router.get("/openapi") { _, _ in try OpenAPIPage.response(version: Self.version) }
        return router
    }

    private func application() throws -> some ApplicationProtocol {
        let listen = configuration.listen
        return Application(
            router: router(), server: try server(),
            configuration: ApplicationConfiguration(
                address: .hostname(listen.host, port: listen.port), serverName: nil, backlog: 1_024,
                availableConnectionsDelegate: ConnectionBound(
                    most: configuration.limits.connections, logger: logger)),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? listen.port
                onListening(port)
            }, logger: logger)
    }

    private func server() throws -> HTTPServerBuilder {
        let idle = TimeAmount(configuration.limits.requestTime)
        let plain = HTTPServerBuilder.http1(
            configuration: .init(
                additionalChannelHandlers: [RequestWatch(idle)], idleTimeout: idle))
        return try certificate.map { try .tls(plain, tlsConfiguration: $0.configuration) } ?? plain
    }
}
