import Testing

@testable import PushBridge
@testable import PushRecords

@Suite("Verdicts and what a comparison of both translations finds")
struct VerdictLawTests {
    @Test(
        "Nobody notices a difference where the verdict says so, and each difference is one of the proof's",
        arguments: ConversionSetting.hiding)
    func compared(setting: ConversionSetting) throws {
        var random = SplitMix64(seed: 107)
        let generated = (0..<50).map { _ in
            GeneratedMessage.random(of: setting.source, using: &random).line
        }
        // Where a payload has nearly as many bytes as Apple takes, each key more shortens its text.
        let golden = Corpus.fixtures.bareMessages.enumerated().filter {
            $0.offset % 4 == 0 && $0.element.utf8.count < 2_000
        }.map(\.element)
        var (compared, kept) = (0, 0)
        for line in generated + golden {
            guard let pair = try ComparedPair(line, by: setting) else { continue }
            for display in DisplayStyle.allCases {
                for mode in [NotificationMode.all, .mentions] {
                    let changes = try pair.changes(for: display, mode)
                    compared += 1
                    switch pair.verdict {
                    case .identical: #expect(changes.isEmpty, "\(changes) \(pair)")
                    case .sameScreen:
                        #expect(changes.allSatisfy { !$0.change.isNoticed }, "\(changes) \(pair)")
                    default: break
                    }
                    let untold = changes.filter { !pair.tells(of: $0.path) }
                    #expect(untold.isEmpty, "\(untold) \(pair)")
                }
            }
            kept += pair.verdict.isNoticed ? 0 : 1
        }
        #expect(compared > 100, "\(compared) \(kept)")
    }
}

/// A message and what it became.
private struct ComparedPair: CustomStringConvertible {
    let verdict: Fidelity
    private let line: String
    private let records: [JSONDocument]
    private let setting: ConversionSetting
    /// Those whom the message reaches, and some more.
    private let people: [UTF8Text]

    var description: String { "\(line)\n\(records.map(\.line).joined(separator: "\n"))" }

    /// Converts a message; nil for one that has no counterpart, or of which no verdict says anything.
    init?(_ line: String, by setting: ConversionSetting) throws {
        let converter = try setting.converter()
        guard let input = try? converter.translator.input(ByteSlice(Array(line.utf8))),
            let reading = try? converter.translator.translation(of: input),
            reading.source.name.hasPrefix(setting.source), !reading.isBareExtension,
            !reading.message.isForEveryone
        else { return nil }
        var task = ConversionTask(converter)
        task.recordsIDs = true
        var job = LineJob(task)
        records = try ConvertedLine(Array(line.utf8), by: &job).documents
        guard let first = records.first, first.root["message"]?.isNull == false,
            let verdict = first.root["fidelity"]?.string.flatMap({ Fidelity(rawValue: $0.string) })
        else { return nil }
        (self.line, self.setting, self.verdict) = (line, setting, verdict)
        let reached = try Self.translated(line, by: setting, for: .unknown).compactMap {
            $0.root["recipient"]?.string
        }
        people = reached.filter { !$0.isEmpty } + ["u2", "u3", "u4"]
    }

    /// What changes for people with a display and a mode of their own.
    func changes(for display: DisplayStyle, _ mode: NotificationMode) throws -> [PushDifference] {
        let recipients = people.map { id in
            var person = Recipient(id: id)
            (person.display, person.mode, person.unread) = (display, mode, 3)
            return person
        }
        let all = People(recipients: RecipientDirectory(recipients), otherGroups: .everyone)
        var comparison = RunComparison(examples: 100)
        for record in try Self.translated(line, by: setting, for: all) {
            try? comparison.add(record.root, of: .old)
        }
        for record in records {
            for after in try Self.translated(record.line, by: setting, for: all) {
                try? comparison.add(after.root, of: .new)
            }
        }
        comparison.finish()
        return comparison.tally.counts.keys.filter { $0 != .reason }.flatMap { change in
            let found = (comparison.tally.examples[change] ?? []).flatMap(\.differences)
            return found.isEmpty
                ? [PushDifference(change: change, path: "/suppressed", before: .null, after: .null)] : found
        }
    }

    /// Whether the proof has a difference at a place of a record.
    func tells(of path: String) -> Bool {
        records.contains { record in
            record.root["differences"]?.elements.contains { difference in
                guard let told = difference["path"]?.string?.string else { return false }
                return told == path || path.hasPrefix(told + "/") || told.hasPrefix(path + "/")
            } == true
        }
    }

    private static func translated(
        _ line: String, by setting: ConversionSetting, for people: People
    ) throws -> [JSONDocument] {
        var task = TranslationTask(try setting.translator(), for: people) { Setting.now }
        task.recordsIDs = true
        var job = LineJob(task)
        return try TranslatedLine(Array(line.utf8), by: &job).documents
    }
}
