// Made from Mappings/identifiers.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension IdentifierRule {
    /// The table's rows in its order.
    package static var all: [IdentifierRule] { ruleTable }
}

private let ruleTable: [IdentifierRule] = [
    .init(row: "ID-001", vendor: "easemob", names: .user, longest: 64, countsBytes: true, characters: "a-z A-Z 0-9 _ - .", isMadeByVendor: false),
    .init(row: "ID-002", vendor: "easemob", names: .group, longest: nil, countsBytes: false, characters: "a-z A-Z 0-9 _ -", isMadeByVendor: true),
    .init(row: "ID-003", vendor: "nim", names: .user, longest: 32, countsBytes: false, characters: "a-z A-Z 0-9 _ @ . -", isMadeByVendor: false),
    .init(row: "ID-004", vendor: "nim", names: .group, longest: nil, countsBytes: false, characters: nil, isMadeByVendor: true),
    .init(row: "ID-005", vendor: "rongcloud", names: .user, longest: 64, countsBytes: true, characters: "a-z A-Z 0-9 + = - _", isMadeByVendor: false),
    .init(row: "ID-006", vendor: "rongcloud", names: .group, longest: 64, countsBytes: false, characters: "a-z A-Z 0-9 - _", isMadeByVendor: false),
    .init(row: "ID-007", vendor: "tencent", names: .user, longest: 32, countsBytes: true, characters: nil, isMadeByVendor: false),
    .init(row: "ID-008", vendor: "tencent", names: .group, longest: nil, countsBytes: false, characters: nil, isMadeByVendor: false),
]
