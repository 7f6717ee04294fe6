internal import ArgumentParser
internal import PushBridge

/// `pushbridge send`: requests in, Apple's answers out.
struct SendCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send",
        abstract: "Send translate's records, or payloads, to APNs and tell what became of each.",
        discussion: """
            Reads what 'pushbridge translate' wrote, one record a line, from a file or a pipe; or payloads, one a \
            line or one document, for the device that --device names. Writes one outcome a line, in the same order:

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

            'pushbridge mappings show Unregistered' says what a reason means and what to do about it. mayBeDelivered \
            tells that nobody knows whether Apple took the push; it is sent again only with --retry-uncertain.

            The first push goes alone. If it shows that the server cannot be used, or any answer that Apple refuses the \
            key or its tokens, nothing more is sent; if Apple refuses a topic, nothing more for it. Those lines are \
            skipped as stopped/… with the reason.

            An interrupt (SIGINT, SIGTERM) finishes what is on its way and says how to go on; a second one ends at \
            once. A script's background job ignores SIGINT: end it with kill -TERM. With --resume and the file of its \
            outcomes a run goes on; what is settled there is repeated, not sent. A rejection is settled unless its retry \
            rule says that it may pass, as after a 503, or the key or the topic was at fault. Such a run may be ended at \
            any moment too: until its outcomes hold everything, the first one names the files that it goes on from, and \
            --resume reads those as well:

              pushbridge send --environment production --key AuthKey.p8 \\
                --key-id ABC123DEFG --team-id DEF123GHIJ \\
                --output outcomes.jsonl requests.jsonl
              pushbridge send --environment production --key AuthKey.p8 \\
                --key-id ABC123DEFG --team-id DEF123GHIJ \\
                --resume outcomes.jsonl --output all.jsonl requests.jsonl

            Examples:

              head -n 4 messages.jsonl |
                pushbridge translate --profile easemob.json --recipients recipients.jsonl |
                pushbridge send --environment sandbox --dry-run
              echo '{"aps":{"alert":"Tea is ready"}}' |
                pushbridge send --environment sandbox --topic com.example.teahouse \\
                --device b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0 --dry-run

            Exit status: 0 done; 1 a push was rejected or failed, or a line cannot be sent; 64 wrong usage; 65 the key \
            or the --resume file cannot be used; 74 input or output failed; 128 and the signal's number after an \
            interrupt. Suppressed records, receivers without a device and what --resume repeats count as done.

            Next: 'pushbridge test-server --help' shows how to try it without Apple.
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

    @Flag(help: "Print the requests that would be made instead of making them; needs no key.")
    var dryRun = false

    func validate() throws {
        guard !dryRun else { return }
        try token.validateForSending(input: input.input)
    }

    func run() throws {
        let status = try SendRun(self)()
        throw ExitCode(status)
    }
}
