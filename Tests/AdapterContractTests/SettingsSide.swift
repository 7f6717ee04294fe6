import MappingTables
import PushModel
import Vendors

/// One vendor's settings as the contract sees them: its adapter, its table, and what single keys need beside them.
struct SettingsSide: Sendable, CustomStringConvertible {
    let adapter: any VendorSettings.Type
    let table: Table
    /// What an object of a form needs beside any of its keys, by form and member.
    let base: [String: String]

    var description: String { table.file }

    static let easemob = SettingsSide(
        adapter: EasemobAdapter.self, table: Checkout.settings(of: "easemob"),
        base: [
            "rest conversations": #"{"chattype":"chatgroup","key":"g9","type":"NONE"}"#,
            "rest-response conversations": #"{"chattype":"chatgroup","key":"g9","type":"NONE"}"#,
            "sdk conversations": #"{"conversationId":"g9","conversationType":1,"remindType":2}"#,
            "rest devices": #"{"device_id":"d0","notifier_name":"P0","device_token":"00"}"#,
            "rest-response devices": #"{"device_id":"d0","notifier_name":"P0","device_token":"00"}"#,
            "* display":
                #"{"entities":{"notification_no_disturbing":true,"notification_no_disturbing_start":22,"notification_no_disturbing_end":8}}"#,
            "sdk devices": #"{"deviceToken":"00","pushKitToken":"01"}"#,
            "sdk quiet":
                #"{"silentModeStartTime":{"hours":22,"minutes":0},"silentModeEndTime":{"hours":8,"minutes":0}}"#,
            "rest-legacy quiet":
                #"{"notification_no_disturbing":true,"notification_no_disturbing_start":22,"notification_no_disturbing_end":8}"#,
            "sdk-legacy quiet": #"{"noDisturbStatus":1,"noDisturbingStartH":22,"noDisturbingEndH":8}"#,
        ])

    static let nim = SettingsSide(
        adapter: NIMAdapter.self, table: Checkout.settings(of: "nim"),
        base: [
            "sdk quiet":
                #"{"noDisturbing":true,"noDisturbingStartH":22,"noDisturbingStartM":0,"noDisturbingEndH":8,"noDisturbingEndM":0}"#,
            "sdk-v2 quiet": #"{"dndOn":true,"fromH":22,"fromM":0,"toH":8,"toM":0}"#,
            "sdk conversations": #"{"teamId":"g9","notifyState":1}"#,
            "sdk-v2 conversations": #"{"teamId":"g9","teamType":1,"teamMessageMuteMode":1}"#,
            "server-v1 conversations": #"{"tid":"g9","ope":"1"}"#,
            "server-v2 conversations": #"{"team_id":"g9","team_type":1,"message_notify_state":1}"#,
            "* devices": #"{"apnsToken":"00","pushKitToken":"01"}"#,
        ])

    static let tencent = SettingsSide(
        adapter: TencentAdapter.self, table: Checkout.settings(of: "tencent"),
        base: [
            "sdk quiet": #"{"opt":2,"startHour":22,"startMinute":0,"duration":36000}"#,
            "sdk conversations": #"{"groupID":"g9","opt":2}"#,
            "rest conversations": #"{"GroupId":"g9","MsgFlag":"AcceptNotNotify"}"#,
            "* devices": #"{"token":"00"}"#,
        ])

    static let rongcloud = SettingsSide(
        adapter: RongCloudAdapter.self, table: Checkout.settings(of: "rongcloud"),
        base: [
            "rest quiet": #"{"startTime":"22:00:00","period":600,"level":5}"#,
            "sdk quiet": #"{"startTime":"22:00:00","spanMins":600,"level":5}"#,
            "wrapper quiet": #"{"startTime":"22:00:00","interval":600,"level":2}"#,
            "rest conversations": #"{"conversationType":3,"targetId":"g9","unpushLevel":5}"#,
            "sdk conversations": #"{"conversationType":3,"targetId":"g9","level":5}"#,
            "* devices": #"{"deviceToken":"00"}"#,
        ])

    static let openim = SettingsSide(
        adapter: OpenIMAdapter.self, table: Checkout.settings(of: "openim"),
        base: [
            "rest conversations": #"{"conversationType":3,"groupID":"g9","recvMsgOpt":2}"#,
            "record conversations": #"{"conversation_type":3,"group_id":"g9","recv_msg_opt":2}"#,
        ])

    /// What the adapter reads of a user whose object holds a row's sample in its place, or lacks the key.
    func read(_ row: Table.Row, sample: String?) throws -> (settings: ReadSettings, diagnostics: [Diagnostic])
    {
        let steps = row["path"].split(separator: ".").map(String.init)
        var object = try MessageTree(base["\(row["shape"]) \(steps[0])"] ?? "{}")
        object.set(try MessageTree(sample ?? "null"), at: steps.dropFirst())
        let form = row["shape"] == "*" ? "" : #""form":"\#(row["shape"])","#
        let line = #"{"user":"6006",\#(form)"\#(steps[0])":\#(object.json().text.string)}"#
        var diagnostics: [Diagnostic] = []
        let user = try VendorUser(JSONDocument(line).root) { name in
            name == "Asia/Tokyo" ? TimeZoneRule(fixed: "+09:00") : nil
        }
        let settings = adapter.readSettings(of: user, now: Self.noon, diagnostics: &diagnostics)
        return (settings, diagnostics)
    }

    /// 2026-11-21T12:00:00Z.
    static let noon = Instant(seconds: 1_795_262_400)
}

extension ReadSettings {
    /// What a field holds in the recipient's neutral form; of lists, in their first element; nil where it is absent.
    func value(of field: SettingsField) -> String? {
        var writer = JSONWriter()
        recipient.write(to: &writer)
        guard let neutral = try? JSONDocument(writer.text().string).root else { return nil }
        let conversation = neutral["conversations"]?.elements.first { _ in true }
        let device = { (kind: String?) in
            neutral["devices"]?.elements.first { $0["kind"]?.string?.string == kind }
        }
        let value: JSONValue? =
            switch field {
            case .quietDaily: neutral["quiet"]?["daily"]
            case .quietUntil: neutral["quiet"]?["until"]
            case .quietZone: neutral["quiet"]?["timeZone"]
            case .deviceTopic: device(nil)?["topic"]
            case .conversationKind: conversation?["kind"]
            case .conversationID: conversation?["id"]
            case .conversationMode: conversation?["mode"]
            case .conversationUntil: conversation?["quietUntil"]
            case .conversationMuted: conversation?["muted"]
            case .conversationSuperteam: conversation?["superteam"]
            case .deviceToken: device(nil)?["token"]
            case .deviceID: device(nil)?["deviceID"]
            case .deviceNotifier: device(nil)?["notifier"]
            case .deviceLanguage: device(nil)?["language"]
            case .quietFrom: neutral["quiet"]?["from"]
            case .quietDailyMode: neutral["quiet"]?["daily"]?["mode"]
            case .conversationReceived: conversation?["received"]
            case .voipToken: device("voip")?["token"]
            case .voipNotifier: device("voip")?["notifier"]
            case .badgeCap: nil
            default: neutral[UTF8Text(field.rawValue)]
            }
        return field == .badgeCap ? badgeCap.map(String.init) : value?.raw.description
    }
}
