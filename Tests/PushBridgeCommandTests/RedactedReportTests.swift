import Foundation
import PushBridge
import Testing

@Suite("A redacted page may leave the house")
struct RedactedReportTests {
    /// Everything in an input that is a text, and every key, of eight characters or more.
    private static func texts(of value: JSONValue, into texts: inout Set<String>) {
        if let text = value.string?.string {
            texts.insert(text)
            // A text may be JSON itself.
            if let inner = try? JSONDocument(text).root, inner.kind == .object || inner.kind == .array {
                Self.texts(of: inner, into: &texts)
            }
        }
        for element in value.elements { Self.texts(of: element, into: &texts) }
        for member in value.members { Self.texts(of: member.value, into: &texts) }
    }

    /// The corpora: messages of both vendors, with the profiles and people that belong to them.
    private static let corpora: [(target: String, input: String, settings: [String])] = [
        ("nim", "tutorial.data/messages.jsonl", ["tutorial.data/easemob.json"]),
        ("nim", "demo.data/messages.jsonl", ["demo.data/easemob.json", "demo.data/nim.json"]),
        ("easemob", "demo.data/messages.jsonl", ["demo.data/easemob.json", "demo.data/nim.json"]),
    ]

    private static let scripts = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Scripts")

    @Test(
        "No text of eight characters or more of messages and profiles stands on it, nor the name of a file",
        arguments: corpora.indices, ["en", "zh"])
    func texts(_ index: Int, _ language: String) throws {
        let (target, input, settings) = Self.corpora[index]
        let folder = try TemporaryFolder()
        let messages = try String(contentsOf: Self.scripts.appending(path: input), encoding: .utf8)
        let copy = try folder.file("the-input-of-somebody.jsonl", messages)
        let profiles = settings.map { Self.scripts.appending(path: $0).path }
        var texts: Set<String> = []
        for line in messages.split(separator: "\n") {
            if let value = try? JSONDocument(String(line)).root { Self.texts(of: value, into: &texts) }
        }
        for profile in profiles {
            let text = try String(contentsOfFile: profile, encoding: .utf8)
            Self.texts(of: try JSONDocument(text).root, into: &texts)
        }
        texts.insert("the-input-of-somebody")
        let page = folder.path("page")
        let tally = folder.path("tally")
        let result = try PushBridgeProcess.run(
            ["verify", "--to", target, "--examples", "100", "--format", "json", "--output", tally, copy]
                + [
                    "--origin", "the-input-of-somebody.jsonl", "--lang", language, "--report", page,
                    "--redact",
                ]
                + profiles.flatMap { ["--profile", $0] })
        #expect(result.status <= 1)
        let redacted = try folder.contents(of: "page")
        #expect(redacted == (try ReportSample.page([tally], "--redact", "--lang", language).html))
        let open = try ReportSample.page([tally], "--lang", language).html
        let found = texts.filter { $0.count >= 8 && !Self.isOurs($0) && redacted.contains($0) }
        #expect(found == [])
        // The check can fail: without redaction there are such texts.
        #expect(!texts.filter { $0.count >= 8 && !Self.isOurs($0) && open.contains($0) }.isEmpty)
    }

    /// Words that the program says by itself, whatever a message says.
    private static func isOurs(_ text: String) -> Bool { ["default", "easemob", "nim"].contains(text) }

    @Test("Lock screens have blocks and the length of what they hide, and identifiers numbers")
    func looks() throws {
        let folder = try TemporaryFolder()
        let tally = try ReportSample.tally(folder, "tally", of: [ReportSample.worded])
        let page = try ReportSample.page([tally], "--redact")
        #expect(try page.text(of: "p3").contains("█ 6 Latin letters, 1 sign ████████ 16 Latin letters"))
        #expect(page.html.contains("Redacted: words are shown as their length and script"))
        #expect(page.unbalanced == [] && page.links.subtracting(page.identifiers) == [])
    }

    @Test("Only a redacted page may be read by everybody")
    func permissions() throws {
        let folder = try TemporaryFolder()
        let tally = try ReportSample.tally(folder)
        for (arguments, mode) in [([], 0o600), (["--redact"], 0o644)] {
            let path = folder.path("page\(mode)")
            _ = try PushBridgeProcess.run(["report", tally, "--output", path] + arguments)
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == mode)
        }
    }
}
