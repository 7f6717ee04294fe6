import APNSTypes
import PushModel

/// In what a loss can show, as its code says.
enum LossReach {
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
    /// In what a loss with this code can show.
    var reach: LossReach { LossReach.byCode[name] ?? .anything }
}

extension LossReach {
    private static let usualKeyPointers = [APNSKey.apsCategory.pointer, APNSKey.apsMutableContent.pointer]

    /// By the code's name; other losses can show wherever their field does.
    fileprivate static let byCode: [String: LossReach] = {
        let reaches: [(LossReach, [DiagnosticCode])] = [
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
                    .attachmentLeftOut, .noPlatformSetting, .otherPlatformsTextMissing,
                    .otherPlatformsTextLost, .otherPlatformsMembersTextLost,
                ]
            ),
        ]
        var byCode: [String: LossReach] = [:]
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
