internal import ArgumentParser
internal import Gateway

#if canImport(Glibc)
    internal import CAllocator
#endif

/// `pushbridge-gateway serve`: runs the service.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Take messages and push them, until SIGTERM or SIGINT.",
        discussion: """
            Without a configuration it listens on 127.0.0.1:8080, and keeps its state in pushbridge-gateway.sqlite in \
            the working folder. With --try, no push leaves this machine: a test server stands in Apple's place, with \
            invented keys, and there is an app named "try" whose vendors sign webhooks with "try-secret".

            Once requests are taken, it prints one line of JSON to standard output:

              {"host":"127.0.0.1","port":8080}

            With --try, the line also has "app", and "key", a key with every scope for it that ends with this process.

            SIGTERM and SIGINT end it: no more requests are taken, what was begun is ended, and what waits stays in the \
            store for the next start. SIGHUP makes it read the configuration again: apps, vendors, APNs keys, rules and \
            hooks. All other keys need a restart. A configuration with errors, or without any app, changes nothing.

            Exit status: 0 ended as told; 65 the configuration cannot be used; 74 the store failed or the port is taken.
            """)

    @OptionGroup
    var source: ConfigurationOptions

    @Flag(name: .customLong("try"), help: "Send to a test server in this process instead of Apple.")
    var isTrial = false

    @Option(
        help: ArgumentHelp(
            "With --try, write each push that the test server gets to a file, one JSON object per line.",
            valueName: "file"),
        completion: .file())
    var record: String?

    @Option(help: ArgumentHelp("The port, over the configuration; 0 lets the system choose.", valueName: "n"))
    var port: Int?

    // For tests that end the process at a step: `counted:37` ends it when a message is counted the 37th time.
    @Option(help: .hidden)
    var endAt: String?

    func validate() throws {
        if record != nil, !isTrial { throw ValidationError("'--record' needs '--try'.") }
        if let port, !(0...65_535).contains(port) { throw ValidationError("'--port' takes 0 to 65535.") }
    }

    func run() async throws {
        FreedMemory.keep()
        var run = GatewayRun(withPort(try source.configuration()))
        run.isTrial = isTrial
        run.record = record
        run.endAt = endAt
        let command = self
        run.reload = { command.withPort(try command.source.reloaded()) }
        do {
            try await run()
        } catch {
            GatewayConsole.note("pushbridge-gateway: \(error)")
            throw GatewayStatus.inputOutput
        }
    }

    private func withPort(_ configuration: GatewayConfiguration) -> GatewayConfiguration {
        var configuration = configuration
        if let port { configuration.listen.port = port }
        return configuration
    }
}

extension ConfigurationOptions {
    /// Reads the configuration again.
    ///
    /// - Throws: ``ReloadError`` where it cannot be used.
    func reloaded() throws(ReloadError) -> GatewayConfiguration {
        let loaded = loader.load()
        guard loaded.hasErrors else { return loaded.configuration }
        let errors = loaded.problems.filter { $0.severity == .error }
        throw ReloadError(description: errors.map { "\($0)" }.joined(separator: "; "))
    }
}

/// What is wrong with a configuration that was read again.
struct ReloadError: Error, CustomStringConvertible {
    let description: String
}

/// What becomes of memory that is no longer used.
enum FreedMemory {
    /// Has it kept for the next message, up to some megabytes a thread.
    ///
    /// The GNU C library gives it back to the system after each burst and takes it again, which costs a tenth of the
    /// processor's time; other libraries decide well by themselves.
    static func keep() {
        #if canImport(Glibc)
            mallopt(M_TOP_PAD, 1 << 20)
            mallopt(M_TRIM_THRESHOLD, 8 << 20)
        #endif
    }
}
