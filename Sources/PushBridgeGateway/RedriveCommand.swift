internal import ArgumentParser
internal import Gateway

/// `pushbridge-gateway redrive`: dead letters are tried again.
struct RedriveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "redrive",
        abstract: "Try dead letters again, or list them.",
        discussion: """
            A dead letter is what the gateway gave up after push.attempts tries. Mend the cause first, such as a topic \
            that no key has; then try all of an app's dead letters again, or those that you name by number. A gateway \
            that runs takes them within a second.

            Example:

              pushbridge-gateway redrive --config gateway.yaml --app teahouse --list
              pushbridge-gateway redrive --config gateway.yaml --app teahouse 17 18

            Exit status: 0 done; 1 there was nothing to try; 64 wrong usage; 65 the configuration cannot be used; 74 \
            the store failed.
            """)

    @OptionGroup
    var source: ConfigurationOptions

    @Option(help: ArgumentHelp("The app.", valueName: "name"))
    var app: String

    @Flag(help: "List them: number, kind, tries, when each was given up, and why.")
    var list = false

    @Argument(
        help: ArgumentHelp("The numbers of dead letters; without any, all are meant.", valueName: "numbers"))
    var numbers: [Int] = []

    func validate() throws {
        if list, !numbers.isEmpty { throw ValidationError("'--list' lists all; leave the numbers out.") }
    }

    func run() async throws {
        let (app, numbers) = (app, numbers)
        let configuration = try source.configuration()
        try configuration.check(app: app)
        if list {
            let rows = try await StoreAction.run(configuration.store) { try await $0.deadLetters(app: app) }
            return print(TextTable(rows), terminator: "")
        }
        let count = try await StoreAction.run(configuration.store) { store in
            try await store.redrive(app: app, ids: numbers.isEmpty ? nil : numbers)
        }
        GatewayConsole.note("\(count) dead \(count == 1 ? "letter is" : "letters are") tried again.")
        if count == 0 { throw ExitCode(1) }
    }
}
