// Made from Mappings/platforms.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

package import JSONDocument

/// The settings for other platforms that the vendors have, and which of them mean the same.
package enum PlatformSettings {
    /// One setting in one spelling.
    package struct Row: Sendable {
        /// The row's identifier in the table.
        package let id: String
        /// The setting's neutral name.
        package let setting: String
        /// The names from Easemob's section to the setting; empty where Easemob has none.
        package let easemob: [UTF8Text]
        /// The names from NIM's section to the setting; empty where NIM has none.
        package let nim: [UTF8Text]
        /// The words that the vendors spell in two ways.
        package let values: [(easemob: UTF8Text, nim: UTF8Text)]

        /// Creates a row.
        package init(
            id: String, setting: String, easemob: [UTF8Text], nim: [UTF8Text],
            values: [(easemob: UTF8Text, nim: UTF8Text)]
        ) {
            self.id = id
            self.setting = setting
            self.easemob = easemob
            self.nim = nim
            self.values = values
        }
    }

    /// The table's rows in its order; of several with one path the first is written.
    package static var rows: [Row] { rowTable }
}

private let rowTable: [PlatformSettings.Row] = [
    .init(id: "PF-001", setting: "huawei.category", easemob: ["em_android_push_ext", "huawei_category"], nim: ["hwField", "androidConfig", "category"], values: []),
    .init(id: "PF-002", setting: "huawei.channel", easemob: ["em_android_push_ext", "huawei_channel_id"], nim: ["hwField", "channel_id"], values: []),
    .init(id: "PF-003", setting: "huawei.targetUserType", easemob: ["em_android_push_ext", "huawei_target_user_type"], nim: ["hwField", "target_user_type"], values: []),
    .init(id: "PF-004", setting: "honor.importance", easemob: ["em_android_push_ext", "honor_importance"], nim: ["honorField", "notification", "importance"], values: []),
    .init(id: "PF-005", setting: "honor.targetUserType", easemob: ["em_android_push_ext", "honor_target_user_type"], nim: ["honorField", "targetUserType"], values: []),
    .init(id: "PF-006", setting: "oppo.channel", easemob: ["em_android_push_ext", "oppo_channel_id"], nim: ["oppoField", "channel_id"], values: []),
    .init(id: "PF-007", setting: "oppo.channel", easemob: ["em_oppo_push_channel_id"], nim: ["oppoField", "channel_id"], values: []),
    .init(id: "PF-008", setting: "oppo.category", easemob: ["em_android_push_ext", "oppo_category"], nim: ["oppoField", "category"], values: []),
    .init(id: "PF-009", setting: "oppo.notifyLevel", easemob: ["em_android_push_ext", "oppo_notify_level"], nim: ["oppoField", "notify_level"], values: []),
    .init(id: "PF-010", setting: "vivo.category", easemob: ["em_android_push_ext", "vivo_category"], nim: ["vivoField", "category"], values: []),
    .init(id: "PF-011", setting: "fcm.channel", easemob: ["em_android_push_ext", "fcm_channel_id"], nim: ["fcmFieldV1", "message", "android", "notification", "channel_id"], values: []),
    .init(id: "PF-012", setting: "fcm.channel", easemob: ["em_android_push_ext", "fcm_channel_id"], nim: ["fcmField", "channel_id"], values: []),
    .init(id: "PF-013", setting: "fcm.channel", easemob: ["em_android_push_ext", "fcm_channel_id"], nim: ["fcmField", "android_channel_id"], values: []),
    .init(id: "PF-014", setting: "harmony.category", easemob: ["em_harmony_push_ext", "category"], nim: ["harmonyField", "payload", "notification", "category"], values: []),
    .init(id: "PF-015", setting: "harmony.testMessage", easemob: ["em_harmony_push_ext", "is_test_message"], nim: ["harmonyField", "pushOptions", "testMessage"], values: []),
    .init(id: "PF-016", setting: "harmony.notifyID", easemob: ["em_harmony_push_ext", "notify_id"], nim: ["harmonyField", "payload", "notification", "notifyId"], values: []),
    .init(id: "PF-017", setting: "huawei.receipt", easemob: ["em_android_push_ext", "huawei_receipt_id"], nim: [], values: []),
    .init(id: "PF-018", setting: "huawei.clickAction", easemob: ["em_android_push_ext", "huawei_click_action"], nim: [], values: []),
    .init(id: "PF-019", setting: "honor.clickAction", easemob: ["em_android_push_ext", "honor_click_action"], nim: [], values: []),
    .init(id: "PF-020", setting: "oppo.clickActivity", easemob: ["em_android_push_ext", "oppo_click_activity"], nim: [], values: []),
    .init(id: "PF-021", setting: "vivo.clickActivity", easemob: ["em_android_push_ext", "vivo_click_activity"], nim: [], values: []),
    .init(id: "PF-022", setting: "xiaomi.channel", easemob: ["em_android_push_ext", "xiaomi_channel_id"], nim: [], values: []),
    .init(id: "PF-023", setting: "xiaomi.clickAction", easemob: ["em_android_push_ext", "xiaomi_click_action"], nim: [], values: []),
    .init(id: "PF-024", setting: "meizu.clickActivity", easemob: ["em_android_push_ext", "meizu_click_activity"], nim: [], values: []),
    .init(id: "PF-025", setting: "meizu.noticeType", easemob: ["em_android_push_ext", "meizu_notice_type"], nim: [], values: []),
    .init(id: "PF-026", setting: "fcm.options", easemob: ["em_android_push_ext", "fcm_options"], nim: [], values: []),
    .init(id: "PF-027", setting: "harmony.clickAction", easemob: ["em_harmony_push_ext", "click_action"], nim: [], values: []),
    .init(id: "PF-028", setting: "harmony.receipt", easemob: ["em_harmony_push_ext", "receipt_id"], nim: [], values: []),
    .init(id: "PF-029", setting: "huawei.badgeClass", easemob: ["em_huawei_push_badge_class"], nim: [], values: []),
    .init(id: "PF-030", setting: "android.channel", easemob: ["em_push_channel_id"], nim: [], values: []),
    .init(id: "PF-031", setting: "android.channel", easemob: ["channel_id"], nim: [], values: []),
    .init(id: "PF-032", setting: "android.channel", easemob: ["em_android_push_ext", "em_push_channel_id"], nim: [], values: []),
    .init(id: "PF-033", setting: "android.sound", easemob: ["em_android_push_ext", "em_push_sound"], nim: [], values: []),
    .init(id: "PF-034", setting: "android.callback", easemob: ["em_android_push_ext", "em_push_callback_url"], nim: [], values: []),
    .init(id: "PF-035", setting: "android.callbackParameter", easemob: ["em_android_push_ext", "em_push_callback_param"], nim: [], values: []),
    .init(id: "PF-036", setting: "meizu.callbackType", easemob: ["em_android_push_ext", "em_push_callback_type_meizu"], nim: [], values: []),
    .init(id: "PF-037", setting: "xiaomi.callbackType", easemob: ["em_android_push_ext", "em_push_callback_type_xiaomi"], nim: [], values: []),
    .init(id: "PF-038", setting: "xiaomi.notifyID", easemob: ["em_android_push_ext", "em_push_xiaomi_notify_id"], nim: [], values: []),
    .init(id: "PF-039", setting: "xiaomi.channel", easemob: ["em_android_push_ext", "em_push_xiaomi_channel_id"], nim: [], values: []),
    .init(id: "PF-040", setting: "xiaomi.sound", easemob: ["em_android_push_ext", "em_push_xiaomi_sound_uri"], nim: [], values: []),
    .init(id: "PF-041", setting: "huawei.clickAction", easemob: [], nim: ["hwField", "click_action"], values: []),
    .init(id: "PF-042", setting: "huawei.badge", easemob: [], nim: ["hwField", "badge"], values: []),
    .init(id: "PF-043", setting: "huawei.style", easemob: [], nim: ["hwField", "style"], values: []),
    .init(id: "PF-044", setting: "huawei.data", easemob: [], nim: ["hwField", "androidConfig", "data"], values: []),
    .init(id: "PF-045", setting: "huawei.urgency", easemob: [], nim: ["hwField", "androidConfig", "urgency"], values: []),
    .init(id: "PF-046", setting: "huawei.collapseKey", easemob: [], nim: ["hwField", "androidConfig", "collapse_key"], values: []),
    .init(id: "PF-047", setting: "huawei.passThrough", easemob: [], nim: ["hwPassThroughField"], values: []),
    .init(id: "PF-048", setting: "honor.clickAction", easemob: [], nim: ["honorField", "notification", "clickAction"], values: []),
    .init(id: "PF-049", setting: "honor.title", easemob: [], nim: ["honorField", "notification", "title"], values: []),
    .init(id: "PF-050", setting: "honor.body", easemob: [], nim: ["honorField", "notification", "body"], values: []),
    .init(id: "PF-051", setting: "honor.style", easemob: [], nim: ["honorField", "notification", "style"], values: []),
    .init(id: "PF-052", setting: "honor.data", easemob: [], nim: ["honorField", "data"], values: []),
    .init(id: "PF-053", setting: "honor.tag", easemob: [], nim: ["honorField", "biTag"], values: []),
    .init(id: "PF-054", setting: "honor.passThrough", easemob: [], nim: ["honorPassThroughField"], values: []),
    .init(id: "PF-055", setting: "vivo.skipType", easemob: [], nim: ["vivoField", "skipType"], values: []),
    .init(id: "PF-056", setting: "vivo.skipContent", easemob: [], nim: ["vivoField", "skipContent"], values: []),
    .init(id: "PF-057", setting: "vivo.classification", easemob: [], nim: ["vivoField", "classification"], values: []),
    .init(id: "PF-058", setting: "vivo.pushMode", easemob: [], nim: ["vivoField", "pushMode"], values: []),
    .init(id: "PF-059", setting: "vivo.networkType", easemob: [], nim: ["vivoField", "networkType"], values: []),
    .init(id: "PF-060", setting: "oppo.clickType", easemob: [], nim: ["oppoField", "click_action_type"], values: []),
    .init(id: "PF-061", setting: "oppo.clickActivity", easemob: [], nim: ["oppoField", "click_action_activity"], values: []),
    .init(id: "PF-062", setting: "oppo.clickURL", easemob: [], nim: ["oppoField", "click_action_url"], values: []),
    .init(id: "PF-063", setting: "oppo.parameters", easemob: [], nim: ["oppoField", "action_parameters"], values: []),
    .init(id: "PF-064", setting: "oppo.style", easemob: [], nim: ["oppoField", "style"], values: []),
    .init(id: "PF-065", setting: "oppo.subtitle", easemob: [], nim: ["oppoField", "sub_title"], values: []),
    .init(id: "PF-066", setting: "oppo.networkType", easemob: [], nim: ["oppoField", "network_type"], values: []),
    .init(id: "PF-067", setting: "fcm.validateOnly", easemob: [], nim: ["fcmFieldV1", "validate_only"], values: []),
    .init(id: "PF-068", setting: "fcm.data", easemob: [], nim: ["fcmFieldV1", "message", "data"], values: []),
    .init(id: "PF-069", setting: "fcm.priority", easemob: [], nim: ["fcmFieldV1", "message", "android", "priority"], values: []),
    .init(id: "PF-070", setting: "fcm.options", easemob: [], nim: ["fcmFieldV1", "message", "android", "fcm_options"], values: []),
    .init(id: "PF-071", setting: "fcm.clickAction", easemob: [], nim: ["fcmFieldV1", "message", "android", "notification", "click_action"], values: []),
    .init(id: "PF-072", setting: "fcm.color", easemob: [], nim: ["fcmFieldV1", "message", "android", "notification", "color"], values: []),
    .init(id: "PF-073", setting: "fcm.directBoot", easemob: [], nim: ["fcmFieldV1", "message", "android", "direct_boot_ok"], values: []),
    .init(id: "PF-074", setting: "harmony.clickAction", easemob: [], nim: ["harmonyField", "payload", "notification", "clickAction"], values: []),
    .init(id: "PF-075", setting: "harmony.title", easemob: [], nim: ["harmonyField", "payload", "notification", "title"], values: []),
    .init(id: "PF-076", setting: "harmony.body", easemob: [], nim: ["harmonyField", "payload", "notification", "body"], values: []),
    .init(id: "PF-077", setting: "harmony.badge", easemob: [], nim: ["harmonyField", "payload", "notification", "badge"], values: []),
    .init(id: "PF-078", setting: "harmony.timeToLive", easemob: [], nim: ["harmonyField", "pushOptions", "ttl"], values: []),
]
