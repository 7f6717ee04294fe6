import PushRecords
import TestSupport
import Testing

@Suite("Golden cases")
struct FixtureTests {
    @Test("There are hundreds of cases, and each makes a claim")
    func claims() {
        #expect(FixtureCase.messages.count > 250)
        for fixture in FixtureCase.all {
            #expect(fixture.has("claim") && fixture.has("cites"), "\(fixture)")
            #expect(fixture.memberNames.subtracting(FixtureCase.knownMembers) == [], "\(fixture)")
        }
    }

    @Test("No two cases of a folder have the same name")
    func names() {
        let names = FixtureCase.all.map(\.description)
        #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    @Test("Every case gives its records", arguments: FixtureCase.messages)
    func records(_ fixture: FixtureCase) throws {
        let output = try Output(of: fixture)
        let expected = try fixture.lines("records").map { try JSONDocument($0) }
        try #require(output.records.count == expected.count, "\(output.text)")
        for (record, expected) in zip(output.records, expected) {
            #expect(record.without("diagnostics").isSame(as: expected.root), "\(record.root.raw)")
        }
        for loss in fixture.lines("losses") {
            #expect(output.losses.contains(loss), "no diagnostic \(loss); there are \(output.losses)")
        }
    }

    /// What a person has looked at once stays as it was: the neutral form of each message and all its diagnostics.
    ///
    /// A missing member is recorded and fails the run, so that it can never pass unseen.
    @Test("Every case keeps its neutral form and its diagnostics", arguments: FixtureCase.messages)
    func baseline(_ fixture: FixtureCase) throws {
        let diagnostics = try Output(of: fixture).diagnostics
        #expect(fixture.difference(of: diagnostics, from: "diagnostics") == nil)
        #expect(try fixture.difference(of: neutralForms(of: fixture), from: "neutral") == nil)
    }

    @Test("The same case gives the same bytes again", arguments: FixtureCase.messages)
    func determinism(_ fixture: FixtureCase) throws {
        #expect(try Output(of: fixture).text == Output(of: fixture).text)
    }

    private func neutralForms(of fixture: FixtureCase) throws -> [String] {
        let translator = try MessageTranslator(fixture.configuration())
        return try fixture.lines("input").map { line in
            do {
                let read = try translator.read(line: ByteSlice(line))
                var writer = JSONWriter()
                read.message.write(to: &writer)
                return "{\"\(read.source)\":\(writer.text())}"
            } catch let error as MessageError {
                return "{\"error\":\"\(error.code)\"}"
            }
        }
    }
}

/// What translating a case's messages gives.
private struct Output {
    let text: String
    let records: [JSONDocument]

    init(of fixture: FixtureCase) throws {
        let translator = try MessageTranslator(fixture.configuration())
        let now = try fixture.now()
        var job = LineJob(TranslationTask(translator, for: try fixture.people()) { now })
        var output = LineOutput()
        for (index, line) in fixture.lines("input").enumerated() {
            job.work(on: ByteSlice(line), line: index + 1, into: &output)
        }
        text = output.records.text().string
        self.records = try text.split(separator: "\n").map { try JSONDocument(String($0)) }
    }

    /// Each diagnostic as `line severity kind row path`.
    var diagnostics: [String] {
        records.flatMap(\.diagnosticLines)
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
    /// Each diagnostic of a record as `line severity kind row path`.
    var diagnosticLines: [String] {
        (root["diagnostics"].map { Array($0.elements) } ?? []).map { diagnostic in
            let words = ["severity", "kind", "row", "path"].map {
                diagnostic[UTF8Text($0)]?.string?.string ?? "-"
            }
            return "\(root["line"]?.integer ?? 0) \(words.joined(separator: " "))"
        }
    }

    /// The object without one member.
    fileprivate func without(_ name: UTF8Text) -> JSONValue {
        RawJSON.object(root.members.filter { $0.key != name }.map { (key: $0.key, value: $0.value.raw) })
            .parsed().root
    }
}
