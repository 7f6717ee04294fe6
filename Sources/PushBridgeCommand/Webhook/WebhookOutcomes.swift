internal import ArgumentParser
internal import PushRecords

/// `pushbridge webhook outcomes`: what a vendor says became of its pushes.
struct WebhookOutcomes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outcomes",
        abstract: "Read what the vendor reports of its offline pushes, and count why some were not made.",
        usage: "pushbridge webhook outcomes [<options>] [<input>]",
        discussion: """
            Reads Easemob's or Agora's callbacks about offline pushes, one body a line, or the records of 'webhook \
            verify'. Writes one record for each:

              {"line":1,"source":"easemob/offline-push","recipient":"u2",
               "outcome":"suppressed","reason":"receiver-quiet",
               "class":"receiver","row":"OC-012",
               "detail":"user ignore push","diagnostics":[]}

            outcome is accepted; suppressed, when sender or receiver wanted no push; rejected, when somebody refused \
            it; or failed. class says whose affair it is. 'pushbridge mappings list --vendor outcomes' lists the \
            vendor's texts and what they are taken for. answer holds code and text of a push service's own answer, where \
            the vendor tells it. headers and payload are spelled as in the records of \
            'translate', to be compared with them.

            The vendor leaves some of these callbacks unsigned, so records whose signature is absent are read, and \
            marked "verification":"absent"; invalid ones are rejected.

            Other webhooks may be among them: they have no record, and --summary counts them as notPushResults. A line \
            that is no webhook is rejected.

            A detail that says why there was no push holds even where status says success, unless Apple accepted the \
            push; a diagnostic tells of it.

            --summary counts by outcome, reason, class and channel.

            Example:

              pushbridge webhook outcomes --summary counts.json callbacks.jsonl

            Exit status: 0 done; 1 a line was rejected or, with --strict, a diagnostic is a warning; 64 wrong usage; 74 \
            input or output failed.

            Next: 'pushbridge mappings list --vendor outcomes' for the vocabulary; compare the counts with those of your \
            own pushes.
            """)

    @OptionGroup(title: "Input")
    var input: InputFileOptions

    @Option(
        help: ArgumentHelp(
            "Whose reports they are: \(PushReportReader.vendors.joined(separator: ", ")).",
            valueName: "vendor"),
        completion: .list(PushReportReader.vendors))
    var vendor = "easemob"

    @Flag(help: "Show device tokens whole instead of their first and last four characters.")
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
