// Made from Mappings/webhooks.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

internal import PushModel

/// What is looked for in vendors' webhooks, a case for each such row of `Mappings/webhooks.tsv`.
enum EasemobReportKey: UInt8, CaseIterable, Sendable {
    /// WH-014 `step`: Always push; only reports have it, other callbacks do not.
    case step
    /// WH-015 `msg_id`: The message.
    case msgId
    /// WH-016 `target`: The receiver.
    case target
    /// WH-017 `channel`: APNS, or another platform's push service.
    case channel
    /// WH-018 `status`: success, fail or error.
    case status
    /// WH-019 `detail`: Why a push was not made or not taken; outcomes.tsv has the texts, which hold even beside a success.
    case detail
    /// WH-020 `e_message`: What went wrong when the status is error; free text.
    case eMessage
    /// WH-021 `device_token`: The device token; that of data.pushNotification wins.
    case deviceToken
    /// WH-022 `timestamp`: Milliseconds; text in the table, a number in every sample.
    case timestamp
    /// WH-023 `data`: What the push service answered.
    case data
    /// WH-024 `data.accepted`: Whether Apple accepted the push.
    case dataAccepted
    /// WH-025 `data.apnsId`: Apple's identifier of the push.
    case dataApnsId
    /// WH-026 `data.rejectionReason`: Apple's reason; a guess from the shape of data, no sample shows a rejection.
    case dataRejectionReason
    /// WH-027 `data.desc`: What another platform's push service said; text of a record's answer.
    case dataDesc
    /// WH-028 `data.pushNotification`: The request to Apple.
    case dataPushNotification
    /// WH-029 `data.pushNotification.token`: The device token.
    case dataPushNotificationToken
    /// WH-030 `data.pushNotification.topic`: The app at Apple.
    case dataPushNotificationTopic
    /// WH-031 `data.pushNotification.priority`: IMMEDIATE in the sample; CONSERVE_POWER is taken for 5, and numbers for themselves.
    case dataPushNotificationPriority
    /// WH-032 `data.pushNotification.expiration`: Milliseconds, unlike Apple's header.
    case dataPushNotificationExpiration
    /// WH-033 `data.pushNotification.payload`: The payload, JSON in a string.
    case dataPushNotificationPayload
    /// WH-034 `data.result`: Another platform's word or number for its answer; code of a record's answer.
    case dataResult
}

extension EasemobReportKey {
    /// The vendor's spelling, without the objects around it.
    var name: UTF8Text { nameTable[Int(rawValue)] }
    /// Where it stands, as a JSON Pointer.
    var path: String { pathTable[Int(rawValue)] }
    /// The row's identifier in the table.
    var row: String { rowTable[Int(rawValue)] }
}

private let nameTable: [UTF8Text] = [
    "step",
    "msg_id",
    "target",
    "channel",
    "status",
    "detail",
    "e_message",
    "device_token",
    "timestamp",
    "data",
    "accepted",
    "apnsId",
    "rejectionReason",
    "desc",
    "pushNotification",
    "token",
    "topic",
    "priority",
    "expiration",
    "payload",
    "result",
]

private let pathTable: [String] = [
    "/step",
    "/msg_id",
    "/target",
    "/channel",
    "/status",
    "/detail",
    "/e_message",
    "/device_token",
    "/timestamp",
    "/data",
    "/data/accepted",
    "/data/apnsId",
    "/data/rejectionReason",
    "/data/desc",
    "/data/pushNotification",
    "/data/pushNotification/token",
    "/data/pushNotification/topic",
    "/data/pushNotification/priority",
    "/data/pushNotification/expiration",
    "/data/pushNotification/payload",
    "/data/result",
]

private let rowTable: [String] = [
    "WH-014",
    "WH-015",
    "WH-016",
    "WH-017",
    "WH-018",
    "WH-019",
    "WH-020",
    "WH-021",
    "WH-022",
    "WH-023",
    "WH-024",
    "WH-025",
    "WH-026",
    "WH-027",
    "WH-028",
    "WH-029",
    "WH-030",
    "WH-031",
    "WH-032",
    "WH-033",
    "WH-034",
]
