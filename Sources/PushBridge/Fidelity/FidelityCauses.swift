import APNSTypes
package import PushModel
import Vendors

/// What lowers the verdict about one message, and which keys of the message have a part in it.
///
/// A verdict has two sources (reading C16): points in which the screens or the messages differ, and losses that cap it although
/// nothing of that shows them. Each is a ``Reason``; the keys that explain it are its causes.
package struct FidelityCauses {
    /// A key that has a part in a reason.
    package struct Cause: Sendable, Hashable {
        /// The key's row in `Mappings/`; nil where the message spells no key for what differs.
        package let row: String?
        /// What the conversion tells of the key; nil where only the screens tell.
        package let diagnostic: Diagnostic?

        /// Whether its row, or the code of what is told, is among some names.
        fileprivate func isNamed(in names: Set<String>) -> Bool {
            row.map(names.contains) == true || diagnostic.map { names.contains($0.code.name) } == true
        }
    }

    /// Something that lowers the verdict.
    package struct Reason: Sendable, Hashable {
        /// What it alone makes of the verdict.
        package let fidelity: Fidelity
        /// The point that differs, as a JSON Pointer into a record; nil for a loss that no screen shows.
        package let path: String?
        /// The keys that explain it; none where no key of the message does.
        package let causes: [Cause]
        fileprivate let isExplained: Bool

        fileprivate init(_ fidelity: Fidelity, at path: String? = nil, _ causes: [[Cause]]) {
            self.fidelity = fidelity
            self.path = path
            var seen: Set<Cause> = []
            self.causes = causes.flatMap(\.self).filter { seen.insert($0).inserted }
            isExplained = causes.allSatisfy { !$0.isEmpty }
        }
    }

    /// Everything that lowers the verdict.
    package private(set) var reasons: [Reason] = []

    /// What the conversion lost.
    private let losses: [Loss]

    /// Finds the causes of a conversion whose fidelity was proved.
    package init(of conversion: Conversion, from reading: MessageTranslation) {
        losses = zip(conversion.lossMarks, conversion.losses).map { Loss(mark: $0, diagnostic: $1) }
        if conversion.messages.isEmpty {
            addRefusal()
            return
        }
        addCaps(reading.diagnostics)
        let points = PointCauses(of: losses, in: reading)
        for (path, differences) in Dictionary(grouping: conversion.differences, by: \.path).sorted(by: {
            $0.key < $1.key
        }) {
            let worst = differences.map(\.fidelity).max() ?? .identical
            let deciding = differences.filter { $0.fidelity == worst }
            reasons.append(Reason(worst, at: path, deciding.map(points.causes)))
        }
    }

    /// What made a verdict what it is: each key once for each thing that is told of it.
    package func deciding(_ verdict: Fidelity) -> [Cause] {
        var seen: Set<[String?]> = []
        return reasons.filter { $0.fidelity == verdict }.flatMap(\.causes).filter {
            seen.insert([$0.row, $0.diagnostic?.code.name]).inserted
        }
    }

    /// The keys that explain one of the conversion's differences; without one, those of everything that lowers the verdict.
    package func causes(of difference: Difference?, in reading: MessageTranslation) -> [Cause] {
        guard let difference else { return reasons.flatMap(\.causes) }
        return PointCauses(of: losses, in: reading).causes(of: difference)
    }

    /// The verdict if the losses of some rows, or with some codes, are settled: what only these explain counts for nothing.
    package func verdict(settling names: Set<String>) -> Fidelity {
        reasons.lazy.filter { reason in
            !reason.isExplained || !reason.causes.allSatisfy { $0.isNamed(in: names) }
        }.map(\.fidelity).max() ?? .identical
    }

    // MARK: Losses that cap the verdict

    /// Nothing was written: what says so is the cause.
    private mutating func addRefusal() {
        let worst = losses.filter { $0.diagnostic.severity == .error }
        reasons.append(Reason(.degraded, [(worst.isEmpty ? losses : worst).map(\.cause)]))
    }

    private mutating func addCaps(_ ofReading: [Diagnostic]) {
        for loss in losses where loss.mark.cap > .identical {
            reasons.append(Reason(loss.mark.cap, [[loss.cause]]))
        }
        for diagnostic in ofReading {
            guard let effect = diagnostic.effect else { continue }
            reasons.append(Reason(effect.fidelity, [[Cause(row: diagnostic.row, diagnostic: diagnostic)]]))
        }
    }
}

/// Something that a conversion lost, with the field that it is about.
struct Loss {
    let mark: LossMark
    let diagnostic: Diagnostic

    var cause: FidelityCauses.Cause {
        FidelityCauses.Cause(row: diagnostic.row, diagnostic: diagnostic)
    }

    /// Whether something is less, or other, than the source said.
    var isLost: Bool { diagnostic.kind == .dropped || diagnostic.kind == .approximated }

    /// Whether it may be why something differs: what the source ignores too, or what was understood anyway, is not.
    var isPossibleCause: Bool {
        switch diagnostic.kind {
        case .ignored, .repaired: false
        case .dropped, .approximated: true
        default: diagnostic.severity != .info || diagnostic.code.reach == .usualKeys
        }
    }
}

