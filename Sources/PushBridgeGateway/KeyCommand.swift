internal import ArgumentParser
internal import Gateway

/// `pushbridge-gateway key`: the keys of the gateway's interface.
struct KeyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key",
        abstract: "Make, list and revoke the keys with which clients call the gateway.",
        discussion: """
            A client sends its key as "Authorization: Bearer pbk_…". The store has only the key's SHA-256. All of this \
            works while the gateway runs; a revoked key is refused within 5 seconds.

            Scopes:

            \(AccessScope.allCases.map { "  \($0.rawValue): \($0.words)" }.joined(separator: "\n"))

            Example:

              KEY=$(pushbridge-gateway key new --config gateway.yaml --app teahouse --scope send,read)

            Exit status: 0 done; 1 there is no such key; 64 wrong usage; 65 the configuration cannot be used; 74 the \
            store failed.
            """,
        subcommands: [KeyNew.self, KeyList.self, KeyRevoke.self])
}

/// `pushbridge-gateway key new`.
struct KeyNew: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make a key, and print it this once.")

    @OptionGroup
    var source: ConfigurationOptions

    @Option(
        help: ArgumentHelp(
            "The app whose messages and people it opens. Without it, the key can only have the scopes stateless and operate.",
            valueName: "name"))
    var app: String?

    @Option(
        help: ArgumentHelp(
            "What it allows, separated by commas: \(AccessScope.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "scopes"))
    var scope: String

    @Option(help: ArgumentHelp("Whom it is for, as 'key list' shows it.", valueName: "text"))
    var note = ""

    func validate() throws {
        let scopes = try scopes()
        if app == nil, let needy = AccessScope.allCases.first(where: { scopes.contains($0) && $0.needsApp }) {
            throw ValidationError("The scope \(needy.rawValue) is for one app; name it with --app.")
        }
        guard note.utf8.count <= 200, !note.contains(where: \.isNewline) else {
            throw ValidationError("'--note' takes one line of at most 200 bytes.")
        }
    }

    func run() async throws {
        let configuration = try source.configuration()
        if let app { try configuration.check(app: app) }
        let scopes = try scopes()
        let key = try await StoreAction.run(configuration.store, makesIt: true) { store in
            try await store.addKey(app: app, scopes: scopes, note: note)
        }
        print(key.secret)
        GatewayConsole.note(
            "Key \(key.id)\(app.map { " for the app \($0)" } ?? ""): \(scope). It is shown only this once.")
    }

    private func scopes() throws -> Set<AccessScope> {
        let names = scope.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        guard !names.isEmpty else { throw ValidationError("'--scope' is empty; give at least one scope.") }
        return Set(
            try names.map { name in
                guard let scope = AccessScope(rawValue: name) else {
                    let known = AccessScope.allCases.map(\.rawValue).joined(separator: ", ")
                    throw ValidationError("'\(name)' is not a scope; there are \(known).")
                }
                return scope
            })
    }
}

/// `pushbridge-gateway key list`.
struct KeyList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the keys: name, app, scopes, when each was made, and note.")

    @OptionGroup
    var source: ConfigurationOptions

    func run() async throws {
        let configuration = try source.configuration()
        let rows = try await StoreAction.run(configuration.store) { try await $0.listKeys() }
        print(TextTable(rows), terminator: "")
        if rows.isEmpty { GatewayConsole.note("There are no keys. 'pushbridge-gateway key new' makes one.") }
    }
}

/// `pushbridge-gateway key revoke`.
struct KeyRevoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke", abstract: "End a key.")

    @OptionGroup
    var source: ConfigurationOptions

    @Argument(help: ArgumentHelp("The key's name, as 'key list' shows it.", valueName: "name"))
    var name: String

    func run() async throws {
        let name = name
        let configuration = try source.configuration()
        let wasThere = try await StoreAction.run(configuration.store) { try await $0.revokeKey(name) }
        guard wasThere else {
            GatewayConsole.note("There is no such key. 'pushbridge-gateway key list' shows all.")
            throw ExitCode(1)
        }
        GatewayConsole.note("The key \(name) has ended.")
    }
}
