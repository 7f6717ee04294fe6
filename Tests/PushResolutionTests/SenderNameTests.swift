import PushBridge
import PushModel
import Testing

@Suite("The sender's name before the text")
struct SenderNameTests {
    @Test(
        "It is the message's, else the profile's, else the recipients file's, else the id",
        arguments: [
            ("M", "P", "F", "M：hi"), (nil, "P", "F", "P：hi"), (nil, nil, "F", "F：hi"),
            (nil, nil, nil, "u1: hi"),
        ] as [(UTF8Text?, UTF8Text?, UTF8Text?, UTF8Text)])
    func sources(message: UTF8Text?, profile: UTF8Text?, file: UTF8Text?, body: UTF8Text) throws {
        var situation = try Situation()
        situation.recipient.display = .summary
        situation.message.senderName = message
        situation.profile.senders = profile.map { ["U1": $0] } ?? [:]
        var sender = Recipient(id: "u1")
        sender.nickname = file
        situation.people = [sender]
        #expect(try situation.notification.alert.body == body)
    }

    @Test("No sender at all leaves the text alone")
    func nobody() throws {
        for vendor in ["easemob", "nim"] {
            var situation = try Situation(vendor)
            situation.recipient.display = .summary
            situation.message.senderID = nil
            situation.message.body = vendor == "nim" ? "hi" : nil
            #expect(try situation.notification.alert.body == "hi")
        }
    }

    @Test(
        "In a group it is the name in the group, else the group's id or the nickname, as the policy says",
        arguments: [
            ("current", nil, "g1: hi"), ("current", "Al", "Al：hi"), ("2018", nil, "Alice：hi"),
            ("2018", "Al", "Al：hi"), ("2017", nil, "Alice:hi"), ("2017", "Al", "Al:hi"),
        ] as [(String, UTF8Text?, UTF8Text)])
    func group(generation: String, groupName: UTF8Text?, body: UTF8Text) throws {
        var situation = try Situation(generation: generation)
        situation.sayInGroup()
        situation.recipient.display = .summary
        situation.message.senderName = "Alice"
        situation.message.senderGroupName = groupName
        #expect(try situation.notification.alert.body == body)
    }

    @Test("Easemob never puts it before words that the sender chose")
    func easemobWords() throws {
        var situation = try Situation()
        situation.recipient.display = .summary
        situation.message.body = "own"
        #expect(try situation.notification.alert.body == "own")
    }

    @Test(
        "NIM puts it before the sender's words and the built-in text, unless told not to or forced",
        arguments: [
            (nil, "own", false, "Alice:own"), (true, "own", false, "Alice:own"),
            (false, "own", false, "own"), (nil, nil, false, "Alice:发来了一条消息"),
            (false, nil, false, "发来了一条消息"), (nil, "own", true, "own"), (true, "own", true, "own"),
            (nil, nil, true, "发来了一条消息"),
        ] as [(Bool?, UTF8Text?, Bool, UTF8Text)])
    func nim(hasPrefix: Bool?, words: UTF8Text?, isForced: Bool, body: UTF8Text) throws {
        var situation = try Situation("nim")
        situation.sayInGroup()
        situation.message.senderName = "Alice"
        situation.message.hasPrefix = hasPrefix
        situation.message.body = words
        situation.message.force = isForced ? .listed(["u2"]) : .listed(["u3"])
        #expect(try situation.notification.alert.body == body)
    }

    @Test("The simple display of Easemob names nobody")
    func simple() throws {
        var situation = try Situation()
        situation.message.senderName = "Alice"
        #expect(try situation.notification.alert.body == "请点击查看")
    }
}
