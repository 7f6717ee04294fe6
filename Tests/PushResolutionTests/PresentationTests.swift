import PushBridge
import PushModel
import Testing

@Suite("Everything but the words")
struct PresentationTests {
    @Test("What the sender asked for arrives as it is")
    func copied() throws {
        var situation = try Situation()
        situation.sayInGroup()
        situation.message.id = "m1"
        situation.message.sound = .file("a.caf")
        situation.message.category = "INVITE"
        situation.message.threadID = "t"
        situation.message.isMutable = true
        situation.message.isContentAvailable = true
        situation.message.interruptionLevel = "passive"
        situation.message.relevanceScore = "0.50"
        situation.message.targetContentID = "w"
        situation.message.filterCriteria = "f"
        situation.message.collapseID = "c"
        situation.message.apsExtras = [JSONField(key: "x", value: .bool(true))]
        situation.message.rootData = [JSONField(key: "y", value: .null)]
        situation.message.appData = .emptyObject
        let notification = try situation.notification
        #expect(notification.sound == .file("a.caf"))
        #expect(notification.category == "INVITE" && notification.threadID == "t")
        #expect(notification.isMutable && notification.isContentAvailable)
        #expect(notification.interruptionLevel == "passive" && notification.relevanceScore == "0.50")
        #expect(notification.targetContentID == "w" && notification.filterCriteria == "f")
        #expect(notification.collapseID == "c")
        #expect(notification.apsExtras == situation.message.apsExtras)
        #expect(notification.rootData == situation.message.rootData)
        #expect(notification.appData == .emptyObject)
        #expect(notification.senderID == "u1" && notification.recipientID == "u2")
        #expect(notification.groupID == "g1" && notification.messageID == "m1")
    }

    @Test("A message is known by the server's identifier, else by the client's")
    func messageID() throws {
        var situation = try Situation()
        situation.message.clientID = "c1"
        #expect(try situation.notification.messageID == "c1")
        situation.message.id = "m1"
        #expect(try situation.notification.messageID == "m1")
    }

    @Test("A group without an identifier is no group to speak of")
    func namelessGroup() throws {
        var situation = try Situation()
        situation.message.conversationKind = .group
        situation.group = ""
        situation.recipient.display = .summary
        #expect(try situation.notification.groupID == nil)
        #expect(try situation.notification.alert.body == "u1: hi")
    }

    @Test(
        "The sound is the sender's, else the default",
        arguments: [(nil, Sound.file("default")), (.file(""), .file("")), (.silent, .silent)]
            as [(Sound?, Sound)])
    func sound(asked: Sound?, sound: Sound) throws {
        var situation = try Situation()
        situation.message.sound = asked
        #expect(try situation.notification.sound == sound)
    }

    @Test("Apple keeps a push as long as the profile says, or as long as it likes")
    func expiration() throws {
        var situation = try Situation()
        #expect(try situation.notification.expiration == nil)
        situation.profile.timeToLive = 3_600
        #expect(try situation.notification.expiration == Instant(seconds: 1_795_266_000))
        situation.profile.timeToLive = 0
        #expect(try situation.notification.expiration == situation.now)
    }

    @Test("A time to live beyond all time ends in the future")
    func endlessTimeToLive() throws {
        var situation = try Situation()
        situation.profile.timeToLive = .max
        #expect(try #require(situation.notification.expiration) > situation.now)
    }

    @Test("Notifications replace each other as sender, recall and override say", arguments: collapses)
    func collapse(collapse: CollapseCase) throws {
        var situation = try Situation("nim")
        situation.profile.recallOverride = collapse.override
        situation.message.collapseID = collapse.own
        situation.message.clientID = "client"
        if collapse.isRecall {
            situation.message.kind = .recall
            var recall = PushMessage.Recall()
            recall.clientID = collapse.recalledClientID
            recall.messageID = collapse.recalledMessageID
            situation.message.recall = recall
        }
        #expect(try situation.notification.collapseID == collapse.collapseID)
        let kinds = situation.outcome.findings.map(\.kind)
        #expect(kinds == (collapse.isAmbiguous ? [.ambiguous] : []))
    }
}

/// What decides about the collapse identifier (reading N1).
struct CollapseCase: CustomTestStringConvertible, Sendable {
    var override = true
    var own: UTF8Text?
    var isRecall = false
    var recalledClientID: UTF8Text?
    var recalledMessageID: UTF8Text?
    var isAmbiguous = false
    let collapseID: UTF8Text?

    var testDescription: String {
        "override \(override) own \(own ?? "-") recall \(isRecall) \(recalledClientID ?? "-")"
            + " \(recalledMessageID ?? "-") is \(collapseID ?? "-")"
    }
}

private let collapses: [CollapseCase] = [
    CollapseCase(override: false, collapseID: nil),
    CollapseCase(override: false, own: "own", collapseID: "own"),
    CollapseCase(override: false, isRecall: true, recalledClientID: "orig", collapseID: nil),
    CollapseCase(override: false, own: "own", isRecall: true, recalledClientID: "orig", collapseID: "own"),
    CollapseCase(collapseID: "client"),
    CollapseCase(own: "own", collapseID: "own"),
    CollapseCase(own: "own", isRecall: true, recalledClientID: "orig", collapseID: "own"),
    CollapseCase(isRecall: true, recalledClientID: "orig", recalledMessageID: "1001", collapseID: "orig"),
    CollapseCase(isRecall: true, recalledMessageID: "1001", isAmbiguous: true, collapseID: "1001"),
    CollapseCase(isRecall: true, collapseID: nil),
]
