import PushBridge
import PushModel
import Testing

@Suite("The badge")
struct BadgeTests {
    @Test(
        "It is the count with this message, or the count as it is, or what the sender fixed",
        arguments: counts)
    func badge(count: BadgeCase) throws {
        var situation = try Situation("nim")
        situation.recipient.unread = count.unread
        situation.message.isCounted = count.isCounted
        situation.message.badge = count.fixed
        situation.profile.badgeCap = count.cap
        #expect(try situation.notification.badge == count.badge)
    }
}

/// What a badge is made of.
struct BadgeCase: CustomTestStringConvertible, Sendable {
    let unread: Int
    var isCounted: Bool?
    var fixed: Int?
    var cap = 0
    let badge: Int

    var testDescription: String {
        let counted = isCounted.map { $0 ? "counted" : "not counted" } ?? "unsaid"
        return "\(unread) \(counted) fixed \(fixed.map(String.init) ?? "no") cap \(cap) is \(badge)"
    }
}

private let counts: [BadgeCase] = [
    BadgeCase(unread: 0, badge: 1),
    BadgeCase(unread: 3, badge: 4),
    BadgeCase(unread: 3, isCounted: true, badge: 4),
    BadgeCase(unread: 3, isCounted: false, badge: 3),
    BadgeCase(unread: 0, isCounted: false, badge: 0),
    BadgeCase(unread: 3, fixed: 37, badge: 37),
    BadgeCase(unread: 3, fixed: 0, badge: 0),
    BadgeCase(unread: 3, isCounted: false, fixed: 37, badge: 37),
    BadgeCase(unread: 97, cap: 99, badge: 98),
    BadgeCase(unread: 98, cap: 99, badge: 99),
    BadgeCase(unread: 99, cap: 99, badge: 99),
    BadgeCase(unread: 500, cap: 99, badge: 99),
    BadgeCase(unread: 3, fixed: 500, cap: 99, badge: 500),
    BadgeCase(unread: 500, cap: 0, badge: 501),
    BadgeCase(unread: .max, badge: .max),
    BadgeCase(unread: .max - 1, badge: .max),
    BadgeCase(unread: .max, isCounted: false, badge: .max),
    BadgeCase(unread: .max, cap: 99, badge: 99),
]
