import VendorMapping

/// How much a member of the root speaks for each shape that is sent, by its name and the kind of its value.
struct ShapeWeights {
    private(set) var sdk: UInt8 = 0
    private(set) var sdkV2: UInt8 = 0
    private(set) var serverV1: UInt8 = 0
    private(set) var serverV2: UInt8 = 0
    /// Whether what the value holds counts too.
    private(set) var dependOnContent = false

    /// The weights of all members, by the first of the keys that have a member's name.
    static let table: [ShapeWeights] = {
        var table = Array(repeating: ShapeWeights(), count: NIMKey.allCases.count << 3)
        for shape in NIMShape.allCases {
            for key in shape.scope.members {
                guard let first = NIMKey(atSomeRoot: key.name) else { continue }
                for kind in JSONValue.Kind.allCases {
                    table[index(of: first, kind)].add(key, of: shape, kind)
                }
            }
        }
        return table
    }()

    /// Where the table has the weights of a member.
    static func index(of key: NIMKey, _ kind: JSONValue.Kind) -> Int {
        Int(key.rawValue) << 3 | Int(kind.rawValue)
    }

    private mutating func add(_ key: NIMKey, of shape: NIMShape, _ kind: JSONValue.Kind) {
        if NIMKey(atSomeRoot: key.name)?.content != nil { dependOnContent = true }
        if kind == .null { return }
        switch shape {
        case .sdk: sdk = key.sdkWeight(kind)
        case .sdkV2: sdkV2 = key.sdkV2Weight(kind)
        case .serverV1: serverV1 = key.serverV1Weight(kind)
        case .serverV2: serverV2 = key.serverV2Weight(kind)
        case .copy, .payload: break
        }
    }
}

extension NIMKey {
    /// How much a key at the root speaks for `sdk`: 4 when no other shape and no other vendor has it.
    fileprivate func sdkWeight(_ kind: JSONValue.Kind) -> UInt8 {
        switch self {
        case .sdkPushInfo: kind == .object ? 4 : 0
        case .sdkApnsContent, .sdkApnsPayload, .sdkApnsMemberOption, .sdkMessageObject, .sdkRemoteExt,
            .sdkSendToOnlineUsersOnly, .sdkMemberPushOption, .sdkMsgSetting_, .sdkEnablePush,
            .sdkEnablePushNick, .sdkEnableUnreadCount, .sdkApnsText, .sdkCustomApnsText,
            .sdkShouldNotifyBeCount, .sdkNeedPush_, .sdkPushNeedPrefix_, .sdkPushNeedBadge_,
            .sdkPushContent_, .sdkPushPayload_, .sdkIsForcePush_, .sdkForcePushIdsList_,
            .sdkForcePushContent_, .sdkApnsText_, .sdkApnstext, .sdkPushpayload, .sdkIsPushable,
            .sdkIsUnreadable, .sdkNeedPushBadge, .sdkNeedForcePush, .sdkForcePushIDsList, .sdkApnsInuse,
            .sdkApnsBadge, .sdkApnsWithPrefix, .sdkApnsSound, .sdkSessionType_, .sdkReceiverAccid_,
            .sdkSenderAccid_, .sdkClientMsgId_:
            4
        case .sdkIdClient, .sdkIdServer, .sdkRemoteExtension: 3
        case .sdkMessageType, .sdkSenderName, .sdkServerID, .sdkShouldBeCounted: 3
        case .sdkPushPayload: kind == .object ? 3 : 2
        case .sdkNeedPush, .sdkNeedBadge: kind == .bool ? 3 : 0
        case .sdkPushContent, .sdkPushTitle, .sdkPostscript, .sdkSetting, .sdkConfig, .sdkNeedPushNick,
            .sdkIsForcePush,
            .sdkForcePushList, .sdkForcePushContent, .sdkMessageId, .sdkSessionType,
            .sdkFromAccount, .sdkFromNickname:
            2
        case .sdkText, .sdkContent, .sdkFrom, .sdkAttach, .sdkSessionId, .sdkUuid: 1
        default: 0
        }
    }

    /// How much a key at the root speaks for `sdk-v2`.
    fileprivate func sdkV2Weight(_ kind: JSONValue.Kind) -> UInt8 {
        switch self {
        case .sdkV2PushConfig, .sdkV2MessageConfig, .sdkV2RouteConfig, .sdkV2TargetConfig,
            .sdkV2NotificationConfig:
            kind == .object ? 4 : 0
        case .sdkV2ConversationId, .sdkV2MessageClientId, .sdkV2MessageServerId, .sdkV2CalleeAccountId,
            .sdkV2InviteeAccountId:
            4
        case .sdkV2SenderId, .sdkV2ReceiverId, .sdkV2ConversationType, .sdkV2ServerExtension,
            .sdkV2MessageType:
            3
        case .sdkV2PushPayload: kind == .string ? 3 : 2
        case .sdkV2PushContent, .sdkV2Postscript: 2
        case .sdkV2Text, .sdkV2Content, .sdkV2CreateTime, .sdkV2Attachment: 1
        default: 0
        }
    }

    /// How much a field speaks for `server-v1`.
    fileprivate func serverV1Weight(_ kind: JSONValue.Kind) -> UInt8 {
        switch self {
        case .serverV1Ope, .serverV1ToAccids, .serverV1FromAccid, .serverV1DeleteMsgid,
            .serverV1Forcepushlist,
            .serverV1Forcepushall, .serverV1Forcepushcontent, .serverV1Pushcontent:
            4
        case .serverV1Option: kind == .string ? 4 : 2
        case .serverV1NeedPush, .serverV1NeedBadge: 1
        case .serverV1PushTitle, .serverV1PushContent, .serverV1PushPayload, .serverV1IsForcePush: 2
        case .serverV1Attach: kind == .string ? 2 : 0
        case .serverV1Body, .serverV1Payload: kind == .string ? 1 : 0
        case .serverV1From, .serverV1To: kind == .array ? 0 : 1
        default: 0
        }
    }

    /// How much a key at the root speaks for `server-v2`.
    fileprivate func serverV2Weight(_ kind: JSONValue.Kind) -> UInt8 {
        switch self {
        case .serverV2PushConfig, .serverV2MessageConfig, .serverV2RouteConfig, .serverV2TargetOption,
            .serverV2NotificationConfig:
            kind == .object ? 4 : 0
        case .serverV2ConversationId, .serverV2SenderId, .serverV2ReceiverId, .serverV2ReceiverIds,
            .serverV2IgnoreRevokeTime, .serverV2CalleeAccountId, .serverV2InviteeAccountId:
            4
        case .serverV2ServerId, .serverV2PushPayload, .serverV2MessageTime, .serverV2RouteEnvironment: 3
        case .serverV2PushContent: 2
        case .serverV2Content, .serverV2Extension: 1
        default: 0
        }
    }
}
