import Foundation
import Testing

@Suite("A secret in the place of any option's value is never printed")
struct SecretArgumentTests {
    private static let commands = [
        "translate", "send", "convert", "settings convert", "settings profile", "verify", "merge", "report",
        "compare",
        "explain", "webhook verify", "webhook outcomes", "sign-request", "token sign", "token inspect",
        "test-server",
        "mappings list", "mappings show", "mappings check",
    ]
    private static let secret = "hunTer2SecretHunTer2SecretHunTer2SecretHunTer2Secret"

    /// The ways in which a secret can stand at an option.
    private static func ways(_ option: String) -> [[String]] {
        [
            [option, "-----BEGIN PRIVATE KEY-----\n\(secret)"], ["\(option)=\(secret)"],
            ["\(option) \(secret)"],
        ]
    }

    @Test(
        "Every option with the first command that has it, in one of three ways in turn, and every command with an unknown one in all"
    )
    func options() async throws {
        // The records have what --origin is given.
        var seen: Set<String> = []
        var turn = 0
        for command in Self.commands {
            let words = command.split(separator: " ").map(String.init)
            let help = try await PushBridgeProcess.runAside(words + ["--help"]).output
            let options = help.matches(of: /--[a-z0-9-]+ <[a-z:|]+>/).map { String($0.output) }
            let new = options.filter { seen.insert($0).inserted }.compactMap {
                $0.split(separator: " ").first
            }
            let known = new.map(String.init).filter { $0 != "--origin" }.map { option in
                turn += 1
                return Self.ways(option)[turn % 3]
            }
            for arguments in known + Self.ways("--unknown-option") {
                let result = try await PushBridgeProcess.runAside(words + arguments)
                let shown = (result.output + result.error).contains("hunTer2Secret")
                #expect(
                    !shown && result.status != 0,
                    "\(words) \(arguments[0].prefix(20)): \(result.error.prefix(200))")
            }
        }
        #expect(seen.count > 40)
    }

    @Test(
        "A short passphrase in the place of a secret's file neither",
        arguments: [
            ["token", "sign", "--key", "hunter2"], ["token", "inspect", "a.b.c", "--key", "hunter2"],
            ["webhook", "verify", "--vendor", "nim", "--secret-file", "hunter2"],
            ["sign-request", "--app-key", "k", "--secret-file", "correct horse/battery"],
            ["token", "sign", "--key", "/dev/null", "--passphrase-file", "hunter2"],
        ])
    func passphrases(_ arguments: [String]) throws {
        let identifiers = arguments[1] == "sign" ? ["--key-id", "ABC123DEFG", "--team-id", "DEF123GHIJ"] : []
        let result = try PushBridgeProcess.run(arguments + identifiers)
        #expect(
            result.status == 74 && !result.error.contains(arguments[arguments.count - 1]), "\(result.error)")
        #expect(result.error.contains("The file of \(arguments[arguments.count - 2]) cannot be read"))
    }
}
