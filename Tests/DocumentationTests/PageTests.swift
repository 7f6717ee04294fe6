import Foundation
import MappingTables
import PushBridge
import PushModel
import Testing

@Suite("The catalog's pages")
struct PageTests {
    /// The page whose transcripts are one session, and its translation.
    static let tutorials = ["Moving-an-app", "zh-CN/Moving-an-app-zh-CN"]

    @Test("Each command prints exactly what its page shows", arguments: try DocumentationPage.all())
    func transcripts(_ page: DocumentationPage) throws {
        guard !Self.tutorials.contains(where: { page.path.hasSuffix("/\($0).md") }) else { return }
        for transcript in MarkdownPage(page.text).transcripts {
            let terminal = try Terminal(copying: "Scripts/demo.data")
            for step in transcript.steps {
                let output = try terminal.run(step.command)
                #expect(output == step.output, "\(page) shows something else for \(step.command)")
            }
        }
    }

    @Test("The pages have transcripts, so that the test above cannot pass for want of them")
    func hasTranscripts() throws {
        let steps = try DocumentationPage.all().filter { !$0.isTranslation }.flatMap {
            MarkdownPage($0.text).transcripts.flatMap(\.steps)
        }
        #expect(steps.count >= 90)
        #expect(steps.allSatisfy { !$0.command.isEmpty })
    }

    @Test(
        "The tutorial's commands print what it shows, one after the other in one folder", arguments: tutorials
    )
    func tutorialRuns(_ name: String) throws {
        let page = MarkdownPage(try Checkout.text("\(DocumentationPage.catalog)/\(name).md"))
        let terminal = try Terminal(copying: "Scripts/tutorial.data")
        let steps = page.transcripts.flatMap(\.steps)
        #expect(steps.count >= 20)
        #expect(steps.filter { $0.output.contains("Traceback") || $0.command.contains("/dev/null") }.isEmpty)
        for step in steps {
            let output = try terminal.run(step.command)
            #expect(output == step.output, "the tutorial shows something else for \(step.command)")
        }
    }

    @Test("The tutorial has a part for each step of a move, in order")
    func tutorialParts() throws {
        let text = try Checkout.text("\(DocumentationPage.catalog)/\(Self.tutorials[0]).md")
        let parts = text.matches(of: /(?m)^## \d+\. (.+)$/).map { String($0.output.1) }
        #expect(
            parts == [
                "Audit", "Settings", "Templates", "Messages", "Verify", "Run both", "Switch", "Retire",
            ])
    }

    @Test("Every link leads to a page")
    func links() throws {
        let pages = try DocumentationPage.all()
        let names = Set(pages.map(\.name))
        let dead = pages.flatMap { page in
            page.links.filter { !names.contains($0) }.map { "\(page): \($0)" }
        }
        #expect(dead == [])
        #expect(pages.flatMap(\.links).count > 10)
    }

    @Test("Every link to a file leads to one")
    func linkedFiles() throws {
        let dead = try DocumentationPage.all().flatMap { page in
            page.linkedFiles.filter { !Checkout.has($0) }.map { "\(page): \($0)" }
        }
        #expect(dead == [])
    }

    @Test("A link bears its page's title, so that it leads on where only DocC would follow it")
    func titles() throws {
        let pages = try DocumentationPage.all()
        let titles = Dictionary(uniqueKeysWithValues: pages.map { ($0.name, $0.title) })
        for page in pages where page.name != "PushBridge" {
            #expect(page.links == page.wordedLinks.map(\.page), "\(page) has a link without words")
            #expect(page.wordedLinks.filter { titles[$0.page] != $0.words }.map(\.words) == [])
        }
        #expect(!(try Checkout.text("README.md")).contains("doc:"), "README links by file")
    }

    @Test("Every page is one hop from README, and one from the catalog's first page")
    func reachable() throws {
        let pages = try DocumentationPage.all()
        let readme = Set(MarkdownPage(try Checkout.text("README.md")).localLinks)
        let first = try #require(pages.first { $0.name == "PushBridge" })
        for page in pages where page.name != first.name {
            #expect(readme.contains(page.path), "README misses \(page)")
            #expect(first.links.contains(page.name), "the first page misses \(page)")
        }
    }

    @Test("Every file that a page names is there, but those of the vendor that is made up")
    func paths() throws {
        let pages = try DocumentationPage.all()
        let missing = pages.flatMap { page in
            page.paths.filter { !$0.lowercased().contains("acme") && !Checkout.has($0) }.map {
                "\(page): \($0)"
            }
        }
        #expect(missing == [])
        #expect(pages.flatMap(\.paths).count > 20)
    }

    @Test("Every row that a page names is in the tables")
    func rows() throws {
        let known = Set(Mappings.embedded.byName.flatMap { $0.table.rows.map(\.id) })
        let unknown = try DocumentationPage.all().flatMap { page in
            page.rows.filter { !known.contains($0) }.map { "\(page): \($0)" }
        }
        #expect(unknown == [])
    }

    @Test("The gates and levels stand in the model's page in the order of the code")
    func model() throws {
        let page = try #require(
            try DocumentationPage.all().first { $0.name == "How-a-message-becomes-a-push" })
        #expect(page.firstCells(below: "Whether there is a push") == Gate.allCases.map(\.rawValue))
        #expect(
            page.firstCells(below: "Which words are shown") == TextLevel.allCases.reversed().map(\.rawValue))
        let unnamed = SuppressionReason.allCases.filter { !page.text.contains("`\($0.rawValue)`") }
        #expect(unnamed == [])
    }
}
