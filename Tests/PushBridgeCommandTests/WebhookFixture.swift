import Foundation
import PushBridge
import TestSupport
import Testing

extension FixtureCase {
    /// What the vendor sent, how the command is called, and what must come out.
    static let webhooks = all(in: "webhooks")

    /// What the command gives that the case asks for, with a number of threads.
    func run(_ more: String..., jobs: Int = 1) throws -> PushBridgeProcess.Result {
        let folder = try TemporaryFolder()
        let secret = try lines("secret").flatMap { ["--secret-file", try folder.file("secret.txt", $0)] }
        let input = try folder.file("webhooks.jsonl", lines("webhooks").map { $0 + "\n" }.joined())
        return try withExtendedLifetime(folder) {
            try PushBridgeProcess.once(lines("arguments") + secret + more + ["--jobs", "\(jobs)", input])
        }
    }
}

@Suite("Golden cases of webhooks")
struct WebhookFixtureTests {
    @Test("There are many cases")
    func count() {
        #expect(FixtureCase.webhooks.count >= 20)
    }

    @Test("Every case gives its records and its status", arguments: FixtureCase.webhooks)
    func records(_ fixture: FixtureCase) throws {
        let result = try fixture.run()
        let lines = result.output.split(separator: "\n").map(String.init)
        let expected = fixture.lines("records")
        try #require(lines.count == expected.count, "\(result.output)\(result.error)")
        for (line, expected) in zip(lines, expected) {
            let wanted = try JSONDocument(expected).root
            #expect(try JSONDocument(line).root.shown(as: wanted).isSame(as: wanted), "\(line)")
        }
        #expect(fixture.lines("status") == ["\(result.status)"], "\(result.error)")
    }

    /// A missing member is recorded and fails the run, so that it can never pass unseen.
    @Test("Every case keeps its diagnostics and rejects", arguments: FixtureCase.webhooks)
    func baseline(_ fixture: FixtureCase) throws {
        let told = try fixture.run().output.split(separator: "\n").flatMap { line in
            let root = try JSONDocument(String(line)).root
            let number = root["line"]?.integer ?? 0
            let diagnostics = root["diagnostics"].map { $0.elements.map(\.raw.description) } ?? []
            return (diagnostics + [root["error"]?.raw.description].compactMap(\.self)).map {
                "\(number) \($0)"
            }
        }
        #expect(fixture.difference(of: told, from: "told") == nil)
    }

    @Test("Threads change nothing", arguments: FixtureCase.webhooks)
    func threads(_ fixture: FixtureCase) throws {
        #expect(try fixture.run(jobs: 4).output == fixture.run(jobs: 1).output)
    }
}

extension JSONValue {
    /// What of a record a case speaks about: of a reject the line and the code, of others all but the diagnostics.
    fileprivate func shown(as wanted: JSONValue) -> JSONValue {
        let members = members.filter { $0.key != "diagnostics" || wanted["diagnostics"] != nil }
        guard let code = self["error"]?["code"], let line = self["line"] else {
            return RawJSON.object(members.map { (key: $0.key, value: $0.value.raw) }).parsed().root
        }
        let error = RawJSON.object([(key: "code", value: code.raw)])
        return RawJSON.object([(key: "line", value: line.raw), (key: "error", value: error)]).parsed().root
    }
}
