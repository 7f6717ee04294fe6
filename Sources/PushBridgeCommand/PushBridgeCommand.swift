internal import ArgumentParser

/// `pushbridge`: the vendors' messages and Apple's requests, on the command line.
@main
struct PushBridgeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pushbridge",
        abstract:
            "Translate chat messages to APNs requests or to another vendor's messages, and report what is lost.",
        discussion: """
            Reads messages with push settings for Easemob, Agora Chat or NetEase Yunxin NIM, one per line. Writes a \
            record for each message: the APNs request, or the message for the other vendor.

            Example:

              echo '{"to":"6006","chatType":"chat","body":{"type":"txt","msg":"hi"},
                "ext":{"em_apns_ext":{"em_push_title":"Hello"}}}' |
                pushbridge translate

            The examples on the other help pages run in the folder Scripts/demo.data of the source code.

            \(ExitStatus.help)

            Next: 'pushbridge translate --help' to get the push for a message; 'pushbridge send --help' to send it \
            to Apple; 'pushbridge explain --help' to find out why there is no push; 'pushbridge verify --help' and \
            'pushbridge settings --help' to see what a move to the other vendor keeps; 'pushbridge compare --help' to \
            see what changes for your users; 'pushbridge webhook --help' to read what the vendors send to your \
            backend.
            """,
        version: version,
        subcommands: [
            TranslateCommand.self, SendCommand.self, ConvertCommand.self, SettingsCommand.self,
            VerifyCommand.self, CompareCommand.self, ExplainCommand.self, WebhookCommand.self,
            SignRequestCommand.self,
            TokenCommand.self, TestServerCommand.self, MappingsCommand.self,
        ])

    /// What `--version` prints.
    static let version = "0.1.0"

    /// Runs the command that the arguments name, and ends the process.
    static func main() {
        Descriptor.occupyStandardNumbers()
        Machine.returnLargeMemory()
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let error as CommandError {
            StandardError.error(error.description)
            exit(withError: ExitCode(error.status.rawValue))
        } catch {
            tell(of: error)
            exit(withError: error)
        }
    }

    /// Says that the command was called wrongly, with the arguments that it repeats spelled for people, and ends the
    /// process; does nothing where help was asked for or a status was thrown.
    private static func tell(of error: any Error) {
        let code = exitCode(for: error)
        let message = fullMessage(for: error)
        if code.isSuccess || message.isEmpty { return }
        for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
            StandardError.write(ForeignText.sentence(String(line)) + "\n")
        }
        exit(withError: code)
    }
}
