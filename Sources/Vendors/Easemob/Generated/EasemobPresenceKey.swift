// Made from Mappings/webhooks.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

internal import PushModel

/// What is looked for in vendors' webhooks, a case for each such row of `Mappings/webhooks.tsv`.
enum EasemobPresenceKey: UInt8, CaseIterable, Sendable {
    /// WH-037 `user`: Who connected or disconnected: app key, underscore, user, and behind a slash the device.
    case user
    /// WH-038 `status`: online or offline, after a login, a logout or a replacement by another device.
    case status
    /// WH-039 `timestamp`: Milliseconds.
    case timestamp
}

extension EasemobPresenceKey {
    /// The vendor's spelling, without the objects around it.
    var name: UTF8Text { nameTable[Int(rawValue)] }
    /// Where it stands, as a JSON Pointer.
    var path: String { pathTable[Int(rawValue)] }
    /// The row's identifier in the table.
    var row: String { rowTable[Int(rawValue)] }
}

private let nameTable: [UTF8Text] = [
    "user",
    "status",
    "timestamp",
]

private let pathTable: [String] = [
    "/user",
    "/status",
    "/timestamp",
]

private let rowTable: [String] = [
    "WH-037",
    "WH-038",
    "WH-039",
]
