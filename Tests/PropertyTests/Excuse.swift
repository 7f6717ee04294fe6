import PushBridge
import Testing

/// Members that may be without effect and without a word, and why.
struct Excuse: Sendable, CustomTestStringConvertible {
    /// A source and a pointer; `*` stands for one name, or for any source.
    let pattern: String
    let reason: String

    var testDescription: String { "\(pattern): \(reason)" }

    static let all =
        [
            Excuse(
                pattern: "easemob/callback /appkey",
                reason:
                    "It shortens the internal identifiers beside it, and does nothing where there are none.")
        ]
        + [
            Excuse(
                pattern: "* /path",
                reason:
                    "It says the interface that a message was sent by, which is its shape; the shape is given here."
            ),
            Excuse(
                pattern: "rongcloud/private-template /values/*/*",
                reason: "A value fills nothing where no text has its placeholder."),
        ]
        + ["sdk", "web"].map { shape in
            Excuse(
                pattern: "rongcloud/\(shape) /messageDirection",
                reason: "It says whether the message was sent or received, which decides nothing in a group.")
        }
        + ["source", "request", "request/*", "differences", "diagnostics"].map { name in
            Excuse(
                pattern: "rongcloud/system /\(name)",
                reason: "It belongs to the record of a conversion, not to the message in it.")
        }
        + ["line", "vendor", "verification", "kind", "replayKey"].map { name in
            Excuse(
                pattern: "* /\(name)",
                reason: "It belongs to a record around the message, not to the message.")
        }

    /// Members that may be without effect where a message is converted.
    static let conversions =
        all
        + [
            Excuse(
                pattern: "easemob/rest-legacy /group_id",
                reason: "Of a message to several groups each part is for one of them, whatever else is named."
            )
        ]
        + [
            "setting/apnsWithPrefix", "pushConfig/pushNickEnabled", "option/needPushNick",
            "push_config/push_nick_enabled", "msg_setting_/push_need_prefix_",
            "pushInfo/needPushNick", "needPushNick", "config/enablePushNick", "enablePushNick",
            "apnsWithPrefix",
        ].map { name in
            Excuse(
                pattern: "* /\(name)",
                reason: "No name stands before a forced text or in an alert that decides alone, on or off.")
        }

    /// Whether it is this member that is excused.
    func excuses(_ member: String) -> Bool {
        let wanted = pattern.split(separator: " "), found = member.split(separator: " ", maxSplits: 1)
        guard wanted.count == 2, found.count == 2, wanted[0] == "*" || wanted[0] == found[0] else {
            return false
        }
        let steps = wanted[1].split(separator: "/"), names = found[1].split(separator: "/")
        return steps.count == names.count && zip(steps, names).allSatisfy { $0 == "*" || $0 == $1 }
    }
}

extension [Excuse] {
    func excuses(_ member: String) -> Bool { contains { $0.excuses(member) } }
}
