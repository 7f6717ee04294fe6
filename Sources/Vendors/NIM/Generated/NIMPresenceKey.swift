// Made from Mappings/webhooks.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

internal import PushModel

/// What is looked for in vendors' webhooks, a case for each such row of `Mappings/webhooks.tsv`.
enum NIMPresenceKey: UInt8, CaseIterable, Sendable {
    /// WH-040 `accid`: Who logged in or out.
    case accid
    /// WH-041 `eventType`: 2 for a login, 3 for a logout.
    case eventType
    /// WH-042 `timestamp`: Milliseconds; logins and logouts come in any order, or not at all, so that only the latest counts.
    case timestamp
}

extension NIMPresenceKey {
    /// The vendor's spelling, without the objects around it.
    var name: UTF8Text { nameTable[Int(rawValue)] }
    /// Where it stands, as a JSON Pointer.
    var path: String { pathTable[Int(rawValue)] }
    /// The row's identifier in the table.
    var row: String { rowTable[Int(rawValue)] }
}

private let nameTable: [UTF8Text] = [
    "accid",
    "eventType",
    "timestamp",
]

private let pathTable: [String] = [
    "/accid",
    "/eventType",
    "/timestamp",
]

private let rowTable: [String] = [
    "WH-040",
    "WH-041",
    "WH-042",
]
