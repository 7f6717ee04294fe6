import APNSTypes
import Testing

@Suite("The linter")
struct LintTests {
    @Test("A request that keeps the rule has nothing said of it", arguments: LintCase.all)
    func good(_ lint: LintCase) {
        #expect(lint.good.findings.map(\.message) == [])
    }

    @Test(
        "A request that breaks the rule has that said, at its place, and nothing else",
        arguments: LintCase.all)
    func bad(_ lint: LintCase) throws {
        let findings = lint.bad.findings
        #expect(Set(findings.map(\.rule)) == lint.also.union([lint.rule]))
        let finding = try #require(findings.first { $0.rule == lint.rule })
        #expect(finding.place.text == lint.place)
        #expect(finding.row == lint.rule.row)
        #expect(finding.severity == lint.rule.severity)
        #expect(!finding.message.contains("{"), "a place in the message was not filled: \(finding.message)")
        #expect(!finding.message.contains("  ") && !finding.message.hasPrefix(" "), "\(finding.message)")
    }

    @Test("Every rule of the table has a request that keeps it and one that breaks it")
    func everyRule() {
        #expect(Set(APNSRule.allCases).subtracting(LintCase.all.map(\.rule)) == [])
    }

    @Test("A missing member is told once for each that is missing")
    func several() {
        let empty = LintedRequest(#"{"aps":{}}"#, .liveActivity)
        #expect(empty.findings.map(\.key) == ["timestamp", "event"])
        let start = LintedRequest(#"{"aps":{"timestamp":1,"event":"start"}}"#, .liveActivity)
        #expect(start.findings.map(\.key) == ["alert", "attributes", "attributes-type"])
    }

    @Test("Null counts as absent")
    func null() {
        let request = LintedRequest(#"{"aps":{"alert":"B","badge":null,"sound":null,"event":null}}"#)
        #expect(request.findings == [])
    }

    @Test("A payload that is parsed already is not parsed again")
    func parsed() throws {
        let root = try JSONDocument(#"{"aps":{"alert":"B","mine":1}}"#).root
        let findings = APNSLint.findings(headers: APNSHeaders(), payload: root, bytes: 4_097)
        #expect(findings.map(\.rule) == [.payloadSize, .unknownKey])
    }

    @Test("Words, tokens and values that a person would read never stand in a finding")
    func discretion() {
        let secret = "Qxyzzy"
        for key in ["alert", "badge", "category", "interruption-level", "event", "mine", "sound"] {
            for json in [#""\#(secret)""#, #"["\#(secret)"]"#, #"{"body":["\#(secret)"]}"#] {
                let request = LintedRequest(#"{"aps":{"\#(key)":\#(json)}}"#)
                #expect(request.findings.allSatisfy { !$0.message.contains(secret) })
            }
        }
    }
}
