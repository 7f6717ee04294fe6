import Foundation
import PushRecords
import TestSupport
import Testing

@Suite("Golden cases of settings")
struct SettingsFixtureTests {
    @Test("There are dozens of cases")
    func count() {
        #expect(FixtureCase.settings.count > 80)
    }

    /// Expected records hold the members that a case is about.
    @Test("Every case gives its records", arguments: FixtureCase.settings)
    func records(_ fixture: FixtureCase) throws {
        let records = try fixture.convertedSettings()
        let expected = try fixture.lines("records").map { try JSONDocument($0).root }
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

    /// What a person has looked at once stays as it was; a missing member is recorded and fails the run.
    @Test("Every case keeps its diagnostics", arguments: FixtureCase.settings)
    func diagnostics(_ fixture: FixtureCase) throws {
        let lines = try fixture.convertedSettings().flatMap(\.diagnosticLines)
        #expect(fixture.difference(of: lines, from: "diagnostics") == nil)
    }
}

extension FixtureCase {
    /// Users or consoles, and what must come out.
    static let settings = all(in: "settings")

    /// What converting the case's lines gives.
    func convertedSettings() throws -> [JSONDocument] {
        let converter = try SettingsConverter(settingsConfiguration())
        let users = lines("users")
        var job = LineJob(SettingsTask(converter, users.isEmpty ? .consoles : .users))
        var output = LineOutput()
        for (index, line) in (users.isEmpty ? lines("consoles") : users).enumerated() {
            job.work(on: ByteSlice(line), line: index + 1, into: &output)
        }
        return try output.records.text().string.split(separator: "\n").map { try JSONDocument(String($0)) }
    }

    private func settingsConfiguration() throws -> SettingsConverter.Configuration {
        let arguments = lines("arguments")
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
        configuration.profiles = try lines("profile").map { try AppProfile(JSONDocument($0).root) }
        return configuration
    }
}
