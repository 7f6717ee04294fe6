import VendorMapping

extension TencentWriter {
    var shapeInWords: [DiagnosticArgument] { Self.shapesInWords[shape.number] }

    static let shapesInWords = TencentShape.allCases.map {
        [DiagnosticArgument.words("Tencent's shape \($0.rawValue)")]
    }

    /// Whether reading the written message gives the field's value again.
    func isSaid(_ field: CanonicalField, _ spelled: FieldSet) -> Bool {
        switch field {
        case .kind: isKindSaid
        case .text: shape.hasMessage && elementsAgain.text == message.text
        case .elements: shape.hasMessage && elementsAgain.elements == message.elements
        case .conversationKind: isConversationKindSaid
        case .conversationID: isConversationSaid
        case .receivers: areReceiversSaid
        case .parentID: shape == .restGroup && text(message.parentID) != nil && group != nil
        case .members: isGroupShape && message.members?.contains("") == false
        case .mentions: isGroupShape && areMentionsSaid
        case .isCounted: !shape.hasMessage || spelled.contains(field)
        case .isForEveryone: shape == .push || shape == .rest
        case .audienceCondition: (shape == .push || shape == .rest) && condition != nil
        case .isUnread: spelled.contains(field) || control != nil && shape != .push && shape != .pushBatch
        case .overridesMute: shape == .rest && !isForEveryone
        case .isOnlineOnly: spelled.contains(field) || shape == .rest && isForEveryone
        case .translations: translations != nil && translationsComeBack && shape.isServers
        case .platforms: message.platforms.allSatisfy { isWritten($0) }
        default: spelled.contains(field)
        }
    }

    /// Whether those mentioned come back: no list can hold an empty name, nor the mark of everyone as a name.
    private var areMentionsSaid: Bool {
        guard case .listed(let ids) = message.mentions else { return message.mentions == .everyone }
        return !ids.isEmpty && !ids.contains("")
            && (shape == .restGroup || !ids.contains(MessageReader.everyone))
    }

    private var isGroupShape: Bool {
        shape == .restGroup || shape == .sdk || shape == .sdkJson || shape == .web
    }

    /// Of a field's members, each that is lost is told of at its own place.
    func noteLoss(of field: CanonicalField, _ findings: inout [Finding]) {
        switch field {
        case .rootData, .apsExtras, .explicitExtras:
            noteLoss(of: field, members: message.members(of: field), besides: [], &findings)
        case .platforms:
            noteLoss(
                of: field, members: message.platforms, besides: message.platforms.filter(isWritten), &findings
            )
        default: noteLoss(of: field, member: nil, &findings)
        }
    }

    private var isKindSaid: Bool {
        shape.hasMessage ? elementsAgain.kind == message.kind : message.kind == .pushOnly
    }

    private var isConversationKindSaid: Bool {
        switch shape {
        case .rest, .push, .pushBatch: isDirect
        case .restGroup: message.conversationKind == .group
        case .sdk: message.conversationKind == .group && group != nil
        default: message.conversationKind != .room
        }
    }

    private var isConversationSaid: Bool {
        switch shape {
        case .restGroup: message.conversationID == group
        case .push: false
        case _ where isGroupShape && !isDirect: message.conversationID == group
        default: areReceiversSaid && message.receivers == message.conversationID.map { [$0] }
        }
    }

    private var areReceiversSaid: Bool {
        switch shape {
        case .rest, .pushBatch: !(shape == .rest && isForEveryone) && !message.receivers.contains("")
        case .push: false
        case .restGroup: message.receivers == group.map { [$0] }
        default:
            isDirect
                ? message.receivers.count == 1 && message.receivers[0] != ""
                    && !(shape != .sdk && message.receivers[0] == message.senderID)
                : message.receivers == group.map { [$0] }
        }
    }

    private var translationsComeBack: Bool {
        message.translations.allSatisfy { !$0.language.isEmpty && $0.title != "" && $0.body != "" }
    }

    /// Whether a section for another platform has a key here, and is the last of its name.
    private func isWritten(_ section: JSONField) -> Bool {
        message.platforms.last { $0.key == section.key } == section
            && Self.platforms[shape.number].contains(section.key) && section.value != .null
    }

    /// The names of such sections, for each shape.
    private static let platforms = TencentShape.allCases.map { shape in
        table.rows.indices.filter {
            table.rows[$0].field == .platforms
                && (table.rows[$0].shape == shape.rawValue || table.rows[$0].shape == "*" && shape.isServers)
        }.map { table.names[$0] }
    }

    func approximation(of field: CanonicalField) -> Finding? {
        switch field {
        case .kind where shape.hasMessage && message.kind != .pushOnly && !isKindSaid:
            Finding(.kindBecameElement, field, [.words(message.kind.rawValue)])
        case .isStored where shape.hasMessage: Finding(.unstoredBecameOnlineOnly, field)
        case .mentions where message.mentions == .listed([]): Finding(.emptyListLeftOut, field)
        case .sound where message.sound == .file(""): Finding(.emptyNameBecameSilence, field)
        case .sound:
            if case .critical = message.sound, sound != nil {
                Finding(.criticalBecameOrdinary, field)
            } else {
                nil
            }
        default: nil
        }
    }
}

extension TencentShape {
    /// Whether a message goes with the push.
    var hasMessage: Bool { self != .push && self != .pushBatch }

    /// Whether a server sends it, with `OfflinePushInfo` in it.
    var isServers: Bool {
        switch self {
        case .rest, .restGroup, .push, .pushBatch: true
        case .sdk, .sdkJson, .web, .callback, .payload: false
        }
    }
}
