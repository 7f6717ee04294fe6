internal import ArgumentParser

/// `pushbridge token`: provider tokens, by hand.
struct TokenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Sign and inspect the tokens that APNs requests carry.",
        discussion: """
            Reads the .p8 file that Apple gave out, and prints the token that belongs behind "bearer " in the header \
            authorization.

            Example:

              pushbridge token sign --key AuthKey.p8 --key-id ABC123DEFG \\
                --team-id DEF123GHIJ | pushbridge token inspect - --key AuthKey.p8

            Exit status: 0 done; 1 a token is malformed or its signature invalid; 64 wrong usage; 65 the key cannot be \
            used; 74 a file cannot be read.

            Next: 'pushbridge token sign --help'.
            """,
        subcommands: [TokenSign.self, TokenInspect.self])
}
