// Made from Mappings/rongcloud-settings.tsv, Mappings/lost-settings.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The vendor's own ways of reading and writing a setting.
enum RongCloudSettingsTransform: UInt8, CaseIterable {
    case startTime
    case span
    case channel
}

extension SettingsTable {
    /// The rows of `Mappings/rongcloud-settings.tsv`.
    static let rongcloud = SettingsTable(
        rows: rongcloudSettingsRows,
        scopes: [
            SettingsScope("rest", "quiet", rows: [0, 1, 2, 3, 10, 33]),
            SettingsScope("sdk", "quiet", rows: [4, 5, 6, 11, 12, 14, 16]),
            SettingsScope("wrapper", "quiet", rows: [7, 8, 9, 13, 15, 17]),
            SettingsScope("rest", "conversations", rows: [18, 19, 20, 21, 25, 26, 34]),
            SettingsScope("sdk", "conversations", rows: [22, 23, 24]),
            SettingsScope("*", "devices", rows: [27, 28]),
            SettingsScope("*", "", rows: [29]),
            SettingsScope("*", "templates", rows: [30, 31, 32]),
        ], lost: rongcloudLostSettings)
}

private let rongcloudSettingsRows = [rongcloudSettingsRows0(), rongcloudSettingsRows1(), rongcloudSettingsRows2()].flatMap(\.self)

@inline(never)
private func rongcloudSettingsRows0() -> [SettingsRow] {
    [
        SettingsRow("RS-001", "rest", "userId", .user, .id, writes: .string),
        SettingsRow("RS-002", "rest", "startTime", .own(0), .quietDaily, part: .startHour, writes: .string),
        SettingsRow("RS-003", "rest", "period", .own(1), .quietDaily, part: .endHour, writes: .number),
        SettingsRow("RS-004", "rest", "level", .digits, .quietDailyMode, values: [("0", .all), ("1", .mentions), ("5", .none)], writes: .number),
        SettingsRow("RS-005", "sdk", "startTime", .own(0), .quietDaily, part: .startHour, writes: .string),
        SettingsRow("RS-006", "sdk", "spanMins", .own(1), .quietDaily, part: .endHour, writes: .number),
        SettingsRow("RS-007", "sdk", "level", .digits, .quietDailyMode, values: [("0", .all), ("1", .mentions), ("5", .none)], writes: .number),
        SettingsRow("RS-008", "wrapper", "startTime", .own(0), .quietDaily, part: .startHour),
        SettingsRow("RS-009", "wrapper", "interval", .own(1), .quietDaily, part: .endHour),
        SettingsRow("RS-010", "wrapper", "level", .digits, .quietDailyMode, values: [("0", .all), ("1", .mentions), ("2", .none)]),
        SettingsRow("RS-011", "rest", "unPushLevel", .digits, .quietDailyMode, values: [("0", .all), ("1", .mentions), ("5", .none)]),
        SettingsRow("RS-012", "sdk", "timeZone", .zone, .quietZone, writes: .string),
    ]
}

@inline(never)
private func rongcloudSettingsRows1() -> [SettingsRow] {
    [
        SettingsRow("RS-013", "sdk", "isShowPushContent", .flag, .display, values: [("true", .summary), ("false", .simple)], writes: .bool),
        SettingsRow("RS-014", "wrapper", "showContent", .flag, .display, values: [("true", .summary), ("false", .simple)]),
        SettingsRow("RS-015", "sdk", "pushLauguageCode", .words, .language, writes: .string),
        SettingsRow("RS-016", "wrapper", "language", .words, .language),
        SettingsRow("RS-017", "sdk", "pushReceiveStatus", .spelledFlag, .pushWhileDesktopOnline, values: [("true", .yes), ("false", .no)], writes: .bool),
        SettingsRow("RS-018", "wrapper", "receive", .spelledFlag, .pushWhileDesktopOnline, values: [("true", .yes), ("false", .no)]),
        SettingsRow("RS-019", "rest", "requestId", .user, .id, writes: .string),
        SettingsRow("RS-020", "rest", "conversationType", .digits, .conversationKind, values: [("1", .direct), ("3", .group), ("6", .system), ("10", .ultragroup), ("2", .group)], writes: .number),
        SettingsRow("RS-021", "rest", "targetId", .identifier, .conversationID, writes: .string),
        SettingsRow("RS-022", "rest", "unpushLevel", .digits, .conversationMode, values: [("-1", .all), ("1", .mentions), ("2", .mentionsOfMe), ("4", .mentionsOfAll), ("5", .none), ("0", .follow)], writes: .number),
        SettingsRow("RS-023", "sdk", "conversationType", .digits, .conversationKind, values: [("1", .direct), ("3", .group), ("6", .system), ("10", .ultragroup), ("2", .group)], writes: .number),
        SettingsRow("RS-024", "sdk", "targetId", .identifier, .conversationID, writes: .string),
    ]
}

@inline(never)
private func rongcloudSettingsRows2() -> [SettingsRow] {
    [
        SettingsRow("RS-025", "sdk", "level", .digits, .conversationMode, values: [("-1", .all), ("1", .mentions), ("2", .mentionsOfMe), ("4", .mentionsOfAll), ("5", .none), ("0", .follow)], writes: .number),
        SettingsRow("RS-026", "rest", "isMuted", .digits, .conversationMode, values: [("-1", .all), ("1", .mentions), ("2", .mentionsOfMe), ("4", .mentionsOfAll), ("5", .none), ("0", .follow)]),
        SettingsRow("RS-027", "rest", "busChannel", .own(2)),
        SettingsRow("RS-028", "*", "deviceToken", .words, .deviceToken, writes: .string),
        SettingsRow("RS-029", "*", "bundleId", .words, .deviceTopic, writes: .string),
        SettingsRow("RS-030", "console", "display", .profile, .display),
        SettingsRow("RS-031", "console", "templateId", .identifier, .templates, part: .name),
        SettingsRow("RS-032", "console", "title", .words, .templates, part: .title),
        SettingsRow("RS-033", "console", "content", .words, .templates, part: .content),
        SettingsRow("RS-173", "rest", "data", .envelope, members: 0),
        SettingsRow("RS-174", "rest", "code", .ignored),
    ]
}

private let rongcloudLostSettings: [LostSetting] = [
    LostSetting(.nickname, .nicknameLost, "will be named on others' phones by its user's name, not by the push nickname"),
    LostSetting(.template, .sendersChooseTemplates, "will show what senders choose, not the template {0}"),
    LostSetting(.deviceID, .deviceIdentifierLost),
    LostSetting(.hiddenTexts, .hiddenTextsLost, "will show the vendor's own text for hidden details, not the app's"),
    LostSetting(.badgeCap, .badgeCapLost, "may show a number over {0} on the icon"),
    LostSetting(.recallOverride, .recallOverrideLost, "will have the notification of a recalled message removed by the app, not replaced"),
    LostSetting(.timeToLive, .noTimeToLive, "may get pushes later"),
    LostSetting(.textKey, .textKeyLost, "will show the vendor's own text for hidden details, not the one with the key {0}"),
    LostSetting(.deviceNotifier, .certificateIsOfApp),
]
