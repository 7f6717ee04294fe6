// Made from Mappings/openim-settings.tsv, Mappings/lost-settings.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The vendor's own ways of reading and writing a setting.
enum OpenIMSettingsTransform: UInt8, CaseIterable {
    case globalOption
    case conversationName
    case receiveOption
    case userList
}

extension SettingsTable {
    /// The rows of `Mappings/openim-settings.tsv`.
    static let openim = SettingsTable(
        rows: openimSettingsRows,
        scopes: [
            SettingsScope("rest", "quiet", rows: [0, 1]),
            SettingsScope("rest", "conversations", rows: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]),
            SettingsScope("*", "badge", rows: [22, 23]),
            SettingsScope("record", "quiet", rows: [24, 25, 26, 27, 28, 29, 30]),
            SettingsScope("record", "conversations", rows: [31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49]),
        ], lost: openimLostSettings)
}

private let openimSettingsRows = [openimSettingsRows0(), openimSettingsRows1(), openimSettingsRows2(), openimSettingsRows3(), openimSettingsRows4()].flatMap(\.self)

@inline(never)
private func openimSettingsRows0() -> [SettingsRow] {
    [
        SettingsRow("OIS-001", "rest", "userID", .user, .id, writes: .string),
        SettingsRow("OIS-002", "rest", "globalRecvMsgOpt", .own(0), .conversationReceived, values: [("0", .off), ("2", .on), ("1", .blocked)], writes: .number),
        SettingsRow("OIS-003", "rest", "ownerUserID", .user, .id, writes: .string),
        SettingsRow("OIS-004", "rest", "conversationID", .own(1), .conversationID, writes: .string),
        SettingsRow("OIS-005", "rest", "conversationType", .digits, .conversationKind, values: [("1", .direct), ("3", .group), ("2", .group)], writes: .number),
        SettingsRow("OIS-006", "rest", "userID", .identifier, .conversationID, part: .direct, writes: .string),
        SettingsRow("OIS-007", "rest", "groupID", .identifier, .conversationID, part: .group, writes: .string),
        SettingsRow("OIS-008", "rest", "recvMsgOpt", .own(2), .conversationMuted, values: [("0", .off), ("2", .on), ("1", .blocked)], writes: .number),
        SettingsRow("OIS-009", "rest", "conversation", .envelope, members: 1),
        SettingsRow("OIS-010", "rest", "userIDs", .own(3), .id),
        SettingsRow("OIS-011", "rest", "conversations", .objects, members: 1),
        SettingsRow("OIS-012", "rest", "isPinned", .ignored),
    ]
}

@inline(never)
private func openimSettingsRows1() -> [SettingsRow] {
    [
        SettingsRow("OIS-013", "rest", "isPrivateChat", .ignored),
        SettingsRow("OIS-014", "rest", "burnDuration", .ignored),
        SettingsRow("OIS-015", "rest", "groupAtType", .ignored),
        SettingsRow("OIS-016", "rest", "attachedInfo", .ignored),
        SettingsRow("OIS-017", "rest", "ex", .ignored),
        SettingsRow("OIS-018", "rest", "minSeq", .ignored),
        SettingsRow("OIS-019", "rest", "maxSeq", .ignored),
        SettingsRow("OIS-020", "rest", "isMsgDestruct", .ignored),
        SettingsRow("OIS-021", "rest", "msgDestructTime", .ignored),
        SettingsRow("OIS-022", "rest", "latestMsgDestructTime", .ignored),
        SettingsRow("OIS-023", "*", "appUnreadCount", .total, .unread, range: 0...2147483647, writes: .number),
        SettingsRow("OIS-024", "*", "userID", .user, .id),
    ]
}

@inline(never)
private func openimSettingsRows2() -> [SettingsRow] {
    [
        SettingsRow("OIS-025", "record", "user_id", .user, .id),
        SettingsRow("OIS-026", "record", "global_recv_msg_opt", .own(0), .conversationReceived, values: [("0", .off), ("2", .on), ("1", .blocked)]),
        SettingsRow("OIS-027", "record", "nickname", .ignored),
        SettingsRow("OIS-028", "record", "face_url", .ignored),
        SettingsRow("OIS-029", "record", "ex", .ignored),
        SettingsRow("OIS-030", "record", "app_manger_level", .ignored),
        SettingsRow("OIS-031", "record", "create_time", .ignored),
        SettingsRow("OIS-032", "record", "owner_user_id", .user, .id),
        SettingsRow("OIS-033", "record", "conversation_id", .own(1), .conversationID),
        SettingsRow("OIS-034", "record", "conversation_type", .digits, .conversationKind, values: [("1", .direct), ("3", .group), ("2", .group)]),
        SettingsRow("OIS-035", "record", "user_id", .identifier, .conversationID, part: .direct),
        SettingsRow("OIS-036", "record", "group_id", .identifier, .conversationID, part: .group),
    ]
}

@inline(never)
private func openimSettingsRows3() -> [SettingsRow] {
    [
        SettingsRow("OIS-037", "record", "recv_msg_opt", .own(2), .conversationMuted, values: [("0", .off), ("2", .on), ("1", .blocked)]),
        SettingsRow("OIS-038", "record", "_id", .ignored),
        SettingsRow("OIS-039", "record", "is_pinned", .ignored),
        SettingsRow("OIS-040", "record", "is_private_chat", .ignored),
        SettingsRow("OIS-041", "record", "burn_duration", .ignored),
        SettingsRow("OIS-042", "record", "group_at_type", .ignored),
        SettingsRow("OIS-043", "record", "attached_info", .ignored),
        SettingsRow("OIS-044", "record", "ex", .ignored),
        SettingsRow("OIS-045", "record", "min_seq", .ignored),
        SettingsRow("OIS-046", "record", "max_seq", .ignored),
        SettingsRow("OIS-047", "record", "create_time", .ignored),
        SettingsRow("OIS-048", "record", "is_msg_destruct", .ignored),
    ]
}

@inline(never)
private func openimSettingsRows4() -> [SettingsRow] {
    [
        SettingsRow("OIS-049", "record", "msg_destruct_time", .ignored),
        SettingsRow("OIS-050", "record", "latest_msg_destruct_time", .ignored),
    ]
}

private let openimLostSettings: [LostSetting] = [
    LostSetting(.display, when: .simple, .displayLost, "will show what messages say, which it hid"),
    LostSetting(.display, when: .summary, .displayIsUsual),
    LostSetting(.nickname, .nicknameLost, "will be named on others' phones as the senders of messages write it, not by the push nickname"),
    LostSetting(.pushWhileDesktopOnline, when: .no, .desktopSilencesNobody, "will ring while a desktop client is logged in"),
    LostSetting(.pushWhileDesktopOnline, when: .yes, .desktopChangesNothing),
    LostSetting(.hiddenTexts, .nobodyHidesWords, "will show what messages say to everybody"),
    LostSetting(.badgeCap, .badgeCapLost, "may show a number over {0} on the icon"),
    LostSetting(.recallOverride, .recallsNotPushed, "will keep the push of a recalled message"),
    LostSetting(.timeToLive, .noTimeToLive, "may get pushes later"),
    LostSetting(.deviceID, .deviceIdentifierLost),
    LostSetting(.deviceTopic, .deviceTopicLost),
    LostSetting(.deviceNotifier, .noSuchSetting),
]
