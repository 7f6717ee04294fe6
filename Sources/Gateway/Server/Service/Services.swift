internal import Logging
internal import ServiceLifecycle
internal import UnixSignals

/// Works on what was accepted.
struct Running: Service {
    let gateway: Gateway

    func run() async throws {
        await cancelWhenGracefulShutdown { await gateway.run() }
    }
}

/// Tells load balancers that the gateway is ending, and gives them time to notice before anything else ends.
struct EndAnnouncement: Service {
    let readiness: Readiness
    let noticeTime: Duration

    func run() async throws {
        try? await gracefulShutdown()
        readiness.end()
        try? await Task.sleep(for: noticeTime)
    }
}

/// Hands out nothing more once the gateway ends: what Apple has not been sent yet stays in the store.
struct DeliveryEnding: Service {
    let delivery: TopicDelivery

    func run() async throws {
        try? await gracefulShutdown()
        await delivery.shutdown()
    }
}

/// Deletes what is kept no longer.
struct Expiring: Service {
    let store: any Store
    let retention: Retention
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await expire()
                try? await Task.sleep(for: .seconds(60))
            }
        }
    }

    private func expire() async {
        do throws(StoreError) {
            while !Task.isCancelled,
                try await store.expire(retention, at: GatewayClock.system.now()) > 0
            {}
        } catch {
            logger.warning(
                "What is kept no longer could not be deleted.", metadata: ["cause": "\(error.message)"])
        }
    }
}

/// Takes the configuration anew on SIGHUP.
struct Reloading: Service {
    let reload: @Sendable () -> Void
    let logger: Logger

    func run() async throws {
        for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() { reload() }
    }
}
