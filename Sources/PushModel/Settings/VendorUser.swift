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
/// its form; where they could be two forms', `form` beside them, or on the line for all objects, decides. Durations begin at
/// `now`, where the line has it. Of two values for one setting the later counts: the members are read in the order above,
/// an object from its first key to its last.
///
/// The line that `settings convert` writes is such a line too. Its objects stand under `settings`, and its `badge` holds the
/// count with which the user begins where the objects hold none. A line can give that count itself, as `{"baseline":7}`,
/// where the vendor keeps none that it could hold.
public struct VendorUser: Sendable {
    /// The user's identifier.
    public var id: UTF8Text
    /// The zone in which daily times are meant; nil when the line names none.
    public var zone: TimeZoneRule?
    /// Finds the zones that an object names.
    package let zones: TimeZoneRule.Finder
    /// The moment at which durations begin; nil when the line names none.
    public var beginning: Instant?
    /// The vendor whose words the line says it holds, as a record does; nil where it does not say.
    package var vendor: UTF8Text?
    /// The count to begin with; nil where the line gives none, and where its objects hold the count.
    package var baseline: Int?
    /// Whether the line is a record whose source is its target: the vendor itself holds the count that it begins with.
    package var isOwnRecord = false
    private let objects: JSONValue
    private let path: String
    private let form: UTF8Text?
    private let line: JSONValue

    /// Reads a line.
    ///
    /// - Throws: ``PushModelError`` for a line without a user, and for a zone that `zones` does not know.
    public init(_ line: JSONValue, zones: @escaping TimeZoneRule.Finder) throws(PushModelError) {
        let object = try SettingsObject(line)
        guard let id = try object.text("user")?.nonEmpty else {
            throw PushModelError(.missing, path: "/user", message: "a line of settings needs a user")
        }
        self.id = id
        self.line = line
        self.zones = zones
        let inner = try object.object("settings")
        objects = inner?.value ?? line
        path = inner == nil ? "" : "/settings"
        form = try object.text(Self.form)?.nonEmpty
        vendor = try object.text(Self.target)
        let origin = try object.text(Self.source)
        isOwnRecord = vendor != nil && origin == vendor
        beginning = try object.moment(Self.now)
        zone = try inner?.zone(Self.timeZone, zones)
        if zone == nil { zone = try object.zone(Self.timeZone, zones) }
        if inner != nil ? objects[SettingsMember.badge.name] == nil : Self.isBaseline(line) {
            baseline = try object.object(SettingsMember.badge.name)?.integer(Self.baseline)
            if let baseline, baseline < 0 {
                throw PushModelError(.unknownValue, path: "/badge/baseline", message: "must not be negative")
            }
        }
    }

    /// A user with settings as they were written for a recipient.
    package init(_ written: WrittenSettings, of recipient: Recipient) {
        let members = written.members.map { (key: $0.member.name, value: $0.value) }
        id = recipient.id
        let zone = written.zone
        zones = { $0 == zone?.name ? zone : nil }
        self.zone = zone
        objects = RawJSON.object(members).parsed().root
        path = ""
        form = nil
        line = objects
    }

    /// The member that names the zone of daily times.
    public static let timeZone: UTF8Text = "timeZone"
    /// The member of a badge that holds the count to begin with, in no vendor's words.
    package static let baseline: UTF8Text = "baseline"
    /// The member that holds the moment at which durations begin.
    package static let now: UTF8Text = "now"
    /// The member that names the vendor whose settings became a record.
    private static let source: UTF8Text = "source"
    /// The member that names the vendor for whom a record was written.
    private static let target: UTF8Text = "target"
    /// The member that names the form of an object, or of all of a line's.
    package static let form: UTF8Text = "form"

    /// Whether a line's badge is a count in no vendor's words, and nothing else.
    private static func isBaseline(_ line: JSONValue) -> Bool {
        guard let badge = line[SettingsMember.badge.name], badge.kind == .object else { return false }
        return badge[baseline] != nil && badge.members.allSatisfy { $0.key == baseline }
    }

    /// The members that no version of this program knows, and objects that stand beside those of a record.
    package var unknownMembers: [String] {
        if path.isEmpty {
            return Self.strangers(in: line, besides: Self.objectMembers.union(Self.lineMembers), path)
        }
        return Self.strangers(in: line, besides: Self.lineMembers.union(Self.recordMembers), "")
            + Self.strangers(in: objects, besides: Self.objectMembers.union([Self.timeZone]), path)
    }

    private static func strangers(
        in object: JSONValue, besides known: Set<UTF8Text>, _ path: String
    ) -> [String] {
        object.members.filter { !known.contains($0.key) && !$0.value.isNull }.map {
            "\(path)/\(pointerStep($0.key))"
        }
    }

    private static let objectMembers = Set(SettingsMember.allCases.map(\.name))
    private static let lineMembers: Set<UTF8Text> = ["user", form, timeZone, now]
    private static let recordMembers: Set<UTF8Text> = [
        "origin", "line", "index", "key", "keyBase64", "source", target, "settings", "requests", "original",
        "recipient",
        SettingsMember.badge.name, "differences", "diagnostics",
    ]

    /// The forms that the line names, for all its objects or for one, and where.
    package var namedForms: [(path: String, form: UTF8Text)] {
        let own = form.map { [(path: "/form", form: $0)] } ?? []
        let items = SettingsMember.allCases.flatMap { self.items(of: $0) }
        return own
            + items.compactMap { item in
                item.value[Self.form].flatMap(Self.formName).map { (path: item.path + "/form", form: $0) }
            }
    }

    /// A form's name; whatever else stands there is a name that nobody knows.
    package static func formName(_ value: JSONValue) -> UTF8Text? {
        if value.isNull { return nil }
        return value.string.map(\.nonEmpty) ?? UTF8Text(value.raw.description)
    }

    /// The objects of a member: of an array each, of a single object that one.
    package func items(of member: SettingsMember) -> [SettingsItem] {
        if member == .badge, baseline != nil { return [] }
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
        self.form = value[VendorUser.form].flatMap(VendorUser.formName) ?? form
    }
}
