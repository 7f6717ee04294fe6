// Made from Mappings/webhooks.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

internal import PushModel

/// What is looked for in vendors' webhooks, a case for each such row of `Mappings/webhooks.tsv`.
enum TencentPresenceKey: UInt8, CaseIterable, Sendable {
    /// WH-235 `Info`: What changed.
    case info
    /// WH-236 `Info.Action`: Login, Logout, or Disconnect where the connection was lost.
    case infoAction
    /// WH-237 `Info.To_Account`: Whose state changed.
    case infoToAccount
    /// WH-238 `EventTime`: Milliseconds.
    case eventTime
}

extension TencentPresenceKey {
    /// The vendor's spelling, without the objects around it.
    var name: UTF8Text { nameTable[Int(rawValue)] }
    /// Where it stands, as a JSON Pointer.
    var path: String { pathTable[Int(rawValue)] }
    /// The row's identifier in the table.
    var row: String { rowTable[Int(rawValue)] }
}

private let nameTable: [UTF8Text] = [
    "Info",
    "Action",
    "To_Account",
    "EventTime",
]

private let pathTable: [String] = [
    "/Info",
    "/Info/Action",
    "/Info/To_Account",
    "/EventTime",
]

private let rowTable: [String] = [
    "WH-235",
    "WH-236",
    "WH-237",
    "WH-238",
]
