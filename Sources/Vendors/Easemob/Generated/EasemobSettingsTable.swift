// Made from Mappings/easemob-settings.tsv, Mappings/lost-settings.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The vendor's own ways of reading and writing a setting.
enum EasemobSettingsTransform: UInt8, CaseIterable {
    case parameterType
}

extension SettingsTable {
    /// The rows of `Mappings/easemob-settings.tsv`.
    static let easemob = SettingsTable(
        rows: easemobSettingsRows,
        scopes: [
            SettingsScope("rest", "display", rows: [0, 1, 2, 3]),
            SettingsScope("rest", "quiet", rows: [4, 5, 6]),
            SettingsScope("rest", "conversations", rows: [7, 8, 9, 10, 11]),
            SettingsScope("*", "template", rows: [12]),
            SettingsScope("rest", "devices", rows: [13, 14, 15]),
            SettingsScope("rest-legacy", "quiet", rows: [16, 17, 18]),
            SettingsScope("*", "display", rows: [19]),
            SettingsScope("*", "display.entities", rows: [20, 21, 22, 81, 82, 83, 84, 85, 86, 87, 88, 89, 94, 96]),
            SettingsScope("rest-response", "display", rows: [23, 24, 90, 91, 92, 95, 97, 98, 99, 100, 101, 102]),
            SettingsScope("rest-response", "quiet", rows: [25, 26, 27, 28]),
            SettingsScope("rest-response", "conversations", rows: [29, 30, 31, 32, 33, 34]),
            SettingsScope("rest-response", "template", rows: [35, 36]),
            SettingsScope("rest-response", "devices", rows: [37, 38, 39, 40]),
            SettingsScope("sdk", "display", rows: [41, 42, 43]),
            SettingsScope("sdk", "quiet", rows: [44, 45, 46, 47, 50, 53, 93]),
            SettingsScope("sdk", "quiet.silentModeStartTime", rows: [48, 49]),
            SettingsScope("sdk", "quiet.silentModeEndTime", rows: [51, 52]),
            SettingsScope("sdk", "conversations", rows: [54, 55, 56, 57, 58, 59]),
            SettingsScope("sdk", "devices", rows: [60, 61, 62, 63]),
            SettingsScope("sdk-legacy", "quiet", rows: [64, 65, 66, 67, 68]),
            SettingsScope("*", "badge", rows: [69]),
            SettingsScope("*", "templates", rows: [70, 71, 72, 73, 74, 75]),
            SettingsScope("*", "templates.data", rows: [76, 77, 78, 79, 80]),
        ], lost: easemobLostSettings)
}

private let easemobSettingsRows = [easemobSettingsRows0(), easemobSettingsRows1(), easemobSettingsRows2(), easemobSettingsRows3(), easemobSettingsRows4(), easemobSettingsRows5(), easemobSettingsRows6(), easemobSettingsRows7(), easemobSettingsRows8()].flatMap(\.self)

@inline(never)
private func easemobSettingsRows0() -> [SettingsRow] {
    [
        SettingsRow("ES-001", "rest", "notification_display_style", .either, .display, values: [("0", .simple), ("1", .summary)], writes: .number),
        SettingsRow("ES-002", "rest", "nickname", .words, .nickname, writes: .string),
        SettingsRow("ES-003", "rest", "notifier_name", .ignored),
        SettingsRow("ES-004", "rest", "translationLanguage", .words, .language, writes: .string),
        SettingsRow("ES-005", "rest", "type", .word, .mode, values: [("ALL", .all), ("AT", .mentions), ("MENTION_ONLY", .mentions), ("NONE", .none), ("DEFAULT", .follow), ("", .follow), ("user", .follow)], writes: .string),
        SettingsRow("ES-006", "rest", "ignoreInterval", .dailyInterval, .quietDaily, values: [("0:0", .allDay)], writes: .string),
        SettingsRow("ES-007", "rest", "ignoreDuration", .milliseconds, .quietUntil, writes: .number),
        SettingsRow("ES-008", "rest", "chattype", .word, .conversationKind, values: [("user", .direct), ("chatgroup", .group), ("chat", .direct), ("singleChat", .direct), ("groupchat", .group), ("group", .group), ("0", .direct), ("1", .group)], writes: .string),
        SettingsRow("ES-009", "rest", "key", .identifier, .conversationID, writes: .string),
        SettingsRow("ES-010", "rest", "type", .word, .conversationMode, values: [("ALL", .all), ("AT", .mentions), ("MENTION_ONLY", .mentions), ("NONE", .none), ("DEFAULT", .follow), ("", .follow)], writes: .string),
        SettingsRow("ES-011", "rest", "ignoreDuration", .milliseconds, .conversationUntil, writes: .number),
        SettingsRow("ES-012", "rest", "ignoreInterval", .ignored),
    ]
}

