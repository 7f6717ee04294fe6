import PushBridge
import Testing

/// The limit is a guard against cost that grows with the square of the input, which would take many minutes.
@Suite("The cost of many settings of one user", .serialized)
struct SettingsGrowthTests {
    static let count = 20_000

    @Test(
        "A user with twenty thousand conversations is converted in seconds", .timeLimit(.minutes(2)),
        arguments: [
            ("easemob", "easemob", #""quiet":{"noPushGroupIds":["#, #""G%""#, "]}"),
            ("easemob", "nim", #""conversations":["#, #"{"chattype":"user","key":"u%","type":"NONE"}"#, "]"),
            ("nim", "easemob", #""conversations":["#, #"{"userId":"u%","notifyForNewMsg":false}"#, "]"),
        ])
    func conversations(source: String, target: String, opening: String, item: String, closing: String) throws
    {
        let items = (0..<Self.count).map { item.replacing("%", with: String($0)) }.joined(separator: ",")
        let converted = try Self.convert(#"{"user":"6006",\#(opening)\#(items)\#(closing)}"#, source, target)
        #expect(converted.original.conversations.count == Self.count)
        #expect(converted.recipient.conversations.count == Self.count)
    }

    @Test("A user is found among twenty thousand others of a response in seconds", .timeLimit(.minutes(2)))
    func entities() throws {
        let others = (0..<Self.count).map { #"{"username":"u\#($0)","nickname":"x"}"# }.joined(separator: ",")
        let own = #"{"username":"6006","nickname":"Bob"}"#
        let converted = try Self.convert(
            #"{"user":"6006","display":{"entities":[\#(others),\#(own)]}}"#, "easemob", "easemob")
        #expect(converted.original.nickname == "Bob")
    }

    private static func convert(
        _ line: String, _ source: String, _ target: String
    ) throws -> SettingsConversion {
        var configuration = SettingsConverter.Configuration(source: source, target: target)
        configuration.now = Instant(seconds: 1_795_262_400)
        return try SettingsConverter(configuration).convert(line)
    }
}
