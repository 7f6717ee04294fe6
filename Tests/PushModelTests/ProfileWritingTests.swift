import PushModel
import Testing

@Suite("A profile that is written")
struct ProfileWritingTests {
    static let profiles = [
        #"{"vendor":"nim","language":"zh"}"#,
        #"{"vendor":"easemob","generation":"2018","language":"en","topic":"com.example.app","appKey":"org#app","badgeCap":99,"timeToLive":3600,"recallOverride":true,"display":"summary","mode":"mentions","templates":[{"name":"a","title":"T","content":"C"}],"hiddenTexts":{"en":"x"},"senders":{"6001":{"nickname":"Ann"}},"texts":{"title":"New","kinds":{"image":"a picture"}},"separators":{"name":" - "},"policies":{"forceOverrides":["mode-none"],"groupSender":"group-id","voip":true}}"#,
        #"{"vendor":"easemob","language":"zh","texts":{"title":"","mention":""}}"#,
        #"{"vendor":"nim","language":"zh","policies":{"forceOverrides":[],"legacyTitleIsBody":true,"groupSender":"group-id","voip":true,"zeroQuietInterval":"all-day","pushesCommands":true,"alertForm":"string","silentReason":"mode-none","simpleHidesText":false,"summaryText":"message","prefixesSenderText":false,"prefixesForcedText":true,"appDataKeys":"unrecognised","identifiersIgnoreCase":false}}"#,
    ]

    @Test("It is written as it was read, member for member", arguments: profiles)
    func roundTrip(profile: String) throws {
        #expect(try written(profile) == profile)
    }

    @Test("Members that only say what the preset says are left out")
    func presets() throws {
        let profile =
            #"{"vendor":"nim","display":"summary","mode":"all","badgeCap":0,"separators":{"id":":"},"policies":{"voip":false}}"#
        #expect(try written(profile) == #"{"vendor":"nim","language":"zh"}"#)
    }
}

private func written(_ json: String) throws -> String {
    var writer = JSONWriter()
    try AppProfile(JSONDocument(json).root).write(to: &writer)
    return writer.text().string
}