@inline(never)
private func easemobSettingsRows1() -> [SettingsRow] {
    [
        SettingsRow("ES-013", "*", "templateName", .words, .template, writes: .string),
        SettingsRow("ES-014", "rest", "device_id", .copy, .deviceID, writes: .string),
        SettingsRow("ES-015", "rest", "notifier_name", .copy, .deviceNotifier, writes: .string),
        SettingsRow("ES-016", "rest", "device_token", .copy, .deviceToken, writes: .string),
        SettingsRow("ES-017", "rest-legacy", "notification_no_disturbing", .flag, .quietDaily, part: .switch, values: [("true", .on), ("false", .off)]),
        SettingsRow("ES-018", "rest-legacy", "notification_no_disturbing_start", .hour, .quietDaily, part: .startHour, values: [("0:0", .allDay)]),
        SettingsRow("ES-019", "rest-legacy", "notification_no_disturbing_end", .hour, .quietDaily, part: .endHour),
        SettingsRow("ES-020", "*", "entities", .envelope, members: 7),
        SettingsRow("ES-021", "*", "notification_display_style", .either, .display, values: [("0", .simple), ("1", .summary)]),
        SettingsRow("ES-022", "*", "nickname", .words, .nickname),
        SettingsRow("ES-023", "*", "notifier_name", .ignored),
        SettingsRow("ES-024", "rest-response", "data", .envelope, members: 8),
    ]
}

@inline(never)
private func easemobSettingsRows2() -> [SettingsRow] {
    [
        SettingsRow("ES-025", "rest-response", "language", .words, .language),
        SettingsRow("ES-026", "rest-response", "data", .envelope, members: 9),
        SettingsRow("ES-027", "rest-response", "type", .word, .mode, values: [("ALL", .all), ("AT", .mentions), ("MENTION_ONLY", .mentions), ("NONE", .none), ("DEFAULT", .follow), ("", .follow), ("user", .follow)]),
        SettingsRow("ES-028", "rest-response", "ignoreInterval", .dailyInterval, .quietDaily, values: [("0:0", .allDay)]),
        SettingsRow("ES-029", "rest-response", "ignoreDuration", .expiry, .quietUntil),
        SettingsRow("ES-030", "rest-response", "chattype", .word, .conversationKind, values: [("user", .direct), ("chatgroup", .group), ("chat", .direct), ("singleChat", .direct), ("groupchat", .group), ("group", .group), ("0", .direct), ("1", .group)]),
        SettingsRow("ES-031", "rest-response", "key", .identifier, .conversationID),
        SettingsRow("ES-032", "rest-response", "data", .envelope, members: 10),
        SettingsRow("ES-033", "rest-response", "type", .word, .conversationMode, values: [("ALL", .all), ("AT", .mentions), ("MENTION_ONLY", .mentions), ("NONE", .none), ("DEFAULT", .follow), ("", .follow)]),
        SettingsRow("ES-034", "rest-response", "ignoreInterval", .ignored),
        SettingsRow("ES-035", "rest-response", "ignoreDuration", .expiry, .conversationUntil),
        SettingsRow("ES-036", "rest-response", "data", .envelope, members: 11),
    ]
}