/// Finds the keys that explain a point in which the screens differ.
///
/// A message may lose several things that are shown at one place. Only those are named that decided what somebody reads there:
/// in which situations it differs tells whether it is about hidden details or about some members' words.
struct PointCauses {
    private let losses: [Loss]
    private let reading: MessageTranslation
    /// Whether the words are those of the template that the sender named.
    private let usesTemplate: Bool

    init(of losses: [Loss], in reading: MessageTranslation) {
        self.losses = losses.filter(\.isPossibleCause)
        self.reading = reading
        var words = NotificationWords()
        var ignored: [Finding] = []
        reading.fillWordsForEveryone(&words, &ignored)
        usesTemplate = words.titleLevel == .senderTemplate || words.bodyLevel == .senderTemplate
    }

    /// The causes of a difference: what hides or reveals words, where only people who hide details meet it; else the losses of
    /// what is shown there; else, among words, the losses of other words; else the key that fills what is shown there.
    func causes(of difference: Difference) -> [FidelityCauses.Cause] {
        let fields = ShownFields.fields(at: difference.path)
        let able = losses.filter { $0.diagnostic.code.reach.holds(difference) }
        let hiding = able.filter { $0.diagnostic.code.reach == .hiddenWords }
        let others = able.filter { $0.diagnostic.code.reach != .hiddenWords }
        let shown = others.filter { fields.contains($0.mark.field) }
        let candidates = [
            hiding.filter { fields.contains($0.mark.field) },
            hiding,
            shown.filter { $0.isLost && $0.mark.reachesApple },
            shown.filter(\.isLost),
            shown,
            others.filter { $0.diagnostic.code.reach == .usualKeys },
            others.filter { ShownFields.isWords(difference.path) && $0.isLost && $0.isAboutWords },
        ]
        if let losses = candidates.first(where: { !$0.isEmpty }) { return deciding(losses).map(\.cause) }
        return [filling(fields.filter { isRead($0, in: difference) })].compactMap(\.self)
    }

    /// Where an alert decides alone, the losses of its words hide those of the words beside it.
    private func deciding(_ losses: [Loss]) -> [Loss] {
        guard reading.message.explicitAlert != nil else { return losses }
        let explicit = losses.filter { CanonicalField.explicitWording.contains($0.mark.field) }
        return explicit.isEmpty ? losses : explicit
    }

    /// Whether words of a field are read in a difference's situations: a template's only where the profile has the template,
    /// and some members' by those members.
    private func isRead(_ field: CanonicalField, in difference: Difference) -> Bool {
        let name = field.rawValue
        if name.hasPrefix("template.") { return usesTemplate }
        if name.hasPrefix("directed.") || field == .memberText || field == .mentions {
            return difference.situations.contains(where: \.isOfListedMember)
        }
        return true
    }

    /// The key that fills what is shown at a place; one that says what holds anyway decides nothing.
    private func filling(_ fields: [CanonicalField]) -> FidelityCauses.Cause? {
        for field in fields where reading.message.holds(field) {
            guard let row = reading.location(of: field)?.row, !row.isEmpty else { continue }
            return FidelityCauses.Cause(row: row, diagnostic: nil)
        }
        return nil
    }
}

extension Loss {
    fileprivate var isAboutWords: Bool {
        diagnostic.code.reach == .memberWords || CanonicalField.wording.contains(mark.field)
    }
}

extension CanonicalField {
    /// The fields of an alert that decides alone.
    fileprivate static let explicitWording = allCases.filter { $0.rawValue.hasPrefix("explicitAlert.") }
}

/// In what a loss can show, as its code says.
enum LossVisibility {
    /// The words that people read who hide details.
    case hiddenWords
    /// The words for some members of a group.
    case memberWords
    /// Words.
    case words
    /// The keys that servers add to every push.
    case usualKeys
    /// The app's own data.
    case data
    /// Whether there is a push.
    case suppression
    /// Nothing that Apple gets.
    case nothing
    /// Anything.
    case anything

    /// Whether the loss can be why something differs.
    func holds(_ difference: Difference) -> Bool {
        let isWords = ShownFields.isWords(difference.path)
        return switch self {
        case .hiddenWords: isWords && difference.situations.allSatisfy(\.isOfHiddenDetails)
        case .memberWords: isWords && difference.situations.contains(where: \.isOfListedMember)
        case .words: isWords
        case .usualKeys: Self.usualKeyPointers.contains(difference.path)
        case .data: difference.path == "/payload" || difference.path == "/payload/aps"
        case .suppression: difference.path == "/suppressed"
        case .nothing: false
        case .anything: true
        }
    }
}

extension DiagnosticCode {
    var reach: LossVisibility { LossVisibility.byCode[name] ?? .anything }
}

extension LossVisibility {
    private static let usualKeyPointers = [APNSKey.apsCategory.pointer, APNSKey.apsMutableContent.pointer]

