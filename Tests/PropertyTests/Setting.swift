import PushRecords
import TestSupport
import Testing

/// One way to translate.
struct Setting: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let configuration: MessageTranslator.Configuration
    let people: People
    /// What a line becomes, with or without diagnostics.
    var format = OutputFormat.records
    var recordsDiagnostics = true
    var rules = LineRules()

    /// The moment of every push.
    static let now = Instant(seconds: 1_795_262_400)

    init(
        _ description: String, for people: People = .unknown,
        _ configure: (inout MessageTranslator.Configuration) throws -> Void
    ) rethrows {
        var configuration = MessageTranslator.Configuration()
        try configure(&configuration)
        testDescription = description
        self.configuration = configuration
        self.people = people
    }

    static let plain = Setting("nobody known") { _ in }

    /// Other outputs of the same messages.
    static let outputs: [Setting] = [
        Setting("payloads only") { _ in }.with { $0.format = .payload },
        Setting("rejects apart, no diagnostics, nothing cut") { $0.truncates = false }.with {
            $0.rules.rejectsInline = false
            $0.recordsDiagnostics = false
        },
        Setting("Easemob's keys") { $0.payloadStyle = PayloadStyle(rawValue: "easemob") ?? .vendor },
        Setting("NIM's keys") { $0.payloadStyle = PayloadStyle(rawValue: "nim") ?? .vendor },
        Setting("neutral keys") { $0.payloadStyle = .neutral },
    ]

    private func with(_ change: (inout Setting) -> Void) -> Setting {
        var setting = self
        change(&setting)
        return setting
    }

    /// A job that translates so.
    func job() throws -> LineJob { job(try MessageTranslator(configuration)) }

    /// A job of a translator for the same people.
    func job(_ translator: MessageTranslator) -> LineJob {
        var task = TranslationTask(translator, for: people) { Self.now }
        task.format = format
        task.recordsDiagnostics = recordsDiagnostics
        return LineJob(task, rules)
    }

    /// Every shape, asked for.
    static let shapes: [Setting] = MessageTranslator.vendors.flatMap { vendor in
        MessageTranslator.shapes(of: vendor).map { shape in
            Setting("\(vendor)/\(shape)") {
                $0.vendor = vendor
                $0.shape = shape
            }
        }
    }

    /// Some people, groups and profiles of the golden cases, other ones for each seed.
    static func people(seed: UInt64) throws -> Setting {
        var random = SplitMix64(seed: seed)
        let corpus = Corpus.fixtures
        let lines = (0..<5).map { _ in random.pick(corpus.recipients) }
        let recipients = try RecipientDirectory(
            lines.map { try Recipient(JSONDocument($0).root) { TimeZoneRule(name: $0) { _ in 28_800 } } })
        var groups = GroupDirectory()
        for _ in 0..<2 { try groups.add(JSONDocument(random.pick(corpus.groups)).root) }
        let people = People(
            recipients: recipients, groups: groups, otherGroups: seed % 2 == 0 ? .unknown : .everyone)
        return try Setting("people \(seed)", for: people) { configuration in
            for _ in 0..<2 {
                var profile = try AppProfile(
                    JSONDocument(random.pick(corpus.profiles)).root,
                    zones: { TimeZoneRule(name: $0) { _ in 28_800 } })
                profile.policies.voip = random.once(in: 2)
                profile.recallOverride = random.once(in: 2)
                if !configuration.profiles.contains(where: { $0.vendor == profile.vendor }) {
                    configuration.profiles.append(profile)
                }
            }
        }
    }
}

extension ByteSlice {
    /// A line's bytes.
    init(_ line: String) { self.init(Array(line.utf8)) }
}
