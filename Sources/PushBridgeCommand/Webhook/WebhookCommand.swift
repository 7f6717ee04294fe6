internal import ArgumentParser
internal import PushRecords
internal import VendorSignature

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

/// `pushbridge webhook verify`: whether webhooks come from the vendor.
struct WebhookVerify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check which webhooks the vendor signed.",
        discussion: """
            Reads one webhook per line, {"headers":{…},"query":"a=b","body":"the exact text"}. Use bodyBase64 \
            instead of body for the exact bytes. Easemob and Agora sign in the body, NIM in headers, Tencent in query, \
            the part of the address behind the question mark, and RongCloud in query or in its form; what a vendor does not use may be missing. Writes a record \
            for each, in input order:

              {"line":1,"vendor":"nim","verification":"valid","kind":"copy",
               "replayKey":"…","message":{…}}
              {"line":2,"vendor":"nim","verification":"invalid",
               "reason":"checksum","kind":"copy"}

            verification is valid, invalid or absent; absent means that there is no signature, which proves nothing. \
            reason is body-hash, checksum, incomplete (also if a signature header is empty), repeated-header, \
            unreadable-time, stale or ahead. kind is copy or callback for NIM, and pre-send, post-send or \
            offline-push for the others. A body of RongCloud's, which is a form, is written as one string. If a webhook came to the wrong --vendor, looksLike names the right \
            one. unreadKeys names other keys of a line whose signature is not valid.

            'translate', 'convert' and 'webhook outcomes' read these records. 'translate' and 'convert' reject \
            webhooks that are not valid, and those without a message. There may be several webhooks for one message, \
            and each becomes a push. So pass on only one kind: copy (NIM), post-send (Tencent, RongCloud), or \
            post-send with one eventType (Easemob, Agora). Those of NIM, Tencent and RongCloud do not carry the sender's \
            push settings.

            A webhook may arrive twice: the vendor may repeat it, or somebody who saw it may replay it. Store the \
            replayKey of each valid webhook for as long as --max-age accepts it, and drop a webhook whose key is \
            already stored.

            Easemob and Agora sign only callId and timestamp, RongCloud a nonce and the time, and Tencent only the time, \
            not the message. Accept \
            their webhooks over TLS only, and each replayKey only once.

            Example:

              pushbridge webhook verify --vendor easemob --secret-file webhook-secret \\
                --only-valid webhooks.jsonl | pushbridge translate --from easemob

            Exit status: 0 done; 1 a signature is invalid, a line is not a webhook or, with --strict, a signature is \
            absent; 64 wrong usage; 65 the secret cannot be used; 74 input or output failed.

            Next: 'pushbridge translate' or 'pushbridge convert' for messages, 'pushbridge webhook outcomes' for \
            reports on pushes.
            """)

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

    @Option(
        help: ArgumentHelp(
            "Webhooks that are older than this, or further in the future, are invalid. (default: no limit)",
            valueName: "seconds"))
    var maxAge: Int?

    @Option(
        help: ArgumentHelp(
            "The time to use for --max-age, such as 2026-11-21T12:00:00Z. (default: now)",
            valueName: "time"),
        transform: Moment.readMilliseconds)
    var now: Int?

    @Flag(help: "Write only the bodies of valid webhooks, and reject the others.")
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
    static let configuration = CommandConfiguration(
        commandName: "outcomes",
        abstract: "Read the vendor's reports on its offline pushes, and count why pushes were not made.",
        usage: "pushbridge webhook outcomes [<options>] [<input> ...]",
        discussion: """
            Reads callbacks of Easemob or Agora about offline pushes, one body per line, or records of 'webhook \
            verify'. Writes one record for each:

              {"line":1,"source":"easemob/offline-push","recipient":"u2",
               "outcome":"suppressed","reason":"receiver-quiet",
               "class":"receiver","row":"OC-012",
               "detail":"user ignore push","diagnostics":[]}

            outcome is accepted; suppressed, if the sender or the receiver wanted no push; rejected, if the vendor \
            or the push service refused it; or failed. class says where the cause is. 'pushbridge mappings list \
            --vendor outcomes' lists the vendor's texts and their meaning. answer has the code and the text of the \
            push service's own answer, if the report has one. headers and payload have the same format as in records \
            of 'translate', so you can compare them.

            The vendor does not sign all of these callbacks. So records without a signature are read and marked \
            "verification":"absent". Records with an invalid signature are rejected.

            Other webhooks may be in the input. They get no record, and --summary counts them as notPushResults. A \
            line that is not a webhook is rejected.

            If detail says why there was no push, it is used even if status says success, unless Apple accepted the \
            push. A diagnostic reports this.

            --summary counts by outcome, reason, class and channel.

            Example:

              pushbridge webhook outcomes --summary counts.json callbacks.jsonl

            Exit status: 0 done; 1 a line was rejected or, with --strict, a diagnostic is a warning; 64 wrong usage; 74 \
            input or output failed.

            Next: 'pushbridge mappings list --vendor outcomes' shows all reasons; compare the counts with those of \
            your own pushes.
            """)

    @OptionGroup(title: "Input")
    var input: InputFilesOptions

    @Option(
        help: ArgumentHelp(
            "The vendor of the reports: \(PushReportReader.vendors.joined(separator: ", ")).",
            valueName: "vendor"),
        completion: .list(PushReportReader.vendors))
    var vendor = PushReportReader.vendors.first ?? ""

    @Flag(help: "Show whole device tokens, not only the first and last four characters.")
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
