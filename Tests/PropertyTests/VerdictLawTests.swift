import TestSupport
import Testing

@testable import PushBridge
@testable import PushRecords

@Suite("Verdicts and what a comparison of both translations finds")
struct VerdictLawTests {
    @Test(
        "Nobody notices a difference where the verdict says so, and each difference is one of the proof's",
        arguments: ConversionSetting.hiding)
    func compared(setting: ConversionSetting) throws {
        let (converter, translator) = (try setting.converter(), try setting.translator())
        var random = SplitMix64(seed: 107)
        let generated = (0..<30).map { _ in
            GeneratedMessage.random(of: setting.source, using: &random).line
        }
        let golden = Corpus.fixtures.bareMessages
        var (compared, kept) = (0, 0)
        for line in generated + golden {
            guard let pair = try ComparedPair(line, from: setting.source, converter, translator) else {
                continue
            }
            for display in DisplayStyle.allCases {
                for (mode, isNamed) in [(NotificationMode.all, false), (.mentions, false), (.all, true)] {
                    let changes = try pair.changes(for: display, mode, knowingNames: isNamed)
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
        #expect(compared > 60, "\(compared) \(kept)")
    }
}

/// A message and what it became.
private struct ComparedPair: CustomStringConvertible {
    let verdict: Fidelity
    private let line: String
    private let records: [JSONDocument]
    private let translator: MessageTranslator
    /// Those whom the message reaches, and some more.
    private let people: [UTF8Text]
    private let sender: UTF8Text?

    var description: String { "\(line)\n\(records.map(\.line).joined(separator: "\n"))" }

    /// Converts a message; nil for one that has no counterpart, or of which no verdict says anything.
    init?(
        _ line: String, from source: String, _ converter: MessageConverter, _ translator: MessageTranslator
    ) throws {
        guard let input = try? converter.translator.input(ByteSlice(Array(line.utf8))),
            let reading = try? converter.translator.translation(of: input),
            reading.source.name.hasPrefix(source), !reading.isBareExtension,
            !reading.message.isForEveryone
        else { return nil }
        var task = ConversionTask(converter)
        task.recordsIDs = true
        var job = LineJob(task)
        records = try ConvertedLine(Array(line.utf8), by: &job).documents
        guard let first = records.first, first.root["message"]?.isNull == false,
            let verdict = first.root["fidelity"]?.string.flatMap({ Fidelity(rawValue: $0.string) })
        else { return nil }
        (self.line, self.translator, self.verdict) = (line, translator, verdict)
        sender = reading.message.senderID
        let reached = try Self.translated(line, by: translator, for: .unknown).compactMap {
            $0.root["recipient"]?.string
        }
        let names = reached.filter { !$0.isEmpty }
        people =
            names + names.map { $0.lowercasedASCII() }.filter { !names.contains($0) } + ["u2", "u3", "u4"]
    }

    /// What changes for people with a display and a mode of their own; the file may have a name for whoever sends.
    func changes(
        for display: DisplayStyle, _ mode: NotificationMode, knowingNames: Bool
    ) throws -> [PushDifference] {
        var recipients = people.map { id in
            var person = Recipient(id: id)
            (person.display, person.mode, person.unread) = (display, mode, 3)
            person.devices = Situation.devices
            return person
        }
        // Where the target spells identifiers in lower case, the file would know the sender as two people.
        if knowingNames, let sender, sender == sender.lowercasedASCII() {
            recipients.removeAll { $0.id == sender }
            var person = Recipient(id: sender)
            person.nickname = "Dave"
            recipients.append(person)
            for index in recipients.indices { recipients[index].remarks = [sender: "Uncle"] }
        }
        let all = People(recipients: RecipientDirectory(recipients), otherGroups: .everyone)
        var comparison = RunComparison(examples: 100)
        for record in try Self.translated(line, by: translator, for: all) {
            try? comparison.add(record.root, of: .old)
        }
        for record in records {
            for after in try Self.translated(record.line, by: translator, for: all) {
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
        // The priority follows from the type, and so do the devices (reading G4).
        if ["/headers/apns-priority", "/token"].contains(path) {
            return tells(of: "/headers/apns-push-type")
        }
        return records.contains { record in
            record.root["differences"]?.elements.contains { difference in
                guard let told = difference["path"]?.string?.string else { return false }
                return told == path || path.hasPrefix(told + "/") || told.hasPrefix(path + "/")
            } == true
        }
    }

    private static func translated(
        _ line: String, by translator: MessageTranslator, for people: People
    ) throws -> [JSONDocument] {
        var task = TranslationTask(translator, for: people) { Setting.now }
        task.recordsIDs = true
        var job = LineJob(task)
        return try TranslatedLine(Array(line.utf8), by: &job).documents
    }
}
