import MappingTables
import PushBridge
import Testing

/// A user or a console, and the row of a settings table that the sample is about.
struct SettingsSample: CustomTestStringConvertible, Sendable {
    let row: String
    let input: String

    var testDescription: String { row }

    /// The rows of the diagnostics that a conversion to the other vendor raises.
    func reportedRows() throws -> [String] { try diagnostics().compactMap(\.row) }

    /// The rows of what the other vendor cannot hold, where somebody notices.
    func lostRows() throws -> [String] {
        // What a force breaks through, and what hiding details hides, is a rule of the vendor's, whatever the key.
        try diagnostics().filter { $0.severity != .info && [.dropped, .approximated].contains($0.kind) }
            .filter {
                !$0.message.contains("forced push")
                    && !$0.message.contains("that a sender writes for the push")
            }
            .map { $0.row ?? $0.path }
    }

    private func diagnostics() throws -> [Diagnostic] {
        let (source, target) = row.hasPrefix("ES") ? ("easemob", "nim") : ("nim", "easemob")
        var configuration = SettingsConverter.Configuration(source: source, target: target)
        configuration.now = Instant(seconds: 1_795_262_400)
        let converter = try SettingsConverter(configuration)
        return input.hasPrefix("{\"user\"")
            ? try converter.convert(input).diagnostics : try converter.convertConsole(input).diagnostics
    }

    // MARK: Samples of the tables

    /// What each vendor keeps and the other has no key for.
    static let oneSided = Mappings.embedded.vendorPairs.map { OneSidedSettings(from: $0, to: $1) }

    /// The samples of the keys that fill such a setting by themselves.
    static let ofTables = oneSided.flatMap(\.fields).flatMap(\.rows)
        .filter { $0["relation"] == "equivalent" }.map(sample)

    /// The samples of all other keys that fill a setting by themselves.
    static let ofRest = {
        let lost = Set(oneSided.flatMap(\.fields).flatMap(\.rows).map(\.id))
        let rows = Mappings.embedded.vendorTables.flatMap(\.settings.rows)
        return rows.filter { $0["relation"] == "equivalent" && !lost.contains($0.id) }
            .filter { $0["field"] != "unread" }.map(sample)
    }()

    private static func sample(_ row: Table.Row) -> SettingsSample {
        let steps = row["path"].split(separator: ".").map(String.init)
        let field = row["field"]
        if row["shape"] == "console" && steps.count == 1 || field == "badgeCap" {
            return SettingsSample(row: row.id, input: "{\"\(field)\":\(row["sample"])}")
        }
        let key = "\"\(steps[steps.count - 1])\":\(row["sample"])"
        let object =
            frames["\(row.id.prefix(2)) \(row["shape"]) \(steps[0])"]
            ?? steps.dropFirst().dropLast().reversed().reduce("{%}") { "{\"\($1)\":\($0)}" }
        let member = "\"\(steps[0])\":\(object.replacing("%", with: key))"
        let form = row["shape"] == "*" ? "" : "\"form\":\"\(row["shape"])\","
        return SettingsSample(
            row: row.id,
            input: row["shape"] == "console" ? "{\(member)}" : "{\"user\":\"u\",\(form)\(member)}")
    }

    /// What stands around a key that means nothing alone, by vendor, form and member; `%` is the key.
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
        "ES rest devices": #"{"device_token":"00","notifier_name":"P",%}"#,
        "ES rest-response devices": #"{"entities":[{"device_token":"00","notifier_name":"P",%}]}"#,
    ]
}
