import MappingTables
import PushBridge
import Testing

/// A user or a console, and the row of a settings table that the sample is about.
struct SettingsSample: CustomTestStringConvertible, Sendable {
    let row: String
    let input: String
    /// The vendor that is left, and the one that the user or the console moves to.
    let source: String
    let target: String

    var testDescription: String { "\(row) to \(target)" }

    /// The rows of the diagnostics that the conversion raises.
    func reportedRows() throws -> [String] { try diagnostics().compactMap(\.row) }

    /// The rows of what the target cannot hold, where somebody notices.
    func lostRows() throws -> [String] {
        // What a force breaks through, and what hiding details hides, is a rule of the vendor's, whatever the key; so is what
        // people see who set nothing.
        try diagnostics().filter { $0.severity != .info && [.dropped, .approximated].contains($0.kind) }
            .filter {
                !$0.message.contains("forced push")
                    && !$0.message.contains("that a sender writes for the push")
                    && !($0.code.name == "display-lost" && $0.path.isEmpty)
            }
            .map { $0.row ?? $0.path }
    }

    private func diagnostics() throws -> [Diagnostic] {
        var configuration = SettingsConverter.Configuration(source: source, target: target)
        configuration.now = Instant(seconds: 1_795_262_400)
        let converter = try SettingsConverter(configuration)
        return input.hasPrefix("{\"user\"")
            ? try converter.convert(input).diagnostics : try converter.convertConsole(input).diagnostics
    }

    // MARK: Samples of the tables

    /// What each vendor keeps and another has no key for.
    static let oneSided = Mappings.embedded.vendorPairs.map { source, target in
        Pair(source: source, target: target, settings: OneSidedSettings(from: source, to: target))
    }

    /// A way from one vendor to another, with the settings that the other has no key for.
    struct Pair: CustomTestStringConvertible, Sendable {
        let source: VendorTables
        let target: VendorTables
        let settings: OneSidedSettings

        var testDescription: String { "\(source.id) to \(target.id)" }
    }

    /// The samples of the keys that fill such a setting by themselves.
    static let ofTables = oneSided.flatMap { pair in
        pair.settings.fields.flatMap(\.rows).filter { $0["relation"] == "equivalent" }
            .map { sample($0, pair.source.id, pair.target.id) }
    }

    /// The samples of all other keys that fill a setting by themselves.
    static let ofRest = oneSided.flatMap { pair in
        let lost = Set(pair.settings.fields.flatMap(\.rows).map(\.id))
        return pair.source.settings.rows
            .filter { $0["relation"] == "equivalent" && !lost.contains($0.id) && $0["field"] != "unread" }
            .map { sample($0, pair.source.id, pair.target.id) }
    }

    private static func sample(_ row: Table.Row, _ source: String, _ target: String) -> SettingsSample {
        let steps = row["path"].split(separator: ".").map(String.init)
        let field = row["field"]
        if row["shape"] == "console" && steps.count == 1 || field == "badgeCap" {
            return SettingsSample(
                row: row.id, input: "{\"\(field)\":\(row["sample"])}", source: source, target: target)
        }
        let key = "\"\(steps[steps.count - 1])\":\(row["sample"])"
        let object =
            frames["\(row.id.prefix(2)) \(row["shape"]) \(row["path"])"]
            ?? frames["\(row.id.prefix(2)) \(row["shape"]) \(steps[0])"]
            ?? steps.dropFirst().dropLast().reversed().reduce("{%}") { "{\"\($1)\":\($0)}" }
        let member = "\"\(steps[0])\":\(object.replacing("%", with: key))"
        let form = row["shape"] == "*" ? "" : "\"form\":\"\(row["shape"])\","
        return SettingsSample(
            row: row.id,
            input: row["shape"] == "console" ? "{\(member)}" : "{\"user\":\"u\",\(form)\(member)}",
            source: source, target: target)
    }

    /// What stands around a key that means nothing alone, by vendor, form and the key's path or its member; `%` is the key.
    ///
    /// Where the frame gives the key too, the later one counts, which is the sample.
    private static let frames = [
        "ES console templates": #"{"title_pattern":"A","content_pattern":"a",%}"#,
        "ES rest conversations": #"{"chattype":"chatgroup","key":"g",%}"#,
        "ES rest-response conversations": #"{"chattype":"chatgroup","key":"g","data":{%}}"#,
        "ES sdk conversations": #"{"conversationId":"g","conversationType":1,%}"#,
        "NS sdk conversations": #"{"teamId":"g",%}"#,
        "NS sdk-v2 conversations": #"{"teamId":"g","teamMessageMuteMode":1,%}"#,
        "NS server-v1 conversations": #"{"tid":"g",%}"#,
        "NS server-v2 conversations": #"{"team_id":"g","message_notify_state":1,%}"#,
        "ES rest-response template": #"{"data":{%}}"#,
        "TS console templates": #"{"PushTemplateId":"1","Title":"A","Desc":"a",%}"#,
        "TS sdk quiet": #"{"opt":2,"startHour":22,"startMinute":0,"duration":36000,%}"#,
        "TS sdk conversations": #"{"groupID":"g","opt":2,%}"#,
        "TS rest conversations": #"{"GroupId":"g","MsgFlag":"AcceptNotNotify",%}"#,
        "TS * devices": #"{"token":"00",%}"#,
        "RS console templates": #"{"templateId":"1","title":"A","content":"a",%}"#,
        "RS rest quiet.level": #"{"startTime":"22:00:00","period":600,%}"#,
        "RS rest conversations": #"{"conversationType":3,"targetId":"g","unpushLevel":5,%}"#,
        "RS sdk conversations": #"{"conversationType":3,"targetId":"g","level":5,%}"#,
        "RS * devices": #"{"deviceToken":"00",%}"#,
        "OI rest conversations": #"{"conversationType":3,"groupID":"g",%}"#,
        "ES sdk devices.pushKitToken": #"{"pushKitCertName":"Call.voip",%}"#,
        "ES sdk devices": #"{"pushKitToken":"00","pushKitCertName":"Call.voip",%}"#,
        "NS * devices": #"{"pkCername":"Call.voip",%}"#,
        "ES rest devices": #"{"device_token":"00","notifier_name":"P",%}"#,
        "ES rest-response devices": #"{"entities":[{"device_token":"00","notifier_name":"P",%}]}"#,
    ]
}
