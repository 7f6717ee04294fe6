// Made from Mappings/platforms.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

package import JSONDocument

/// The settings for other platforms that the vendors have; those of one name mean the same.
package enum PlatformSettings {
    /// One setting where one vendor has it.
    package struct Row: Sendable {
        /// The row's identifier in the table.
        package let id: String
        /// The vendor, by the name of its adapter.
        package let vendor: String
        /// The setting's neutral name.
        package let setting: String
        /// The names from the vendor's section to the setting.
        package let steps: [UTF8Text]
    }

    /// The table's rows in its order; of several of one vendor's with one name the first is written.
    package static var rows: [Row] { rowTable }
}

private let rowTable: [PlatformSettings.Row] = [
    .init(id: "PF-001", vendor: "easemob", setting: "huawei.category", steps: ["em_android_push_ext", "huawei_category"]),
    .init(id: "PF-002", vendor: "easemob", setting: "huawei.channel", steps: ["em_android_push_ext", "huawei_channel_id"]),
    .init(id: "PF-003", vendor: "easemob", setting: "huawei.targetUserType", steps: ["em_android_push_ext", "huawei_target_user_type"]),
    .init(id: "PF-004", vendor: "easemob", setting: "honor.importance", steps: ["em_android_push_ext", "honor_importance"]),
    .init(id: "PF-005", vendor: "easemob", setting: "honor.targetUserType", steps: ["em_android_push_ext", "honor_target_user_type"]),
    .init(id: "PF-006", vendor: "easemob", setting: "oppo.channel", steps: ["em_android_push_ext", "oppo_channel_id"]),
    .init(id: "PF-007", vendor: "easemob", setting: "oppo.channel", steps: ["em_oppo_push_channel_id"]),
    .init(id: "PF-008", vendor: "easemob", setting: "oppo.category", steps: ["em_android_push_ext", "oppo_category"]),
    .init(id: "PF-009", vendor: "easemob", setting: "oppo.notifyLevel", steps: ["em_android_push_ext", "oppo_notify_level"]),
    .init(id: "PF-010", vendor: "easemob", setting: "vivo.category", steps: ["em_android_push_ext", "vivo_category"]),
    .init(id: "PF-011", vendor: "easemob", setting: "fcm.channel", steps: ["em_android_push_ext", "fcm_channel_id"]),
    .init(id: "PF-012", vendor: "nim", setting: "fcm.channel", steps: ["fcmFieldV1", "message", "android", "notification", "channel_id"]),
    .init(id: "PF-013", vendor: "nim", setting: "fcm.channel", steps: ["fcmField", "android_channel_id"]),
    .init(id: "PF-014", vendor: "easemob", setting: "harmony.category", steps: ["em_harmony_push_ext", "category"]),
    .init(id: "PF-015", vendor: "easemob", setting: "harmony.testMessage", steps: ["em_harmony_push_ext", "is_test_message"]),
    .init(id: "PF-016", vendor: "easemob", setting: "harmony.notifyID", steps: ["em_harmony_push_ext", "notify_id"]),
    .init(id: "PF-017", vendor: "easemob", setting: "huawei.receipt", steps: ["em_android_push_ext", "huawei_receipt_id"]),
    .init(id: "PF-018", vendor: "easemob", setting: "huawei.clickAction", steps: ["em_android_push_ext", "huawei_click_action"]),
    .init(id: "PF-019", vendor: "easemob", setting: "honor.clickAction", steps: ["em_android_push_ext", "honor_click_action"]),
    .init(id: "PF-020", vendor: "easemob", setting: "oppo.clickActivity", steps: ["em_android_push_ext", "oppo_click_activity"]),
    .init(id: "PF-021", vendor: "easemob", setting: "vivo.clickActivity", steps: ["em_android_push_ext", "vivo_click_activity"]),
    .init(id: "PF-022", vendor: "easemob", setting: "xiaomi.channel", steps: ["em_android_push_ext", "xiaomi_channel_id"]),
    .init(id: "PF-023", vendor: "easemob", setting: "xiaomi.clickAction", steps: ["em_android_push_ext", "xiaomi_click_action"]),
    .init(id: "PF-024", vendor: "easemob", setting: "meizu.clickActivity", steps: ["em_android_push_ext", "meizu_click_activity"]),
    .init(id: "PF-025", vendor: "easemob", setting: "meizu.noticeType", steps: ["em_android_push_ext", "meizu_notice_type"]),
    .init(id: "PF-026", vendor: "easemob", setting: "fcm.options", steps: ["em_android_push_ext", "fcm_options"]),
    .init(id: "PF-027", vendor: "easemob", setting: "harmony.clickAction", steps: ["em_harmony_push_ext", "click_action"]),
    .init(id: "PF-028", vendor: "easemob", setting: "harmony.receipt", steps: ["em_harmony_push_ext", "receipt_id"]),
    .init(id: "PF-029", vendor: "easemob", setting: "huawei.badgeClass", steps: ["em_huawei_push_badge_class"]),
    .init(id: "PF-030", vendor: "easemob", setting: "android.channel", steps: ["em_push_channel_id"]),
    .init(id: "PF-031", vendor: "easemob", setting: "android.channel", steps: ["channel_id"]),
    .init(id: "PF-032", vendor: "easemob", setting: "android.channel", steps: ["em_android_push_ext", "em_push_channel_id"]),
    .init(id: "PF-033", vendor: "easemob", setting: "android.sound", steps: ["em_android_push_ext", "em_push_sound"]),
    .init(id: "PF-034", vendor: "easemob", setting: "android.callback", steps: ["em_android_push_ext", "em_push_callback_url"]),
    .init(id: "PF-035", vendor: "easemob", setting: "android.callbackParameter", steps: ["em_android_push_ext", "em_push_callback_param"]),
    .init(id: "PF-036", vendor: "easemob", setting: "meizu.callbackType", steps: ["em_android_push_ext", "em_push_callback_type_meizu"]),
    .init(id: "PF-037", vendor: "easemob", setting: "xiaomi.callbackType", steps: ["em_android_push_ext", "em_push_callback_type_xiaomi"]),
    .init(id: "PF-038", vendor: "easemob", setting: "xiaomi.notifyID", steps: ["em_android_push_ext", "em_push_xiaomi_notify_id"]),
    .init(id: "PF-039", vendor: "easemob", setting: "xiaomi.channel", steps: ["em_android_push_ext", "em_push_xiaomi_channel_id"]),
    .init(id: "PF-040", vendor: "easemob", setting: "xiaomi.sound", steps: ["em_android_push_ext", "em_push_xiaomi_sound_uri"]),
    .init(id: "PF-041", vendor: "nim", setting: "huawei.clickTarget", steps: ["hwField", "click_action"]),
    .init(id: "PF-042", vendor: "nim", setting: "huawei.badge", steps: ["hwField", "badge"]),
    .init(id: "PF-043", vendor: "nim", setting: "huawei.style", steps: ["hwField", "style"]),
    .init(id: "PF-044", vendor: "nim", setting: "huawei.data", steps: ["hwField", "androidConfig", "data"]),
    .init(id: "PF-045", vendor: "nim", setting: "huawei.urgency", steps: ["hwField", "androidConfig", "urgency"]),
    .init(id: "PF-046", vendor: "nim", setting: "huawei.collapseKey", steps: ["hwField", "androidConfig", "collapse_key"]),
    .init(id: "PF-047", vendor: "nim", setting: "huawei.passThrough", steps: ["hwPassThroughField"]),
    .init(id: "PF-048", vendor: "nim", setting: "honor.clickTarget", steps: ["honorField", "notification", "clickAction"]),
    .init(id: "PF-049", vendor: "nim", setting: "honor.title", steps: ["honorField", "notification", "title"]),
    .init(id: "PF-050", vendor: "nim", setting: "honor.body", steps: ["honorField", "notification", "body"]),
    .init(id: "PF-051", vendor: "nim", setting: "honor.style", steps: ["honorField", "notification", "style"]),
    .init(id: "PF-052", vendor: "nim", setting: "honor.data", steps: ["honorField", "data"]),
    .init(id: "PF-053", vendor: "nim", setting: "honor.tag", steps: ["honorField", "biTag"]),
    .init(id: "PF-054", vendor: "nim", setting: "honor.passThrough", steps: ["honorPassThroughField"]),
    .init(id: "PF-055", vendor: "nim", setting: "vivo.skipType", steps: ["vivoField", "skipType"]),
    .init(id: "PF-056", vendor: "nim", setting: "vivo.skipContent", steps: ["vivoField", "skipContent"]),
    .init(id: "PF-057", vendor: "nim", setting: "vivo.classification", steps: ["vivoField", "classification"]),
    .init(id: "PF-058", vendor: "nim", setting: "vivo.pushMode", steps: ["vivoField", "pushMode"]),
    .init(id: "PF-059", vendor: "nim", setting: "vivo.networkType", steps: ["vivoField", "networkType"]),
    .init(id: "PF-060", vendor: "nim", setting: "oppo.clickType", steps: ["oppoField", "click_action_type"]),
    .init(id: "PF-061", vendor: "nim", setting: "oppo.clickTarget", steps: ["oppoField", "click_action_activity"]),
    .init(id: "PF-062", vendor: "nim", setting: "oppo.clickURL", steps: ["oppoField", "click_action_url"]),
    .init(id: "PF-063", vendor: "nim", setting: "oppo.parameters", steps: ["oppoField", "action_parameters"]),
    .init(id: "PF-064", vendor: "nim", setting: "oppo.style", steps: ["oppoField", "style"]),
    .init(id: "PF-065", vendor: "nim", setting: "oppo.subtitle", steps: ["oppoField", "sub_title"]),
    .init(id: "PF-066", vendor: "nim", setting: "oppo.networkType", steps: ["oppoField", "network_type"]),
    .init(id: "PF-067", vendor: "nim", setting: "fcm.validateOnly", steps: ["fcmFieldV1", "validate_only"]),
    .init(id: "PF-068", vendor: "nim", setting: "fcm.data", steps: ["fcmFieldV1", "message", "data"]),
    .init(id: "PF-069", vendor: "nim", setting: "fcm.priority", steps: ["fcmFieldV1", "message", "android", "priority"]),
    .init(id: "PF-070", vendor: "nim", setting: "fcm.googleOptions", steps: ["fcmFieldV1", "message", "android", "fcm_options"]),
    .init(id: "PF-071", vendor: "nim", setting: "fcm.clickAction", steps: ["fcmFieldV1", "message", "android", "notification", "click_action"]),
    .init(id: "PF-072", vendor: "nim", setting: "fcm.color", steps: ["fcmFieldV1", "message", "android", "notification", "color"]),
    .init(id: "PF-073", vendor: "nim", setting: "fcm.directBoot", steps: ["fcmFieldV1", "message", "android", "direct_boot_ok"]),
    .init(id: "PF-074", vendor: "nim", setting: "harmony.clickTarget", steps: ["harmonyField", "payload", "notification", "clickAction"]),
    .init(id: "PF-075", vendor: "nim", setting: "harmony.title", steps: ["harmonyField", "payload", "notification", "title"]),
    .init(id: "PF-076", vendor: "nim", setting: "harmony.body", steps: ["harmonyField", "payload", "notification", "body"]),
    .init(id: "PF-077", vendor: "nim", setting: "harmony.badge", steps: ["harmonyField", "payload", "notification", "badge"]),
    .init(id: "PF-078", vendor: "nim", setting: "harmony.timeToLive", steps: ["harmonyField", "pushOptions", "ttl"]),
    .init(id: "PF-079", vendor: "nim", setting: "huawei.category", steps: ["hwField", "androidConfig", "category"]),
    .init(id: "PF-080", vendor: "nim", setting: "huawei.channel", steps: ["hwField", "channel_id"]),
    .init(id: "PF-081", vendor: "nim", setting: "huawei.targetUserType", steps: ["hwField", "target_user_type"]),
    .init(id: "PF-082", vendor: "nim", setting: "honor.importance", steps: ["honorField", "notification", "importance"]),
    .init(id: "PF-083", vendor: "nim", setting: "honor.targetUserType", steps: ["honorField", "targetUserType"]),
    .init(id: "PF-084", vendor: "nim", setting: "oppo.channel", steps: ["oppoField", "channel_id"]),
    .init(id: "PF-085", vendor: "nim", setting: "oppo.category", steps: ["oppoField", "category"]),
    .init(id: "PF-086", vendor: "nim", setting: "oppo.notifyLevel", steps: ["oppoField", "notify_level"]),
    .init(id: "PF-087", vendor: "nim", setting: "vivo.category", steps: ["vivoField", "category"]),
    .init(id: "PF-088", vendor: "nim", setting: "fcm.channel", steps: ["fcmField", "channel_id"]),
    .init(id: "PF-089", vendor: "nim", setting: "harmony.category", steps: ["harmonyField", "payload", "notification", "category"]),
    .init(id: "PF-090", vendor: "nim", setting: "harmony.testMessage", steps: ["harmonyField", "pushOptions", "testMessage"]),
    .init(id: "PF-091", vendor: "nim", setting: "harmony.notifyID", steps: ["harmonyField", "payload", "notification", "notifyId"]),
]
