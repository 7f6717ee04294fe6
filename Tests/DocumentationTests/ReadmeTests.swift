import Foundation
import PushModel
import Testing

@Suite("README")
struct ReadmeTests {
    private static func page() throws -> MarkdownPage { MarkdownPage(try Checkout.text("README.md")) }

    @Test("Each command prints exactly what README shows", arguments: try page().transcripts)
    func transcripts(_ transcript: Transcript) throws {
        let terminal = try Terminal(copying: "Scripts/demo.data")
        for step in transcript.steps {
            let output = try terminal.run(step.command)
            #expect(output == step.output, "README shows something else for \(step.command)")
        }
    }

    @Test("README has transcripts, so that the test above cannot pass for want of them")
    func hasTranscripts() throws {
        let steps = try Self.page().transcripts.flatMap(\.steps)
        #expect(steps.count >= 5)
        #expect(steps.allSatisfy { !$0.command.isEmpty })
    }

    @Test("The library's example is the code that is compiled here")
    func libraryExample() throws {
        let source = try Checkout.text("Tests/DocumentationTests/LibraryExample.swift")
        #expect(
            try Self.page().blocks("swift").contains { source == $0 + "\n" },
            "Copy Tests/DocumentationTests/LibraryExample.swift into README's example")
    }

    @Test("The library's example does what its comment says")
    func libraryExampleRuns() throws {
        let message = #"{"conversationId":"alice|1|bob","messageType":0,"pushConfig":{"pushContent":"Hi"}}"#
        #expect(
            try pushes(of: message)
                == [#"bob: {"aps":{"alert":{"body":"alice:Hi"},"badge":1,"sound":"default"},"nim":1}"#])
    }

    @Test("Every link into the checkout leads to something")
    func links() throws {
        let links = try Self.page().localLinks.map { String($0.prefix { $0 != "#" }) }
        #expect(links.count > 20)
        #expect(links.filter { !Checkout.has($0) } == [])
    }

    @Test("The table of what diagnostics say has a line for each kind")
    func kinds() throws {
        let text = try Checkout.text("README.md")
        #expect(Diagnostic.Kind.allCases.filter { !text.contains("\n| `\($0.rawValue)` | ") } == [])
    }

    /// The members that README says a settings file may have.
    private static func members(of file: String) throws -> [String] {
        let lines = try Checkout.text("README.md").split(separator: "\n")
        let line = try #require(lines.first { $0.hasPrefix("| \(file) | `") })
        return line.replacing(/\([^)]*\)/, with: "").matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }

    @Test("A profile may say what README lists, and nothing that is made up")
    func profileMembers() throws {
        func isKnown(_ member: String) throws -> Bool {
            let text = member == "vendor" ? "{\"vendor\":[1]}" : "{\"vendor\":\"nim\",\"\(member)\":[1]}"
            guard let profile = try? AppProfile(try JSONDocument(text).root) else { return true }
            return !profile.unknownMembers.contains("/\(member)")
        }
        let members = try Self.members(of: "profile")
        #expect(members.count > 10)
        #expect(try members.filter { try !isKnown($0) } == [])
        #expect(try !isKnown("colour"))
    }

    @Test("A recipient may say what README lists, and nothing that is made up")
    func recipientMembers() throws {
        func isKnown(_ member: String) throws -> Bool {
            let text = member == "id" ? "{}" : "{\"id\":\"bob\",\"\(member)\":[1]}"
            return (try? Recipient(try JSONDocument(text).root) { _ in nil }) == nil
        }
        let members = try Self.members(of: "recipient")
        #expect(members.count > 10)
        #expect(try members.filter { try !isKnown($0) } == [])
        #expect(try !isKnown("colour"))
    }

    @Test("The table of targets names every folder of Sources")
    func targets() throws {
        let text = try Checkout.text("README.md")
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Checkout.root.appendingPathComponent("Sources").path)
        #expect(folders.sorted().filter { !text.contains("](Sources/\($0))") && !$0.hasPrefix(".") } == [])
    }
}
