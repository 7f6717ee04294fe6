import PushRecords
import TestSupport
import Testing

@Suite("Laws")
struct LawTests {
    @Test("A message whose sender wants silence is never pushed", arguments: Silence.all)
    func silence(silence: Silence) throws {
        var random = SplitMix64(seed: 61)
        let setting = try Setting.people(seed: 62)
        let translator = try MessageTranslator(setting.configuration(asking: silence.source))
        var job = setting.job(translator)
        for message in Corpus.fixtures.bareMessages {
            guard var tree = JSONTree(message), tree.isContainer, random.once(in: 3) else { continue }
            tree.set(.scalar(silence.json), at: silence.path[...])
            let translated = TranslatedLine(Array(tree.json().utf8), by: &job)
            let isSilent = try translated.documents.allSatisfy { $0.root["suppressed"] != nil }
            #expect(isSilent, "\(tree.json())")
        }
    }

    @Test("A message in a chat room is never pushed")
    func rooms() throws {
        let setting = try Setting.people(seed: 63)
        let translator = try MessageTranslator(setting.configuration(asking: "easemob/rest"))
        var job = setting.job(translator)
        for message in Corpus.fixtures.bareMessages {
            guard var tree = JSONTree(message), tree.isContainer else { continue }
            tree.set(.scalar(#""chatroom""#), at: ["chat_type"])
            let translated = TranslatedLine(Array(tree.json().utf8), by: &job)
            let reasons = try translated.documents.map { $0.root["suppressed"]?.string }
            #expect(reasons.allSatisfy { $0 == "chatroom" }, "\(tree.json())")
        }
    }

    @Test(
        "The app's own data passes byte for byte, but for white space, escaped slashes and half surrogates (reading T12)",
        arguments: CustomPlace.all)
    func custom(place: CustomPlace) throws {
        var random = SplitMix64(seed: 71)
        var job = try Setting.plain.job()
        for _ in 0..<120 {
            let value = Mutation.fixtures.values.smallValue(using: &random)
            let tight = value.json().replacing(#"\/"#, with: "/")
                .replacing(/\\ud800|\\udc00|\\ud83d(?!\\ude00)/, with: #"\ufffd"#)
            let loose = value.json { ["", " ", "\t"].randomElement(using: &random) ?? "" }
            let line = place.message(loose.replacing(#"\/"#, with: "/").replacing("/", with: #"\/"#))
            let records = try TranslatedLine(Array(line.utf8), by: &job).documents
            let found = records.first?.root["payload"]?[place.key]?.raw.description
            #expect(found == tight, "\(line)")
        }
    }

    @Test(
        "A body that is too long is cut between characters and stays valid",
        arguments: 81...83 as ClosedRange<UInt64>)
    func longBodies(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var job = try Setting.plain.job()
        for _ in 0..<12 {
            let text = (0..<4_200).reduce(into: "") { text, _ in text += random.pick(Self.characters) }
            let line =
                #"{"target_type":"users","target":["u2"],"msg":{"type":"txt","msg":"x"},"from":"u1","#
                + #""ext":{"em_push_ext":{"content":\#(JSONTree.quoted(text))}}}"#
            let record = try #require(try TranslatedLine(Array(line.utf8), by: &job).documents.first).root
            let payload = try #require(record["payload"])
            let body = try #require(payload["aps"]?["alert"]?["body"]?.string?.string)
            #expect(payload.raw.text.count <= 4_096 && payload.raw.text.count > 4_096 - 30)
            #expect(body.hasSuffix("…"))
            #expect(text.hasPrefix(body.dropLast()), "cut inside a character")
            #expect(record["diagnostics"]?.elements.contains { $0["kind"]?.string == "over-limit" } == true)
        }
    }

    private static let characters = [
        "a", "é", "e\u{301}", "您", "한", "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇨🇳", "\"", "\\", "/", "\n", "\u{1}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "ि", "क्षि",
    ]
}

/// A vendor's way to say that a message is not to be pushed.
struct Silence: Sendable, CustomTestStringConvertible {
    let source: String
    let path: [String]
    let json: String

    var testDescription: String { "\(source): \(path.joined(separator: ".")) \(json)" }

    static let all: [Silence] = [
        Silence(source: "easemob/rest", path: ["ext", "em_ignore_notification"], json: "true"),
        Silence(source: "easemob/rest", path: ["ext", "em_ignore_notification"], json: #""YES""#),
        Silence(source: "agora/sdk", path: ["ext", "em_ignore_notification"], json: "1"),
        Silence(source: "easemob/rest-legacy", path: ["ext", "em_ignore_notification"], json: #""true""#),
        Silence(source: "easemob/ext", path: ["em_ignore_notification"], json: "true"),
        Silence(source: "nim/sdk", path: ["setting", "apnsEnabled"], json: "false"),
        Silence(source: "nim/sdk-v2", path: ["pushConfig", "pushEnabled"], json: "false"),
        Silence(source: "nim/server-v1", path: ["option", "push"], json: "false"),
        Silence(source: "nim/server-v2", path: ["push_config", "push_enabled"], json: "false"),
    ]
}

/// A place where an app puts its own data, and where it must come out.
struct CustomPlace: Sendable, CustomTestStringConvertible {
    let key: UTF8Text
    let before: String
    let after: String

    var testDescription: String { "\(before)…\(after)" }

    func message(_ json: String) -> String { before + json + after }

    static let all: [CustomPlace] = [
        CustomPlace(
            key: "e",
            before: #"{"to":["u2"],"type":"txt","body":{"msg":"x"},"ext":{"em_push_ext":{"custom":"#,
            after: "}}}"),
        CustomPlace(
            key: "e",
            before: #"{"to":["u2"],"type":"txt","body":{"msg":"x"},"ext":{"em_apns_ext":{"extern":"#,
            after: "}}}"),
        CustomPlace(
            key: "mine", before: #"{"session":{"sessionId":"bob","sessionType":0},"apnsPayload":{"mine":"#,
            after: "}}"),
    ]
}

extension Setting {
    /// The configuration for messages of one source.
    fileprivate func configuration(asking source: String) -> MessageTranslator.Configuration {
        var asked = configuration
        let parts = source.split(separator: "/").map(String.init)
        asked.vendor = parts.first
        asked.shape = parts.last
        return asked
    }
}

extension RandomJSON {
    /// A value that is neither null nor empty text, and fits a payload.
    fileprivate func smallValue(using random: inout SplitMix64) -> JSONTree {
        while true {
            let value = self.value(depth: 3, using: &random)
            let json = value.json()
            if json != "null" && json != #""""# && json.utf8.count < 2_000 { return value }
        }
    }
}
