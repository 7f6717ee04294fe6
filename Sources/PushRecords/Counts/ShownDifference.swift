public import PushBridge

/// What people notice of a message, and who does: messages that are alike in both can be shown by one of them.
public struct ShownDifference: Sendable, Hashable {
    /// What they notice.
    public var effect: NoticedEffect
    /// The situations in which they do, by name, as ``LossTally/NoticedSituation`` has them, at most the first ``mostSituations``; none for a
    /// message that the target has not, which everybody misses who got it.
    public var situations: [String]

    /// How many situations are kept; more were never seen.
    static let mostSituations = 8

    /// Describes a difference.
    init(effect: NoticedEffect, situations: [String]) {
        self.effect = effect
        self.situations = situations
    }

    /// Describes a difference of one message.
    init(_ difference: Difference) {
        let names = difference.situations.map(Self.folded)
        self.init(
            effect: NoticedEffect(difference),
            situations: names.count > 1 ? Array(Set(names).sorted().prefix(Self.mostSituations)) : names)
    }

    /// That a message is missing which was pushed.
    static let missingPush = ShownDifference(effect: .lostPush, situations: [])
    /// That a message is missing of which nobody got a push before.
    static let missingMessage = ShownDifference(effect: .other, situations: [])

    /// A situation without the conversation, and without the number that tells classes of members apart:
    /// `summary/free/mentioned` of `summary/free/mentioned-2/group`.
    public static func folded(_ situation: String) -> String {
        let parts = situation.split(separator: "/", maxSplits: 3)
        guard parts.count >= 3 else { return situation }
        let member = parts[2].prefix { $0 != "-" }
        if parts.count == 3 && member.count == parts[2].count { return situation }
        return "\(parts[0])/\(parts[1])/\(member)"
    }
}

/// A message that shows a difference.
public struct ShownExample: Sendable, Hashable {
    /// Where the message stands in the input.
    public var place: MessagePlace
    /// What it was taken for.
    public var source: String
    /// The rows, or codes, that decided this difference.
    public var rows: [String]
    /// What differs, where the screens do not show it.
    public var unseen: Difference?
    /// What people see in the first situation.
    public var screens: ShownScreens
}

extension ShownExample {
    /// The same with texts of few bytes, and the first of many rows.
    var shortened: ShownExample {
        var example = self
        example.rows = Array(rows.prefix(CorpusExample.mostRows))
        example.screens = screens.shortened
        example.unseen = unseen?.shortened
        return example
    }
}

extension ShownExample: Comparable {
    /// Whether `left` comes first in the input; of two at one place, as inputs without names have them, whichever is spelled first.
    public static func < (left: Self, right: Self) -> Bool {
        left.place == right.place ? left.json.description < right.json.description : left.place < right.place
    }
}

/// What a person sees of one message in one situation, at the source and at the target.
public struct ShownScreens: Sendable, Hashable {
    /// The situation, as `display/setting/member`: `summary/free/unnamed`.
    public var situation: String
    /// What the source shows.
    public var before: ShownScreen
    /// What the target shows.
    public var after: ShownScreen
}

extension ShownScreens {
    /// Whether what people notice can be told from the screens.
    func shows(_ effect: NoticedEffect) -> Bool {
        switch effect {
        case .lostPush, .extraPush: before.isPushed != after.isPushed
        case .title: before.title != after.title
        case .subtitle: before.subtitle != after.subtitle
        case .text: before.body != after.body
        case .badge: before.badge != after.badge
        case .sound: before.sound != after.sound || before.isCall != after.isCall
        case .call: before.isCall != after.isCall
        case .exposed: before.title != after.title || before.body != after.body
        case .pushUncertain, .contentLost, .contentChanged, .replacing, .other: false
        }
    }

    /// The same with texts of few bytes.
    var shortened: ShownScreens {
        ShownScreens(situation: situation, before: before.shortened, after: after.shortened)
    }
}

extension ShownScreen {
    /// Whether a push arrives at all.
    public var isPushed: Bool { !isMissing && suppression == nil }

    fileprivate var shortened: ShownScreen {
        var screen = self
        screen.title = title.map { ShortText.cut($0) }
        screen.subtitle = subtitle.map { ShortText.cut($0) }
        screen.body = body.map { ShortText.cut($0) }
        screen.sound = sound.map { ShortText.cut($0) }
        return screen
    }
}

/// What a person notices of a difference; each point of a push belongs to one.
public enum NoticedEffect: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Words that were hidden can be read.
    case exposed
    /// A push that does not come any more.
    case lostPush = "lost-push"
    /// A push that came for nobody before.
    case extraPush = "extra-push"
    /// A push of which nobody knows whether it came before.
    case pushUncertain = "push-uncertain"
    /// The conversation has less of the message.
    case contentLost = "content-lost"
    /// The message is of another kind.
    case contentChanged = "content-changed"
    case title
    case subtitle
    /// The text itself, or the words of it that the phone translates.
    case text
    case badge
    case sound
    /// A call that rings as a message, or a message that rings as a call.
    case call
    /// Which pushes replace each other.
    case replacing
    /// Anything else.
    case other

    /// What becomes of the message beside what screens show; nil for what is seen on Android only, which is counted apart.
    init?(_ effect: MessageEffect) {
        switch effect {
        case .androidClass: return nil
        case .exposed: self = .exposed
        case .pushUncertain: self = .pushUncertain
        case .contentLost: self = .contentLost
        case .contentChanged: self = .contentChanged
        case .contentMoved: self = .other
        }
    }

    /// What a difference is noticed as.
    init(_ difference: Difference) {
        switch difference.path {
        case _ where difference.fidelity == .exposed: self = .exposed
        case _ where difference.effect != nil: self = difference.effect.flatMap(Self.init) ?? .other
        case "/suppressed": self = difference.before == .null ? .lostPush : .extraPush
        case "/payload/aps/badge": self = .badge
        case "/headers/apns-collapse-id": self = .replacing
        case "/headers/apns-push-type": self = .call
        case let path: self = Self(path: path)
        }
    }

    private init(path: String) {
        if path.hasPrefix("/payload/aps/sound") {
            self = .sound
        } else if path.hasPrefix("/payload/aps/alert/title") {
            self = .title
        } else if path.hasPrefix("/payload/aps/alert/subtitle") {
            self = .subtitle
        } else if path.hasPrefix("/payload/aps/alert/body") || path.hasPrefix("/payload/aps/alert/loc-") {
            self = .text
        } else {
            self = .other
        }
    }

    /// Whether `left` is listed first.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
