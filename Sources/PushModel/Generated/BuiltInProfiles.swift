// Made from Mappings/profiles.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

package import JSONDocument

/// What the vendors' servers do when neither sender nor app says otherwise.
package enum BuiltInProfiles {
    /// One setting of one preset.
    package struct Row: Sendable {
        /// The row's identifier in the table.
        package let id: String
        /// The vendor's name; `*` for all.
        package let vendor: UTF8Text
        /// The vendor's generation, such as `current`; `*` for all.
        package let generation: UTF8Text
        /// The language of a text; `*` for all.
        package let language: UTF8Text
        /// The path of the setting in a profile file.
        package let field: UTF8Text
        /// A JSON literal.
        package let value: UTF8Text

        package init(
            id: String, vendor: UTF8Text, generation: UTF8Text, language: UTF8Text, field: UTF8Text,
            value: UTF8Text
        ) {
            self.id = id
            self.vendor = vendor
            self.generation = generation
            self.language = language
            self.field = field
            self.value = value
        }
    }

    /// The table's rows in its order; a later one overrides an earlier one.
    package static var rows: [Row] { rowTable }
}

private let rowTable: [BuiltInProfiles.Row] = [
    .init(id: "PR-001", vendor: "*", generation: "*", language: "*", field: "mode", value: #""all""#),
    .init(id: "PR-002", vendor: "*", generation: "*", language: "*", field: "recallOverride", value: "false"),
    .init(id: "PR-003", vendor: "*", generation: "*", language: "*", field: "policies.legacyTitleIsBody", value: "false"),
    .init(id: "PR-004", vendor: "*", generation: "*", language: "*", field: "policies.zeroQuietInterval", value: #""off""#),
    .init(id: "PR-005", vendor: "*", generation: "*", language: "*", field: "policies.voip", value: "false"),
    .init(id: "PR-006", vendor: "*", generation: "*", language: "*", field: "policies.pushesCommands", value: "false"),
    .init(id: "PR-007", vendor: "easemob", generation: "*", language: "*", field: "display", value: #""simple""#),
    .init(id: "PR-008", vendor: "easemob", generation: "*", language: "*", field: "separators.name", value: #""：""#),
    .init(id: "PR-009", vendor: "easemob", generation: "*", language: "*", field: "separators.id", value: #"": ""#),
    .init(id: "PR-010", vendor: "easemob", generation: "*", language: "*", field: "policies.identifiersIgnoreCase", value: "true"),
    .init(id: "PR-011", vendor: "easemob", generation: "*", language: "*", field: "policies.forceOverrides", value: #"["quiet-hours","quiet-duration"]"#),
    .init(id: "PR-012", vendor: "easemob", generation: "*", language: "*", field: "policies.alertForm", value: #""object""#),
    .init(id: "PR-013", vendor: "easemob", generation: "*", language: "*", field: "policies.groupSender", value: #""group-id""#),
    .init(id: "PR-014", vendor: "easemob", generation: "*", language: "*", field: "policies.silentReason", value: #""silent-message""#),
    .init(id: "PR-015", vendor: "easemob", generation: "*", language: "*", field: "policies.simpleHidesText", value: "false"),
    .init(id: "PR-016", vendor: "easemob", generation: "*", language: "*", field: "policies.summaryText", value: #""message""#),
    .init(id: "PR-017", vendor: "easemob", generation: "*", language: "*", field: "policies.prefixesSenderText", value: "false"),
    .init(id: "PR-018", vendor: "easemob", generation: "*", language: "*", field: "policies.prefixesForcedText", value: "true"),
    .init(id: "PR-019", vendor: "easemob", generation: "*", language: "*", field: "policies.appDataKeys", value: #""all-but-documented""#),
    .init(id: "PR-020", vendor: "easemob", generation: "current", language: "zh", field: "texts.title", value: #""您有一条新消息""#),
    .init(id: "PR-021", vendor: "easemob", generation: "current", language: "zh", field: "texts.body", value: #""请点击查看""#),
    .init(id: "PR-022", vendor: "easemob", generation: "current", language: "zh", field: "texts.mention", value: #""{$dynamicFrom}在群中@了我""#),
    .init(id: "PR-023", vendor: "easemob", generation: "current", language: "en", field: "texts.title", value: #""You have a new message""#),
    .init(id: "PR-024", vendor: "easemob", generation: "current", language: "en", field: "texts.body", value: #""Please click to view""#),
    .init(id: "PR-025", vendor: "easemob", generation: "2017", language: "zh", field: "texts.body", value: #""您有一条新消息""#),
    .init(id: "PR-026", vendor: "easemob", generation: "2017", language: "en", field: "texts.body", value: #""You have a new message""#),
    .init(id: "PR-027", vendor: "easemob", generation: "2017", language: "*", field: "policies.groupSender", value: #""nickname""#),
    .init(id: "PR-028", vendor: "easemob", generation: "2017", language: "*", field: "policies.appDataKeys", value: #""unrecognised""#),
    .init(id: "PR-029", vendor: "easemob", generation: "2018", language: "zh", field: "texts.body", value: #""您有一条新消息""#),
    .init(id: "PR-030", vendor: "easemob", generation: "2018", language: "en", field: "texts.body", value: #""You have a new message""#),
    .init(id: "PR-031", vendor: "easemob", generation: "2018", language: "*", field: "policies.groupSender", value: #""nickname""#),
    .init(id: "PR-032", vendor: "easemob", generation: "2018", language: "*", field: "policies.appDataKeys", value: #""unrecognised""#),
    .init(id: "PR-033", vendor: "easemob", generation: "2017", language: "*", field: "policies.alertForm", value: #""string""#),
    .init(id: "PR-034", vendor: "easemob", generation: "2017", language: "*", field: "separators.name", value: #"":""#),
    .init(id: "PR-035", vendor: "easemob", generation: "2017", language: "*", field: "separators.id", value: #"":""#),
    .init(id: "PR-036", vendor: "agora", generation: "*", language: "*", field: "display", value: #""simple""#),
    .init(id: "PR-037", vendor: "agora", generation: "*", language: "*", field: "separators.name", value: #""：""#),
    .init(id: "PR-038", vendor: "agora", generation: "*", language: "*", field: "separators.id", value: #"": ""#),
    .init(id: "PR-039", vendor: "agora", generation: "*", language: "*", field: "policies.identifiersIgnoreCase", value: "true"),
    .init(id: "PR-040", vendor: "agora", generation: "*", language: "*", field: "policies.forceOverrides", value: #"["quiet-hours","quiet-duration"]"#),
    .init(id: "PR-041", vendor: "agora", generation: "*", language: "*", field: "policies.alertForm", value: #""object""#),
    .init(id: "PR-042", vendor: "agora", generation: "*", language: "*", field: "policies.groupSender", value: #""group-id""#),
    .init(id: "PR-043", vendor: "agora", generation: "*", language: "*", field: "policies.silentReason", value: #""silent-message""#),
    .init(id: "PR-044", vendor: "agora", generation: "*", language: "*", field: "policies.simpleHidesText", value: "false"),
    .init(id: "PR-045", vendor: "agora", generation: "*", language: "*", field: "policies.summaryText", value: #""message""#),
    .init(id: "PR-046", vendor: "agora", generation: "*", language: "*", field: "policies.prefixesSenderText", value: "false"),
    .init(id: "PR-047", vendor: "agora", generation: "*", language: "*", field: "policies.prefixesForcedText", value: "true"),
    .init(id: "PR-048", vendor: "agora", generation: "*", language: "*", field: "policies.appDataKeys", value: #""all-but-documented""#),
    .init(id: "PR-049", vendor: "agora", generation: "current", language: "zh", field: "texts.title", value: #""您有一条新消息""#),
    .init(id: "PR-050", vendor: "agora", generation: "current", language: "zh", field: "texts.body", value: #""请点击查看""#),
    .init(id: "PR-051", vendor: "agora", generation: "current", language: "zh", field: "texts.mention", value: #""{$dynamicFrom}在群中@了我""#),
    .init(id: "PR-052", vendor: "agora", generation: "current", language: "en", field: "texts.title", value: #""You have a new message""#),
    .init(id: "PR-053", vendor: "agora", generation: "current", language: "en", field: "texts.body", value: #""Please click to view""#),
    .init(id: "PR-054", vendor: "agora", generation: "2017", language: "zh", field: "texts.body", value: #""您有一条新消息""#),
    .init(id: "PR-055", vendor: "agora", generation: "2017", language: "en", field: "texts.body", value: #""You have a new message""#),
    .init(id: "PR-056", vendor: "agora", generation: "2017", language: "*", field: "policies.groupSender", value: #""nickname""#),
    .init(id: "PR-057", vendor: "agora", generation: "2017", language: "*", field: "policies.appDataKeys", value: #""unrecognised""#),
    .init(id: "PR-058", vendor: "agora", generation: "2018", language: "zh", field: "texts.body", value: #""您有一条新消息""#),
    .init(id: "PR-059", vendor: "agora", generation: "2018", language: "en", field: "texts.body", value: #""You have a new message""#),
    .init(id: "PR-060", vendor: "agora", generation: "2018", language: "*", field: "policies.groupSender", value: #""nickname""#),
    .init(id: "PR-061", vendor: "agora", generation: "2018", language: "*", field: "policies.appDataKeys", value: #""unrecognised""#),
    .init(id: "PR-062", vendor: "agora", generation: "2017", language: "*", field: "policies.alertForm", value: #""string""#),
    .init(id: "PR-063", vendor: "agora", generation: "2017", language: "*", field: "separators.name", value: #"":""#),
    .init(id: "PR-064", vendor: "agora", generation: "2017", language: "*", field: "separators.id", value: #"":""#),
    .init(id: "PR-065", vendor: "nim", generation: "*", language: "*", field: "display", value: #""summary""#),
    .init(id: "PR-066", vendor: "nim", generation: "*", language: "*", field: "separators.name", value: #"":""#),
    .init(id: "PR-067", vendor: "nim", generation: "*", language: "*", field: "separators.id", value: #"":""#),
    .init(id: "PR-068", vendor: "nim", generation: "*", language: "*", field: "policies.identifiersIgnoreCase", value: "true"),
    .init(id: "PR-069", vendor: "nim", generation: "*", language: "*", field: "policies.forceOverrides", value: #"["conversation-muted"]"#),
    .init(id: "PR-070", vendor: "nim", generation: "*", language: "*", field: "policies.alertForm", value: #""object""#),
    .init(id: "PR-071", vendor: "nim", generation: "*", language: "*", field: "policies.groupSender", value: #""nickname""#),
    .init(id: "PR-072", vendor: "nim", generation: "*", language: "*", field: "policies.silentReason", value: #""sender-disabled""#),
    .init(id: "PR-073", vendor: "nim", generation: "*", language: "*", field: "policies.simpleHidesText", value: "true"),
    .init(id: "PR-074", vendor: "nim", generation: "*", language: "*", field: "policies.summaryText", value: #""kind""#),
    .init(id: "PR-075", vendor: "nim", generation: "*", language: "*", field: "policies.prefixesSenderText", value: "true"),
    .init(id: "PR-076", vendor: "nim", generation: "*", language: "*", field: "policies.prefixesForcedText", value: "false"),
    .init(id: "PR-077", vendor: "nim", generation: "*", language: "zh", field: "texts.body", value: #""你收到一条新消息""#),
    .init(id: "PR-078", vendor: "nim", generation: "*", language: "zh", field: "texts.recall", value: #""撤回了一条消息""#),
    .init(id: "PR-079", vendor: "nim", generation: "*", language: "zh", field: "texts.kinds.text", value: #""发来了一条消息""#),
    .init(id: "PR-080", vendor: "nim", generation: "*", language: "zh", field: "texts.kinds.image", value: #""发来了一张图片""#),
    .init(id: "PR-081", vendor: "nim", generation: "*", language: "zh", field: "texts.kinds.audio", value: #""发来了一段语音""#),
    .init(id: "PR-082", vendor: "nim", generation: "*", language: "zh", field: "texts.kinds.video", value: #""发来了一段视频""#),
    .init(id: "PR-083", vendor: "nim", generation: "*", language: "zh", field: "texts.kinds.location", value: #""发来了一个地理位置""#),
    .init(id: "PR-084", vendor: "nim", generation: "*", language: "zh", field: "texts.kinds.file", value: #""发来了一个文件""#),
    .init(id: "PR-085", vendor: "nim", generation: "*", language: "zh", field: "texts.kinds.audio-call", value: #""发来了语音聊天邀请""#),
    .init(id: "PR-086", vendor: "nim", generation: "*", language: "zh", field: "texts.kinds.video-call", value: #""发来了视频聊天邀请""#),
    .init(id: "PR-087", vendor: "nim", generation: "*", language: "zh", field: "texts.kinds.tip", value: #""发来了一个提醒""#),
    .init(id: "PR-088", vendor: "nim", generation: "*", language: "zh", field: "texts.kinds.custom", value: #""发来了一条消息""#),
    .init(id: "PR-089", vendor: "nim", generation: "*", language: "zh", field: "texts.kinds.notice", value: #""发来了一条消息""#),
    .init(id: "PR-090", vendor: "nim", generation: "*", language: "zh", field: "texts.kinds.other", value: #""发来了一条消息""#),
    .init(id: "PR-091", vendor: "easemob", generation: "*", language: "*", field: "language", value: #""zh""#),
    .init(id: "PR-092", vendor: "agora", generation: "*", language: "*", field: "language", value: #""en""#),
    .init(id: "PR-093", vendor: "nim", generation: "*", language: "*", field: "language", value: #""zh""#),
    .init(id: "PR-094", vendor: "tencent", generation: "*", language: "*", field: "language", value: #""zh""#),
    .init(id: "PR-095", vendor: "tencent", generation: "*", language: "*", field: "display", value: #""summary""#),
    .init(id: "PR-096", vendor: "tencent", generation: "*", language: "*", field: "policies.ignoresDisplay", value: "true"),
    .init(id: "PR-097", vendor: "tencent", generation: "*", language: "*", field: "separators.name", value: #"":""#),
    .init(id: "PR-098", vendor: "tencent", generation: "*", language: "*", field: "separators.id", value: #"":""#),
    .init(id: "PR-099", vendor: "tencent", generation: "*", language: "*", field: "policies.identifiersIgnoreCase", value: "false"),
    .init(id: "PR-100", vendor: "tencent", generation: "*", language: "*", field: "policies.forceOverrides", value: "[]"),
    .init(id: "PR-101", vendor: "tencent", generation: "*", language: "*", field: "policies.alertForm", value: #""string-if-alone""#),
    .init(id: "PR-102", vendor: "tencent", generation: "*", language: "*", field: "policies.groupSender", value: #""nickname-and-group""#),
    .init(id: "PR-103", vendor: "tencent", generation: "*", language: "*", field: "policies.silentReason", value: #""silent-message""#),
    .init(id: "PR-104", vendor: "tencent", generation: "*", language: "*", field: "policies.simpleHidesText", value: "false"),
    .init(id: "PR-105", vendor: "tencent", generation: "*", language: "*", field: "policies.summaryText", value: #""elements""#),
    .init(id: "PR-106", vendor: "tencent", generation: "*", language: "*", field: "policies.prefixesSenderText", value: "false"),
    .init(id: "PR-107", vendor: "tencent", generation: "*", language: "*", field: "policies.prefixesForcedText", value: "true"),
    .init(id: "PR-108", vendor: "tencent", generation: "*", language: "*", field: "policies.appDataKeys", value: #""all-but-documented""#),
    .init(id: "PR-109", vendor: "tencent", generation: "*", language: "*", field: "policies.voip", value: "true"),
    .init(id: "PR-110", vendor: "tencent", generation: "*", language: "*", field: "policies.quietZone", value: #""+08:00""#),
    .init(id: "PR-111", vendor: "tencent", generation: "*", language: "*", field: "policies.needsBody", value: "true"),
    .init(id: "PR-112", vendor: "tencent", generation: "*", language: "*", field: "policies.pushesNotices", value: "false"),
    .init(id: "PR-113", vendor: "tencent", generation: "*", language: "*", field: "policies.wakesSilently", value: "true"),
    .init(id: "PR-114", vendor: "tencent", generation: "*", language: "*", field: "policies.namesBesideTitle", value: "false"),
    .init(id: "PR-115", vendor: "tencent", generation: "*", language: "*", field: "policies.showsIdentifiers", value: "false"),
    .init(id: "PR-116", vendor: "tencent", generation: "*", language: "*", field: "policies.templateUse", value: #""called""#),
    .init(id: "PR-117", vendor: "tencent", generation: "*", language: "*", field: "texts.kinds.location", value: #""[位置]""#),
    .init(id: "PR-118", vendor: "tencent", generation: "*", language: "*", field: "texts.kinds.face", value: #""[表情]""#),
    .init(id: "PR-119", vendor: "tencent", generation: "*", language: "*", field: "texts.kinds.audio", value: #""[语音]""#),
    .init(id: "PR-120", vendor: "tencent", generation: "*", language: "*", field: "texts.kinds.image", value: #""[图片]""#),
    .init(id: "PR-121", vendor: "tencent", generation: "*", language: "*", field: "texts.kinds.file", value: #""[文件]""#),
    .init(id: "PR-122", vendor: "tencent", generation: "*", language: "en", field: "texts.kinds.location", value: #""[Location]""#),
    .init(id: "PR-123", vendor: "tencent", generation: "*", language: "en", field: "texts.kinds.face", value: #""[Face]""#),
    .init(id: "PR-124", vendor: "rongcloud", generation: "*", language: "*", field: "language", value: #""zh""#),
    .init(id: "PR-125", vendor: "rongcloud", generation: "*", language: "*", field: "display", value: #""summary""#),
    .init(id: "PR-126", vendor: "rongcloud", generation: "*", language: "*", field: "texts.body", value: #""您收到了一条通知""#),
    .init(id: "PR-127", vendor: "rongcloud", generation: "*", language: "*", field: "texts.recall", value: #""撤回了一条消息""#),
    .init(id: "PR-128", vendor: "rongcloud", generation: "*", language: "*", field: "policies.identifiersIgnoreCase", value: "false"),
    .init(id: "PR-129", vendor: "rongcloud", generation: "*", language: "*", field: "policies.forceOverrides", value: "[]"),
    .init(id: "PR-130", vendor: "rongcloud", generation: "*", language: "*", field: "policies.alertForm", value: #""object""#),
    .init(id: "PR-131", vendor: "rongcloud", generation: "*", language: "*", field: "policies.groupSender", value: #""nickname""#),
    .init(id: "PR-132", vendor: "rongcloud", generation: "*", language: "*", field: "policies.silentReason", value: #""silent-message""#),
    .init(id: "PR-133", vendor: "rongcloud", generation: "*", language: "*", field: "policies.simpleHidesText", value: "true"),
    .init(id: "PR-134", vendor: "rongcloud", generation: "*", language: "*", field: "policies.summaryText", value: #""elements""#),
    .init(id: "PR-135", vendor: "rongcloud", generation: "*", language: "*", field: "policies.prefixesSenderText", value: "false"),
    .init(id: "PR-136", vendor: "rongcloud", generation: "*", language: "*", field: "policies.prefixesForcedText", value: "true"),
    .init(id: "PR-137", vendor: "rongcloud", generation: "*", language: "*", field: "policies.appDataKeys", value: #""all-but-documented""#),
    .init(id: "PR-138", vendor: "rongcloud", generation: "*", language: "*", field: "policies.voip", value: "true"),
    .init(id: "PR-139", vendor: "rongcloud", generation: "*", language: "*", field: "policies.quietZone", value: #""+08:00""#),
    .init(id: "PR-140", vendor: "rongcloud", generation: "*", language: "*", field: "policies.needsBody", value: "true"),
    .init(id: "PR-141", vendor: "rongcloud", generation: "*", language: "*", field: "policies.pushesCommands", value: "true"),
    .init(id: "PR-142", vendor: "rongcloud", generation: "*", language: "*", field: "policies.pushesNotices", value: "true"),
    .init(id: "PR-143", vendor: "rongcloud", generation: "*", language: "*", field: "policies.wakesSilently", value: "false"),
    .init(id: "PR-144", vendor: "rongcloud", generation: "*", language: "*", field: "policies.showsIdentifiers", value: "true"),
    .init(id: "PR-145", vendor: "rongcloud", generation: "*", language: "*", field: "policies.madeTitle", value: #""name""#),
    .init(id: "PR-146", vendor: "rongcloud", generation: "*", language: "*", field: "policies.templateUse", value: #""beneath""#),
    .init(id: "PR-147", vendor: "rongcloud", generation: "*", language: "*", field: "policies.mentionTextFor", value: #""everyone""#),
    .init(id: "PR-148", vendor: "rongcloud", generation: "*", language: "*", field: "policies.defaultBadge", value: #""unread""#),
    .init(id: "PR-149", vendor: "rongcloud", generation: "*", language: "*", field: "policies.defaultSound", value: #""default""#),
    .init(id: "PR-150", vendor: "rongcloud", generation: "*", language: "*", field: "policies.mutableContent", value: #""always""#),
    .init(id: "PR-151", vendor: "rongcloud", generation: "*", language: "*", field: "policies.quietHoursDecide", value: "true"),
    .init(id: "PR-152", vendor: "rongcloud", generation: "*", language: "*", field: "texts.kinds.image", value: #""[图片]""#),
    .init(id: "PR-153", vendor: "rongcloud", generation: "*", language: "*", field: "texts.kinds.audio", value: #""[语音]""#),
    .init(id: "PR-154", vendor: "rongcloud", generation: "*", language: "*", field: "texts.kinds.location", value: #""[位置]""#),
    .init(id: "PR-155", vendor: "rongcloud", generation: "*", language: "*", field: "texts.kinds.file", value: #""[文件]""#),
    .init(id: "PR-156", vendor: "rongcloud", generation: "*", language: "*", field: "texts.kinds.video", value: #""[小视频]""#),
    .init(id: "PR-157", vendor: "rongcloud", generation: "*", language: "*", field: "texts.kinds.face", value: #""[动态表情]""#),
    .init(id: "PR-158", vendor: "rongcloud", generation: "*", language: "*", field: "texts.kinds.audio-call", value: #""[音视频通话]""#),
    .init(id: "PR-159", vendor: "rongcloud", generation: "*", language: "*", field: "texts.types.RC:ImgTextMsg", value: #""[图文]""#),
    .init(id: "PR-160", vendor: "rongcloud", generation: "*", language: "*", field: "texts.types.RC:CombineMsg", value: #""[聊天记录]""#),
    .init(id: "PR-161", vendor: "rongcloud", generation: "*", language: "*", field: "texts.types.RC:CombineV2Msg", value: #""[聊天记录]""#),
    .init(id: "PR-162", vendor: "rongcloud", generation: "*", language: "*", field: "texts.types.RC:CardMsg", value: #""[个人名片]""#),
    .init(id: "PR-163", vendor: "rongcloud", generation: "*", language: "*", field: "texts.types.RC:VCHangup", value: #""[结束通话]""#),
]
