import PushBridge
import TestSupport
import Testing

@Suite("Words hidden from people who hide details")
struct HiddenWordsTests {
    @Test(
        "Whatever templates the target has, --keep-hidden shows such people nothing that the source hides",
        arguments: HiddenWordsSetting.all)
    func keptHidden(setting: HiddenWordsSetting) throws {
        var random = SplitMix64(seed: 111)
        var compared = 0
        for _ in 0..<Self.profiles {
            for trial in try setting.trials(keepsHidden: true, using: &random) {
                #expect(trial.revealed.isEmpty, "\(trial)")
                compared += 1
            }
        }
        #expect(compared > 60, "\(compared)")
    }

    @Test(
        "Without the option every message whose words become visible has a warning",
        arguments: HiddenWordsSetting.all)
    func warned(setting: HiddenWordsSetting) throws {
        var random = SplitMix64(seed: 112)
        var revealed = 0
        for _ in 0..<Self.profiles {
            for trial in try setting.trials(keepsHidden: false, using: &random) where !trial.revealed.isEmpty
            {
                revealed += 1
                #expect(setting.mayReveal && trial.unwarned.isEmpty, "\(trial.unwarned) \(trial)")
            }
        }
        // Of who hides nothing (TX 38, OI 4), only what stands behind the words of a push can be revealed.
        let hidesNothing = ConversionSetting.hidingNothing.contains(setting.source)
        #expect(!setting.mayReveal || hidesNothing || revealed > 10, "\(revealed)")
    }

    /// How many profiles the target has, one after the other, each for some messages.
    private static let profiles = 30
}

/// Messages of one vendor that become another's, whose profile has templates of any kind.
struct HiddenWordsSetting: Sendable, CustomTestStringConvertible {
    let pair: VendorPair

    var source: String { pair.source }
    var target: String { pair.target }
    var testDescription: String { pair.testDescription }

    /// Whether the target has no way to keep words from people who hide details.
    var mayReveal: Bool { !["nim", "rongcloud"].contains(target) }

    static let all = (VendorPair.all + VendorPair.vendors.map { VendorPair(source: $0, target: "agora") })
        .map(HiddenWordsSetting.init)

    private static let patterns = [
        "", "tap to read", "{0}", "{1}", "{$msg}", "{$fromNickname}", "{$dynamicFrom}: {$msg}",
        "{$fromNickname}: {0}",
    ]

    /// Some messages, converted for one profile; none for those that the target has not.
    func trials(keepsHidden: Bool, using random: inout SplitMix64) throws -> [HiddenWordsTrial] {
        let names = ["default", "detail", "say"].filter { _ in random.once(in: 2) }
        let templates = names.map { name in
            #"{"name":"\#(name)","title":"\#(random.pick(Self.patterns))","content":"\#(random.pick(Self.patterns))"}"#
        }
        let list = templates.joined(separator: ",")
        let hasGenerations = target == "easemob" || target == "agora"
        let generation = random.pick(hasGenerations ? ["current", "current", "2018", "2017"] : ["current"])
        let profiles = try [
            #"{"vendor":"\#(source)","senders":{"u1":{"nickname":"Ada"}}}"#,
            #"{"vendor":"\#(target)","generation":"\#(generation)","templates":[\#(list)]}"#,
        ].map { try AppProfile(JSONDocument($0).root) }
        var configuration = MessageConverter.Configuration(target: target)
        configuration.vendor = source
        configuration.profiles = profiles
        configuration.keepsHidden = keepsHidden
        let converter = try MessageConverter(configuration)
        let readers = try (Self.translator(of: source, profiles), Self.translator(of: target, profiles))
        return try (0..<5).compactMap { _ in
            let message = GeneratedMessage.random(of: source, using: &random)
            guard let record = try converter.records(message.line).first,
                record.root["message"]?.isNull == false
            else { return nil }
            let before = try Screens(of: message.line, by: readers.0, for: Self.hidingPeople).words
            let after = try Screens(of: record.line, by: readers.1, for: Self.hidingPeople).words
            return HiddenWordsTrial(
                message: message.line, templates: "\(generation) \(list)", record: record,
                // Names are hidden by the one vendor only.
                revealed: (message.texts + [Self.name]).filter { after.contains($0) && !before.contains($0) })
        }
    }

    /// The name of the sender whom both profiles know.
    fileprivate static let name = "Ada"

    private static func translator(of vendor: String, _ profiles: [AppProfile]) throws -> MessageTranslator {
        var configuration = MessageTranslator.Configuration()
        configuration.vendor = vendor
        configuration.profiles = profiles
        configuration.payloadStyle = .neutral
        return try MessageTranslator(configuration)
    }

    /// Members of the group who all hide details.
    private static let hidingPeople: People = {
        let recipients = ["u1", "u2", "u3", "u4"].map { id in
            var person = Recipient(id: UTF8Text(id))
            person.display = .simple
            return person
        }
        return People(recipients: RecipientDirectory(recipients), otherGroups: .everyone)
    }()
}

/// What became of one message.
struct HiddenWordsTrial: CustomStringConvertible {
    let message: String
    let templates: String
    let record: JSONDocument
    /// The words that people who hide details read of the record, and not of the message.
    let revealed: [String]

    /// Those of which no warning tells at their place; a name has none in the message.
    var unwarned: [String] {
        let isWarned = !record.told("warning").isEmpty || !record.told("error").isEmpty
        return revealed.filter { word in
            word == HiddenWordsSetting.name ? !isWarned : !record.warns(of: word, in: message)
        }
    }

    var description: String { "\(revealed)\n\(message)\n\(templates)\n\(record.line)" }
}
