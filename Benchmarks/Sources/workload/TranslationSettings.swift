import JSONDocument
import PushBridge

/// What the workload's app configured, and the people and groups of files.
struct TranslationSettings {
    /// A recipients file; nil gives everyone the vendor's defaults.
    let recipients: String?
    /// A groups file.
    let groups: String?

    /// An evening in China.
    static let now = Instant(seconds: 1_795_271_400)

    /// A translator with the app's profiles, where people are known.
    func translator() throws -> MessageTranslator {
        var configuration = MessageTranslator.Configuration()
        configuration.readsBodies = false
        if recipients != nil { configuration.profiles = try Self.profiles() }
        return try MessageTranslator(configuration)
    }

    /// The people of the files; everyone among them is a member of a group that no file lists.
    func people() throws -> People {
        People(
            recipients: try recipients.map(Self.directory),
            groups: try groups.map(Self.groups) ?? GroupDirectory(), otherGroups: .everyone)
    }

    private static func profiles() throws -> [AppProfile] {
        let easemob = """
            {"vendor":"easemob","topic":"com.example.teahouse","badgeCap":99,"templates":[{"name":"order",\
            "title":"订单 {0}","content":"{0}还有 {1} 分钟送到 🛵"}]}
            """
        let nim = #"{"vendor":"nim","topic":"com.example.teahouse","badgeCap":99,"recallOverride":true}"#
        let tencent = #"{"vendor":"tencent","topic":"com.example.teahouse","badgeCap":99}"#
        let rongcloud = #"{"vendor":"rongcloud","topic":"com.example.teahouse","badgeCap":99}"#
        var reader = JSONReader()
        return [
            try AppProfile(try reader.read(UTF8Text(easemob))),
            try AppProfile(try reader.read(UTF8Text(nim))),
            try AppProfile(try reader.read(UTF8Text(tencent))),
            try AppProfile(try reader.read(UTF8Text(rongcloud))),
        ]
    }

    private static func directory(of path: String) throws -> RecipientDirectory {
        var reader = JSONReader()
        var recipients: [Recipient] = []
        for line in try Lines(of: path).slices {
            recipients.append(try Recipient(try reader.read(line), zones: zone))
        }
        return RecipientDirectory(recipients)
    }

    private static func groups(of path: String) throws -> GroupDirectory {
        var reader = JSONReader()
        var groups = GroupDirectory()
        for line in try Lines(of: path).slices { try groups.add(try reader.read(line)) }
        return groups
    }

    /// Every named zone is China's, for only the command has a zone database.
    private static let zone: TimeZoneRule.Finder = { name in
        TimeZoneRule(name: name) { _ in 8 * 3_600 }
    }
}
