import PushModel
import Testing

@Suite("A recipient's settings of conversations are found in any number")
struct ConversationOrderTests {
    /// Settings of many conversations, some of which differ in case, kind, sort or mode only.
    private static let settings: [ConversationSetting] = (0..<400).map { number in
        let name = ["g\(number % 97)", "G\(number % 97)", "g\(number % 97)x"][number % 3]
        var setting = ConversationSetting(kind: number % 5 == 0 ? .direct : .group, id: UTF8Text(name))
        setting.quietUntil = Instant(seconds: number)
        setting.sort = number % 4 == 0 && setting.kind == .group ? .superteam : nil
        return setting
    }

    private static let kinds: [(Conversation.Kind, ConversationSetting.Sort?)] = [
        (.direct, nil), (.group, nil), (.group, .superteam),
    ]

    @Test("The look-up finds what looking at each finds", arguments: [true, false])
    func sameAsLooking(ignoringCase: Bool) throws {
        var recipient = Recipient(id: "a")
        recipient.conversations = Self.settings
        let ordered = try #require(RecipientDirectory([recipient]).find("a", ignoringCase: false))
        for number in 0..<100 {
            for name in ["g\(number)", "G\(number)", "G\(number)x", "h"] {
                for (kind, sort) in Self.kinds {
                    let id = UTF8Text(name)
                    let expected = recipient.setting(
                        for: kind, id: id, sort: sort, ignoringCase: ignoringCase)
                    let found = ordered.setting(for: kind, id: id, sort: sort, ignoringCase: ignoringCase)
                    #expect(found == expected)
                }
            }
        }
    }

    @Test("A setting that is added later is found")
    func change() throws {
        var recipient = Recipient(id: "a")
        recipient.conversations = Self.settings
        var ordered = try #require(RecipientDirectory([recipient]).find("a", ignoringCase: false))
        ordered.conversations.append(ConversationSetting(kind: .group, id: "new"))
        #expect(ordered.setting(for: .group, id: "new", ignoringCase: false) != nil)
        ordered.conversations.removeAll()
        #expect(ordered.setting(for: .group, id: "g1", ignoringCase: true) == nil)
    }
}
