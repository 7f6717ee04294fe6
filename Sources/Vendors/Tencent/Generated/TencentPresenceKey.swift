// Made from Mappings/webhooks.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

internal import PushModel

/// What is looked for in vendors' webhooks, a case for each such row of `Mappings/webhooks.tsv`.
enum TencentPresenceKey: UInt8, CaseIterable, Sendable {
    case info  // WH-235
    case infoAction  // WH-236
    case infoToAccount  // WH-237
    case eventTime  // WH-238
}

extension TencentPresenceKey {
    /// The vendor's spelling, without the objects around it.
    var name: UTF8Text { facts[Int(rawValue)].name }
    /// Where it stands, as a JSON Pointer.
    var path: String { facts[Int(rawValue)].path }
    /// The row's identifier in the table.
    var row: String { facts[Int(rawValue)].row }
}

private let facts: [(name: UTF8Text, path: String, row: String)] = [
    ("Info", "/Info", "WH-235"),
    ("Action", "/Info/Action", "WH-236"),
    ("To_Account", "/Info/To_Account", "WH-237"),
    ("EventTime", "/EventTime", "WH-238"),
]
