internal import ArgumentParser
internal import PushRecords
internal import VendorSignature

/// `pushbridge webhook`: what vendors send to the app's server.
struct WebhookCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "webhook", "Verify the signatures of webhooks, and count the outcomes of the vendor's pushes.",
        subcommands: [WebhookVerify.self, WebhookOutcomes.self])
}

/// `pushbridge webhook verify`: whether webhooks come from the vendor.
struct WebhookVerify: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "webhook verify", "Check which webhooks the vendor signed.")

    @OptionGroup(title: "Input")
    var input: InputFilesOptions

    @Option(
        help: ArgumentHelp(
            "The vendor of the webhooks: \(SignatureScheme.vendors.joined(separator: ", ")).",
            valueName: "vendor"),
        completion: .list(SignatureScheme.vendors))
    var vendor: String

    @OptionGroup(title: "Signature")
    var secret: SecretOptions

    @Option(help: .option("WebhookVerify.maxAge"))
    var maxAge: Int?

    @Option(help: .option("WebhookVerify.now"), transform: Moment.readMilliseconds)
    var now: Int?

    @Flag(help: .option("WebhookVerify.onlyValid"))
    var onlyValid = false

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func validate() throws {
        if let maxAge, maxAge < 1 { throw ValidationError("'--max-age' takes a number of seconds from 1.") }
        if input.inputs.contains("-"), secret.secretFile == "-" {
            throw ValidationError(CommandError.sharedInput.description)
        }
    }

    func run() throws {
        let task = try task()
        let run = LineRun(input: input, output: output, reads: secret.files, keepsRejects: !onlyValid)
        let result = try run(task)
        for (other, count) in result.tally[.looksLike].sorted(by: { $0.key < $1.key }) {
            StandardError.note(CommandError.strangers(count, of: other))
        }
        throw ExitCode(result.status.rawValue)
    }

    private func task() throws(CommandError) -> WebhookTask {
        guard let scheme = SignatureScheme(vendor: vendor) else {
            let known = SignatureScheme.vendors.joined(separator: ", ")
            throw .usage("\"\(vendor)\" is not a vendor with known signatures. Use one of: \(known).")
        }
        let verifier = try verifier(scheme)
        let now = now
        return try CommandError.usage { () throws(PushBridgeError) in
            try WebhookTask(
                vendor: vendor, verifier: verifier, needsHeaders: scheme.needsHeaders, onlyValid: onlyValid,
                maximumValues: input.limits.maxValues
            ) { now ?? Machine.epochMilliseconds }
        }
    }

    private func verifier(_ scheme: SignatureScheme) throws(CommandError) -> WebhookVerifier {
        let secret = try secret.secret()
        do {
            return try WebhookVerifier(scheme, secret: secret, maximumAge: maxAge)
        } catch {
            throw .unusableDigest(error)
        }
    }
}

/// `pushbridge webhook outcomes`: what a vendor says became of its pushes.
struct WebhookOutcomes: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "webhook outcomes",
        "Read the vendor's reports on its offline pushes, and count why pushes were not made.",
        usage: "pushbridge webhook outcomes [<options>] [<input> ...]")

    @OptionGroup(title: "Input")
    var input: InputFilesOptions

    @Option(
        help: ArgumentHelp(
            "The vendor of the reports: \(PushReportReader.vendors.joined(separator: ", ")).",
            valueName: "vendor"),
        completion: .list(PushReportReader.vendors))
    var vendor = PushReportReader.vendors.first ?? ""

    @Flag(help: .option("WebhookOutcomes.showTokens"))
    var showTokens = false

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run() throws {
        let reader = try CommandError.usage { () throws(PushBridgeError) in
            try PushReportReader(vendor: vendor)
        }
        let run = LineRun(input: input, output: output, reads: [], keepsRejects: true)
        let result = try run(OutcomeTask(reader, showsTokens: showTokens))
        let others = result.tally[.notPushResults]
        if others > 0 { StandardError.note(CommandError.notPushResults(others)) }
        throw ExitCode(result.status.rawValue)
    }
}
