// Made from Mappings/exports.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension ExportColumn {
    /// The rows of `Mappings/exports.tsv`.
    static let table: [ExportColumn] = [
        ExportColumn("leancloud", .devices, ["results"], .rows, []),  // XP-001
        ExportColumn("leancloud", .devices, ["channels"], .people, []),  // XP-002
        ExportColumn("leancloud", .devices, ["deviceToken"], .token, []),  // XP-003
        ExportColumn("leancloud", .devices, ["deviceType"], .platform, ["ios", "macos", "watchos", "tvos"]),  // XP-004
        ExportColumn("leancloud", .devices, ["valid"], .isValid, []),  // XP-005
        ExportColumn("leancloud", .devices, ["apnsTopic"], .topic, []),  // XP-006
        ExportColumn("leancloud", .devices, ["deviceProfile"], .notifier, []),  // XP-007
        ExportColumn("leancloud", .devices, ["badge"], .unread, []),  // XP-008
        ExportColumn("leancloud", .devices, ["apnsTeamId"], .team, []),  // XP-009
        ExportColumn("leancloud", .devices, ["updatedAt"], .updated, []),  // XP-010
        ExportColumn("leancloud", .devices, ["updatedAt", "iso"], .updated, []),  // XP-011
        ExportColumn("leancloud", .groups, ["results"], .rows, []),  // XP-012
        ExportColumn("leancloud", .groups, ["objectId"], .id, []),  // XP-013
        ExportColumn("leancloud", .groups, ["m"], .people, []),  // XP-014
        ExportColumn("leancloud", .groups, ["name"], .name, []),  // XP-015
        ExportColumn("leancloud", .groups, ["mu"], .muted, []),  // XP-016
        ExportColumn("leancloud", .groups, ["tr"], .isRoom, []),  // XP-017
        ExportColumn("leancloud", .groups, ["sys"], .isSystem, []),  // XP-018
    ]
}
