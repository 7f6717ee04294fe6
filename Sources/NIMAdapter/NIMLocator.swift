import PushModel

/// Finds where a message spells a key, within its containers and the JSON that its strings hold.
struct NIMLocator {
    let shape: NIMShape
    let root: JSONValue

    /// Where the message spells `key` with a value other than `null`; the last place of several.
    func find(_ key: NIMKey) -> Location? {
        find(key, in: root, shape.scope, depth: 0).map { Location(row: key.row, path: $0) }
    }

    private func find(_ key: NIMKey, in object: JSONValue, _ scope: NIMKey.Scope, depth: Int) -> String? {
        var path: String?
        for member in object.members where !member.value.isNull {
            guard let found = shape.key(member.key, in: scope) else { continue }
            let step = "/" + pointerStep(member.key)
            if found == key {
                path = step
            } else if depth < Self.deepest, let child = found.childScope,
                let rest = find(key, in: member.value.spelledValue ?? member.value, child, depth: depth + 1)
            {
                path = step + rest
            }
        }
        return path
    }

    /// A container that is read as the root, the push settings, the payload, the object for Apple and its alert.
    private static let deepest = 5
}

extension NIMKey {
    /// The keys that can hold a field which resolver and translator may have something to tell about, the strongest first.
    static func spelling(_ field: CanonicalField) -> [NIMKey] {
        switch field {
        case .text: [.sdkText, .sdkV2Text, .serverV1BodyMsg, .serverV2MessageText]
        case .clientID: [.sdkMessageId, .sdkV2MessageClientId, .serverV2MessageMessageClientId]
        case .isVoIP: [.pushkitFirst]
        case .memberText:
            [
                .sdkApnsMemberOptionApnsContent, .sdkForcePushContent, .sdkForcePushContent_,
                .sdkApns_content,
                .sdkV2PushConfigForcePushContent, .serverV1Forcepushcontent,
                .serverV2PushConfigPushForcepushContent, .serverV2PushConfigForcePushContent,
            ]
        case .title:
            [
                .pushTitle, .sdkPushTitle, .sdkV2PushConfigPushTitle, .sdkV2PushConfigTitle,
                .serverV1PushTitle,
                .serverV2PushConfigPushTitle,
            ]
        case .body:
            [
                .sdkApnsContent, .sdkPushContent, .sdkApnsText, .sdkCustomApnsText, .sdkPushContent_,
                .sdkApnsText_, .sdkApnstext, .sdkV2PushConfigPushContent, .sdkV2PushConfigContent,
                .sdkV2PushContent, .serverV1Pushcontent, .serverV1PushContent, .serverV2PushConfigPushContent,
                .serverV2PushContent, .sdkText,
            ]
        case .explicitTitle: [.apsFieldAlertTitle]
        case .explicitSubtitle: [.apsFieldAlertSubtitle]
        case .explicitBody: [.apsFieldAlertBody, .apsFieldAlert]
        case .explicitLaunchImage: [.apsFieldAlertLaunchImage]
        case .explicitTitleLocKey: [.apsFieldAlertTitleLocKey]
        case .explicitTitleLocArgs: [.apsFieldAlertTitleLocArgs]
        case .explicitSubtitleLocKey: [.apsFieldAlertSubtitleLocKey]
        case .explicitSubtitleLocArgs: [.apsFieldAlertSubtitleLocArgs]
        case .explicitLocKey: [.apsFieldAlertLocKey]
        case .explicitLocArgs: [.apsFieldAlertLocArgs]
        case .explicitExtras: [.apsFieldAlert]
        case .badge: [.apsFieldBadge]
        case .sound: [.apsFieldSound, .sdkApnsSound, .serverV1Sound, .serverV2Sound, .sound]
        case .category: [.apsFieldCategory]
        case .threadID: [.apsFieldThreadId]
        case .isMutable: [.apsFieldMutableContent]
        case .isContentAvailable: [.apsFieldContentAvailable]
        case .interruptionLevel: [.apsFieldInterruptionLevel]
        case .relevanceScore: [.apsFieldRelevanceScore]
        case .targetContentID: [.apsFieldTargetContentId]
        case .filterCriteria: [.apsFieldFilterCriteria]
        case .apsExtras: [.apsField]
        // With recall override, the identifiers of a message and of its recall stand in.
        case .collapseID:
            [
                .apnsCollapseId, .sdkMessageId, .sdkV2MessageClientId, .serverV2MessageMessageClientId,
                .sdkMessageMessageId, .sdkV2MessageMessageClientId,
            ] + spelling(.recallMessageID)
        case .recallClientID: [.sdkMessageMessageId, .sdkV2MessageMessageClientId]
        case .recallMessageID:
            [.sdkMessageServerID, .sdkV2MessageMessageServerId, .serverV1DeleteMsgid, .serverV2ServerId]
        default: []
        }
    }
}
