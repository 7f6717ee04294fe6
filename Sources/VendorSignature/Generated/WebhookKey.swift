// Made from Mappings/webhooks.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

internal import JSONDocument

/// What is looked for in vendors' webhooks, a case for each such row of `Mappings/webhooks.tsv`.
enum WebhookKey: UInt8, CaseIterable, Sendable {
    /// WH-001 `callId`: Names the callback; the signature covers it, and a repetition has it again.
    case easemobCallId
    /// WH-002 `timestamp`: Milliseconds; the signature covers the digits as they are spelled.
    case easemobTimestamp
    /// WH-003 `security`: MD5 in hexadecimal digits over callId, secret and timestamp; covers nothing else.
    case easemobSecurity
    /// WH-004 `eventType`: chat or chat_offline; only in callbacks after sending.
    case easemobEventType
    /// WH-005 `step`: Always push; only in callbacks about offline pushes.
    case easemobStep
    /// WH-006 `MD5`: MD5 of the body's bytes in hexadecimal digits.
    case nimHeaderMD5
    /// WH-007 `CurTime`: Milliseconds, unlike that of a request, which is in seconds.
    case nimHeaderCurTime
    /// WH-008 `CheckSum`: SHA-1 in hexadecimal digits over secret, MD5 and CurTime.
    case nimHeaderCheckSum
    /// WH-009 `eventType`: Text in a copy, a number in a callback before sending.
    case nimEventType
    /// WH-010 `AppKey`: The app.
    case nimRequestAppKey
    /// WH-011 `Nonce`: A random text, another one for each request.
    case nimRequestNonce
    /// WH-012 `CurTime`: Seconds, unlike that of a webhook, which is in milliseconds.
    case nimRequestCurTime
    /// WH-013 `CheckSum`: SHA-1 in hexadecimal digits over secret, Nonce and CurTime.
    case nimRequestCheckSum
    /// WH-035 `valid`: In the answer to a callback before sending: whether the message is sent.
    case easemobAnswerValid
    /// WH-036 `errCode`: In the answer to a callback before sending: 0 lets the message pass.
    case nimAnswerErrCode
    /// WH-043 `Sign`: SHA-256 in hexadecimal digits over the token and RequestTime.
    case tencentQuerySign
    /// WH-044 `RequestTime`: Seconds; nothing but it is signed, so anybody who saw one signature can use it for another body.
    case tencentQueryRequestTime
    /// WH-045 `CallbackCommand`: What the webhook tells of; newer ones say it in the body too, and else the record of its verification does.
    case tencentQueryCallbackCommand
    /// WH-046 `CallbackCommand`: What the webhook tells of.
    case tencentCallbackCommand
    /// WH-047 `ActionStatus`: OK, whatever the answer is.
    case tencentAnswerActionStatus
    /// WH-048 `ErrorCode`: In the answer to a webhook before sending: 0 lets the message pass, 1 forbids it, 2 drops it silently.
    case tencentAnswerErrorCode
    /// WH-049 `ErrorInfo`: Words for the sender; empty where the message passes.
    case tencentAnswerErrorInfo
    /// WH-050 `signature`: SHA-1 in hexadecimal digits over secret, nonce and time; covers nothing of the body.
    case rongcloudQuerySignature
    /// WH-051 `nonce`: A random text, which the signature covers.
    case rongcloudQueryNonce
    /// WH-052 `signTimestamp`: Milliseconds; the time of a routed message.
    case rongcloudQuerySignTimestamp
    /// WH-053 `timestamp`: Milliseconds; the time of a callback before sending.
    case rongcloudQueryTimestamp
    /// WH-054 `appKey`: The app, in newer traffic.
    case rongcloudQueryAppKey
    /// WH-055 `signature`: The same in the form of a callback before sending.
    case rongcloudSignature
    /// WH-056 `nonce`: The same in the form of a callback before sending.
    case rongcloudNonce
    /// WH-057 `timestamp`: The same in the form of a callback before sending.
    case rongcloudTimestamp
    /// WH-058 `msgUID`: Only a routed message has it.
    case rongcloudMsgUID
    /// WH-059 `channelType`: Every webhook about a message has it.
    case rongcloudChannelType
    /// WH-060 `msgType`: Only a callback before sending has it.
    case rongcloudMsgType
    /// WH-061 `pass`: In the answer to a callback before sending: 1 lets the message pass, 0 forbids it.
    case rongcloudAnswerPass
    /// WH-062 `App-Key`: The app; RC-App-Key is accepted too (RC 9.8).
    case rongcloudRequestAppKey
    /// WH-063 `Nonce`: A random text, another one for each request.
    case rongcloudRequestNonce
    /// WH-064 `Timestamp`: Milliseconds.
    case rongcloudRequestTimestamp
    /// WH-065 `Signature`: SHA-1 in hexadecimal digits over secret, nonce and time.
    case rongcloudRequestSignature
    /// WH-066 `Signature`: The same as in the query; what the query and the form lack is looked for here (RC 9.8).
    case rongcloudHeaderSignature
    /// WH-067 `RC-Signature`: The same, for hosts that strip the bare name.
    case rongcloudHeaderRCSignature
    /// WH-068 `Nonce`: A random text, which the signature covers.
    case rongcloudHeaderNonce
    /// WH-069 `RC-Nonce`: The same, for hosts that strip the bare name.
    case rongcloudHeaderRCNonce
    /// WH-070 `Timestamp`: Milliseconds.
    case rongcloudHeaderTimestamp
    /// WH-071 `RC-Timestamp`: The same, for hosts that strip the bare name.
    case rongcloudHeaderRCTimestamp
    /// WH-072 `rc-timestamp`: Milliseconds; private clouds call it so (RC 9.8).
    case rongcloudQueryRcTimestamp
    /// WH-232 `SdkAppid`: The app; the signature does not cover it.
    case tencentQuerySdkAppid
    /// WH-233 `appkey`: The app, as organisation, hash sign and name; the signature does not cover it.
    case easemobAppkey
    /// WH-234 `AppKey`: The app.
    case nimHeaderAppKey
}

