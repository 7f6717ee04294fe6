import PushBridge
import PushModel
import Testing

/// One message, one recipient and one moment; the fields are for a test to change.
struct Situation {
    var message = PushMessage()
    var recipient = Recipient(id: "u2")
    var profile: AppProfile
    /// Other people of the recipients file.
    var people: [Recipient] = []
    /// The group in which the message reaches the recipient.
    var group: UTF8Text?
    /// Noon in UTC.
    var now = Instant(seconds: 1_795_262_400)

    /// A text message from `u1` to `u2`.
    init(_ vendor: String = "easemob", generation: String? = nil) throws {
        profile = try AppProfile(vendor: vendor, generation: generation)
        message.text = "hi"
        message.senderID = "u1"
        message.receivers = ["u2"]
    }

    /// Lets the message be said in the group `g1`.
    mutating func sayInGroup() {
        message.conversationKind = .group
        message.conversationID = "g1"
        group = "g1"
    }

    var resolver: Resolver {
        Resolver(
            AppRules(profile), people: People(recipients: RecipientDirectory(people + [recipient])), now: now)
    }

    /// What the recipient gets, and what is told about it.
    var outcome: (decision: PushDecision, findings: [Finding]) {
        var findings: [Finding] = []
        let decision = resolver.decide(message, for: recipient, in: group, findings: &findings)
        return (decision, findings)
    }

    /// Why the recipient gets nothing; nil when they get something.
    var suppression: SuppressionReason? {
        guard case .suppress(let reason) = outcome.decision else { return nil }
        return reason
    }

    /// What the recipient gets.
    var notification: ResolvedNotification {
        get throws {
            guard case .notify(let notification) = outcome.decision else { return try #require(nil) }
            return notification
        }
    }
}
