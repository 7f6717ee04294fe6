internal import ArgumentParser

/// `pushbridge token`: provider tokens, by hand.
struct TokenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Sign and inspect the tokens that APNs requests carry.",
        subcommands: [TokenSign.self, TokenInspect.self])
}
