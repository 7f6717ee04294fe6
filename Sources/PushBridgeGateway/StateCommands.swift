internal import ArgumentParser
internal import Gateway

/// `pushbridge-gateway export`: the whole state of a store as lines.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write all that the store keeps as JSON Lines, for 'import' into another store.",
        discussion: """
            Writes to standard output: people, devices, groups, messages, jobs, outcomes and keys with the numbers that \
            clients remember. Texts of messages are in it as they came, so treat it as you treat the database.

            End the gateway first, and let it end: an app moves to another store while it does not serve. No gateway can \
            serve from the store during the export.

            Example:

              pushbridge-gateway export --config old.yaml | pushbridge-gateway import --config new.yaml

            Exit status: 0 done; 64 wrong usage; 65 the configuration cannot be used; 74 the store or the output failed.
            """)

    @OptionGroup
    var source: ConfigurationOptions

    func run() async throws {
        let configuration = try source.configuration()
        do {
            try await StateExport.run(configuration.store)
        } catch {
            GatewayConsole.note("pushbridge-gateway: \(error)")
            throw GatewayStatus.inputOutput
        }
    }
}

/// `pushbridge-gateway import`: fills a store with what `export` wrote.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Fill a store with what 'export' wrote.",
        discussion: """
            Reads standard input. The store must have no state yet, and no gateway can serve from it before the last \
            line is there. An import that ended before that is run again, and begins anew.

            When this command ends with status 0, start the gateway on the new store.

            Example:

              pushbridge-gateway import --store new.sqlite < state.jsonl

            Exit status: 0 the state is whole; 64 wrong usage; 65 the configuration cannot be used, or the input is no \
            whole export; 74 the store failed.
            """)

    @OptionGroup
    var source: ConfigurationOptions

    func run() async throws {
        let configuration = try source.configuration()
        let fault: String?
        do {
            fault = try await StateImport.run(configuration.store)
        } catch {
            GatewayConsole.note("pushbridge-gateway: \(error)")
            throw GatewayStatus.inputOutput
        }
        guard let fault else { return }
        GatewayConsole.note("pushbridge-gateway: \(fault)")
        throw GatewayStatus.malformed
    }
}
