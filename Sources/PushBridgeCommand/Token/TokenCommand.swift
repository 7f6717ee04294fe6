internal import ArgumentParser

/// `pushbridge token`: provider tokens, by hand.
struct TokenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Sign and inspect provider tokens for APNs requests.",
        discussion: """
            Reads the .p8 file from Apple, and prints the token for the request header 'authorization: bearer \
            TOKEN'.

            Example:

              pushbridge token sign --key AuthKey.p8 --key-id ABC123DEFG \\
                --team-id DEF123GHIJ | pushbridge token inspect - --key AuthKey.p8

            Exit status: 0 done; 1 a token is malformed or its signature is invalid; 64 wrong usage; 65 the key \
            cannot be used; 74 a file cannot be read.

            Next: 'pushbridge token sign --help'.
            """,
        subcommands: [TokenSign.self, TokenInspect.self])
}
