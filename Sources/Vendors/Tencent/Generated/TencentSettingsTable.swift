// Made from Mappings/tencent-settings.tsv, Mappings/lost-settings.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The vendor's own ways of reading and writing a setting.
enum TencentSettingsTransform: UInt8, CaseIterable {
    case quietOption
    case startSecond
    case duration
    case startStamp
    case users
}

extension SettingsTable {
    /// The rows of `Mappings/tencent-settings.tsv`.
    static let tencent = SettingsTable(
        rows: tencentSettingsRows,
        scopes: [
            SettingsScope("sdk", "quiet", rows: [0, 1, 2, 3, 4, 5, 6]),
            SettingsScope("sdk", "conversations", rows: [7, 8, 9, 10, 11, 12, 37]),
            SettingsScope("rest", "conversations", rows: [13, 14, 15, 25, 31, 32, 33, 34, 36, 42, 43, 44, 45]),
            SettingsScope("*", "devices", rows: [16, 17, 18, 19]),
            SettingsScope("*", "badge", rows: [20]),
            SettingsScope("*", "", rows: [21]),
            SettingsScope("*", "templates", rows: [22, 23, 24]),
            SettingsScope("rest", "conversations.MemberList", rows: [26, 27, 28, 29, 30, 38, 39, 40, 41]),
            SettingsScope("rest", "conversations.SelfInfo", rows: [35]),
        ], lost: tencentLostSettings)
}

private let tencentSettingsRows = [tencentSettingsRows0(), tencentSettingsRows1(), tencentSettingsRows2(), tencentSettingsRows3()].flatMap(\.self)

@inline(never)
private func tencentSettingsRows0() -> [SettingsRow] {
    [
        SettingsRow("TS-001", "sdk", "opt", .own(0), .quietDaily, part: .switch, values: [("0", .off), ("2", .on)], writes: .number),
        SettingsRow("TS-002", "sdk", "receiveOpt", .own(0), .quietDaily, part: .switch, values: [("0", .off), ("2", .on)]),
        SettingsRow("TS-003", "sdk", "startHour", .number, .quietDaily, part: .startHour, range: 0...23, writes: .number),
        SettingsRow("TS-004", "sdk", "startMinute", .number, .quietDaily, part: .startMinute, range: 0...59, writes: .number),
        SettingsRow("TS-005", "sdk", "startSecond", .own(1)),
        SettingsRow("TS-006", "sdk", "duration", .own(2), .quietUntil, writes: .number),
        SettingsRow("TS-007", "sdk", "startTimeStamp", .own(3), .quietFrom, writes: .number),
        SettingsRow("TS-008", "sdk", "userID", .identifier, .conversationID, part: .direct, writes: .string),
        SettingsRow("TS-009", "sdk", "userIDList", .own(4), .conversationID, part: .direct),
        SettingsRow("TS-010", "sdk", "groupID", .identifier, .conversationID, part: .group, writes: .string),
        SettingsRow("TS-011", "sdk", "opt", .digits, .conversationMuted, values: [("0", .off), ("2", .on), ("1", .blocked), ("3", .mentions), ("4", .onlyMentions)], writes: .number),
        SettingsRow("TS-012", "sdk", "receiveOpt", .digits, .conversationReceived, values: [("0", .off), ("2", .on), ("1", .blocked), ("3", .mentions), ("4", .onlyMentions)]),
    ]
}

@inline(never)
private func tencentSettingsRows1() -> [SettingsRow] {
    [
        SettingsRow("TS-013", "sdk", "recvOpt", .digits, .conversationMode, values: [("0", .off), ("2", .on), ("1", .blocked), ("3", .mentions), ("4", .onlyMentions)]),
        SettingsRow("TS-014", "rest", "GroupId", .identifier, .conversationID, part: .group, writes: .string),
        SettingsRow("TS-015", "rest", "Member_Account", .user, .id, writes: .string),
        SettingsRow("TS-016", "rest", "MsgFlag", .word, .conversationMuted, values: [("AcceptAndNotify", .off), ("AcceptNotNotify", .on), ("Discard", .blocked)], writes: .string),
        SettingsRow("TS-017", "*", "token", .words, .deviceToken, writes: .string),
        SettingsRow("TS-018", "*", "businessID", .identifier, .deviceNotifier, writes: .number),
        SettingsRow("TS-019", "*", "certificateID", .identifier, .voipNotifier, writes: .number),
        SettingsRow("TS-020", "*", "language", .words, .deviceLanguage, writes: .string),
        SettingsRow("TS-021", "*", "unreadCount", .total, .unread, range: 0...2147483647, writes: .number),
        SettingsRow("TS-022", "console", "isMutable", .profile, .isMutable),
        SettingsRow("TS-023", "console", "PushTemplateId", .identifier, .templates, part: .name),
        SettingsRow("TS-024", "console", "Title", .words, .templates, part: .title),
    ]
}

