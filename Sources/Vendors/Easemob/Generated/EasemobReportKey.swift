// Made from Mappings/webhooks.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

internal import PushModel

/// What is looked for in vendors' webhooks, a case for each such row of `Mappings/webhooks.tsv`.
enum EasemobReportKey: UInt8, CaseIterable, Sendable {
    case step  // WH-014
    case msgId  // WH-015
    case target  // WH-016
    case channel  // WH-017
    case status  // WH-018
    case detail  // WH-019
    case eMessage  // WH-020
    case deviceToken  // WH-021
    case timestamp  // WH-022
    case data  // WH-023
    case dataAccepted  // WH-024
    case dataApnsId  // WH-025
    case dataRejectionReason  // WH-026
    case dataDesc  // WH-027
    case dataPushNotification  // WH-028
    case dataPushNotificationToken  // WH-029
    case dataPushNotificationTopic  // WH-030
    case dataPushNotificationPriority  // WH-031
    case dataPushNotificationExpiration  // WH-032
    case dataPushNotificationPayload  // WH-033
    case dataResult  // WH-034
}

extension EasemobReportKey {
    /// The vendor's spelling, without the objects around it.
    var name: UTF8Text { facts[Int(rawValue)].name }
    /// Where it stands, as a JSON Pointer.
    var path: String { facts[Int(rawValue)].path }
    /// The row's identifier in the table.
    var row: String { facts[Int(rawValue)].row }
}

private let facts: [(name: UTF8Text, path: String, row: String)] = [
    ("step", "/step", "WH-014"),
    ("msg_id", "/msg_id", "WH-015"),
    ("target", "/target", "WH-016"),
    ("channel", "/channel", "WH-017"),
    ("status", "/status", "WH-018"),
    ("detail", "/detail", "WH-019"),
    ("e_message", "/e_message", "WH-020"),
    ("device_token", "/device_token", "WH-021"),
    ("timestamp", "/timestamp", "WH-022"),
    ("data", "/data", "WH-023"),
    ("accepted", "/data/accepted", "WH-024"),
    ("apnsId", "/data/apnsId", "WH-025"),
    ("rejectionReason", "/data/rejectionReason", "WH-026"),
    ("desc", "/data/desc", "WH-027"),
    ("pushNotification", "/data/pushNotification", "WH-028"),
    ("token", "/data/pushNotification/token", "WH-029"),
    ("topic", "/data/pushNotification/topic", "WH-030"),
    ("priority", "/data/pushNotification/priority", "WH-031"),
    ("expiration", "/data/pushNotification/expiration", "WH-032"),
    ("payload", "/data/pushNotification/payload", "WH-033"),
    ("result", "/data/result", "WH-034"),
]
