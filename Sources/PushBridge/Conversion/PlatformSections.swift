package import PushModel
import Vendors

/// Settings for other platforms' push services, from one vendor's sections into another's (reading C9).
///
/// `Mappings/platforms.tsv` says which settings a vendor has, and what phone makers decide by them. Values pass as they are,
/// numbers as texts where the target takes no others. A vendor's sections may be JSON within a string (NIM 9.28) and are written
/// as objects, unless the vendor has texts alone.
package struct PlatformSections: Sendable {
    /// The tree for each pair of vendors, by their numbers.
    private let trees: [[PlatformTree]]
    /// The names of each vendor's sections that are JSON within a string.
    private let texts: [Set<UTF8Text>]

    init(of tables: [VendorTable]) {
        texts = tables.map { table in
            let objects = Set(table.platforms.filter { $0.steps.count > 1 }.map { $0.steps[0] })
            return objects.filter { name in
                table.rows.indices.contains {
                    table.names[$0] == name && table.rows[$0].field == .platforms
                        && table.rows[$0].types == .string
                }
            }
        }
        trees = tables.map { source in tables.map { PlatformTree(of: source, at: $0) } }
    }

    /// The sections in another vendor's spelling.
    ///
    /// - Parameters:
    ///   - sections: ``PushMessage/platforms`` of one vendor's message.
    ///   - source: The vendor whose sections they are, by its number.
    ///   - target: The vendor to spell them for.
    ///   - shape: The shape of the message for it, with the names of the sections that it can have; nil for all shapes.
    /// - Returns: What is written, and what is lost.
    package func convert(
        _ sections: [JSONField], from source: Int, to target: Int,
        in shape: (sections: Set<UTF8Text>, words: [DiagnosticArgument])? = nil
    ) -> PlatformConversion {
        var conversion = PlatformConversion(in: shape)
        if source == target, sections.allSatisfy({ shape?.sections.contains($0.key) ?? true }) {
            conversion.sections = sections
            return conversion
        }
        let settings = trees[source][target]
        for (index, section) in sections.enumerated() {
            if sections[(index + 1)...].contains(where: { $0.key == section.key }) { continue }
            conversion.take(section.value.parsed().root, named: section.key, in: settings)
        }
        conversion.finish(spelling: texts[target])
        return conversion
    }
}

/// One conversion: what is written, and what is lost.
package struct PlatformConversion {
    /// The sections in the target's spelling.
    package fileprivate(set) var sections: [JSONField] = []
    /// What the target lacks.
    package private(set) var lost: [PlatformLoss] = []
    /// The settings that are written.
    private(set) var carried: [PlatformTree.Setting] = []
    private var written = PlatformLeaves()
    /// The names that led to the value in hand.
    private var steps: [UTF8Text] = []
    private let shape: (sections: Set<UTF8Text>, words: [DiagnosticArgument])?

    fileprivate init(in shape: (sections: Set<UTF8Text>, words: [DiagnosticArgument])?) {
        self.shape = shape
        steps.reserveCapacity(4)
        lost.reserveCapacity(4)
    }

    /// Takes a member: a setting, or an object on the way to settings.
    fileprivate mutating func take(_ value: JSONValue, named name: UTF8Text, in outer: PlatformTree) {
        if value.isNull || value.isEmptyString { return }
        steps.append(name)
        defer { steps.removeLast() }
        guard let settings = outer[name] else { return lose(.unknownPlatformSetting) }
        if let setting = settings.setting { return take(value, as: setting) }
        let object = value.unfolded
        guard object.kind == .object else { return lose(.unknownPlatformSetting) }
        for member in object.members where object.isLast(member) {
            take(member.value, named: member.key, in: settings)
        }
    }

    /// Takes a setting's value to where the target's shape has the setting.
    private mutating func take(_ value: JSONValue, as setting: PlatformTree.Setting) {
        guard let place = setting.places.first(where: { shape?.sections.contains($0.steps[0]) ?? true })
        else { return lose(setting.lossCode, of: setting, setting.places.isEmpty ? nil : shape?.words) }
        guard written.set(place.spelling(of: value, from: setting.own), at: place.steps)
        else { return lose(.platformSettingTaken) }
        carried.append(setting)
    }

    private mutating func lose(
        _ code: DiagnosticCode, of setting: PlatformTree.Setting? = nil, _ words: [DiagnosticArgument]? = nil
    ) {
        let arguments = setting.map { [$0.phones] + (words ?? [$0.target]) }
        lost.append(PlatformLoss(steps, code, arguments, setting?.decided))
    }

    /// Puts the sections together; a maker who finds the class in another key misses nothing.
    fileprivate mutating func finish(spelling texts: Set<UTF8Text>) {
        sections = written.sections
        for index in sections.indices where texts.contains(sections[index].key) {
            sections[index].value = .string(sections[index].value.text)
        }
        for index in lost.indices {
            guard let decided = lost[index].decided, carried.contains(where: { $0.decided == decided })
            else { continue }
            lost[index].decided = nil
            lost[index].finding.code = .noPlatformSetting
            lost[index].finding.severity = .info
        }
    }
}

