internal import ArgumentParser
internal import GatewayServer

/// `pushbridge-gateway export`: the whole state of a store as lines.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write all that the store keeps as JSON Lines, for 'import' into another store.",
        discussion: """
            Writes to standard output: people, devices, groups, messages, jobs, outcomes and keys with the numbers that \
            clients remember. Texts of messages are in it as they came, so treat it as you treat the database.

            The gateway may go on serving. Without --follow, the state is that of one moment. With --follow, what \
            changes follows, until the gateway that serves from the store has ended, and no other can begin meanwhile: \
            so an app moves to another store within seconds.

            Example, where the second command is given once "caught up" is printed:

              pushbridge-gateway export --config old.yaml --follow | pushbridge-gateway import --config new.yaml
              kill "$(pidof pushbridge-gateway serve)"

            Exit status: 0 done; 64 wrong usage; 65 the configuration cannot be used; 74 the store or the output failed.
            """)

    @OptionGroup
    var source: ConfigurationOptions

    @Flag(help: "Go on with what changes, until the gateway has ended.")
    var follow = false

    func run() async throws {
        let configuration = try source.configuration()
        do {
            try await StateExport.run(configuration.store, isFollowing: follow)
        } catch {
            GatewayConsole.note("pushbridge-gateway: \(error)")
            throw GatewayStatus.inputOutput
        }
    }
}
