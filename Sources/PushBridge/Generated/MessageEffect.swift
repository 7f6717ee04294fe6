// Made from Mappings/effects.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

import PushModel

/// What a conversion does to a message, beside what screens show.
public enum MessageEffect: String, Sendable, Hashable, CaseIterable {
    /// People who hide details read words that they did not read before.
    case exposed = "exposed"
    /// No document settles whether the source pushes such a message.
    case pushUncertain = "push-uncertain"
    /// The conversation has less of the message than the sender put into it.
    case contentLost = "content-lost"
    /// The message is of another kind in the conversation.
    case contentChanged = "content-changed"
    /// The app finds a part of the message in another place, or in another form.
    case contentMoved = "content-moved"
    /// Android phones hold back messages, or alert people otherwise; iPhones show the same.
    case androidClass = "android-class"

    /// What it makes of the verdict.
    public var fidelity: Fidelity {
        switch self {
        case .exposed: .exposed
        case .pushUncertain: .degraded
        case .contentLost: .degraded
        case .contentChanged: .degraded
        case .contentMoved: .sameScreen
        case .androidClass: .identical
        }
    }

    /// The fields of a message whose change is such an effect.
    static let fields: [(field: CanonicalField, effect: MessageEffect)] = [
        (.text, .contentLost),
        (.content, .contentLost),
        (.extension, .contentLost),
        (.mentions, .contentLost),
        (.kind, .contentChanged),
    ]

    /// The effects of leaving keys out, by their rows.
    static let byKey: [String: MessageEffect] = [
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
        ("online-only-is-guessed", .pushUncertain),
        ("push-uncertain", .pushUncertain),
        ("accounts-collide", .contentLost),
        ("content-left-out", .contentLost),
        ("essential-key-unknown", .contentLost),
        ("identifier-taken", .contentLost),
        ("left-out-to-fit", .contentLost),
        ("own-members-left-out", .contentLost),
        ("parts-left-out", .contentLost),
        ("several-objects", .contentLost),
        ("text-left-out", .contentLost),
        ("text-type-lost", .contentLost),
        ("content-lost", .contentLost),
        ("change-read-as-message", .contentChanged),
        ("command-became-notification", .contentChanged),
        ("kind-became-custom", .contentChanged),
        ("kind-became-element", .contentChanged),
        ("kind-became-type", .contentChanged),
        ("notification-became-command", .contentChanged),
        ("notification-became-message", .contentChanged),
        ("outside-conversation", .contentChanged),
        ("content-changed", .contentChanged),
        ("content-became-data", .contentMoved),
        ("content-became-text", .contentMoved),
        ("content-moved", .contentMoved),
        ("android-class-lost", .androidClass),
        ("android-alert-lost", .androidClass),
        ("android-class", .androidClass),
    ]
}