@inline(never)
private func easemobSettingsRows3() -> [SettingsRow] {
    [
        SettingsRow("ES-037", "rest-response", "templateName", .words, .template),
        SettingsRow("ES-038", "rest-response", "entities", .envelope, members: 12),
        SettingsRow("ES-039", "rest-response", "device_id", .copy, .deviceID),
        SettingsRow("ES-040", "rest-response", "notifier_name", .copy, .deviceNotifier),
        SettingsRow("ES-041", "rest-response", "device_token", .copy, .deviceToken),
        SettingsRow("ES-042", "sdk", "displayName", .words, .nickname, writes: .string),
        SettingsRow("ES-043", "sdk", "displayStyle", .either, .display, values: [("0", .simple), ("1", .summary)], writes: .number),
        SettingsRow("ES-044", "sdk", "preferredNotificationLanguage", .words, .language, writes: .string),
        SettingsRow("ES-045", "sdk", "paramType", .own(0), .mode, writes: .number),
        SettingsRow("ES-046", "sdk", "remindType", .word, .mode, values: [("0", .all), ("1", .mentions), ("2", .none), ("ALL", .all), ("AT", .mentions), ("MENTION_ONLY", .mentions), ("NONE", .none), ("DEFAULT", .follow), ("", .follow)], writes: .number),
        SettingsRow("ES-047", "sdk", "silentModeDuration", .minutes, .quietUntil, writes: .number),
        SettingsRow("ES-048", "sdk", "silentModeStartTime", .object, writes: .object, members: 15),
    ]
}

@inline(never)
private func easemobSettingsRows4() -> [SettingsRow] {
    [
        SettingsRow("ES-049", "sdk", "hours", .number, .quietDaily, part: .startHour, values: [("0:0", .off)], range: 0...23, writes: .number),
        SettingsRow("ES-050", "sdk", "minutes", .number, .quietDaily, part: .startMinute, range: 0...59, writes: .number),
        SettingsRow("ES-051", "sdk", "silentModeEndTime", .object, writes: .object, members: 16),
        SettingsRow("ES-052", "sdk", "hours", .number, .quietDaily, part: .endHour, range: 0...23, writes: .number),
        SettingsRow("ES-053", "sdk", "minutes", .number, .quietDaily, part: .endMinute, range: 0...59, writes: .number),
        SettingsRow("ES-054", "sdk", "expireTimestamp", .expiry, .quietUntil),
        SettingsRow("ES-055", "sdk", "conversationId", .identifier, .conversationID, writes: .string),
        SettingsRow("ES-056", "sdk", "conversationType", .word, .conversationKind, values: [("0", .direct), ("1", .group), ("user", .direct), ("chatgroup", .group), ("chat", .direct), ("singleChat", .direct), ("groupchat", .group), ("group", .group)], writes: .number),
        SettingsRow("ES-057", "sdk", "paramType", .own(0), .conversationMode, writes: .number),
        SettingsRow("ES-058", "sdk", "remindType", .word, .conversationMode, values: [("0", .all), ("1", .mentions), ("2", .none), ("ALL", .all), ("AT", .mentions), ("MENTION_ONLY", .mentions), ("NONE", .none), ("DEFAULT", .follow), ("", .follow)], writes: .number),
        SettingsRow("ES-059", "sdk", "silentModeDuration", .minutes, .conversationUntil, writes: .number),
        SettingsRow("ES-060", "sdk", "expireTimestamp", .expiry, .conversationUntil),
    ]
}

@inline(never)
private func easemobSettingsRows5() -> [SettingsRow] {
    [
        SettingsRow("ES-061", "sdk", "deviceToken", .copy, .deviceToken, writes: .string),
        SettingsRow("ES-062", "sdk", "apnsCertName", .copy, .deviceNotifier, writes: .string),
        SettingsRow("ES-063", "sdk", "pushKitToken", .copy, .voipToken, writes: .string),
        SettingsRow("ES-064", "sdk", "pushKitCertName", .copy, .voipNotifier, writes: .string),
        SettingsRow("ES-065", "sdk-legacy", "noDisturbStatus", .number, .quietDaily, part: .switch, values: [("0", .allDay), ("1", .on), ("2", .off)]),
        SettingsRow("ES-066", "sdk-legacy", "noDisturbingStartH", .hour, .quietDaily, part: .startHour, values: [("0:0", .allDay)]),
        SettingsRow("ES-067", "sdk-legacy", "noDisturbingEndH", .hour, .quietDaily, part: .endHour),
        SettingsRow("ES-068", "sdk-legacy", "noPushUserIds", .silencedList, .conversationMode, part: .direct),
        SettingsRow("ES-069", "sdk-legacy", "noPushGroupIds", .silencedList, .conversationMode, part: .group),
        SettingsRow("ES-070", "*", "offline", .number, .unread, range: 0...2147483647),
        SettingsRow("ES-071", "console", "name", .words, .templates, part: .name, writes: .string),
        SettingsRow("ES-072", "console", "title_pattern", .words, .templates, part: .title, writes: .string),
    ]
}

