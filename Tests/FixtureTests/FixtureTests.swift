import Foundation
import PushRecords
import Testing

@Suite("Golden cases")
struct FixtureTests {
    @Test("There are hundreds of cases, and each makes a claim")
    func claims() throws {
        #expect(Fixture.all.count > 250)
        for fixture in Fixture.all {
            let claim = try fixture.lines("claim.txt")
            #expect(claim.count == 2, "\(fixture): claim.txt holds the claim and its source")
        }
    }

    @Test("Every case gives its records", arguments: Fixture.all)
    func records(_ fixture: Fixture) throws {
        let output = try Output(of: fixture)
        let expected = try fixture.lines("records.jsonl").map { try JSONDocument($0) }
        try #require(output.records.count == expected.count, "\(output.text)")
        for (record, expected) in zip(output.records, expected) {
            #expect(record.without("diagnostics").isSame(as: expected.root), "\(record.root.raw)")
        }
        for loss in try fixture.lines("loss.txt") {
            #expect(output.losses.contains(loss), "no diagnostic \(loss); there are \(output.losses)")
        }
    }

    /// What a person has looked at once stays as it was: the neutral form of each message and all its diagnostics.
    ///
    /// A missing baseline is written and fails the run, so that it can never pass unseen.
    @Test("Every case keeps its neutral form and its diagnostics", arguments: Fixture.all)
    func baseline(_ fixture: Fixture) throws {
        try compare(Output(of: fixture).diagnostics, with: "diagnostics.txt", in: fixture)
        try compare(neutralForms(of: fixture), with: "neutral.jsonl", in: fixture)
    }

    @Test("The same case gives the same bytes again", arguments: Fixture.all)
    func determinism(_ fixture: Fixture) throws {
        #expect(try Output(of: fixture).text == Output(of: fixture).text)
    }

    private func neutralForms(of fixture: Fixture) throws -> [String] {
        let translator = try MessageTranslator(fixture.configuration())
        return try fixture.lines("input.jsonl").map { line in
            do {
                let read = try translator.read(line: ByteSlice(line))
                var writer = JSONWriter()
                read.message.write(to: &writer)
                return "\(read.source) \(writer.text())"
            } catch let error as MessageError {
                return "error \(error.code)"
            }
        }
    }

    private func compare(_ lines: [String], with name: String, in fixture: Fixture) throws {
        let text = lines.map { $0 + "\n" }.joined()
        let file = fixture.folder.appending(path: name)
        guard fixture.has(name) else {
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("\(fixture)/\(name) was missing and is recorded now; look at it and run again")
            return
        }
        let recorded = try String(contentsOf: file, encoding: .utf8)
        #expect(recorded == text, "\(name) differs; remove it to record it anew")
    }
}

/// What translating a case's messages gives.
private struct Output {
    let text: String
    let records: [JSONDocument]

    init(of fixture: Fixture) throws {
        let translator = try MessageTranslator(fixture.configuration())
        let now = try fixture.now()
        var job = LineJob(TranslationTask(translator, for: try fixture.people()) { now })
        var output = LineOutput()
        for (index, line) in try fixture.lines("input.jsonl").enumerated() {
            job.work(on: ByteSlice(line), line: index + 1, into: &output)
        }
        text = output.records.text().string
        self.records = try text.split(separator: "\n").map { try JSONDocument(String($0)) }
    }

    /// Each diagnostic as `line severity kind row path`.
    var diagnostics: [String] {
        records.flatMap { record in
            (record.root["diagnostics"].map { Array($0.elements) } ?? []).map { diagnostic in
                let line = record.root["line"]?.integer ?? 0
                let words = ["severity", "kind", "row", "path"].map {
                    diagnostic[UTF8Text($0)]?.string?.string ?? "-"
                }
                return "\(line) " + words.joined(separator: " ")
            }
        }
    }

    /// Each diagnostic as `kind path`.
    var losses: [String] {
        diagnostics.map { line in
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            return "\(words[2]) \(words[4])"
        }
    }
}

extension JSONDocument {
    /// The object without one member.
    fileprivate func without(_ name: UTF8Text) -> JSONValue {
        RawJSON.object(root.members.filter { $0.key != name }.map { (key: $0.key, value: $0.value.raw) })
            .parsed().root
    }
}
