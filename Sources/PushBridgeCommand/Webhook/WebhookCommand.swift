internal import ArgumentParser

/// `pushbridge webhook`: what vendors send to the app's server.
struct WebhookCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "webhook",
        abstract: "Verify the signatures of vendors' webhooks, and count what became of their pushes.",
        discussion: """
            Reads what the app's server received, one webhook a line, and writes a record for each.

            Example:

              head -n 1 webhooks.jsonl |
                pushbridge webhook verify --vendor easemob --secret-file webhook-secret

            Exit status: 0 done; 1 a signature is invalid or a line was rejected; 64 wrong usage; 65 the secret cannot \
            be used; 74 input or output failed.

            Next: 'pushbridge webhook verify --help' tells which webhooks to believe; its records flow into 'pushbridge \
            translate', 'pushbridge convert' and 'pushbridge webhook outcomes'.
            """,
        subcommands: [WebhookVerify.self, WebhookOutcomes.self])
}
