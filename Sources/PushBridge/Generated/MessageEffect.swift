// Made from Mappings/effects.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

import PushModel

/// What a conversion does to a message, beside what screens show.
public enum MessageEffect: String, Sendable, Hashable, CaseIterable {
    /// People who hide details read words that they did not read before.
    case exposed = "exposed"
    /// No document says whether the source pushes such a message; the target does.
    case pushUncertain = "push-uncertain"
    /// The conversation has less of the message than the sender put into it.
    case contentLost = "content-lost"
    /// The message is of another kind in the conversation.
    case contentChanged = "content-changed"
    /// Android phones hold back messages, or alert people otherwise; iPhones show the same.
    case androidClass = "android-class"

    /// What it makes of the verdict.
    public var fidelity: Fidelity {
        switch self {
        case .exposed: .exposed
        case .pushUncertain: .degraded
        case .contentLost: .degraded
        case .contentChanged: .degraded
        case .androidClass: .identical
        }
    }

    /// The fields of a message whose change is such an effect.
    static let fields: [(field: CanonicalField, effect: MessageEffect)] = [
        (.text, .contentLost),
        (.extension, .contentLost),
        (.mentions, .contentLost),
        (.kind, .contentChanged),
    ]

    /// The effects of leaving keys out, by their rows.
    static let byKey: [String: MessageEffect] = [
        "EM-068": .contentLost,
        "EM-069": .contentLost,
        "EM-070": .contentLost,
        "EM-077": .contentLost,
        "EM-078": .contentLost,
        "EM-079": .contentLost,
        "EM-096": .contentLost,
        "EM-097": .contentLost,
        "EM-098": .contentLost,
        "EM-099": .contentLost,
        "EM-200": .contentLost,
        "EM-201": .contentLost,
        "EM-202": .contentLost,
        "EM-204": .contentLost,
        "NIM-064": .contentLost,
        "NIM-126": .contentLost,
        "NIM-217": .contentLost,
        "NIM-283": .contentLost,
        "NIM-377": .contentLost,
        "NIM-378": .contentLost,
        "NIM-379": .contentLost,
        "NIM-380": .contentLost,
        "TX-034": .contentLost,
        "TX-084": .contentLost,
        "TX-085": .contentLost,
        "TX-086": .contentLost,
        "TX-087": .contentLost,
        "TX-088": .contentLost,
        "TX-089": .contentLost,
        "TX-090": .contentLost,
        "TX-146": .contentLost,
        "TX-191": .contentLost,
        "RC-006": .contentLost,
        "RC-015": .contentLost,
        "RC-144": .contentLost,
        "RC-179": .contentLost,
        "RC-327": .contentLost,
        "RC-333": .contentLost,
    ]

    /// The effects that diagnostics tell of, by their codes; a code that is called as an effect is has that one.
    static let byCode: [(code: StaticString, effect: MessageEffect)] = [
        ("hidden-words-shown", .exposed),
        ("hidden-words-shown-to-all", .exposed),
        ("exposed", .exposed),
        ("push-uncertain", .pushUncertain),
        ("accounts-collide", .contentLost),
        ("attachment", .contentLost),
        ("attachment-left-out", .contentLost),
        ("essential-key-unknown", .contentLost),
        ("left-out-to-fit", .contentLost),
        ("own-members-left-out", .contentLost),
        ("parts-left-out", .contentLost),
        ("several-objects", .contentLost),
        ("text-left-out", .contentLost),
        ("content-lost", .contentLost),
        ("kind-became-custom", .contentChanged),
        ("kind-became-element", .contentChanged),
        ("kind-became-type", .contentChanged),
        ("notification-became-command", .contentChanged),
        ("notification-became-message", .contentChanged),
        ("content-changed", .contentChanged),
        ("android-class-lost", .androidClass),
        ("android-alert-lost", .androidClass),
        ("android-class", .androidClass),
    ]
}
