// Made from Mappings/nim-settings.tsv, Mappings/lost-settings.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The vendor's own ways of reading and writing a setting.
enum NIMSettingsTransform: UInt8, CaseIterable {
    case levels
    case relationType
    case blockList
}

extension SettingsTable {
    /// The rows of `Mappings/nim-settings.tsv`.
    static let nim = SettingsTable(
        rows: nimSettingsRows,
        scopes: [
            SettingsScope("sdk", "quiet", rows: [0, 1, 2, 3, 4, 5, 6, 7]),
            SettingsScope("sdk-v2", "quiet", rows: [8, 9, 10, 11, 12, 13, 14]),
            SettingsScope("server-v1", "quiet", rows: [15, 16]),
            SettingsScope("server-v2", "quiet", rows: [17]),
            SettingsScope("sdk", "conversations", rows: [18, 19, 20, 21]),
            SettingsScope("sdk-v2", "conversations", rows: [22, 23, 24, 25, 26]),
            SettingsScope("server-v1", "conversations", rows: [27, 28, 29, 30, 31, 32, 47, 48, 49]),
            SettingsScope("server-v2", "conversations", rows: [33, 34, 35]),
            SettingsScope("*", "devices", rows: [36, 37, 38, 39, 40]),
            SettingsScope("*", "badge", rows: [41, 42, 43]),
            SettingsScope("*", "", rows: [44, 45, 46]),
        ], lost: nimLostSettings)
}

private let nimSettingsRows = [nimSettingsRows0(), nimSettingsRows1(), nimSettingsRows2(), nimSettingsRows3(), nimSettingsRows4()].flatMap(\.self)

@inline(never)
private func nimSettingsRows0() -> [SettingsRow] {
    [
        SettingsRow("NS-001", "sdk", "type", .number, .display, values: [("1", .summary), ("2", .simple)], writes: .number),
        SettingsRow("NS-002", "sdk", "noDisturbing", .flag, .quietDaily, part: .switch, values: [("true", .on), ("false", .off)], writes: .bool),
        SettingsRow("NS-003", "sdk", "noDisturbingStartH", .number, .quietDaily, part: .startHour, range: 0...23, writes: .number),
        SettingsRow("NS-004", "sdk", "noDisturbingStartM", .number, .quietDaily, part: .startMinute, range: 0...59, writes: .number),
        SettingsRow("NS-005", "sdk", "noDisturbingEndH", .number, .quietDaily, part: .endHour, range: 0...23, writes: .number),
        SettingsRow("NS-006", "sdk", "noDisturbingEndM", .number, .quietDaily, part: .endMinute, range: 0...59, writes: .number),
        SettingsRow("NS-007", "sdk", "profile", .own(0)),
        SettingsRow("NS-008", "sdk", "shouldPushNotificationWhenPCOnline", .spelledFlag, .pushWhileDesktopOnline, values: [("true", .yes), ("false", .no)], writes: .bool),
        SettingsRow("NS-009", "sdk-v2", "showDetail", .flag, .display, values: [("true", .summary), ("false", .simple)], writes: .bool),
        SettingsRow("NS-010", "sdk-v2", "dndOn", .flag, .quietDaily, part: .switch, values: [("true", .on), ("false", .off)], writes: .bool),
        SettingsRow("NS-011", "sdk-v2", "fromH", .number, .quietDaily, part: .startHour, range: 0...23, writes: .number),
        SettingsRow("NS-012", "sdk-v2", "fromM", .number, .quietDaily, part: .startMinute, range: 0...59, writes: .number),
    ]
}

@inline(never)
private func nimSettingsRows1() -> [SettingsRow] {
    [
        SettingsRow("NS-013", "sdk-v2", "toH", .number, .quietDaily, part: .endHour, range: 0...23, writes: .number),
        SettingsRow("NS-014", "sdk-v2", "toM", .number, .quietDaily, part: .endMinute, range: 0...59, writes: .number),
        SettingsRow("NS-015", "sdk-v2", "pushMobileOnDesktopOnline", .spelledFlag, .pushWhileDesktopOnline, values: [("true", .yes), ("false", .no)], writes: .bool),
        SettingsRow("NS-016", "server-v1", "accid", .user, .id, writes: .string),
        SettingsRow("NS-017", "server-v1", "donnopOpen", .spelledFlag, .pushWhileDesktopOnline, values: [("true", .no), ("false", .yes)], writes: .string),
        SettingsRow("NS-018", "server-v2", "push_enabled_when_desktop_online", .spelledFlag, .pushWhileDesktopOnline, values: [("true", .yes), ("false", .no)]),
        SettingsRow("NS-019", "sdk", "teamId", .identifier, .conversationID, part: .group, writes: .string),
        SettingsRow("NS-020", "sdk", "notifyState", .digits, .conversationMuted, part: .group, values: [("0", .off), ("1", .on), ("2", .managersOnly)], writes: .number),
        SettingsRow("NS-021", "sdk", "userId", .identifier, .conversationID, part: .direct, writes: .string),
        SettingsRow("NS-022", "sdk", "notifyForNewMsg", .spelledFlag, .conversationMuted, part: .direct, values: [("true", .off), ("false", .on)], writes: .bool),
        SettingsRow("NS-023", "sdk-v2", "teamId", .identifier, .conversationID, part: .group, writes: .string),
        SettingsRow("NS-024", "sdk-v2", "teamType", .digits, .conversationSuperteam, part: .group, values: [("1", .no), ("2", .yes)], writes: .number),
    ]
}

