import Foundation
import MappingTables
import PushBridge

/// The rows of a vendor's table whose keys a message holds, each where the row says and in its shape.
///
/// Goes through containers as the table's own checks do, through JSON inside strings, and into the first
/// of a list, or into each where the row says so.
struct KeyWalk {
    private let shape: String
    private let scopes: [KeyScope]

    /// Prepares for messages of one shape.
    init(_ table: Table, shape: String) {
        self.shape = shape
        scopes = KeyScope.all(of: VendorKey.all(of: table))
    }

    /// The identifiers of the rows whose keys a message has: JSON, or a form as itself or in one JSON string (reading N9).
    func rows(in line: String) -> Set<String> {
        let root = try? JSONDocument(line).root
        let message = root?.kind == .object ? root : form(root?.string?.string ?? line)
        var rows: Set<String> = []
        if let message { walk(message, rootPlace, &rows) }
        return rows
    }

    private func form(_ text: String) -> JSONValue {
        let fields = text.split(separator: "&").map { field in
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.replacing("+", with: " ").removingPercentEncoding ?? "" }
            return (key: UTF8Text(parts[0]), value: RawJSON.string(UTF8Text(parts.dropFirst().first ?? "")))
        }
        return RawJSON.object(fields).parsed().root
    }

    /// The message's root; a bare `ext` is the object that other shapes have under that name.
    private var rootPlace: KeyPlace {
        shape == "ext" ? KeyPlace(shape: "*", path: "ext") : KeyPlace(shape: shape, path: "")
    }

    private func walk(_ object: JSONValue, _ place: KeyPlace, _ rows: inout Set<String>) {
        let keys = keys(at: place)
        for member in object.members where !member.value.isNull {
            let spelled = keys.filter { isSpelled($0, member.key.string, at: place) }
            // A shape's own row stands for a key before the row of all shapes.
            guard let key = spelled.first(where: { $0.row["shape"] == place.shape }) ?? spelled.first else {
                continue
            }
            rows.insert(key.row.id)
            guard let scope = KeyScope.child(of: key, in: scopes) else { continue }
            let isEach = key.row["transform"] == "eachObject" && member.value.kind == .array
            let inside =
                isEach
                ? member.value.elements.filter { $0.kind == .object }
                : self.object(in: member.value).map { [$0] } ?? []
            for element in inside { walk(element, scope.place, &rows) }
        }
    }

    /// The keys of an object; a callback has its `ext` beside the message's other parts, within `payload`.
    private func keys(at place: KeyPlace) -> [VendorKey] {
        let own = scopes.first { $0.place == place }?.keys ?? []
        let roots = scopes.first { $0.place == KeyPlace(shape: shape, path: "") }?.keys ?? []
        guard shape == "callback" else { return own }
        let shared = roots.filter { $0.row["shape"] == "*" }
        if place.path == "payload" { return own + shared }
        return place.path.isEmpty ? own.filter { $0.row["shape"] != "*" } : own
    }

    /// The fields of the first server interface have no case (NIM 9.8).
    private func isSpelled(_ key: VendorKey, _ name: String, at place: KeyPlace) -> Bool {
        key.name == name
            || place.shape == "server-v1" && key.name.lowercased() == name.lowercased()
    }

    private func object(in value: JSONValue) -> JSONValue? {
        switch value.kind {
        case .object: value
        case .array: value.elements.first { $0.kind == .object }
        case .string: value.string.flatMap { try? JSONDocument($0).root }.flatMap { self.object(in: $0) }
        default: nil
        }
    }
}
