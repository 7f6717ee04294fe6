import Foundation
import PushModel
import PushRecords
import Testing

@Suite("The page about the commands")
struct CommandPageTests {
    private static func text(of page: String = "Commands") throws -> String {
        try Checkout.text("\(DocumentationPage.catalog)/\(page).md")
    }

    /// The rows of the table below a heading, as their cells.
    private static func rows(below heading: String, of page: String = "Commands") throws -> [[String]] {
        try text(of: page).split(separator: "\n")
            .drop { $0 != "## \(heading)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
            .filter { $0.hasPrefix("| ") }.dropFirst(2)
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    /// What a cell spells as code.
    private static func codes(_ cell: String) -> [String] {
        cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }

    @Test("The table of what diagnostics say has a line for each kind")
    func kinds() throws {
        let text = try Self.text()
        #expect(Diagnostic.Kind.allCases.filter { !text.contains("\n| `\($0.rawValue)` | ") } == [])
    }

    /// The members that the page says a settings file may have.
    private static func members(of file: String) throws -> [String] {
        let lines = try Self.text().split(separator: "\n")
        let line = try #require(lines.first { $0.hasPrefix("| \(file) | `") })
        return line.replacing(/\([^)]*\)/, with: "").matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }

    @Test("A profile may have what the page lists, and nothing that is made up")
    func profileMembers() throws {
        func isKnown(_ member: String) throws -> Bool {
            let text = member == "vendor" ? "{\"vendor\":[1]}" : "{\"vendor\":\"nim\",\"\(member)\":[1]}"
            guard let profile = try? AppProfile(try JSONDocument(text).root) else { return true }
            return !profile.remarks.contains { $0.path == "/\(member)" }
        }
        let members = try Self.members(of: "profile")
        #expect(members.count > 10)
        #expect(try members.filter { try !isKnown($0) } == [])
        #expect(try !isKnown("colour"))
    }

    @Test("A recipient may have what the page lists, and nothing that is made up")
    func recipientMembers() throws {
        func isKnown(_ member: String) throws -> Bool {
            let text = member == "id" ? "{}" : "{\"id\":\"bob\",\"\(member)\":[1]}"
            var remarks: [SettingsRemark] = []
            let recipient = try? Recipient(
                JSONDocument(text).root, zones: { _ in nil }, remarks: &remarks)
            return recipient == nil || remarks.isEmpty
        }
        let members = try Self.members(of: "recipient")
        #expect(members.count > 10)
        #expect(try members.filter { try !isKnown($0) } == [])
        #expect(try !isKnown("colour"))
    }

    /// The short help of each command that has no subcommands.
    private static let help = Result {
        let terminal = try Terminal(copying: "Scripts/demo.data")
        var help: [String: [Substring]] = [:]
        var commands = [""]
        while let command = commands.popLast() {
            let page = HelpPage(
                command: [], text: try terminal.run("COLUMNS=80 pushbridge \(command) -h"))
            commands += page.subcommands.map { command.isEmpty ? $0 : "\(command) \($0)" }
            if page.subcommands.isEmpty { help[command] = page.text.split(separator: "\n") }
        }
        return help
    }

    @Test("Each command that the page names exists, and each that exists is named")
    func commands() throws {
        let named = try Self.rows(below: "Overview").flatMap { Self.codes($0[0]) }
        #expect(try named.sorted() == Self.help.get().keys.filter { $0 != "help" }.sorted())
    }

    @Test("An option is one of each command that the page names, and of no other")
    func options() throws {
        let rows = try Self.rows(below: "Options of many commands")
        #expect(rows.count > 10)
        for row in rows {
            for option in Self.codes(row[0]) {
                let words = option.split(separator: " ")
                let beginning = words.count == 2 ? "\(words[0]) <\(words[1])>" : "\(option) "
                let having = try Self.help.get().filter { _, lines in
                    lines.contains { line in
                        ["  ", "  -o, "].contains { "\(line) ".hasPrefix("\($0)\(beginning)") }
                    }
                }
                #expect(having.keys.sorted() == Self.codes(row[1]).sorted(), "\(option)")
            }
        }
    }

    @Test("The kinds of change are those of a comparison, in its order")
    func changes() throws {
        let changes = try Self.rows(below: "Overview", of: "Comparing").map { Self.codes($0[0]).first }
        #expect(changes == PushChange.allCases.map(\.rawValue))
    }

    @Test("The parts of a test run are those of Scripts/test, in its order")
    func parts() throws {
        let script = try Checkout.text("Scripts/test")
        let begun = script.matches(of: /(?m)^    begin (?:"([^"]+)"|(\w+)) \w+$/).map {
            String($0.output.1 ?? $0.output.2 ?? "")
        }
        #expect(begun.count == 5)
        #expect(try Self.rows(below: "The tests", of: "Building").map { $0[0] } == begun)
    }
}
