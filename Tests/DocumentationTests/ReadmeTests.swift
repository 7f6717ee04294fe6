import Foundation
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
        let links = try Self.page().localLinks
        #expect(links.count > 20)
        #expect(links.filter { !Checkout.has($0) } == [])
    }

    @Test("The table of targets names every folder of Sources")
    func targets() throws {
        let text = try Checkout.text("README.md")
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Checkout.root.appendingPathComponent("Sources").path)
        #expect(folders.sorted().filter { !text.contains("](Sources/\($0))") && !$0.hasPrefix(".") } == [])
    }
}