extension WebhookKey {
    /// The vendor's spelling, without the objects around it.
    var name: UTF8Text { nameTable[Int(rawValue)] }
    /// Where it stands, as a JSON Pointer.
    var path: String { pathTable[Int(rawValue)] }
    /// The row's identifier in the table.
    var row: String { rowTable[Int(rawValue)] }
}

private let nameTable: [UTF8Text] = [
    "callId",
    "timestamp",
    "security",
    "eventType",
    "step",
    "MD5",
    "CurTime",
    "CheckSum",
    "eventType",
    "AppKey",
    "Nonce",
    "CurTime",
    "CheckSum",
    "valid",
    "errCode",
    "Sign",
    "RequestTime",
    "CallbackCommand",
    "CallbackCommand",
    "ActionStatus",
    "ErrorCode",
    "ErrorInfo",
    "signature",
    "nonce",
    "signTimestamp",
    "timestamp",
    "appKey",
    "signature",
    "nonce",
    "timestamp",
    "msgUID",
    "channelType",
    "msgType",
    "pass",
    "App-Key",
    "Nonce",
    "Timestamp",
    "Signature",
    "Signature",
    "RC-Signature",
    "Nonce",
    "RC-Nonce",
    "Timestamp",
    "RC-Timestamp",
    "rc-timestamp",
    "SdkAppid",
    "appkey",
    "AppKey",
]

private let pathTable: [String] = [
    "/callId",
    "/timestamp",
    "/security",
    "/eventType",
    "/step",
    "/MD5",
    "/CurTime",
    "/CheckSum",
    "/eventType",
    "/AppKey",
    "/Nonce",
    "/CurTime",
    "/CheckSum",
    "/valid",
    "/errCode",
    "/Sign",
    "/RequestTime",
    "/CallbackCommand",
    "/CallbackCommand",
    "/ActionStatus",
    "/ErrorCode",
    "/ErrorInfo",
    "/signature",
    "/nonce",
    "/signTimestamp",
    "/timestamp",
    "/appKey",
    "/signature",
    "/nonce",
    "/timestamp",
    "/msgUID",
    "/channelType",
    "/msgType",
    "/pass",
    "/App-Key",
    "/Nonce",
    "/Timestamp",
    "/Signature",
    "/Signature",
    "/RC-Signature",
    "/Nonce",
    "/RC-Nonce",
    "/Timestamp",
    "/RC-Timestamp",
    "/rc-timestamp",
    "/SdkAppid",
    "/appkey",
    "/AppKey",
]

private let rowTable: [String] = [
    "WH-001",
    "WH-002",
    "WH-003",
    "WH-004",
    "WH-005",
    "WH-006",
    "WH-007",
    "WH-008",
    "WH-009",
    "WH-010",
    "WH-011",
    "WH-012",
    "WH-013",
    "WH-035",
    "WH-036",
    "WH-043",
    "WH-044",
    "WH-045",
    "WH-046",
    "WH-047",
    "WH-048",
    "WH-049",
    "WH-050",
    "WH-051",
    "WH-052",
    "WH-053",
    "WH-054",
    "WH-055",
    "WH-056",
    "WH-057",
    "WH-058",
    "WH-059",
    "WH-060",
    "WH-061",
    "WH-062",
    "WH-063",
    "WH-064",
    "WH-065",
    "WH-066",
    "WH-067",
    "WH-068",
    "WH-069",
    "WH-070",
    "WH-071",
    "WH-072",
    "WH-232",
    "WH-233",
    "WH-234",
]
