internal import ArgumentParser

/// `pushbridge webhook`: what vendors send to the app's server.
struct WebhookCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "webhook",
        abstract: "Verify the signatures of webhooks, and count the outcomes of the vendor's pushes.",
        discussion: """
            Reads the webhooks that the app's server received, one per line, and writes a record for each.

            Example:

              head -n 1 webhooks.jsonl |
                pushbridge webhook verify --vendor easemob --secret-file webhook-secret

            Exit status: 0 done; 1 a signature is invalid or a line was rejected; 64 wrong usage; 65 the secret cannot \
            be used; 74 input or output failed.

            Next: 'pushbridge webhook verify --help' explains which webhooks you can trust. 'pushbridge translate', \
            'pushbridge convert' and 'pushbridge webhook outcomes' read its records.
            """,
        subcommands: [WebhookVerify.self, WebhookOutcomes.self])
}
