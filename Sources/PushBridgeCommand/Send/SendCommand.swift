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

            'pushbridge mappings show Unregistered' says what a reason means and what to do about it.

            An interrupt finishes what is on its way and says how to go on. A run that ended early goes on with \
            --resume and the file of its outcomes: what is settled there is not sent again.

            Examples:

              pushbridge send --key AuthKey.p8 --key-id ABCDE12345 \\
                --team-id 12345ABCDE requests.jsonl > outcomes.jsonl
              pushbridge translate --recipients people.jsonl messages.jsonl |
                pushbridge send --dry-run

            \(ExitStatus.help)
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
