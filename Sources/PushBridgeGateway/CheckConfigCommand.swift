internal import ArgumentParser
internal import Gateway

/// `pushbridge-gateway check-config`: everything that is wrong or risky in a configuration.
struct CheckConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-config",
        abstract: "Say everything that is wrong or risky in a configuration, with line and key.",
        discussion: """
            Reads the file as the gateway does, with the environment over it, looks at the files that it names, and \
            signs once with every APNs key. A database that is there already is looked into, for damage, another \
            version and missing keys; nothing of it is changed. Sends nothing. Prints one problem per line:

              gateway.yaml:7: error: apps.teahouse.push.when: The value must be one of always, offline-event, presence.
              gateway.yaml:9: risk: apps.teahouse.vendors.nim: The gateway pushes every message. …

            With an error the gateway does not start. With a risk it does, and what is told may happen.

            Example of a file, which may be JSON as well:

              apps:
                teahouse:
                  vendors:
                    easemob: {profile: easemob.json, webhook: {secretFile: easemob.secret}, pushesItself: false}
                  apns:
                    main: {team: DEF123GHIJ, keyID: ABC123DEFG, p8File: AuthKey.p8, topics: [com.example.teahouse]}

            --keys lists every key. Some have an environment variable that overrides them. Secrets are never in the \
            file: they are in files of their own, or in the environment.

            Exit status: 0 no error; 1 with --strict, a risk; 64 wrong usage; 65 an error.
            """)

    @OptionGroup
    var source: ConfigurationOptions

    @Flag(help: "Exit with 1 if there is a risk and no error.")
    var strict = false

    @Flag(
        help:
            "List every key with its default, its range and its environment variable if it has one, and check nothing."
    )
    var keys = false

    func run() async throws {
        if keys { return print(ConfigurationKey.text, terminator: "") }
        let loaded = await source.loader.loadLookingIntoStore()
        for problem in loaded.problems { print(problem) }
        GatewayConsole.note("\(source.name): \(loaded.summary)")
        if loaded.hasErrors { throw GatewayStatus.malformed }
        if strict, !loaded.problems.isEmpty { throw GatewayStatus.risky }
    }
}
