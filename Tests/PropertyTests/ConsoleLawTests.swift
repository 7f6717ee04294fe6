import PushRecords
import Testing

@Suite("Laws of a console's configuration")
struct ConsoleLawTests {
    /// Every member of a profile, with a value that no preset has.
    static let members: [(name: String, value: String)] = [
        ("generation", #""2017""#), ("language", #""en""#), ("topic", #""com.example.app""#),
        ("appKey", #""org#app""#), ("badgeCap", "150"), ("timeToLive", "30"), ("recallOverride", "true"),
        ("mode", #""mentions""#), ("templates", #"[{"name":"a","title":"T","content":"C"}]"#),
        ("hiddenTexts", #"{"en":"New"}"#), ("senders", #"{"6001":{"nickname":"Ann"}}"#),
        ("texts", #"{"body":"News"}"#), ("separators", #"{"name":" - "}"#),
        ("policies", #"{"legacyTitleIsBody":true}"#), ("groups", #"{"g1":{"name":"Team"}}"#),
        ("isMutable", "true"), ("offlinePush", #"{"alert":"New"}"#),
    ]

    static let pairs = MessageTranslator.vendors.flatMap { source in
        MessageTranslator.targets.map { (source, $0) }
    }

    @Test("Each member of a profile is in the target's profile, or has a diagnostic", arguments: pairs)
    func nothingIsLost(source: String, target: String) throws {
        for others in [nil, Self.others(of: target)] {
            let converter = try Self.converter(source, target, others)
            for (name, value) in Self.members(of: source) {
                let conversion = try converter.convertConsole("{\"\(name)\":\(value)}")
                let isCarried = try Self.holds(conversion.profile, name, value)
                let isTold = conversion.diagnostics.contains { $0.path.hasPrefix("/\(name)") }
                #expect(isCarried || isTold, "\(name) from \(source) to \(target)")
                #expect(!isCarried || !conversion.diagnostics.contains { $0.kind == .dropped }, "\(name)")
            }
        }
    }

    @Test("A profile's record is a profile that converts to the same again", arguments: pairs)
    func again(source: String, target: String) throws {
        let members = Self.members(of: source).map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",")
        let first = try Self.converter(source, target, nil).convertConsole("{\(members)}")
        let text = Self.text(first.profile)
        let second = try Self.converter(target, target, nil).convertConsole(text)
        #expect(Self.text(second.profile) == text)
    }

    @Test("A broken configuration gives a record or a reject, and the same bytes again", arguments: pairs)
    func broken(source: String, target: String) throws {
        var lines = SettingsLines(seed: 96)
        let members = Self.members(of: source).map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",")
        let converter = try Self.converter(source, target, nil)
        for _ in 0..<300 {
            let line = lines.broken("{\(members)}")
            let outputs = (0..<2).map { _ in Self.records(of: line, by: converter) }
            #expect(outputs[0] == outputs[1])
            #expect(outputs[0].split(separator: "\n").count == 1)
            #expect((try? JSONDocument(outputs[0])) != nil)
        }
    }

    // MARK: Values

    /// A display is no preset's only where it is not the vendor's own; generations are Easemob's, and only where built-in texts are known in
    /// several languages is one of them anything to convert.
    private static func members(of vendor: String) -> [(name: String, value: String)] {
        let isEasemobs = vendor == "easemob" || vendor == "agora"
        let display = isEasemobs ? "summary" : "simple"
        return members.filter { isEasemobs || $0.name != "generation" }
            .filter {
                !["nim", "rongcloud", "leancloud", "openim"].contains(vendor) || $0.name != "language"
            }
            + [("display", "\"\(display)\"")]
    }

    /// A profile that says something else about all that a profile may say twice.
    private static func others(of vendor: String) -> String {
        """
        {"vendor":"\(vendor)","topic":"com.example.other","badgeCap":9,"timeToLive":90,
         "templates":[{"name":"a","title":"U","content":"D"}],"hiddenTexts":{"en":"Old"},
         "senders":{"6001":{"nickname":"Anna"}}}
        """
    }

    private static func converter(_ source: String, _ target: String, _ profile: String?) throws
        -> SettingsConverter
    {
        var configuration = SettingsConverter.Configuration(source: source, target: target)
        configuration.profiles = try profile.map { [try AppProfile(JSONDocument($0).root)] } ?? []
        return try SettingsConverter(configuration)
    }

    private static func text(_ profile: AppProfile) -> String {
        var writer = JSONWriter()
        profile.write(to: &writer)
        return writer.text().string
    }

    /// Whether a profile says so already, be it by its vendor's preset.
    private static func holds(_ profile: AppProfile, _ name: String, _ value: String) throws -> Bool {
        let own = try JSONDocument(text(profile)).root
        let members = own.members.filter { !$0.hasKey(UTF8Text(name)) }.map {
            "\"\($0.key)\":\($0.value.raw)"
        }
        let told = "{\((members + ["\"\(name)\":\(value)"]).joined(separator: ","))}"
        // A generation that the vendor lacks is no profile, and a language that it lacks is told as unknown.
        guard let again = try? AppProfile(JSONDocument(told).root) else { return false }
        return again.remarks.isEmpty && text(again) == text(profile)
    }

    private static func records(of line: [UInt8], by converter: SettingsConverter) -> String {
        var job = LineJob(SettingsTask(converter, .consoles))
        var output = LineOutput()
        job.work(on: ByteSlice(line), line: 1, into: &output)
        return output.records.text().string
    }
}