@inline(never)
private func nimSettingsRows2() -> [SettingsRow] {
    [
        SettingsRow("NS-025", "sdk-v2", "teamMessageMuteMode", .digits, .conversationMuted, part: .group, values: [("0", .off), ("1", .on), ("2", .managersOnly)], writes: .number),
        SettingsRow("NS-026", "sdk-v2", "accountId", .identifier, .conversationID, part: .direct, writes: .string),
        SettingsRow("NS-027", "sdk-v2", "p2pMessageMuteMode", .digits, .conversationMuted, part: .direct, values: [("0", .off), ("1", .on)], writes: .number),
        SettingsRow("NS-028", "server-v1", "accid", .user, .id, writes: .string),
        SettingsRow("NS-029", "server-v1", "targetAcc", .identifier, .conversationID, part: .direct, writes: .string),
        SettingsRow("NS-030", "server-v1", "relationType", .own(1), .conversationKind, values: [("1", .blocked), ("2", .on)], writes: .string),
        SettingsRow("NS-031", "server-v1", "value", .digits, .conversationMuted, part: .direct, values: [("0", .off), ("1", .on)], writes: .string),
        SettingsRow("NS-032", "server-v1", "tid", .identifier, .conversationID, part: .group, writes: .string),
        SettingsRow("NS-033", "server-v1", "ope", .digits, .conversationMuted, part: .group, values: [("1", .on), ("2", .off)], writes: .string),
        SettingsRow("NS-034", "server-v2", "team_id", .identifier, .conversationID, part: .group),
        SettingsRow("NS-035", "server-v2", "team_type", .digits, .conversationSuperteam, part: .group, values: [("1", .no), ("2", .yes)]),
        SettingsRow("NS-036", "server-v2", "message_notify_state", .digits, .conversationMuted, part: .group, values: [("0", .off), ("1", .on), ("2", .managersOnly)]),
    ]
}

@inline(never)
private func nimSettingsRows3() -> [SettingsRow] {
    [
        SettingsRow("NS-037", "*", "apnsToken", .words, .deviceToken, writes: .string),
        SettingsRow("NS-038", "*", "customContentKey", .copy, .textKey, writes: .string),
        SettingsRow("NS-039", "*", "pushKitToken", .words, .voipToken, writes: .string),
        SettingsRow("NS-040", "*", "apnsCername", .words, .deviceNotifier, writes: .string),
        SettingsRow("NS-041", "*", "pkCername", .words, .voipNotifier, writes: .string),
        SettingsRow("NS-042", "*", "reported", .total, .unread, range: 0...2147483647, writes: .number),
        SettingsRow("NS-043", "*", "server", .total, .unread, range: 0...2147483647, writes: .number),
        SettingsRow("NS-044", "*", "cap", .number, .badgeCap, range: 0...99),
        SettingsRow("NS-045", "console", "hiddenTexts", .profile, .hiddenTexts),
        SettingsRow("NS-046", "console", "recallOverride", .profile, .recallOverride),
        SettingsRow("NS-047", "console", "timeToLive", .profile, .timeToLive),
        SettingsRow("NS-187", "server-v1", "mutelist", .silencedList, .conversationMuted, part: .direct),
    ]
}

@inline(never)
private func nimSettingsRows4() -> [SettingsRow] {
    [
        SettingsRow("NS-188", "server-v1", "blacklist", .own(2)),
        SettingsRow("NS-189", "server-v1", "code", .ignored),
    ]
}

private let nimLostSettings: [LostSetting] = [
    LostSetting(.nickname, .nicknameLost, "will be named on others' phones by its user's profile, not by the push nickname"),
    LostSetting(.language, .translationLost, "will show messages as they were written, not in the language {0}"),
    LostSetting(.template, .chosenTemplateLost, "will show the vendor's own wording, not the template {0}"),
    LostSetting(.deviceID, .deviceIdentifierLost),
    LostSetting(.deviceTopic, .deviceTopicLost),
]