/// A setting for other platforms that the other vendor has no place for.
package struct PlatformLoss: Sendable {
    /// A JSON Pointer that begins with the section's name.
    package let path: String
    /// What is told of it, at its own place.
    package fileprivate(set) var finding: Finding
    /// What a phone maker decides by it, and by no setting that is written.
    fileprivate(set) var decided: PlatformDecision?

    fileprivate init(
        _ steps: [UTF8Text], _ code: DiagnosticCode, _ arguments: [DiagnosticArgument]?,
        _ decided: PlatformDecision?
    ) {
        var path = ""
        path.reserveCapacity(64)
        for step in steps {
            path += "/"
            path += pointerStep(step)
        }
        self.path = path
        self.decided = decided
        let section = steps.first.map { 1 + pointerStep($0).utf8.count } ?? 0
        finding = Finding(
            code, .platforms, arguments, member: steps.first,
            inner: String(path.utf8.dropFirst(section)) ?? "")
    }
}

extension PlatformSetting {
    /// A value as this setting has it, which another vendor's has otherwise: one of the two may have numbers for the words.
    fileprivate func spelling(of value: JSONValue, from other: PlatformSetting) -> RawJSON {
        let known = other.values.first { $0.number == value.integer }
        let word = known?.word ?? value.string
        if let own = values.first(where: { $0.word == word }) { return .integer(own.number) }
        return known.map { .string($0.word) } ?? value.spelled(as: types)
    }
}

extension JSONValue {
    /// The value that a string spells, which is how some senders put an object; else the value itself.
    fileprivate var unfolded: JSONValue { string.flatMap { try? JSONDocument($0).root } ?? self }

    /// The value as a vendor spells it that takes a number as a text alone, a text as a number, or JSON in a text as an object.
    fileprivate func spelled(as types: ValueTypes) -> RawJSON {
        if types == .string, let number { return .string(integer.map { UTF8Text("\($0)") } ?? number) }
        if types == .integer, let integer = string?.decimalInteger { return .integer(integer) }
        return types == .object ? unfolded.raw : raw
    }

    /// Whether no later member has the same name.
    fileprivate func isLast(_ member: JSONMember) -> Bool {
        self[member.key]?.byteOffset == member.value.byteOffset
    }
}

extension PushMessage {
    /// Removes members at the payload's root that are settings for other platforms: the app finds them there with one vendor only
    /// (NIM-392).
    mutating func removePlatformsAtRoot() {
        if !holds(.platforms) || !holds(.rootData) { return }
        let sections = platforms
        rootData.removeAll { member in sections.contains { $0.key == member.key } }
    }
}

/// Sections that are put together from their settings, in the order in which these come.
struct PlatformLeaves {
    private var leaves: [(place: [UTF8Text], value: RawJSON)] = []

    init() { leaves.reserveCapacity(8) }

    /// Sets a value; false where another one stands there already, or stands in the way.
    mutating func set(_ value: RawJSON, at place: [UTF8Text]) -> Bool {
        for leaf in leaves where leaf.place.agrees(with: place, upTo: min(leaf.place.count, place.count)) {
            return leaf.place.count == place.count && leaf.value == value
        }
        leaves.append((place, value))
        return true
    }

    var sections: [JSONField] {
        leaves.indices.compactMap { index in
            guard isFirst(index, at: 0) else { return nil }
            let (place, value) = leaves[index]
            let section = place.count == 1 ? value : object(below: index, at: 1)
            return JSONField(key: place[0], value: section)
        }
    }

    /// The object that a leaf stands in, behind so many of its names.
    private func object(below index: Int, at depth: Int) -> RawJSON {
        .object(capacity: 256) { writeMembers(below: index, at: depth, to: &$0) }
    }

    private func writeMembers(below index: Int, at depth: Int, to writer: inout JSONWriter) {
        let place = leaves[index].place
        for (other, leaf) in leaves.enumerated()
        where leaf.place.agrees(with: place, upTo: depth) && isFirst(other, at: depth) {
            writer.key(leaf.place[depth])
            if leaf.place.count == depth + 1 {
                writer.raw(leaf.value)
            } else {
                writer.beginObject()
                writeMembers(below: other, at: depth + 1, to: &writer)
                writer.endObject()
            }
        }
    }

    /// Whether no earlier leaf shares the names of this one up to the one at `depth`.
    private func isFirst(_ index: Int, at depth: Int) -> Bool {
        let place = leaves[index].place
        return !leaves[..<index].contains { $0.place.agrees(with: place, upTo: depth + 1) }
    }
}

extension [UTF8Text] {
    /// Whether both begin with the same so many names.
    fileprivate func agrees(with other: [UTF8Text], upTo count: Int) -> Bool {
        guard self.count >= count, other.count >= count else { return false }
        for index in 0..<count where self[index] != other[index] { return false }
        return true
    }
}
