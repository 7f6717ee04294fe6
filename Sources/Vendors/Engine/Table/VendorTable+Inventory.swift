/// What a message spells, key by key, whatever the reader makes of it.
extension VendorTable {
    /// Every key of a message in its order, but for objects whose members are keys themselves.
    package func spelledKeys(in message: JSONValue, shape: Int) -> [SpelledKey] {
        var inventory = Inventory(table: self)
        inventory.walk(message, shapes[shape].root, at: "", depth: 0)
        return inventory.keys
    }

    /// A walk through the objects of one message.
    private struct Inventory {
        let table: VendorTable
        var keys: [SpelledKey] = []

        /// No message has keys within more objects than these.
        private static let deepest = 5

        init(table: VendorTable) { self.table = table }

        mutating func walk(_ value: JSONValue, _ object: Int, at path: String, depth: Int) {
            for member in value.members {
                let step = path + "/" + pointerStep(member.key)
                let row = table.row(member.key, in: object) ?? table.row(respelled: member.key, in: object)
                let members = row.flatMap { table.rows[$0].members }
                if let row, let members, depth < Self.deepest, table.rows[row].transform == .eachObject,
                    member.value.kind == .array
                {
                    for (index, element) in member.value.elements.enumerated() {
                        walk(element, members, at: "\(step)/\(index)", depth: depth + 1)
                    }
                } else if let members, depth < Self.deepest,
                    let (inner, place) = Self.object(in: member.value, at: step)
                {
                    walk(inner, members, at: place, depth: depth + 1)
                } else {
                    let field = row.map(self.field) ?? table.objects[object].rest.field
                    keys.append(
                        SpelledKey(
                            path: step, row: row.map { table.rows[$0].id }, field: field,
                            value: member.value.raw))
                }
            }
        }

        /// The field that a key can fill; what stands where an object of application data belongs is data (reading E2).
        private func field(of row: Int) -> CanonicalField? {
            let row = table.rows[row]
            return row.field ?? row.members.flatMap { table.objects[$0].rest == .appData ? .appData : nil }
        }

        /// The object under a key: as it is, spelled in a string, or the first one of a list.
        private static func object(in value: JSONValue, at path: String) -> (JSONValue, path: String)? {
            switch value.kind {
            case .object: (value, path)
            case .array:
                value.elements.enumerated().first { $1.kind == .object }.map { ($1, "\(path)/\($0)") }
            default:
                value.string.flatMap { try? JSONDocument($0).root }.flatMap {
                    $0.kind == .object ? ($0, path) : nil
                }
            }
        }
    }
}

extension MemberRest {
    /// The field that such members are part of; nil for those that are left out.
    var field: CanonicalField? {
        switch self {
        case .extension: .extension
        case .appData: .appData
        case .rootData: .rootData
        case .apsExtras: .apsExtras
        case .alertExtras: .explicitExtras
        case .platforms: .platforms
        case .unknown, .undocumented, .attachment, .media, .recalled: nil
        }
    }
}

extension VendorTable {
    /// The fields of a form, with those that it repeats as lists where their keys can hold one (RC 13).
    func withLists(_ form: JSONValue, shape: Int) -> JSONValue {
        let repeated = lists[shape].filter { isRepeated(names[$0], in: form) }.map { names[$0] }
        if repeated.isEmpty { return form }
        var members: [(key: UTF8Text, value: RawJSON)] = []
        for member in form.members {
            if !repeated.contains(member.key) {
                members.append((member.key, member.value.raw))
            } else if !members.contains(where: { $0.key == member.key }) {
                let values = form.members.filter { $0.key == member.key }.map(\.value.raw)
                members.append((member.key, .array(values)))
            }
        }
        return RawJSON.object(members).parsed().root
    }

    private func isRepeated(_ name: UTF8Text, in form: JSONValue) -> Bool {
        var count = 0
        form.forEachMember { if $0.hasKey(name) { count += 1 } }
        return count > 1
    }
}

extension CompiledKey {
    /// Whether the key holds a list of identifiers, or one alone as a text.
    var holdsListOrText: Bool {
        transform == .identifierList && types.contains(.string) && types.contains(.array)
    }
}
