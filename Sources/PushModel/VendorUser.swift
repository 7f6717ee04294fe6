/// The members of a user's line that hold a vendor's objects.
public enum SettingsMember: String, Sendable, Hashable, CaseIterable {
    case display
    case quiet
    case conversations
    case devices
    case template
    case badge

    /// The member's name.
    package var name: UTF8Text { UTF8Text(rawValue) }
}

/// One user with a vendor's own objects: a line of `settings convert`.
///
/// ```json
/// {"user":"6006","timeZone":"Asia/Shanghai","form":"rest",
///  "display":{…},"quiet":{…},"conversations":[{…}],"devices":[{…}],"template":{…},"badge":{…}}
/// ```
/// Only `user` is required. Each member holds one object of the vendor's or an array of them. The keys of an object tell
/// its form; where they could be two forms', `form` beside them, or on the line for all objects, decides. The line
/// that `settings convert` writes is such a line too: its objects stand under `settings`.
public struct VendorUser: Sendable {
    /// The user's identifier.
    public var id: UTF8Text
    /// The zone in which daily times are meant; nil when the line names none.
    public var zone: TimeZoneRule?
    private let objects: JSONValue
    private let path: String
    private let form: UTF8Text?
    private let line: JSONValue

    /// Reads a line.
    ///
    /// - Throws: ``PushModelError`` for a line without a user, and for a zone that `zones` does not know.
    public init(_ line: JSONValue, zones: TimeZoneRule.Finder) throws(PushModelError) {
        let object = try SettingsObject(line)
        guard let id = try object.text("user")?.nonEmpty else {
            throw PushModelError(.missing, path: "/user", message: "a line of settings needs a user")
        }
        self.id = id
        self.line = line
        let inner = try object.object("settings")
        objects = inner?.value ?? line
        path = inner == nil ? "" : "/settings"
        form = try object.text(Self.form)?.nonEmpty
        let ownZone = try object.text(Self.timeZone)?.nonEmpty
        let innerZone = try inner?.text(Self.timeZone)?.nonEmpty
        if let name = innerZone ?? ownZone {
            guard let rule = TimeZoneRule(fixed: name) ?? zones(name.string) else {
                throw PushModelError(
                    .unknownValue, path: "/timeZone",
                    message: "\"\(name)\" is neither an IANA time zone nor an offset such as +08:00")
            }
            zone = rule
        }
    }

    /// A user with settings as they were written for a recipient.
    package init(_ written: WrittenSettings, of recipient: Recipient) {
        let members = written.members.map { (key: $0.member.name, value: $0.value) }
        id = recipient.id
        zone = recipient.quiet?.zone
        objects = RawJSON.object(members).parsed().root
        path = ""
        form = nil
        line = objects
    }

    /// The member that names the zone of daily times.
    public static let timeZone: UTF8Text = "timeZone"
    /// The member that names the form of an object, or of all of a line's.
    package static let form: UTF8Text = "form"

    /// The members that no version of this program knows.
    package var unknownMembers: [String] {
        objects.members.filter { !Self.knownMembers.contains($0.key) }
            .map { "\(path)/\(pointerStep($0.key))" }
    }

    private static let knownMembers = Set<UTF8Text>(
        SettingsMember.allCases.map(\.name) + [
            "user", form, timeZone, "line", "source", "target", "settings", "requests", "original",
            "recipient",
            "differences", "diagnostics",
        ])

    /// The objects of a member: of an array each, of a single object that one.
    package func items(of member: SettingsMember) -> [SettingsItem] {
        guard let value = objects[member.name], !value.isNull else { return [] }
        let place = "\(path)/\(member.rawValue)"
        guard value.kind == .array else { return [SettingsItem(value, path: place, form: form)] }
        return value.elements.enumerated().map {
            SettingsItem($0.element, path: "\(place)/\($0.offset)", form: form)
        }
    }
}

/// One of a vendor's objects, where it stands, and the form that somebody named for it.
package struct SettingsItem {
    package let value: JSONValue
    package let path: String
    package let form: UTF8Text?

    package init(_ value: JSONValue, path: String, form: UTF8Text?) {
        self.value = value
        self.path = path
        self.form = value[VendorUser.form]?.string ?? form
    }
}
