internal import ArgumentParser
internal import PushBridge

/// `pushbridge send`: requests in, Apple's answers out.
struct SendCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send",
        abstract: "Send records of 'translate', or payloads, to APNs and report the outcome of each push.",
        discussion: """
            Reads the records of 'pushbridge translate', one per line, from a file or a pipe. Or reads payloads, one \
            per line or one document, for the device that --device names. Writes one outcome per line, in input \
            order:

              {"line":1,"token":"…","outcome":"accepted","apnsID":"…",
               "status":200,"retried":0,"record":"…"}
              {"line":2,"token":"…","outcome":"rejected","apnsID":"…",
               "status":410,"reason":"Unregistered",
               "timestamp":1795271400123,"tokenVerdict":"drop-if-older",
               "retried":0,"record":"…"}
              {"line":3,"token":"…","outcome":"failed","reason":"…",
               "mayBeDelivered":false,"retried":2,"record":"…"}
              {"line":4,"outcome":"skipped",
               "reason":"suppressed/quiet-hours","retried":0,"record":"…"}

            The elements of a list count as lines, and have "index", from 0, too. The note at the end and --summary \
            count every line once: by outcome, or as blank.

            'pushbridge mappings show Unregistered' explains a reason and says what to do. mayBeDelivered is true if \
            Apple may have taken the push although there was no answer; such a push is sent again only with \
            --retry-uncertain.

            The first push is sent alone. If the server cannot be used, or if Apple refuses the key or its tokens at \
            any time, nothing more is sent. If Apple refuses a topic, no more pushes with this topic and push type \
            are sent. These lines are skipped, with stopped/… and the cause as the reason.

            After an interrupt (SIGINT, SIGTERM), 'send' waits for the pushes that are already sent, and says how to \
            continue. A second interrupt ends it at once. A background job of a script ignores SIGINT; end it with \
            kill -TERM. To continue, pass the file of outcomes to --resume instead of --output: new outcomes are \
            appended, and settled pushes are not sent again. If a line has several outcomes, the last one counts. A \
            rejection is settled, unless its retry rule says that the push may pass later (as after a 503), or the \
            key or the topic was the cause. You can interrupt or kill such a run, too, and repeat the command:

              pushbridge send --environment production --key AuthKey.p8 \\
                --key-id ABC123DEFG --team-id DEF123GHIJ \\
                --output outcomes.jsonl requests.jsonl
              pushbridge send --environment production --key AuthKey.p8 \\
                --key-id ABC123DEFG --team-id DEF123GHIJ \\
                --resume outcomes.jsonl requests.jsonl

            Examples:

              head -n 4 messages.jsonl |
                pushbridge translate --profile easemob.json --recipients recipients.jsonl |
                pushbridge send --environment sandbox --dry-run
              echo '{"aps":{"alert":"Tea is ready"}}' |
                pushbridge send --environment sandbox --topic com.example.teahouse \\
                --device b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0 --dry-run

            Exit status: 0 done; 1 a push was rejected or failed, or a line cannot be sent; 64 wrong usage; 65 the \
            key or the --resume file cannot be used; 74 input or output failed; after an interrupt, 128 plus the \
            number of the signal. Suppressed records, receivers without a device and settled outcomes count as done.

            Next: 'pushbridge test-server --help' shows how to try this without Apple.
            """)

    @OptionGroup(title: "Input")
    var input: InputFileOptions

    @OptionGroup(title: "Pushes")
    var pushes: SendPushOptions

    @OptionGroup(title: "Server")
    var server: SendServerOptions

    @OptionGroup(title: "Provider token")
    var token: SendTokenOptions

    @OptionGroup(title: "Going on")
    var resume: SendResumeOptions

    @OptionGroup(title: "Output")
    var output: SendOutputOptions

    @Flag(help: "Print the requests and do not send them; needs no key.")
    var dryRun = false

    func validate() throws {
        guard !dryRun else { return }
        if resume.file != nil, output.output != "-" {
            throw ValidationError(
                "--output and --resume both name the file of outcomes. --resume appends to its file; leave --output out."
            )
        }
        try token.validateForSending(input: input.input)
    }

    func run() throws {
        let status = try SendRun(self)()
        throw ExitCode(status)
    }
}
