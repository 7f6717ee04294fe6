import PushBridge
import Testing

@Suite("Words hidden from people who hide details")
struct HiddenWordsTests {
    @Test(
        "Whatever templates the target has, --keep-hidden shows such people nothing that the source hides",
        arguments: HiddenWordsSetting.all)
    func keptHidden(setting: HiddenWordsSetting) throws {
        var random = SplitMix64(seed: 111)
        var compared = 0
        for _ in 0..<300 {
            let trial = try setting.trial(keepsHidden: true, using: &random)
            guard let trial else { continue }
            #expect(trial.revealed.isEmpty, "\(trial)")
            compared += 1
        }
        #expect(compared > 100, "\(compared)")
    }

    @Test(
        "Without the option every message whose words become visible has a warning",
        arguments: HiddenWordsSetting.all)
    func warned(setting: HiddenWordsSetting) throws {
        var random = SplitMix64(seed: 112)
        var revealed = 0
        for _ in 0..<300 {
            guard let trial = try setting.trial(keepsHidden: false, using: &random) else { continue }
            if trial.revealed.isEmpty { continue }
            revealed += 1
            #expect(trial.isWarned, "\(trial)")
        }
        #expect(setting.mayReveal ? revealed > 20 : revealed == 0, "\(revealed)")
    }
}

/// Messages of one vendor that become another's, whose profile has templates of any kind.
struct HiddenWordsSetting: Sendable, CustomTestStringConvertible {
    let source: String
    let target: String

    var testDescription: String { "\(source) to \(target)" }

    /// Whether the target has no way to keep words from people who hide details.
    var mayReveal: Bool { !["nim", "rongcloud"].contains(target) }

    static let all = [
        HiddenWordsSetting(source: "nim", target: "easemob"),
        HiddenWordsSetting(source: "nim", target: "agora"),
        HiddenWordsSetting(source: "easemob", target: "agora"),
        HiddenWordsSetting(source: "easemob", target: "tencent"),
        HiddenWordsSetting(source: "nim", target: "tencent"),
        HiddenWordsSetting(source: "rongcloud", target: "easemob"),
        HiddenWordsSetting(source: "rongcloud", target: "agora"),
        HiddenWordsSetting(source: "rongcloud", target: "nim"),
        HiddenWordsSetting(source: "rongcloud", target: "tencent"),
        HiddenWordsSetting(source: "easemob", target: "rongcloud"),
        HiddenWordsSetting(source: "nim", target: "rongcloud"),
    ]

    private static let patterns = [
        "", "tap to read", "{0}", "{1}", "{$msg}", "{$fromNickname}", "{$dynamicFrom}: {$msg}",
        "{$fromNickname}: {0}",
    ]

    /// One message, converted; nil where there is no such message at the target.
    func trial(keepsHidden: Bool, using random: inout SplitMix64) throws -> HiddenWordsTrial? {
        let names = ["default", "detail", "say"].filter { _ in random.once(in: 2) }
        let templates = names.map { name in
            #"{"name":"\#(name)","title":"\#(random.pick(Self.patterns))","content":"\#(random.pick(Self.patterns))"}"#
        }
        let list = templates.joined(separator: ",")
        let hasGenerations = target == "easemob" || target == "agora"
        let generations = hasGenerations ? ["current", "current", "2018", "2017"] : ["current"]
        let generation = random.pick(generations)
        let profiles = try [
            #"{"vendor":"\#(source)","senders":{"u1":{"nickname":"Ada"}}}"#,
            #"{"vendor":"\#(target)","generation":"\#(generation)","templates":[\#(list)]}"#,
        ].map { try AppProfile(JSONDocument($0).root) }
        let message = GeneratedMessage.random(of: source, using: &random)
        var configuration = MessageConverter.Configuration(target: target)
        configuration.vendor = source
        configuration.profiles = profiles
        configuration.keepsHidden = keepsHidden
        guard let record = try MessageConverter(configuration).records(message.line).first,
            record.root["message"]?.isNull == false
        else { return nil }
        let (before, after) = (
            try words(of: message.line, by: profiles, source),
            try words(of: record.line, by: profiles, target)
        )
        return HiddenWordsTrial(
            message: message.line, templates: "\(generation) \(list)", record: record,
            // Names are hidden by the one vendor only.
            revealed: (message.texts + ["Ada"]).filter { after.contains($0) && !before.contains($0) })
    }

    /// What people who hide details read of a line.
    private func words(of line: String, by profiles: [AppProfile], _ vendor: String) throws -> String {
        var configuration = MessageTranslator.Configuration()
        configuration.vendor = vendor
        configuration.profiles = profiles
        configuration.payloadStyle = .neutral
        var recipients: [Recipient] = []
        for id in ["u1", "u2", "u3", "u4"] {
            var person = Recipient(id: UTF8Text(id))
            person.display = .simple
            recipients.append(person)
        }
        var groups = GroupDirectory()
        try groups.add(JSONDocument(#"{"id":"g1","members":["u1","u2","u3","u4"]}"#).root)
        let screens = try Screens(
            of: line, by: MessageTranslator(configuration),
            for: People(recipients: RecipientDirectory(recipients), groups: groups)
        ).screens
        return screens.map { "\($0.title ?? "")\n\($0.body ?? "")\n\($0.rest.joined())" }.joined(
            separator: "\n")
    }
}

/// What became of one message.
struct HiddenWordsTrial: CustomStringConvertible {
    let message: String
    let templates: String
    let record: JSONDocument
    /// The words that people who hide details read of the record, and not of the message.
    let revealed: [String]

    var isWarned: Bool { !record.told("warning").isEmpty || !record.told("error").isEmpty }

    var description: String { "\(revealed)\n\(message)\n\(templates)\n\(record.line)" }
}
