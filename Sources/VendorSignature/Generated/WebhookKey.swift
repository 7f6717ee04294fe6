// Made from Mappings/webhooks.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

internal import JSONDocument

/// What is looked for in vendors' webhooks, a case for each such row of `Mappings/webhooks.tsv`.
enum WebhookKey: UInt8, CaseIterable, Sendable {
    case easemobCallId  // WH-001
    case easemobTimestamp  // WH-002
    case easemobSecurity  // WH-003
    case easemobEventType  // WH-004
    case easemobStep  // WH-005
    case nimHeaderMD5  // WH-006
    case nimHeaderCurTime  // WH-007
    case nimHeaderCheckSum  // WH-008
    case nimEventType  // WH-009
    case nimRequestAppKey  // WH-010
    case nimRequestNonce  // WH-011
    case nimRequestCurTime  // WH-012
    case nimRequestCheckSum  // WH-013
    case easemobAnswerValid  // WH-035
    case nimAnswerErrCode  // WH-036
    case tencentQuerySign  // WH-043
    case tencentQueryRequestTime  // WH-044
    case tencentQueryCallbackCommand  // WH-045
    case tencentCallbackCommand  // WH-046
    case tencentAnswerActionStatus  // WH-047
    case tencentAnswerErrorCode  // WH-048
    case tencentAnswerErrorInfo  // WH-049
    case rongcloudQuerySignature  // WH-050
    case rongcloudQueryNonce  // WH-051
    case rongcloudQuerySignTimestamp  // WH-052
    case rongcloudQueryTimestamp  // WH-053
    case rongcloudQueryAppKey  // WH-054
    case rongcloudSignature  // WH-055
    case rongcloudNonce  // WH-056
    case rongcloudTimestamp  // WH-057
    case rongcloudMsgUID  // WH-058
    case rongcloudChannelType  // WH-059
    case rongcloudMsgType  // WH-060
    case rongcloudAnswerPass  // WH-061
    case rongcloudRequestAppKey  // WH-062
    case rongcloudRequestNonce  // WH-063
    case rongcloudRequestTimestamp  // WH-064
    case rongcloudRequestSignature  // WH-065
    case rongcloudHeaderSignature  // WH-066
    case rongcloudHeaderRCSignature  // WH-067
    case rongcloudHeaderNonce  // WH-068
    case rongcloudHeaderRCNonce  // WH-069
    case rongcloudHeaderTimestamp  // WH-070
    case rongcloudHeaderRCTimestamp  // WH-071
    case rongcloudQueryRcTimestamp  // WH-072
    case tencentQuerySdkAppid  // WH-232
    case easemobAppkey  // WH-233
    case nimHeaderAppKey  // WH-234
    case leancloudHeaderXLCHookKey  // WH-239
    case leancloudSign  // WH-240
    case leancloudFromPeer  // WH-241
    case leancloudOfflinePeers  // WH-242
    case leancloudMsgId  // WH-243
    case leancloudOnlinePeers  // WH-244
    case leancloudAnswerSkip  // WH-245
    case openimQuerySecret  // WH-246
    case openimCallbackCommand  // WH-247
    case openimAnswerActionCode  // WH-248
    case openimAnswerErrCode  // WH-249
    case openimAnswerErrMsg  // WH-250
    case openimAnswerErrDlt  // WH-251
    case openimAnswerNextCode  // WH-252
    case openimAnswerUserIDList  // WH-253
}

extension WebhookKey {
    /// The vendor's spelling, without the objects around it.
    var name: UTF8Text { facts[Int(rawValue)].name }
    /// Where it stands, as a JSON Pointer.
    var path: String { facts[Int(rawValue)].path }
    /// The row's identifier in the table.
    var row: String { facts[Int(rawValue)].row }
}

private let facts: [(name: UTF8Text, path: String, row: String)] = [
    ("callId", "/callId", "WH-001"),
    ("timestamp", "/timestamp", "WH-002"),
    ("security", "/security", "WH-003"),
    ("eventType", "/eventType", "WH-004"),
    ("step", "/step", "WH-005"),
    ("MD5", "/MD5", "WH-006"),
    ("CurTime", "/CurTime", "WH-007"),
    ("CheckSum", "/CheckSum", "WH-008"),
    ("eventType", "/eventType", "WH-009"),
    ("AppKey", "/AppKey", "WH-010"),
    ("Nonce", "/Nonce", "WH-011"),
    ("CurTime", "/CurTime", "WH-012"),
    ("CheckSum", "/CheckSum", "WH-013"),
    ("valid", "/valid", "WH-035"),
    ("errCode", "/errCode", "WH-036"),
    ("Sign", "/Sign", "WH-043"),
    ("RequestTime", "/RequestTime", "WH-044"),
    ("CallbackCommand", "/CallbackCommand", "WH-045"),
    ("CallbackCommand", "/CallbackCommand", "WH-046"),
    ("ActionStatus", "/ActionStatus", "WH-047"),
    ("ErrorCode", "/ErrorCode", "WH-048"),
    ("ErrorInfo", "/ErrorInfo", "WH-049"),
    ("signature", "/signature", "WH-050"),
    ("nonce", "/nonce", "WH-051"),
    ("signTimestamp", "/signTimestamp", "WH-052"),
    ("timestamp", "/timestamp", "WH-053"),
    ("appKey", "/appKey", "WH-054"),
    ("signature", "/signature", "WH-055"),
    ("nonce", "/nonce", "WH-056"),
    ("timestamp", "/timestamp", "WH-057"),
    ("msgUID", "/msgUID", "WH-058"),
    ("channelType", "/channelType", "WH-059"),
    ("msgType", "/msgType", "WH-060"),
    ("pass", "/pass", "WH-061"),
    ("App-Key", "/App-Key", "WH-062"),
    ("Nonce", "/Nonce", "WH-063"),
    ("Timestamp", "/Timestamp", "WH-064"),
    ("Signature", "/Signature", "WH-065"),
    ("Signature", "/Signature", "WH-066"),
    ("RC-Signature", "/RC-Signature", "WH-067"),
    ("Nonce", "/Nonce", "WH-068"),
    ("RC-Nonce", "/RC-Nonce", "WH-069"),
    ("Timestamp", "/Timestamp", "WH-070"),
    ("RC-Timestamp", "/RC-Timestamp", "WH-071"),
    ("rc-timestamp", "/rc-timestamp", "WH-072"),
    ("SdkAppid", "/SdkAppid", "WH-232"),
    ("appkey", "/appkey", "WH-233"),
    ("AppKey", "/AppKey", "WH-234"),
    ("X-LC-Hook-Key", "/X-LC-Hook-Key", "WH-239"),
    ("__sign", "/__sign", "WH-240"),
    ("fromPeer", "/fromPeer", "WH-241"),
    ("offlinePeers", "/offlinePeers", "WH-242"),
    ("msgId", "/msgId", "WH-243"),
    ("onlinePeers", "/onlinePeers", "WH-244"),
    ("skip", "/skip", "WH-245"),
    ("secret", "/secret", "WH-246"),
    ("callbackCommand", "/callbackCommand", "WH-247"),
    ("actionCode", "/actionCode", "WH-248"),
    ("errCode", "/errCode", "WH-249"),
    ("errMsg", "/errMsg", "WH-250"),
    ("errDlt", "/errDlt", "WH-251"),
    ("nextCode", "/nextCode", "WH-252"),
    ("userIDList", "/userIDList", "WH-253"),
]
