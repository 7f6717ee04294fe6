package import PushModel

/// Settings for other platforms' push services, from one vendor's sections into the other's (reading C9).
///
/// `Mappings/platforms.tsv` says which settings both have. Values pass as they are spelled, but for words that the
/// vendors spell in two ways. NIM's sections may be JSON within a string (NIM 9.28) and are written as objects.
package enum PlatformSections {
    /// The sections in the other vendor's spelling.
    ///
    /// - Parameters:
    ///   - sections: ``PushMessage/platforms`` of one vendor's message.
    ///   - from: The vendor whose sections they are.
    ///   - to: The vendor to spell them for.
    /// - Returns: The sections, and what the other vendor lacks as JSON Pointers that begin with the section's name.
    package static func convert(
        _ sections: [JSONField], from: String, to: String
    ) -> (sections: [JSONField], lost: [String]) {
        convert(sections, from: from, to: to, rows: PlatformSettings.rows)
    }

    /// The same with other rows than the table's.
    package static func convert(
        _ sections: [JSONField], from: String, to: String, rows: [PlatformSettings.Row]
    ) -> (sections: [JSONField], lost: [String]) {
        let source = PlatformSpelling(vendor: from)
        let target = PlatformSpelling(vendor: to)
        if source == target { return (sections, []) }
        var conversion = PlatformConversion(source: source, target: target, rows: rows)
        for (index, section) in sections.enumerated() {
            if sections[(index + 1)...].contains(where: { $0.key == section.key }) { continue }
            conversion.take(section.value.parsed().root, at: [section.key])
        }
        return (conversion.written.fields, conversion.lost)
    }
}

/// Whose names of sections and settings are meant.
private enum PlatformSpelling {
    case easemob, nim

    /// The spelling of a vendor, Agora's being Easemob's; nil for one that the table does not know.
    init?(vendor: String) {
        switch vendor {
        case "easemob", "agora": self = .easemob
        case "nim": self = .nim
        default: return nil
        }
    }

    func steps(of row: PlatformSettings.Row) -> [UTF8Text] {
        switch self {
        case .easemob: row.easemob
        case .nim: row.nim
        }
    }

    /// A value of the setting in the other spelling.
    func translated(_ value: JSONValue, by row: PlatformSettings.Row) -> RawJSON {
        guard let word = value.string else { return value.raw }
        let other: UTF8Text? =
            switch self {
            case .easemob: row.values.first { $0.easemob == word }?.nim
            case .nim: row.values.first { $0.nim == word }?.easemob
            }
        return other.map(RawJSON.string) ?? value.raw
    }
}

/// One conversion: what is written so far, and what is lost.
private struct PlatformConversion {
    let source: PlatformSpelling?
    let target: PlatformSpelling?
    let rows: [PlatformSettings.Row]
    var written = PlatformTree()
    var lost: [String] = []

    /// Takes a value at a place: a setting, or an object on the way to settings.
    mutating func take(_ value: JSONValue, at steps: [UTF8Text]) {
        if value.isNull { return }
        let below = rows.filter { source?.steps(of: $0).starts(with: steps) == true }
        if let row = below.first(where: { source?.steps(of: $0).count == steps.count }) {
            return take(value, at: steps, as: row)
        }
        let object = value.unfolded
        guard !below.isEmpty, object.kind == .object else { return lose(steps) }
        for member in object.members where object.isLast(member) {
            take(member.value, at: steps + [member.key])
        }
    }

    /// Takes a setting's value to where the target has the setting.
    private mutating func take(_ value: JSONValue, at steps: [UTF8Text], as row: PlatformSettings.Row) {
        guard let source, let place = target?.steps(of: row), !place.isEmpty,
            written.set(source.translated(value, by: row), at: place[...])
        else { return lose(steps) }
    }

    private mutating func lose(_ steps: [UTF8Text]) {
        lost.append(steps.map { "/" + pointerStep($0) }.joined())
    }
}

/// An object that is put together from its leaves, in the order in which they come.
private struct PlatformTree {
    private var members: [(key: UTF8Text, node: Node)] = []

    private enum Node {
        case value(RawJSON)
        case object(PlatformTree)

        var json: RawJSON {
            switch self {
            case .value(let value): value
            case .object(let tree): .object(of: tree.fields)
            }
        }
    }

    var fields: [JSONField] { members.map { JSONField(key: $0.key, value: $0.node.json) } }

    /// Sets a leaf; false where another value stands there already.
    mutating func set(_ value: RawJSON, at steps: ArraySlice<UTF8Text>) -> Bool {
        guard let name = steps.first else { return false }
        let index = members.firstIndex { $0.key == name }
        if steps.count == 1 {
            guard let index else {
                members.append((name, .value(value)))
                return true
            }
            guard case .value(let earlier) = members[index].node else { return false }
            return earlier == value
        }
        var inner = PlatformTree()
        if let index {
            guard case .object(let tree) = members[index].node else { return false }
            inner = tree
        }
        guard inner.set(value, at: steps.dropFirst()) else { return false }
        if let index { members[index].node = .object(inner) } else { members.append((name, .object(inner))) }
        return true
    }
}

extension JSONValue {
    /// The value that a string spells, which is how some senders put an object; else the value itself.
    fileprivate var unfolded: JSONValue { string.flatMap { try? JSONDocument($0).root } ?? self }

    /// Whether no later member has the same name.
    fileprivate func isLast(_ member: JSONMember) -> Bool {
        self[member.key]?.byteOffset == member.value.byteOffset
    }
}
