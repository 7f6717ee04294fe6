internal import ArgumentParser

/// `pushbridge webhook`: what vendors send to the app's server.
struct WebhookCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "webhook",
        abstract: "Verify the signatures of vendors' webhooks, and count what became of their pushes.",
        subcommands: [WebhookVerify.self, WebhookOutcomes.self])
}
