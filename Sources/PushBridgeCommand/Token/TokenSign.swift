internal import ArgumentParser
internal import ProviderToken

/// `pushbridge token sign`: one new provider token.
struct TokenSign: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign",
        abstract: "Print a new provider token.",
        usage: """
            pushbridge token sign --key <file> --key-id <id> --team-id <id>
            [<options>]
            """,
        discussion: """
            Reads the key, a .p8 file from Apple, and prints the token on one line. The token is valid for one hour. \
            On one connection, Apple accepts a new token for the same key only once every 20 minutes.

            Example:

              pushbridge token sign --key AuthKey.p8 --key-id ABC123DEFG \\
                --team-id DEF123GHIJ

            Exit status: 0 done; 64 wrong usage; 65 the key cannot be used; 74 a file cannot be read.

            Next: send it with each request to Apple as 'authorization: bearer TOKEN'; 'pushbridge token inspect' \
            shows its content.
            """)

    @Option(help: ArgumentHelp("The .p8 file from Apple, or - for standard input.", valueName: "file"))
    var key: String

    @Option(help: ArgumentHelp("The key's identifier, ten characters.", valueName: "id"))
    var keyID: String

    @Option(help: ArgumentHelp("The team's identifier, ten characters.", valueName: "id"))
    var teamID: String

    @Option(help: ArgumentHelp("The time of issue, in Unix seconds. (default: now)", valueName: "seconds"))
    var issuedAt: Int?

    @OptionGroup var passphrase: PassphraseOptions

    @OptionGroup var output: TextOutputOptions

    func validate() throws {
        _ = try identifiers()
        if let issuedAt, !(0...SignRequestCommand.latestTime).contains(issuedAt) {
            throw ValidationError(
                "'--issued-at' takes Unix seconds, from 0 to \(SignRequestCommand.latestTime). A time of 13 digits is in "
                    + "milliseconds: divide it by 1000.")
        }
        try passphrase.refuseSharedInput(key: key)
    }

    func run() throws {
        let identifiers = try identifiers()
        let output = try output.open(reading: [NamedFile("--key", key)] + passphrase.files)
        let signer = ProviderTokenSigner(
            key: try passphrase.signingKey(key), keyIdentifier: identifiers.key,
            teamIdentifier: identifiers.team)
        let now = Machine.epochSeconds
        let token = try signer.sign(issuedAt: issuedAt ?? now)
        if ProviderTokenAge(seconds: now - (issuedAt ?? now)).isInFuture {
            StandardError.note("--issued-at is in the future. Apple refuses the token until then.")
        }
        identifiers.noteUnusual(keyFile: key)
        try output.finish(with: token.compact)
    }

    private func identifiers() throws -> SigningIdentifiers {
        try SigningIdentifiers(keyID: keyID, teamID: teamID)
    }
}
