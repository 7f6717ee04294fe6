import Foundation
import Testing

@Suite("The command line has the habits of a command line")
struct UsageTests {
    struct Unknown: CustomTestStringConvertible, Sendable {
        let arguments: [String]
        let hint: String

        init(_ arguments: String, _ hint: String) {
            self.arguments = arguments.split(separator: " ").map(String.init)
            self.hint = hint
        }

        var testDescription: String { arguments.joined(separator: " ") }
    }

    @Test(
        "A subcommand that does not exist is 64, with the nearest one",
        arguments: [
            Unknown("transalte messages.jsonl", "Did you mean 'pushbridge translate'?"),
            Unknown("Translate", "Did you mean 'pushbridge translate'?"),
            Unknown("tokn", "Did you mean 'pushbridge token'?"),
            Unknown("trans", "Did you mean 'pushbridge translate'?"),
            Unknown("token inspct x", "Did you mean 'pushbridge token inspect'?"),
            Unknown("mappings shwo EM-001", "Did you mean 'pushbridge mappings show'?"),
            Unknown("settings cnvert --to nim", "Did you mean 'pushbridge settings convert'?"),
            Unknown("webhook verfy", "Did you mean 'pushbridge webhook verify'?"),
            Unknown("inspect x", "Did you mean 'pushbridge token inspect'?"),
            Unknown("help transalte", "Did you mean 'pushbridge translate'?"),
            Unknown("help settings cnvert", "Did you mean 'pushbridge settings convert'?"),
            Unknown("xyzzy", "The subcommands are translate, send, convert, "),
            Unknown("token xyzzy", "The subcommands are sign, inspect."),
        ])
    func unknownSubcommand(_ example: Unknown) throws {
        let result = try PushBridgeProcess.run(example.arguments)
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(result.error.hasPrefix("Error: 'pushbridge") && result.error.contains("has no subcommand '"))
        #expect(result.error.contains(example.hint), "\(result.error)")
    }

    @Test("A file in the place of a subcommand is not read, and the way to translate it is named")
    func file() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("messages.jsonl", Sample.message)
        let result = try PushBridgeProcess.run([file])
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(result.error.contains("To translate a file: 'pushbridge translate \(file)'."))
    }

    @Test(
        "An option that does not exist is 64, with the nearest one",
        arguments: [
            ("--profil", "'--profile'"), ("--fom", "'--from'"), ("-output", "'--output'"),
            ("-max-line", "'--max-line'"),
        ])
    func unknownOption(_ option: String, hint: String) throws {
        let result = try PushBridgeProcess.run(["translate", option, "x"])
        #expect(result.status == 64 && result.error.contains("Did you mean \(hint)?"), "\(result.error)")
    }

    @Test("-o is --output", arguments: ["translate", "convert --to nim", "verify --to nim"])
    func output(_ command: String) throws {
        let folder = try TemporaryFolder()
        let words = command.split(separator: " ").map(String.init)
        let input = Data(Sample.message.utf8)
        let printed = try PushBridgeProcess.run(words, input: input)
        let written = try PushBridgeProcess.run(words + ["-o", folder.path("out")], input: input)
        #expect(written.status == 0 && written.output.isEmpty)
        #expect(try folder.contents(of: "out") == printed.output)
    }

    private static let commands = [
        "", "translate", "send", "convert", "settings", "settings convert", "settings profile", "verify",
        "explain", "webhook", "webhook verify", "webhook outcomes", "sign-request", "token", "token sign",
        "token inspect", "test-server", "mappings", "mappings list", "mappings show", "mappings check",
    ]

    @Test("-h is short, and names every option and subcommand that --help explains", arguments: commands)
    func help(_ command: String) throws {
        let words = command.split(separator: " ").map(String.init)
        let short = try PushBridgeProcess.shell(#"COLUMNS=80 "$0" "$@" -h"#, words)
        let long = try PushBridgeProcess.shell(#"COLUMNS=80 "$0" "$@" --help"#, words)
        #expect(short.status == 0 && long.status == 0 && short.error.isEmpty)
        #expect(short.output.utf8.count < long.output.utf8.count * 3 / 4)
        #expect(!short.output.contains("Exit status:") && long.output.contains("Exit status:"))
        #expect(Self.names(in: short.output) == Self.names(in: long.output))
        let lines = short.output.split(separator: "\n")
        #expect(lines.filter { $0.count > 80 } == [])
        #expect(lines.last?.hasSuffix(" --help' shows examples, formats and exit statuses.") == true)
    }

    @Test("-o stands beside --output wherever there is one", arguments: commands)
    func outputEverywhere(_ command: String) throws {
        let words = command.split(separator: " ").map(String.init)
        let help = try PushBridgeProcess.run(words + ["--help"]).output
        #expect(!help.contains("\n  --output "))
    }

    /// The options and subcommands that stand at the beginning of a line.
    private static func names(in help: String) -> [String] {
        help.split(separator: "\n").drop { !$0.hasPrefix("USAGE:") }.dropFirst()
            .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See ") }
            .map { $0.split(separator: " ").prefix { $0.hasPrefix("-") || $0.last == "," }.joined() }
    }
}
