internal import ArgumentParser
internal import PushRecords

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
