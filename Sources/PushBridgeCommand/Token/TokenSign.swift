internal import ArgumentParser
internal import ProviderToken

/// `pushbridge token sign`: one new provider token.
struct TokenSign: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign",
        abstract: "Print a new provider token.",
        discussion: """
            The token is good for an hour. Apple refuses more than one new token of a key every 20 minutes on a \
            connection.
            """)

    @Option(help: "The .p8 file from Apple, or - for standard input.")
    var key: String

    @Option(help: "The key's identifier, ten characters.")
    var keyID: String

    @Option(help: "The team's identifier, ten characters.")
    var teamID: String

    @Option(help: "The time of issue in Unix seconds; now if absent.")
    var issuedAt: Int?

    @OptionGroup var passphrase: PassphraseOptions

    func validate() throws {
        _ = try identifiers()
        if let issuedAt, issuedAt < 0 {
            throw ValidationError("--issued-at is in Unix seconds and never negative.")
        }
        try passphrase.refuseSharedInput(key: key)
    }

    func run() throws {
        let (keyIdentifier, teamIdentifier) = try identifiers()
        let signer = ProviderTokenSigner(
            key: try signingKey(), keyIdentifier: keyIdentifier, teamIdentifier: teamIdentifier)
        let token = try signer.sign(issuedAt: issuedAt ?? Machine.epochSeconds)
        noteUnusual("key identifier", isAppleShaped: keyIdentifier.isAppleShaped)
        noteUnusual("team identifier", isAppleShaped: teamIdentifier.isAppleShaped)
        try StandardOutput.writeLine(token.compact)
    }

    private func signingKey() throws(CommandError) -> SigningKey {
        let file = TokenInput(key)
        let pem = try file.bytes()
        let passphrase = try passphrase.bytes()
        do {
            return try SigningKey(pem: pem, passphrase: passphrase)
        } catch {
            throw .unusableKey(file.name, error)
        }
    }

    private func identifiers() throws -> (KeyIdentifier, TeamIdentifier) {
        do {
            return (try KeyIdentifier(validating: keyID), try TeamIdentifier(validating: teamID))
        } catch {
            throw ValidationError(error.description)
        }
    }

    private func noteUnusual(_ name: String, isAppleShaped: Bool) {
        guard !isAppleShaped else { return }
        StandardError.note("The \(name) is not 10 letters and digits as Apple's are; APNs may refuse it.")
    }
}
