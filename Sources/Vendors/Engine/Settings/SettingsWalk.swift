/// A key that an object has, its value and where it stands.
package struct SettingsEntry {
    package let row: SettingsRow
    /// The key as it is spelled, which may be longer than the row's.
    package let key: UTF8Text
    package let value: JSONValue
    package let location: Location

    /// The user whom a key of a listed object names; nil for a name that is none.
    var user: UTF8Text? { (value.string ?? value.digits)?.nonEmpty }
}

extension Location {
    /// The path of the object in which the key stands.
    var container: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
}

/// The keys of one of a vendor's objects with their values, whatever form the object has.
///
/// The form is the one that knows the most of the object's keys, unless somebody named one; what that form does not know is
/// looked up in the others, since clients keep several of a vendor's objects in one. Values never decide.
struct SettingsWalk {
    /// What the object says, in its order; members of containers stand in their place.
    private(set) var entries: [SettingsEntry] = []
    private let table: SettingsTable
    /// What the object may be, the likeliest first.
    private let scopes: [Int]

    /// Walks an object.
    ///
    /// - Parameters:
    ///   - item: The object.
    ///   - table: The vendor's table.
    ///   - scopes: What such an object may be, the likeliest first.
    ///   - values: Receives what is no object and which keys nobody knows.
    init(_ item: SettingsItem, _ table: SettingsTable, _ scopes: [Int], values: inout ValueReader) {
        self.table = table
        self.scopes = scopes
        guard item.value.kind == .object else {
            if !item.value.isNull {
                values.note(
                    .noSettingsObject, Location(row: "", path: item.path), .words(item.value.kind.inWords))
            }
            return
        }
        walk(item.value, item.path, ordered(for: item), &values)
    }

    private func ordered(for item: SettingsItem) -> [Int] {
        if let form = item.form?.string, scopes.contains(where: { table.scopes[$0].shape == form }) {
            return scopes.filter { [form, "*"].contains(table.scopes[$0].shape) }
        }
        let counts = scopes.map { scope in
            item.value.members.filter { table.row($0.key, in: scope) != nil }.count
        }
        guard let most = counts.max(), let first = counts.firstIndex(of: most) else { return [] }
        return [scopes[first]] + scopes.filter { $0 != scopes[first] }
    }

    private mutating func walk(
        _ object: JSONValue, _ path: String, _ scopes: [Int], _ values: inout ValueReader
    ) {
        var unknown: [UTF8Text] = []
        var isResponse = false
        for member in object.members where !member.value.isNull && !member.hasKey(VendorUser.form) {
            let rows = scopes.compactMap { table.row(member.key, in: $0) }
            guard let row = rows.first else {
                unknown.append(member.key)
                continue
            }
            isResponse = isResponse || row.transform == .envelope
            let location = Location(row: row.id, path: "\(path)/\(pointerStep(member.key))")
            // Responses of several calls have a container of one name, and its members tell them apart.
            let children = rows.compactMap(\.members)
            if !children.isEmpty {
                descend(member.value, location, children, &values)
            } else {
                entries.append(
                    SettingsEntry(row: row, key: member.key, value: member.value, location: location))
            }
        }
        if isResponse {
            noteDescription(unknown, path, &values)
        } else {
            for key in unknown { noteUnknown(key, path, &values) }
        }
    }

    private func noteUnknown(_ key: UTF8Text, _ path: String, _ values: inout ValueReader) {
        let others = scopes.filter { table.row(key, in: $0) != nil }.map { table.scopes[$0].shape }
        let location = Location(row: "", path: "\(path)/\(pointerStep(key))")
        if others.isEmpty { return values.note(.unknownSettingsKey, location) }
        values.note(.keyOfOtherForm, location, .words(others.joined(separator: ", ")))
    }

    private func noteDescription(_ keys: [UTF8Text], _ path: String, _ values: inout ValueReader) {
        if keys.isEmpty { return }
        values.note(
            .responseDescription, Location(row: "", path: path),
            .words(keys.map(\.string).joined(separator: ", ")))
    }

    /// Walks a container: an object, or each object of an array.
    private mutating func descend(
        _ value: JSONValue, _ location: Location, _ scopes: [Int], _ values: inout ValueReader
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
                        .valueForObject, Location(row: location.row, path: place),
                        .words(element.kind.inWords))
                }
            }
        default:
            values.note(.valueForObject, location, .words(value.kind.inWords))
        }
    }
}
