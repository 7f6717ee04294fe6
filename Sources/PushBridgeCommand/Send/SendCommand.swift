internal import ArgumentParser
internal import PushBridge

/// `pushbridge send`: requests in, Apple's answers out.
struct SendCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "send", "Send records of 'translate', or payloads, to APNs and report the outcome of each push.")

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

    @Flag(help: .option("Send.dryRun"))
    var dryRun = false

    func validate() throws {
        guard !dryRun else { return }
        try resume.refuse(output)
        try token.validateForSending(input: input.input)
    }

    func run() throws {
        let status = try SendRun(self)()
        throw ExitCode(status)
    }
}