    /// By the code's name; other losses can show wherever their field does.
    fileprivate static let byCode: [String: LossVisibility] = {
        let reaches: [(LossVisibility, [DiagnosticCode])] = [
            (.hiddenWords, [.hiddenFromSome, .hiddenWordsShown, .hiddenWordsShownToAll]),
            (.memberWords, [.membersListed, .membersWordsLost, .membersTitleLost]),
            (
                .words,
                [
                    .nameInTitle, .nameMissing, .nameWrittenOut, .serversWordsDiffer,
                    .hiddenWordsCovered, .hiddenWordsLeftOut, .nameStandsInText, .identifierLeftOut,
                    .namedOtherwise, .alertMemberLeftOut, .titleAdded, .titleMissing, .builtInTextWritten,
                    .ownTextShown, .unshownAtTarget, .textUnknown, .wordsUnknown, .shownOnlyWithText,
                    .textLeftOut,
                ]
            ),
            (.usualKeys, [.usualKeysAdded, .usualKeysMissing]),
            (.data, [.membersMoved, .echoMoved, .keysBecomeData]),
            (
                .suppression,
                [.forceOverridesOther, .unnoticedBecameSilent, .wakeUpBecameSilent, .wouldBePushed]
            ),
            (
                .nothing,
                [
                    .contentLeftOut, .contentBecameData, .noPlatformSetting, .unknownPlatformSetting,
                    .platformSettingTaken, .androidClassLost, .androidAlertLost, .otherPlatformsTextMissing,
                    .otherPlatformsTextLost, .otherPlatformsMembersTextLost,
                ]
            ),
        ]
        var byCode: [String: LossVisibility] = [:]
        for (reach, codes) in reaches {
            for code in codes { byCode[code.name] = reach }
        }
        return byCode
    }()
}

extension String {
    /// Whether a situation is one of somebody who hides details.
    fileprivate var isOfHiddenDetails: Bool { hasPrefix(DisplayStyle.simple.rawValue + "/") }

    /// Whether a situation is one of somebody whom a list names.
    var isOfListedMember: Bool {
        let parts = split(separator: "/")
        return parts.count > 2 && parts[2] != MemberClasses.unnamed
    }
}

/// Which fields of a message decide what stands at a place of a record of `translate`.
enum ShownFields {
    /// The fields, those first that say it directly; none for a place that nobody knows.
    static func fields(at path: String) -> [CanonicalField] {
        if let fields = several[path] { return fields }
        if path.hasPrefix("/message/content/") { return [.content] }
        if path.hasPrefix("/message/"), let field = CanonicalField(rawValue: String(path.dropFirst(9))) {
            return [field]
        }
        return single[path].map { [$0] } ?? []
    }

    /// Whether people read what stands there.
    static func isWords(_ path: String) -> Bool { path.hasPrefix("/payload/aps/alert") }

    /// The places that one field fills, as `Mappings/apns.tsv` says.
    private static let single: [String: CanonicalField] = {
        var fields: [String: CanonicalField] = [:]
        for key in APNSKey.allCases {
            if let field = key.field.flatMap(CanonicalField.init(rawValue:)) { fields[key.pointer] = field }
        }
        return fields
    }()

    /// The places for which several fields can be said.
    private static let several: [String: [CanonicalField]] = [
        "/payload/aps/alert/title": [
            .title, .explicitTitle, .templateTitleArguments, .directedTitleArguments, .templateName,
            .directedName,
        ],
        "/payload/aps/alert/subtitle": [.subtitle, .explicitSubtitle],
        "/payload/aps/alert/body": [
            .body, .explicitBody, .memberText, .templateContentArguments, .directedContentArguments,
            .templateName, .directedName, .directedTargets, .text, .hasPrefix, .senderGroupName,
            .senderName, .mentions,
        ],
        "/payload/aps/alert/launch-image": [.launchImage, .explicitLaunchImage],
        "/payload/aps/alert/title-loc-key": [.titleLocKey, .explicitTitleLocKey],
        "/payload/aps/alert/title-loc-args": [.titleLocArgs, .explicitTitleLocArgs],
        "/payload/aps/alert/subtitle-loc-key": [.subtitleLocKey, .explicitSubtitleLocKey],
        "/payload/aps/alert/subtitle-loc-args": [.subtitleLocArgs, .explicitSubtitleLocArgs],
        "/payload/aps/alert/loc-key": [.locKey, .explicitLocKey],
        "/payload/aps/alert/loc-args": [.locArgs, .explicitLocArgs],
        "/payload/aps/alert": [.explicitExtras],
        "/payload/aps/badge": [.badge, .isCounted, .leavesBadge],
        "/payload/aps": [.apsExtras],
        "/payload": [.appData, .rootData, .title, .isVoIP],
        "/headers/apns-push-type": [.isVoIP],
        "/headers/apns-collapse-id": [
            .collapseID, .clientID, .recallClientID, .recallMessageID,
        ],
        "/suppressed": [
            .isSilent, .isOnlineOnly, .isStored, .force, .overridesMute, .mentions, .namedMentions, .members,
            .excludedMembers,
            .directedTargets, .memberText, .kind, .acceptedDevices, .ignoredDevices, .acceptedNotifiers,
            .ignoredNotifiers,
        ],
    ]
}
