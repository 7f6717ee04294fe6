/// A key of a vendor's settings table; the generated enums are such keys.
package protocol SettingsKey: Hashable, Sendable {
    /// The objects that keys stand in.
    associatedtype Scope: Hashable

    /// The key spelled `name` in an object of `scope`.
    init?(_ name: borrowing UTF8Text, in scope: Scope)
    /// The row's identifier.
    var row: String { get }
    /// The vendor's spelling.
    var name: UTF8Text { get }
    /// What the members of the object under this key are.
    var childScope: Scope? { get }
    /// What the key sets.
    var field: SettingsField? { get }
    /// The form that spells the key so; `*` for all.
    var shape: String { get }
    /// Whether the key wraps the settings in a server's response, whose other members describe the call.
    var isEnvelope: Bool { get }
}

extension SettingsKey where Self: CaseIterable {
    /// The forms that an object may be said to have, in the table's order; the console's have a door of their own.
    package static var forms: [String] {
        allCases.map(\.shape).reduce(into: []) { forms, shape in
            if shape != "*" && shape != "console" && !forms.contains(shape) { forms.append(shape) }
        }
    }
}

/// The keys of one of a vendor's objects with their values, whatever form the object has.
///
/// The form is the one that knows the most of the object's keys, unless somebody named one; what that form does not know is
/// looked up in the others, since clients keep several of a vendor's objects in one. Values never decide.
package struct SettingsWalk<Key: SettingsKey> {
    /// A key, its value and where it stands.
    package typealias Entry = (key: Key, value: JSONValue, location: Location)

    /// What the object says, in its order; members of containers stand in their place.
    package private(set) var entries: [Entry] = []
    /// The scopes of every form, by form.
    private let forms: [(name: String, scope: Key.Scope)]

    /// Walks an object.
    ///
    /// - Parameters:
    ///   - item: The object.
    ///   - scopes: What such an object may be, the likeliest first.
    ///   - formOf: The name of a scope's form.
    ///   - values: Receives what is no object and which keys nobody knows.
    package init(
        _ item: SettingsItem, scopes: [Key.Scope], formOf: (Key.Scope) -> String, values: inout ValueReader
    ) {
        forms = scopes.map { (formOf($0), $0) }
        guard item.value.kind == .object else {
            if !item.value.isNull {
                values.note(
                    .invalid, Location(row: "", path: item.path), named: "the object",
                    "is \(item.value.kind.inWords) where an object of the vendor's belongs; it was taken as absent"
                )
            }
            return
        }
        walk(item.value, item.path, ordered(for: item), &values)
    }

    private func ordered(for item: SettingsItem) -> [Key.Scope] {
        if let form = item.form?.string {
            let named = forms.filter { $0.name == form || $0.name == "*" }
            if named.contains(where: { $0.name == form }) { return named.map(\.scope) }
        }
        let counts = forms.map { form in
            item.value.members.filter { Key($0.key, in: form.scope) != nil }.count
        }
        guard let most = counts.max(), let first = counts.firstIndex(of: most) else { return [] }
        return [forms[first].scope] + forms.indices.filter { $0 != first }.map { forms[$0].scope }
    }

    private mutating func walk(
        _ object: JSONValue, _ path: String, _ scopes: [Key.Scope], _ values: inout ValueReader
    ) {
        var unknown: [UTF8Text] = []
        var isResponse = false
        for member in object.members where !member.value.isNull && !member.hasKey(VendorUser.form) {
            guard let key = scopes.lazy.compactMap({ Key(member.key, in: $0) }).first else {
                unknown.append(member.key)
                continue
            }
            isResponse = isResponse || key.isEnvelope
            let location = Location(row: key.row, path: "\(path)/\(pointerStep(member.key))")
            // Responses of several calls have a container of one name, and its members tell them apart.
            let children = scopes.compactMap { Key(member.key, in: $0)?.childScope }
            if !children.isEmpty {
                descend(member.value, location, children, &values)
            } else {
                entries.append((key, member.value, location))
            }
        }
        if isResponse {
            noteDescription(unknown, path, &values)
        } else {
            for key in unknown { noteUnknown(key, path, &values) }
        }
    }

    private func noteUnknown(_ key: UTF8Text, _ path: String, _ values: inout ValueReader) {
        let others = forms.filter { Key(key, in: $0.scope) != nil }.map(\.name)
        let advice =
            others.isEmpty
            ? "is no setting that the tables know, and was left out; check its spelling"
            : "belongs to the form \(others.joined(separator: ", ")), and was left out; name that form, or none"
        values.note(.dropped, Location(row: "", path: "\(path)/\(pointerStep(key))"), advice)
    }

    private func noteDescription(_ keys: [UTF8Text], _ path: String, _ values: inout ValueReader) {
        if keys.isEmpty { return }
        values.note(
            .ignored, Location(row: "", path: path), severity: .info, named: "the object",
            "is a response; what describes the call was left out: "
                + keys.map(\.string).joined(separator: ", "))
    }

    /// Walks a container: an object, or each object of an array.
    private mutating func descend(
        _ value: JSONValue, _ location: Location, _ scopes: [Key.Scope], _ values: inout ValueReader
    ) {
        switch value.kind {
        case .object: walk(value, location.path, scopes, &values)
        case .array:
            for (index, element) in value.elements.enumerated() where !element.isNull {
                let place = "\(location.path)/\(index)"
                if element.kind == .object {
                    walk(element, place, scopes, &values)
                } else {
                    values.note(
                        .invalid, Location(row: location.row, path: place),
                        "is \(element.kind.inWords) where an object belongs; it was taken as absent")
                }
            }
        default:
            values.note(
                .invalid, location, "is \(value.kind.inWords) where an object belongs; it was taken as absent"
            )
        }
    }
}
