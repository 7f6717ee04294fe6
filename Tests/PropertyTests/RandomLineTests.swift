import PushRecords
import TestSupport
import Testing

@Suite("Whatever a line holds")
struct RandomLineTests {
    @Test("There are real messages to grow from")
    func corpus() {
        let corpus = Corpus.fixtures
        #expect(corpus.messages.count > 400 && corpus.recipients.count > 100 && corpus.names.count > 150)
        #expect(corpus.groups.count > 2 && corpus.profiles.count > 20)
    }

    @Test(
        "Every golden message gives sound output under every setting",
        arguments: Setting.shapes + Setting.outputs)
    func golden(setting: Setting) throws {
        var job = try setting.job()
        for message in Corpus.fixtures.messages {
            let problem = TranslatedLine(Array(message.utf8), by: &job, under: setting.rules).problem(
                under: setting)
            #expect(problem == nil, "\(message)")
        }
    }

    @Test(
        "Damaged messages give sound output, the same each time and from every job",
        arguments: 1...6 as ClosedRange<UInt64>)
    func damaged(seed: UInt64) throws {
        try check(.plain, lines: 150, seed: seed)
    }

    @Test("So they do with people, groups and profiles", arguments: 11...16 as ClosedRange<UInt64>)
    func people(seed: UInt64) throws {
        try check(Setting.people(seed: seed), lines: 100, seed: seed)
    }

    @Test(
        "So they do in every shape that is asked for, and in every form of output",
        arguments: Setting.shapes + Setting.outputs)
    func forced(setting: Setting) throws {
        try check(setting, lines: 40, seed: 21)
    }

    private func check(_ setting: Setting, lines: Int, seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let translator = try MessageTranslator(setting.configuration)
        var job = setting.job(translator)
        var other = setting.job(translator)
        for number in 0..<lines {
            let line = Mutation.fixtures.line(using: &random)
            let translated = TranslatedLine(line, by: &job, under: setting.rules)
            let problem = translated.problem(under: setting)
            #expect(problem == nil, "seed \(seed), line \(number): \(String(decoding: line, as: UTF8.self))")
            // The other job has met other lines before.
            let isSame =
                TranslatedLine(line, by: &job, under: setting.rules) == translated
                && TranslatedLine(line, by: &other, under: setting.rules) == translated
            #expect(isSame, "seed \(seed), line \(number): \(String(decoding: line, as: UTF8.self))")
            if random.once(in: 3) {
                let noise = Mutation.fixtures.line(using: &random)
                _ = TranslatedLine(noise, by: &other, under: setting.rules)
            }
        }
    }
}

@Suite("Lines by themselves")
struct IndependenceTests {
    @Test(
        "What stands before a line does not change what it becomes", arguments: 31...33 as ClosedRange<UInt64>
    )
    func order(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let setting = try Setting.people(seed: seed)
        let translator = try MessageTranslator(setting.configuration)
        var job = setting.job(translator)
        for _ in 0..<60 {
            let line = Mutation.fixtures.line(using: &random)
            var fresh = setting.job(translator)
            #expect(
                TranslatedLine(line, by: &job, under: setting.rules)
                    == TranslatedLine(line, by: &fresh, under: setting.rules))
        }
    }

    @Test("White space between tokens changes nothing", arguments: 41...42 as ClosedRange<UInt64>)
    func whiteSpace(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var job = try Setting.plain.job()
        for message in Corpus.fixtures.messages {
            guard random.once(in: 3), let tree = JSONTree(message), tree.isContainer else { continue }
            let tight = TranslatedLine(Array(tree.json().utf8), by: &job)
            let loose = tree.json { ["", " ", "\t", " \r "].randomElement(using: &random) ?? "" }
            let isReject = try tight.documents.contains { $0.root["error"] != nil }
            #expect(isReject || TranslatedLine(Array(loose.utf8), by: &job) == tight, "\(loose)")
        }
    }

    @Test(
        "A character that is spelled as an escape is the same character",
        arguments: 61...62 as ClosedRange<UInt64>)
    func escapes(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var job = try Setting.plain.job()
        for message in Corpus.fixtures.messages where message.utf8.count < 2_000 {
            guard random.once(in: 2), let tree = JSONTree(message), tree.isContainer else { continue }
            let plain = try TranslatedLine(Array(tree.json().utf8), by: &job).documents
            if plain.contains(where: { $0.root["error"] != nil }) { continue }
            let line = tree.withEscapes(using: &random).json()
            let escaped = try TranslatedLine(Array(line.utf8), by: &job).documents
            #expect(
                plain.count == escaped.count
                    && zip(plain, escaped).allSatisfy { $0.root.isSame(as: $1.root) }, "\(line)")
        }
    }

    @Test("Of a key that stands twice the last counts", arguments: 51...52 as ClosedRange<UInt64>)
    func duplicates(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for message in Corpus.fixtures.messages where random.once(in: 2) {
            guard case .object(let members)? = JSONTree(message), !members.isEmpty else { continue }
            let place = Int.random(in: members.indices, using: &random)
            var doubled = members
            let rival = Mutation.fixtures.rival(of: members[place], using: &random)
            doubled.insert(rival, at: Int.random(in: 0...place, using: &random))
            let plain = try seen(.object(members), as: nil)
            guard let source = plain.first?.source else { continue }
            // Both of an app's own keys are kept, and together they may be more than Apple takes.
            if JSONTree.object(doubled).json().utf8.count > 4_096 { continue }
            #expect(try seen(.object(doubled), as: source) == plain, "\(JSONTree.object(doubled).json())")
        }
    }

    /// What people see of a message that is taken for `source`.
    private func seen(_ tree: JSONTree, as source: String?) throws -> [Seen] {
        var configuration = Setting.plain.configuration
        let parts = source?.split(separator: "/").map(String.init)
        configuration.vendor = parts?.first
        configuration.shape = parts?.last
        var job = Setting.plain.job(try MessageTranslator(configuration))
        return try TranslatedLine(Array(tree.json().utf8), by: &job).documents.map { Seen($0.root) }
    }
}

/// What a person sees and hears of one record.
private struct Seen: Equatable {
    let source: String?
    let recipient: UTF8Text?
    let outcome: [String]

    init(_ record: JSONValue) {
        source = record["source"]?.string?.string
        recipient = record["recipient"]?.string
        let aps = record["payload"]?["aps"]
        let parts = [record["suppressed"], aps?["alert"], aps?["badge"], aps?["sound"], record["headers"]]
        outcome = parts.map { $0?.raw.description ?? "-" }
    }
}
