public import PushModel
import Vendors

/// A message as another vendor's.
public struct Conversion: Sendable {
    /// What the message was taken for, such as `easemob/rest`.
    public var source: String
    /// What it became, such as `nim/server-v2`.
    public var target: String
    /// The messages to send: several where one of the target's cannot reach everyone; none where it has no such message.
    public var messages: [WrittenMessage]
    /// How much is kept, of all messages together; nil when it was not proved.
    public var fidelity: Fidelity?
    /// What a recipient sees differently, and in which situations.
    public var differences: [Difference]
    /// What reading and converting found.
    public var diagnostics: [Diagnostic]
    /// Those of the diagnostics that the conversion found; those of reading stand before them.
    public var losses: ArraySlice<Diagnostic> { diagnostics[firstLoss...] }
    let firstLoss: Int
    /// How many diagnostics, the last ones, tell of what only the vendors' profiles word differently, which is counted once
    /// (reading C16).
    package internal(set) var wordingCount: Int
    /// What each of the losses is about; empty where nothing was proved.
    var lossMarks: [LossMark]
    /// The accounts that the message names, where the target may not tell some of them apart.
    package internal(set) var accounts: [NamedAccount] = []
    /// Whether the message is a bare extension, which does not say whom it is for.
    package let isBareExtension: Bool
    /// Whether a client sends what was written, and not a call to the vendor's servers.
    let isForClient: Bool
    /// Whether the target makes the identifiers of groups itself, and there is a map for them.
    let needsGroups: Bool
    /// Whether the message does not say what its sender set for the push, as a webhook's copy: a verdict about it says
    /// nothing of what people see (reading C21).
    public let saysNothingOfPush: Bool
    /// Whether the message was the target's already, so that no verdict is given (reading C23).
    public let isAlreadyTarget: Bool
    /// Whether settings for other platforms are lost, which never lowers the verdict (reading C9).
    public var losesPlatforms: Bool
    /// The phone makers by whose limits the lost settings decide, each once: `oppo`; `oppo-alert` where only OPPO phones alert
    /// people otherwise.
    public internal(set) var lostClasses: Set<String>
}

extension Conversion {
    /// What becomes of the message beside what screens show, each once.
    package var effects: Set<MessageEffect> {
        var effects = Set(diagnostics.compactMap(\.effect))
        for difference in differences {
            if difference.fidelity == .exposed { effects.insert(.exposed) }
            if let effect = difference.effect { effects.insert(effect) }
        }
        return effects
    }

    /// Whether no document tells if the source pushes the message (reading C19).
    package var isPushUncertain: Bool {
        diagnostics.indices.contains { diagnostics[$0].code.isOfUncertainPush }
    }

    /// Whether a phone maker misses a setting, beside those whose row or code is among some.
    package func losesClass(besides accepted: Set<String>) -> Bool {
        if lostClasses.isEmpty || accepted.isEmpty { return !lostClasses.isEmpty }
        return losses.contains { loss in
            (loss.effect == .androidClass || loss.code == .leftOutToFit && loss.severity == .warning)
                && !accepted.contains(loss.code.name) && !(loss.row.map(accepted.contains) ?? false)
        }
    }

    /// Where the conversation has something else, for everyone whom the message reaches.
    var contentPoints: [(path: String, fidelity: Fidelity)] {
        if messages.isEmpty { return [] }
        let content: Set<MessageEffect> = [.contentLost, .contentChanged]
        let told = Set(diagnostics.compactMap(\.effect)).intersection(content)
        return differences.filter { $0.effect.map(content.contains) == true }.map { ($0.path, $0.fidelity) }
            + told.map { ("/message", $0.fidelity) }
    }
}

/// What a written call lacks before it can be sent (reading C18).
public enum CallNeed: String, Sendable, Hashable, CaseIterable {
    /// The account that sends the message.
    case sender
    /// The people or the group that get it.
    case receiver
    /// A group's identifier as the target makes it.
    case group
    /// The identifier that the target gave to the message that is withdrawn.
    case message
    /// A template, as the target's profile has it.
    case template
    /// The file in the target's own store.
    case upload
    /// A value of the content that the target requires.
    case content
    /// To be shorter, or in parts: a limit of the target's is passed.
    case limit

    /// What a loss says that the call lacks; nil for a loss with which it can be sent.
    fileprivate init?(_ loss: borrowing Diagnostic) {
        switch loss.code {
        case .missingSender: self = .sender
        case .missingReceiver: self = .receiver
        case .recallNamesOldMessage: self = .message
        case .templateMissing: self = .template
        case .uploadNeeded: self = .upload
        case .contentMissing: self = .content
        case .tooManyForOneCall, .tooLongToSend, .tooLargeToSend: self = .limit
        case .identifierImpossible:
            guard let need = Self(impossible: loss) else { return nil }
            self = need
        default: return nil
        }
    }