@inline(never)
private func tencentSettingsRows2() -> [SettingsRow] {
    [
        SettingsRow("TS-025", "console", "Desc", .words, .templates, part: .content),
        SettingsRow("TS-165", "rest", "MemberList", .envelope, members: 7),
        SettingsRow("TS-166", "rest", "Member_Account", .listedUser, .id),
        SettingsRow("TS-167", "rest", "MsgFlag", .word, .conversationMuted, values: [("AcceptAndNotify", .off), ("AcceptNotNotify", .on), ("Discard", .blocked)]),
        SettingsRow("TS-168", "rest", "Role", .ignored),
        SettingsRow("TS-169", "rest", "JoinTime", .ignored),
        SettingsRow("TS-170", "rest", "MsgSeq", .ignored),
        SettingsRow("TS-171", "rest", "Role", .ignored),
        SettingsRow("TS-172", "rest", "JoinTime", .ignored),
        SettingsRow("TS-173", "rest", "MsgSeq", .ignored),
        SettingsRow("TS-175", "rest", "SelfInfo", .envelope, members: 8),
        SettingsRow("TS-176", "rest", "MsgFlag", .word, .conversationMuted, values: [("AcceptAndNotify", .off), ("AcceptNotNotify", .on), ("Discard", .blocked)]),
    ]
}

@inline(never)
private func tencentSettingsRows3() -> [SettingsRow] {
    [
        SettingsRow("TS-180", "rest", "GroupIdList", .objects, members: 2),
        SettingsRow("TS-181", "sdk", "messageRemindType", .word, .conversationMuted, values: [("AcceptAndNotify", .off), ("AcceptNotNotify", .on), ("Discard", .blocked)]),
        SettingsRow("TS-182", "rest", "LastSendMsgTime", .ignored),
        SettingsRow("TS-183", "rest", "ShutUpUntil", .ignored),
        SettingsRow("TS-184", "rest", "NameCard", .ignored),
        SettingsRow("TS-185", "rest", "AppMemberDefinedData", .ignored),
        SettingsRow("TS-186", "rest", "LastSendMsgTime", .ignored),
        SettingsRow("TS-187", "rest", "ShutUpUntil", .ignored),
        SettingsRow("TS-188", "rest", "NameCard", .ignored),
        SettingsRow("TS-189", "rest", "AppMemberDefinedData", .ignored),
    ]
}

private let tencentLostSettings: [LostSetting] = [
    LostSetting(.display, when: .simple, .displayLost, "will show what messages say, which it hid"),
    LostSetting(.display, when: .summary, .displayIsUsual),
    LostSetting(.nickname, .nicknameLost, "will be named on others' phones by its user's profile, not by the push nickname"),
    LostSetting(.language, .languageOfDevice, "will show translations in its system's language, not in {0}"),
    LostSetting(.template, .sendersChooseTemplates, "will show what senders choose, not the template {0}"),
    LostSetting(.deviceID, .deviceIdentifierLost),
    LostSetting(.hiddenTexts, .nobodyHidesWords, "will show what messages say to everybody"),
    LostSetting(.badgeCap, .badgeCapLost, "may show a number over {0} on the icon"),
    LostSetting(.recallOverride, .recallsNotPushed, "will keep the push of a recalled message"),
    LostSetting(.timeToLive, .noTimeToLive, "may get pushes later"),
    LostSetting(.pushWhileDesktopOnline, when: .no, .desktopSilencesNobody, "will ring while a desktop client is logged in"),
    LostSetting(.pushWhileDesktopOnline, when: .yes, .desktopChangesNothing),
    LostSetting(.textKey, .textKeyLost),
    LostSetting(.deviceTopic, .deviceTopicLost),
]
