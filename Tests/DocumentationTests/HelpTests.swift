import Testing

@Suite("Help")
struct HelpTests {
    /// The pages of every command, as a terminal of 80 columns shows them; each is asked for once.
    private static let read = Result {
        let terminal = try Terminal(copying: "Scripts/demo.data")
        var pages: [HelpPage] = []
        var commands: [[String]] = [[]]
        while let command = commands.popLast() {
            let words = (["pushbridge"] + command + ["--help"]).joined(separator: " ")
            let page = HelpPage(command: command, text: try terminal.run("COLUMNS=80 \(words)"))
            pages.append(page)
            commands += page.subcommands.map { command + [$0] }
        }
        return pages
    }

    private static func pages() throws -> [HelpPage] { try read.get() }

    @Test("Every command has a page that fits into 80 columns", arguments: try pages())
    func lines(_ page: HelpPage) {
        #expect(page.badLines == [])
    }

    @Test(
        "Every page tells what goes in, what comes out, how it ends and what is next", arguments: try pages())
    func parts(_ page: HelpPage) {
        #expect(page.missing == [])
    }

    @Test("Every page has an example, and the examples run", arguments: try pages())
    func examples(_ page: HelpPage) throws {
        #expect(!page.examples.isEmpty)
        let terminal = try Terminal(copying: "Scripts/demo.data")
        let key =
            "openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt -out AuthKey.p8"
        #expect(try terminal.run(key) == "")
        for example in page.examples {
            let output = try terminal.run("\(example)\necho \"exit status $?\"")
            #expect(output.hasSuffix("exit status 0"), "\(example)\n\(output)")
            #expect(
                !output.contains("Error:") && !output.contains("command not found"), "\(example)\n\(output)")
            #expect(example.contains("pushbridge"))
        }
    }

    @Test("All commands are found, so that none escapes the tests above")
    func commands() throws {
        let names = try Self.pages().map(\.description)
        for name in ["pushbridge", "pushbridge settings convert", "pushbridge webhook outcomes"] {
            #expect(names.contains(name))
        }
        #expect(names.count >= 19)
    }

    @Test("What wraps badly, and what is missing, is noticed")
    func faults() {
        let page = HelpPage(
            command: [],
            text: """
                OVERVIEW: Reads nothing.

                Example:

                  one \\
                    two
                  {"a":1}
                three

                \(String(repeating: "x", count: 81))
                  \("")
                USAGE: pushbridge
                """)
        #expect(page.badLines == [String(repeating: "x", count: 81), "  ", "three"])
        #expect(page.missing == ["what comes out", "how it ends", "what is next"])
        #expect(page.examples.first == "one \\\n  two")
    }
}
