import Foundation
import PushBridge
import Testing

/// A folder of `Tests/Fixtures/webhooks`: what the vendor sent, how the command is called, and what must come out.
struct WebhookFixture: CustomTestStringConvertible, Sendable {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }

    static let all: [WebhookFixture] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/webhooks")
        let folders = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        return (folders ?? []).sorted { $0.path < $1.path }.map(WebhookFixture.init)
    }()

    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    func path(_ name: String) -> String { folder.appending(path: name).path }

    func lines(_ name: String) throws -> [String] {
        try String(contentsOfFile: path(name), encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// What the command gives that the folder's files ask for, with a number of threads.
    func run(_ more: String..., jobs: Int = 1) throws -> PushBridgeProcess.Result {
        let secret = has("secret.txt") ? ["--secret-file", path("secret.txt")] : []
        return try PushBridgeProcess.once(
            lines("arguments.txt") + secret + more + ["--jobs", "\(jobs)", path("webhooks.jsonl")])
    }
}

@Suite("Golden cases of webhooks")
struct WebhookFixtureTests {
    @Test("There are many cases, and each makes a claim")
    func claims() throws {
        #expect(WebhookFixture.all.count >= 20)
        for fixture in WebhookFixture.all {
            #expect(try fixture.lines("claim.txt").count == 2, "\(fixture): the claim and its source")
        }
    }

    @Test("Every case gives its records and its status", arguments: WebhookFixture.all)
    func records(_ fixture: WebhookFixture) throws {
        let result = try fixture.run()
        let lines = result.output.split(separator: "\n").map(String.init)
        let expected = try fixture.lines("records.jsonl")
        try #require(lines.count == expected.count, "\(result.output)\(result.error)")
        for (line, expected) in zip(lines, expected) {
            let wanted = try JSONDocument(expected).root
            #expect(try JSONDocument(line).root.shown(as: wanted).isSame(as: wanted), "\(line)")
        }
        #expect(try fixture.lines("status.txt") == ["\(result.status)"], "\(result.error)")
    }

    /// A missing baseline is written and fails the run, so that it can never pass unseen.
    @Test("Every case keeps its diagnostics and rejects", arguments: WebhookFixture.all)
    func baseline(_ fixture: WebhookFixture) throws {
        let told = try fixture.run().output.split(separator: "\n").flatMap { line in
            let root = try JSONDocument(String(line)).root
            let number = root["line"]?.integer ?? 0
            let diagnostics = root["diagnostics"].map { $0.elements.map(\.raw.description) } ?? []
            return (diagnostics + [root["error"]?.raw.description].compactMap(\.self)).map {
                "\(number) \($0)"
            }
        }
        let text = told.map { $0 + "\n" }.joined()
        guard fixture.has("told.txt") else {
            try text.write(toFile: fixture.path("told.txt"), atomically: true, encoding: .utf8)
            Issue.record("\(fixture)/told.txt was missing and is recorded now; look at it and run again")
            return
        }
        let recorded = try String(contentsOfFile: fixture.path("told.txt"), encoding: .utf8)
        #expect(text == recorded, "told.txt differs; remove it to record it anew")
    }

    @Test("Threads change nothing", arguments: WebhookFixture.all)
    func threads(_ fixture: WebhookFixture) throws {
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