    /// Identifiers of others than the sender and the receivers are not refused.
    private init?(impossible loss: borrowing Diagnostic) {
        if loss.arguments?.first == .words(IdentifierMap.Kind.group.rawValue) {
            self = .group
        } else if loss.isAbout(.senderID) {
            self = .sender
        } else if loss.isAbout(.receivers) || loss.isAbout(.conversationID) {
            self = .receiver
        } else {
            return nil
        }
    }
}

extension Diagnostic {
    /// Whether a group keeps its old identifier because the map of identifiers lacks it.
    var isOfKeptGroup: Bool {
        (code == .identifierKept || code == .identifiersKept)
            && arguments?.first == .words(IdentifierMap.Kind.group.rawValue)
    }
}

extension Conversion {
    /// What the written calls lack before they can be sent, each once; nothing where no call was written.
    public var needs: [CallNeed] {
        if messages.isEmpty || isForClient { return [] }
        var needs: Set<CallNeed> = []
        for index in losses.indices where diagnostics[index].severity != .info {
            // Each of several calls is within the limit.
            if messages.count > 1, diagnostics[index].code == .tooManyForOneCall { continue }
            if let need = CallNeed(diagnostics[index]) { needs.insert(need) }
        }
        if needsGroups, diagnostics[..<firstLoss].contains(where: \.isOfKeptGroup) { needs.insert(.group) }
        return needs.isEmpty ? [] : CallNeed.allCases.filter(needs.contains)
    }
}

extension Difference {
    /// What a difference of the message's own content does to it; nil for what a push shows.
    package var effect: MessageEffect? {
        guard path.hasPrefix(Self.ofContent) else { return nil }
        if path.hasPrefix(Self.ofMembers) { return fidelity == .degraded ? .contentLost : .contentMoved }
        let field = CanonicalField(rawValue: String(path.dropFirst(Self.ofContent.count)))
        return MessageEffect.fields.first { $0.field == field }?.effect
    }

    private static let ofContent = "/message/"
    private static let ofMembers = "/message/content/"
}

extension DiagnosticCode {
    /// What becomes of a message of which this is told, beside what screens show.
    fileprivate var effect: MessageEffect? {
        Self.effects[min(nameLength, Self.effects.count - 1)].first { hasName($0.code) }?.effect
    }

    /// The effects by the length of the code's name; none has 63 letters.
    private static let effects = (0..<64).map { length in
        MessageEffect.byCode.filter { $0.code.utf8CodeUnitCount == length }
    }

    fileprivate var isOfUncertainPush: Bool { Self.uncertainPushes.contains(where: hasName) }

    private static let uncertainPushes = MessageEffect.byCode.filter { $0.effect == .pushUncertain }.map(
        \.code)
}

extension Diagnostic {
    /// What becomes of a message of which this is told, beside what screens show.
    var effect: MessageEffect? {
        code.effect ?? (kind == .dropped ? row.flatMap { MessageEffect.byKey[$0] } : nil)
    }
}

/// What a loss is about.
struct LossMark: Sendable {
    let field: CanonicalField
    /// Whether the field decides what Apple is asked.
    let reachesApple: Bool
    /// The best verdict that is left (reading C16).
    let cap: Fidelity

    init(_ finding: Finding, isPushed: Bool, isUnnoticed: Bool) {
        field = finding.field
        reachesApple = finding.reachesApple && !isUnnoticed
        var cap = Fidelity.identical
        if isPushed && reachesApple {
            switch finding.kind {
            case .dropped: cap = Comparison.unseenFields.contains(finding.field) ? .sameScreen : .degraded
            case .approximated: cap = .sameScreen
            default: break
            }
        }
        self.cap = max(cap, finding.code.effect?.fidelity ?? .identical)
    }
}

extension Conversion {
    /// Gives each written call the number by which the target knows it when it comes again (reading C18).
    ///
    /// It is made of the message's own identifier. Where the message has none, it is made of what was written and of which of equal
    /// messages this is: the same run makes the same calls, and two equal messages two calls.
    ///
    /// - Parameters:
    ///   - key: The member of the body.
    ///   - id: The message's own identifier.
    ///   - copy: Which of equal messages it is.
    mutating func number(under key: UTF8Text, by id: UTF8Text?, copy: UInt64) {
        for index in messages.indices {
            let seed = id ?? messages[index].body.text
            let hash = seed.withBytes { $0.fingerprint() } &+ UInt64(index) &+ (id == nil ? copy : 0)
            // Multiplied, so that neighbours differ in all of the 32 bits; 0 would be none.
            let number = max(1, (hash &* 0x9E37_79B9_7F4A_7C15) >> 32)
            messages[index].body = RawJSON(
                joining: .object([(key, .integer(Int(number)))]), messages[index].body)
        }
    }
}
