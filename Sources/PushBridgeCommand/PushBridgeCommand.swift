internal import ArgumentParser

/// `pushbridge`: the vendors' messages and Apple's requests, on the command line.
@main
struct PushBridgeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pushbridge",
        abstract:
            "Carry chat push messages from one vendor's conventions to Apple's or the other's, and say what was lost.",
        discussion: """
            Reads messages that carry the push conventions of Easemob, Agora Chat or NetEase Yunxin NIM, one a line, \
            and writes a record for each: Apple's request, or the other vendor's message.

            Example:

              echo '{"to":"6006","chatType":"chat","body":{"type":"txt","msg":"hi"},
                "ext":{"em_apns_ext":{"em_push_title":"Hello"}}}' |
                pushbridge translate

            The examples of the other pages run in the folder Scripts/demo.data of the sources.

            \(ExitStatus.help)

            Next: 'pushbridge translate --help' for the push that a message becomes; 'pushbridge send --help' for \
            bringing it to Apple; 'pushbridge explain --help' for why there is none; 'pushbridge verify --help' and \
            'pushbridge settings --help' for what a move to the other vendor keeps; 'pushbridge webhook --help' for \
            what the vendors send to a backend.
            """,
        version: version,
        subcommands: [
            TranslateCommand.self, SendCommand.self, ConvertCommand.self, SettingsCommand.self,
            VerifyCommand.self, ExplainCommand.self, WebhookCommand.self, SignRequestCommand.self,
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