@inline(never)
private func easemobSettingsRows6() -> [SettingsRow] {
    [
        SettingsRow("ES-073", "console", "content_pattern", .words, .templates, part: .content, writes: .string),
        SettingsRow("ES-074", "console", "createAt", .passed),
        SettingsRow("ES-075", "console", "updateAt", .passed),
        SettingsRow("ES-076", "console", "data", .envelope, members: 22),
        SettingsRow("ES-077", "console", "name", .words, .templates, part: .name),
        SettingsRow("ES-078", "console", "title_pattern", .words, .templates, part: .title),
        SettingsRow("ES-079", "console", "content_pattern", .words, .templates, part: .content),
        SettingsRow("ES-080", "console", "createAt", .passed),
        SettingsRow("ES-081", "console", "updateAt", .passed),
        SettingsRow("ES-082", "*", "notification_no_disturbing", .flag, .quietDaily, part: .switch, values: [("true", .on), ("false", .off)]),
        SettingsRow("ES-083", "*", "notification_no_disturbing_start", .hour, .quietDaily, part: .startHour, values: [("0:0", .allDay)]),
        SettingsRow("ES-084", "*", "notification_no_disturbing_end", .hour, .quietDaily, part: .endHour),
    ]
}

@inline(never)
private func easemobSettingsRows7() -> [SettingsRow] {
    [
        SettingsRow("ES-085", "*", "username", .listedUser, .id),
        SettingsRow("ES-086", "*", "uuid", .ignored),
        SettingsRow("ES-087", "*", "type", .ignored),
        SettingsRow("ES-088", "*", "created", .ignored),
        SettingsRow("ES-089", "*", "modified", .ignored),
        SettingsRow("ES-090", "*", "activated", .ignored),
        SettingsRow("ES-091", "rest-response", "notification_display_style", .either, .display, values: [("0", .simple), ("1", .summary)]),
        SettingsRow("ES-092", "rest-response", "nickname", .words, .nickname),
        SettingsRow("ES-093", "rest-response", "notifier_name", .ignored),
        SettingsRow("ES-094", "sdk", "ignoreInterval", .dailyInterval, .quietDaily, values: [("0:0", .off)]),
        SettingsRow("ES-240", "*", "notification_ignore_*", .silencedKey, .conversationMode, part: .group),
        SettingsRow("ES-241", "rest-response", "notification_ignore_*", .silencedKey, .conversationMode, part: .group),
    ]
}

@inline(never)
private func easemobSettingsRows8() -> [SettingsRow] {
    [
        SettingsRow("ES-242", "*", "avatarurl", .ignored),
        SettingsRow("ES-243", "rest-response", "username", .listedUser, .id),
        SettingsRow("ES-244", "rest-response", "uuid", .ignored),
        SettingsRow("ES-245", "rest-response", "created", .ignored),
        SettingsRow("ES-246", "rest-response", "modified", .ignored),
        SettingsRow("ES-247", "rest-response", "activated", .ignored),
        SettingsRow("ES-248", "rest-response", "avatarurl", .ignored),
    ]
}

private let easemobLostSettings: [LostSetting] = [
    LostSetting(.textKey, .textKeyLost, "will show the vendor's own text for hidden details, not the one with the key {0}"),
    LostSetting(.pushWhileDesktopOnline, when: .no, .desktopPolicyDecides, "will ring while a desktop client is logged in, if the console pushes when any device is offline"),
    LostSetting(.pushWhileDesktopOnline, when: .yes, .desktopPolicyCanPush),
    LostSetting(.hiddenTexts, .hiddenTextsLost, "will show the vendor's own text for hidden details, not the app's"),
    LostSetting(.recallOverride, .recallOverrideLost, "will keep the notification of a message that was recalled"),
    LostSetting(.deviceTopic, .deviceTopicLost),
]
