// Made from Mappings/webhooks.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

internal import PushModel

/// What is looked for in vendors' webhooks, a case for each such row of `Mappings/webhooks.tsv`.
enum EasemobPresenceKey: UInt8, CaseIterable, Sendable {
    case user  // WH-037
    case status  // WH-038
    case timestamp  // WH-039
}

extension EasemobPresenceKey {
    /// The vendor's spelling, without the objects around it.
    var name: UTF8Text { facts[Int(rawValue)].name }
    /// Where it stands, as a JSON Pointer.
    var path: String { facts[Int(rawValue)].path }
    /// The row's identifier in the table.
    var row: String { facts[Int(rawValue)].row }
}

private let facts: [(name: UTF8Text, path: String, row: String)] = [
    ("user", "/user", "WH-037"),
    ("status", "/status", "WH-038"),
    ("timestamp", "/timestamp", "WH-039"),
]
