internal import ArgumentParser
internal import PushRecords
internal import VendorSignature

/// `pushbridge webhook verify`: whether webhooks come from the vendor.
struct WebhookVerify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Tell which webhooks the vendor signed.",
        discussion: """
            Reads one webhook a line, {"headers":{…},"body":"the exact text"}; bodyBase64 instead of body holds the \
            exact bytes, and headers may be left out for Easemob and Agora, which sign in the body. Writes a record for \
            each, in the same order:

              {"line":1,"vendor":"nim","verification":"valid","kind":"copy",
               "replayKey":"…","message":{…}}
              {"line":2,"vendor":"nim","verification":"invalid",
               "reason":"checksum","kind":"copy"}

            verification is valid, invalid or absent: a webhook without a signature proves nothing. reason is \
            body-hash, checksum, incomplete, repeated-header, unreadable-time, stale or ahead; a header of a signature \
            that is there and empty makes it incomplete. kind is copy or callback (NIM), pre-send, post-send or \
            offline-push (Easemob, Agora). looksLike names the vendor of a webhook that came to the wrong --vendor.

            The records are input for 'translate' and 'convert', which reject those that are not valid and those that \
            tell of no message, and for 'webhook outcomes'. Several webhooks may tell of one message, and each becomes a \
            push: pass on copy (NIM), or post-send with one eventType (Easemob, Agora). copy and callback do not carry \
            what the sender wished for the push.

            A webhook may be sent twice, by the vendor or by somebody who saw it. Keep the replayKey of valid ones for \
            as long as --max-age allows them, and drop a line whose key is known.

            Easemob and Agora sign callId and timestamp, not the message: take their webhooks over TLS only, and each \
            replayKey once.

            Example:

              pushbridge webhook verify --vendor easemob --secret-file webhook-secret \\
                --only-valid webhooks.jsonl | pushbridge translate --from easemob

            Exit status: 0 done; 1 a signature is invalid or a line is no webhook or, with --strict, a signature is \
            absent; 64 wrong usage; 65 the secret cannot be used; 74 input or output failed.

            Next: 'pushbridge translate' or 'pushbridge convert' for messages, 'pushbridge webhook outcomes' for what \
            became of pushes.
            """)

    @OptionGroup(title: "Input")
    var input: InputFileOptions

    @Option(
        help: ArgumentHelp(
            "Whose webhooks they are: \(MessageTranslator.vendors.joined(separator: ", ")).",
            valueName: "vendor"),
        completion: .list(MessageTranslator.vendors))
    var vendor: String

    @OptionGroup(title: "Signature")
    var secret: SecretOptions

    @Option(
        help: ArgumentHelp(
            "Webhooks that are older, or as much ahead of the clock, are invalid. (default: any age)",
            valueName: "seconds"))
    var maxAge: Int?

    @Option(
        help: ArgumentHelp(
            "The moment at which they are that old, such as 2026-11-21T12:00:00Z. (default: now)",
            valueName: "time"),
        transform: Moment.readMilliseconds)
    var now: Int?

    @Flag(help: "Write only the bodies of valid webhooks; the others are rejected.")
    var onlyValid = false

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func validate() throws {
        if let maxAge, maxAge < 1 { throw ValidationError("'--max-age' takes a number of seconds from 1.") }
        if input.input == "-", secret.secretFile == "-" {
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
            let known = MessageTranslator.vendors.joined(separator: ", ")
            throw .usage("\"\(vendor)\" is no vendor whose signatures are known; there are \(known).")
        }
        let verifier = try verifier(scheme)
        let now = now
        return try CommandError.usage { () throws(PushBridgeError) in
            try WebhookTask(
                vendor: vendor, verifier: verifier, needsHeaders: scheme.needsHeaders, onlyValid: onlyValid,
                maximumValues: input.maxValues
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
