import PushModel

extension NIMShape {
    /// Calls `body` with the shapes for which the input's keys speak most; never for what no NIM message looks like.
    ///
    /// Looks at the root's keys, the kinds of their values and the keys of a `message`; no string is parsed.
    static func recognise(_ input: VendorInput, as body: (NIMShape) -> Void) {
        switch input {
        case .form(let text): if NIMForm.isForm(text) { body(.serverV1) }
        case .json(let value):
            if let text = value.string {
                if NIMForm.isForm(text) { body(.serverV1) }
            } else {
                Evidence(in: value).forEachShape(body)
            }
        }
    }

    /// How much a message's keys speak for each shape.
    private struct Evidence {
        /// What a message must have to be one of a shape: one key that nobody else has, or several that few have.
        static let enough = 4

        private var sdk = 0
        private var sdkV2 = 0
        private var serverV1 = 0
        private var serverV2 = 0
        private var received = ReceivedTraits()

        init(in object: JSONValue) {
            object.forEachMember { member in
                if let keys = member.withKey({ NIMKeyAtRoot($0) }) { weigh(keys, member.value) }
            }
        }

        func forEachShape(_ body: (NIMShape) -> Void) {
            switch received.verdict {
            case .one(let shape): body(shape)
            case .foreign: return
            case .neither: forEachSentShape(body)
            }
        }

        private func forEachSentShape(_ body: (NIMShape) -> Void) {
            let most = max(sdk, sdkV2, serverV1, serverV2)
            guard most >= Self.enough else { return }
            if sdkV2 == most { body(.sdkV2) }
            if serverV2 == most { body(.serverV2) }
            if serverV1 == most { body(.serverV1) }
            if sdk == most { body(.sdk) }
        }

        // Inlined, it would retain the value for each of the looks at it.
        @inline(never)
        private mutating func weigh(_ keys: NIMKeyAtRoot, _ value: JSONValue) {
            received.look(at: keys, value)
            if value.isNull { return }
            if let key = keys.sdk { sdk += key.sdkWeight(value) }
            if let key = keys.sdkV2 { sdkV2 += key.sdkV2Weight(value) }
            if let key = keys.serverV1 { serverV1 += key.serverV1Weight(value) }
            if let key = keys.serverV2 { serverV2 += key.serverV2Weight(value) }
        }
    }
}

// MARK: - The weight of single keys

extension NIMKey {
    /// How much a key at the root speaks for `sdk`: 4 when no other shape and no other vendor has it.
    fileprivate func sdkWeight(_ value: JSONValue) -> Int {
        switch self {
        case .sdkPushInfo: value.kind == .object ? 4 : 0
        case .sdkSession: value.has(.sdkSession) ? 4 : 0
        case .sdkMessage: value.has(.sdkMessage) ? 4 : 0
        case .sdkApns: value.has(.sdkApns) ? 3 : 0
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
        case .sdkScene: value.string.flatMap(Conversation.Kind.init(nimWord:)) == nil ? 0 : 4
        case .sdkIdClient, .sdkIdServer, .sdkRemoteExtension: 3
        case .sdkMessageType, .sdkSenderName, .sdkServerID, .sdkShouldBeCounted: 3
        case .sdkPushPayload: value.kind == .object ? 3 : 2
        case .sdkNeedPush, .sdkNeedBadge: value.kind == .bool ? 3 : 0
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
    fileprivate func sdkV2Weight(_ value: JSONValue) -> Int {
        switch self {
        case .sdkV2PushConfig, .sdkV2MessageConfig, .sdkV2RouteConfig, .sdkV2TargetConfig,
            .sdkV2NotificationConfig:
            value.kind == .object ? 4 : 0
        case .sdkV2Message: value.has(.sdkV2Message) ? 4 : 0
        case .sdkV2ConversationId, .sdkV2MessageClientId, .sdkV2MessageServerId: 4
        case .sdkV2SenderId, .sdkV2ReceiverId, .sdkV2ConversationType, .sdkV2ServerExtension,
            .sdkV2MessageType:
            3
        case .sdkV2PushPayload: value.kind == .string ? 3 : 2
        case .sdkV2PushContent, .sdkV2Postscript: 2
        case .sdkV2Text, .sdkV2Content, .sdkV2CreateTime, .sdkV2Attachment: 1
        default: 0
        }
    }

    /// How much a field speaks for `server-v1`.
    fileprivate func serverV1Weight(_ value: JSONValue) -> Int {
        switch self {
        case .serverV1Ope, .serverV1ToAccids, .serverV1FromAccid, .serverV1DeleteMsgid,
            .serverV1Forcepushlist,
            .serverV1Forcepushall, .serverV1Forcepushcontent, .serverV1Pushcontent:
            4
        case .serverV1Option: value.kind == .string ? 4 : 2
        case .serverV1Msgtype: value.isWholeNumber ? 4 : 0
        case .serverV1NeedPush, .serverV1NeedBadge: value.isWholeNumber ? 3 : 1
        case .serverV1PushTitle, .serverV1PushContent, .serverV1PushPayload, .serverV1IsForcePush: 2
        case .serverV1Type: value.isWholeNumber ? 2 : 0
        case .serverV1Attach: value.kind == .string ? 2 : 0
        case .serverV1Body, .serverV1Payload: value.kind == .string ? 1 : 0
        case .serverV1From, .serverV1To: value.kind == .array ? 0 : 1
        default: 0
        }
    }

    /// How much a key at the root speaks for `server-v2`.
    fileprivate func serverV2Weight(_ value: JSONValue) -> Int {
        switch self {
        case .serverV2PushConfig, .serverV2MessageConfig, .serverV2RouteConfig, .serverV2TargetOption,
            .serverV2NotificationConfig:
            value.kind == .object ? 4 : 0
        case .serverV2Message: value.has(.serverV2Message) ? 4 : 0
        case .serverV2ConversationId, .serverV2SenderId, .serverV2ReceiverId, .serverV2ReceiverIds,
            .serverV2IgnoreRevokeTime:
            4
        case .serverV2ServerId, .serverV2PushPayload, .serverV2MessageTime, .serverV2RouteEnvironment: 3
        case .serverV2PushContent: 2
        case .serverV2Content, .serverV2Extension: 1
        default: 0
        }
    }
}

extension JSONValue {
    /// Whether the object has a key of `scope`.
    fileprivate func has(_ scope: NIMKey.Scope) -> Bool {
        var has = false
        forEachMember { member in
            if member.withKey({ NIMKey($0, in: scope) }) != nil { has = true }
        }
        return has
    }

    fileprivate var isWholeNumber: Bool { (number ?? string)?.decimalInteger != nil }
}
