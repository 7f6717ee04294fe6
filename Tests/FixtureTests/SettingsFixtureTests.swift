import Foundation
import PushRecords
import Testing

@Suite("Golden cases of settings")
struct SettingsFixtureTests {
    @Test("There are dozens of cases, and each makes a claim with its source")
    func claims() throws {
        #expect(SettingsFixture.all.count > 80)
        for fixture in SettingsFixture.all {
            #expect(try fixture.lines("claim.txt").count == 2, "\(fixture)")
        }
    }

    /// Expected records hold the members that a case is about.
    @Test("Every case gives its records", arguments: SettingsFixture.all)
    func records(_ fixture: SettingsFixture) throws {
        let records = try fixture.records()
        let expected = try fixture.lines("records.jsonl").map { try JSONDocument($0).root }
        try #require(records.count == expected.count)
        for (record, expected) in zip(records, expected) {
            for member in expected.members {
                let found = record.root[member.key]
                #expect(
                    found?.isSame(as: member.value) == true,
                    "\(member.key): \(found?.raw.description ?? "absent")")
            }
        }
    }

    /// What a person has looked at once stays as it was; a missing baseline is written and fails the run.
    @Test("Every case keeps its diagnostics", arguments: SettingsFixture.all)
    func diagnostics(_ fixture: SettingsFixture) throws {
        let lines = try fixture.records().flatMap { record in
            (record.root["diagnostics"].map { Array($0.elements) } ?? []).map { diagnostic in
                let words = ["severity", "kind", "row", "path"].map {
                    diagnostic[UTF8Text($0)]?.string?.string ?? "-"
                }
                return "\(record.root["line"]?.integer ?? 0) \(words.joined(separator: " "))"
            }
        }
        let text = lines.map { $0 + "\n" }.joined()
        let file = fixture.folder.appending(path: "diagnostics.txt")
        guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record(
                "\(fixture)/diagnostics.txt was missing and is recorded now; look at it and run again")
            return
        }
        #expect(recorded == text, "diagnostics.txt differs; remove it to record it anew")
    }
}

/// A folder of `Tests/Fixtures/settings`: users or consoles, and what must come out.
struct SettingsFixture: CustomTestStringConvertible, Sendable {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }

    static let all: [SettingsFixture] = {
        let root = Fixture.root.appending(path: "settings")
        let folders = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        return (folders ?? []).sorted { $0.path < $1.path }.map(SettingsFixture.init)
    }()

    /// A file's lines that hold something; none when there is no such file.
    func lines(_ name: String) throws -> [String] { try Fixture(folder: folder).lines(name) }

    /// What converting the case's lines gives.
    func records() throws -> [JSONDocument] {
        let converter = try SettingsConverter(configuration())
        let users = try lines("users.jsonl")
        var job = LineJob(SettingsTask(converter, users.isEmpty ? .consoles : .users))
        var output = LineOutput()
        for (index, line) in (users.isEmpty ? try lines("consoles.jsonl") : users).enumerated() {
            job.work(on: ByteSlice(line), line: index + 1, into: &output)
        }
        return try output.records.text().string.split(separator: "\n").map { try JSONDocument(String($0)) }
    }

    private func configuration() throws -> SettingsConverter.Configuration {
        let arguments = try lines("arguments.txt")
        var values: [String: String] = [:]
        for index in stride(from: 0, to: arguments.count - 1, by: 2) {
            values[arguments[index]] = arguments[index + 1]
        }
        var configuration = SettingsConverter.Configuration(
            source: try #require(values["--from"]), target: try #require(values["--to"]))
        configuration.form = values["--to-form"]
        configuration.now = try #require(Instant(rfc3339: UTF8Text(values["--now"] ?? "")))
        configuration.zones = { name in
            TimeZone(identifier: name).map { zone in
                TimeZoneRule(name: name) {
                    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0.seconds)))
                }
            }
        }
        if let profile = try lines("profile.json").first {
            configuration.profiles = [try AppProfile(JSONDocument(profile).root)]
        }
        return configuration
    }
}
