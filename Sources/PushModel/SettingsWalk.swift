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
        guard item.value.kind == .object else {
            if !item.value.isNull {
                values.note(
                    .invalid, Location(row: "", path: item.path), named: "the object",
                    "is \(item.value.kind.inWords) where an object of the vendor's belongs; it was taken as absent"
                )
            }
            return
        }
        walk(item.value, item.path, Self.ordered(scopes, for: item, formOf), &values)
    }

    private static func ordered(
        _ scopes: [Key.Scope], for item: SettingsItem, _ formOf: (Key.Scope) -> String
    ) -> [Key.Scope] {
        if let form = item.form?.string {
            let named = scopes.filter { formOf($0) == form || formOf($0) == "*" }
            if !named.isEmpty { return named }
        }
        let counts = scopes.map { scope in item.value.members.filter { Key($0.key, in: scope) != nil }.count }
        guard let most = counts.max(), let first = counts.firstIndex(of: most) else { return scopes }
        return [scopes[first]] + scopes.indices.filter { $0 != first }.map { scopes[$0] }
    }

    private mutating func walk(
        _ object: JSONValue, _ path: String, _ scopes: [Key.Scope], _ values: inout ValueReader
    ) {
        for member in object.members where !member.value.isNull && !member.hasKey(VendorUser.form) {
            let place = "\(path)/\(pointerStep(member.key))"
            guard let key = scopes.lazy.compactMap({ Key(member.key, in: $0) }).first else {
                values.note(
                    .ignored, Location(row: "", path: place), severity: .info,
                    "is no setting that the tables know in this form; it was ignored")
                continue
            }
            let location = Location(row: key.row, path: place)
            // Responses of several calls have a container of one name, and its members tell them apart.
            let children = scopes.compactMap { Key(member.key, in: $0)?.childScope }
            if !children.isEmpty {
                descend(member.value, location, children, &values)
            } else {
                entries.append((key, member.value, location))
            }
        }
    }

    /// Walks a container: an object, or each object of an array.
    private mutating func descend(
        _ value: JSONValue, _ location: Location, _ scopes: [Key.Scope], _ values: inout ValueReader
    ) {
        switch value.kind {
        case .object: walk(value, location.path, scopes, &values)
        case .array:
            for (index, element) in value.elements.enumerated() where element.kind == .object {
                walk(element, "\(location.path)/\(index)", scopes, &values)
            }
        default:
            values.note(
                .invalid, location, "is \(value.kind.inWords) where an object belongs; it was taken as absent"
            )
        }
    }
}
