import PushBridge
import Testing

/// Members that may be without effect and without a word, and why.
struct Excuse: Sendable, CustomTestStringConvertible {
    /// A source and a pointer; `*` stands for one name, in place of a source for any.
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
                pattern: "rongcloud/private-template /values/*/*",
                reason: "A value fills nothing where no text has its placeholder.")
        ]
        + ["sdk", "web"].map { shape in
            Excuse(
                pattern: "rongcloud/\(shape) /messageDirection",
                reason: "It says whether the message was sent or received, which decides nothing in a group.")
        }
        + ["hook /content", "record /data"].map { place in
            Excuse(
                pattern: "leancloud/\(place)/_lctype",
                reason: "A message that is recalled is a recall, whatever it was.")
        }
        + [
            Excuse(pattern: "leancloud/record /is-conv", reason: "True is usual.")
        ]

    /// Members that may be without effect where a message is converted.
    static let conversions = all + onlyConversions

    static let onlyConversions =
        [
            "nim/sdk /apnsPayload/apsField/sound/*", "nim/payload /aps/sound/*",
            "easemob/payload /aps/sound/*", "leancloud/rest /push_data/sound/*",
            "leancloud/rest /push_data/aps/sound/*", "leancloud/rest /push_data/ios/aps/sound/*",
        ]
        .map {
            Excuse(pattern: $0, reason: "Of a critical sound it is told as a whole that it becomes a file.")
        }
        + [
            "setting/apnsWithPrefix", "option/needPushNick", "msg_setting_/push_need_prefix_",
            "push_config/push_nick_enabled",
        ].map { name in
            Excuse(
                pattern: "* /\(name)",
                reason: "No name stands before a forced text or in an alert that decides alone, on or off.")
        }

    /// Whether it is this member that is excused.
    func excuses(_ member: String) -> Bool {
        let wanted = pattern.split(separator: " "), found = member.split(separator: " ", maxSplits: 1)
        let isSource =
            wanted.first == "*" || wanted.first == found.first
            || wanted.first?.hasSuffix("/*") == true && found.first?.hasPrefix(wanted[0].dropLast()) == true
        guard wanted.count == 2, found.count == 2, isSource else { return false }
        let steps = wanted[1].split(separator: "/"), names = found[1].split(separator: "/")
        return steps.count == names.count && zip(steps, names).allSatisfy { $0 == "*" || $0 == $1 }
    }
}

extension Excuse {
    /// Whether a message has a member that this excuses.
    func mayExcuse(_ message: JSONTree, of source: String) -> Bool {
        message.memberPlaces.contains { excuses("\(source) \($0.pointer)") }
    }
}

extension [Excuse] {
    func excuses(_ member: String) -> Bool { contains { $0.excuses(member) } }
}
