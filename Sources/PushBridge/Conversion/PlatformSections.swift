package import PushModel
import Vendors

/// Settings for other platforms' push services, from one vendor's sections into another's (reading C9).
///
/// `Mappings/platforms.tsv` says which settings a vendor has. Values pass as they are, numbers as texts where the target takes no others. A vendor's sections may be JSON
/// within a string (NIM 9.28) and are written as objects.
package struct PlatformSections: Sendable {
    /// The tree for each pair of vendors, by their numbers.
    private let trees: [[PlatformTree]]

    init(of tables: [VendorTable]) {
        trees = tables.map { source in tables.map { PlatformTree(source.platforms, at: $0.platforms) } }
    }

    /// The sections in another vendor's spelling.
    ///
    /// - Parameters:
    ///   - sections: ``PushMessage/platforms`` of one vendor's message.
    ///   - source: The vendor whose sections they are, by its number.
    ///   - target: The vendor to spell them for.
    ///   - known: The names of the sections that the message for it can have; nil for all.
    /// - Returns: The sections, and what the other vendor lacks.
    package func convert(
        _ sections: [JSONField], from source: Int, to target: Int, within known: Set<UTF8Text>? = nil
    ) -> (sections: [JSONField], lost: [PlatformLoss]) {
        if source == target { return (sections, []) }
        let settings = trees[source][target]
        var conversion = PlatformConversion(within: known)
        for (index, section) in sections.enumerated() {
            if sections[(index + 1)...].contains(where: { $0.key == section.key }) { continue }
            conversion.take(section.value.parsed().root, named: section.key, in: settings)
        }
        return (conversion.written.sections, conversion.lost)
    }
}

/// One conversion: what is written so far, and what is lost.
private struct PlatformConversion {
    var written = PlatformLeaves()
    var lost: [PlatformLoss] = []
    /// The names that led to the value in hand.
    private var steps: [UTF8Text] = []
    /// The names of the sections that can be written; nil for all.
    private let known: Set<UTF8Text>?

    init(within known: Set<UTF8Text>?) {
        self.known = known
        steps.reserveCapacity(4)
        lost.reserveCapacity(4)
    }

    /// Takes a member: a setting, or an object on the way to settings.
    mutating func take(_ value: JSONValue, named name: UTF8Text, in outer: PlatformTree) {
        if value.isNull || value.isEmptyString { return }
        steps.append(name)
        defer { steps.removeLast() }
        guard let settings = outer[name] else { return lost.append(PlatformLoss(steps)) }
        if let setting = settings.setting { return take(value, as: setting) }
        let object = value.unfolded
        guard object.kind == .object else { return lost.append(PlatformLoss(steps)) }
        for member in object.members where object.isLast(member) {
            take(member.value, named: member.key, in: settings)
        }
    }

    /// Takes a setting's value to where the target's shape has the setting.
    private mutating func take(_ value: JSONValue, as setting: PlatformTree.Setting) {
        let place = setting.places.first { known?.contains($0.steps[0]) ?? true }
        guard let place, written.set(value.spelled(as: place.types), at: place.steps)
        else { return lost.append(setting.loss) }
    }
}

/// A setting for other platforms that the other vendor has no place for.
package struct PlatformLoss: Sendable {
    /// A JSON Pointer that begins with the section's name.
    package let path: String
    /// What is told of it, at its own place.
    let finding: Finding

    init(_ steps: [UTF8Text]) {
        var path = ""
        path.reserveCapacity(64)
        for step in steps {
            path += "/"
            path += pointerStep(step)
        }
        self.path = path
        let section = steps.first.map { 1 + pointerStep($0).utf8.count } ?? 0
        finding = Finding(
            .noPlatformSetting, .platforms, member: steps.first,
            inner: String(path.utf8.dropFirst(section)) ?? "")
    }
}

extension JSONValue {
    /// The value that a string spells, which is how some senders put an object; else the value itself.
    fileprivate var unfolded: JSONValue { string.flatMap { try? JSONDocument($0).root } ?? self }

    /// The value as a vendor spells it that takes a number as a text alone, or a text as a number.
    fileprivate func spelled(as types: ValueTypes) -> RawJSON {
        if types == .string, let number { return .string(integer.map { UTF8Text("\($0)") } ?? number) }
        if types == .integer, let integer = string?.decimalInteger { return .integer(integer) }
        return raw
    }

    /// Whether no later member has the same name.
    fileprivate func isLast(_ member: JSONMember) -> Bool {
        self[member.key]?.byteOffset == member.value.byteOffset
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

/// One vendor's settings as a tree of names from the section inwards, with where another vendor has each.
final class PlatformTree: Sendable {
    /// The setting that has the names which lead here; nil on the way to settings.
    let setting: Setting?
    private let inner: [(name: UTF8Text, settings: PlatformTree)]

    /// Makes the tree of a vendor's settings.
    convenience init(_ settings: [PlatformSetting], at target: [PlatformSetting]) {
        let places = Dictionary(grouping: target, by: \.name)
        self.init(settings, depth: 0, places)
    }

    /// Makes a part of the tree from the rows whose first `depth` names lead to it.
    private init(_ rows: [PlatformSetting], depth: Int, _ places: [String: [PlatformSetting]]) {
        let row = depth == 0 ? nil : rows.first { $0.steps.count == depth }
        setting = row.map { Setting(places: places[$0.name] ?? [], loss: PlatformLoss($0.steps)) }
        var inner: [(name: UTF8Text, settings: PlatformTree)] = []
        for row in rows where row.steps.count > depth {
            let name = row.steps[depth]
            if inner.contains(where: { $0.name == name }) { continue }
            let below = rows.filter { $0.steps.count > depth && $0.steps[depth] == name }
            inner.append((name, PlatformTree(below, depth: depth + 1, places)))
        }
        self.inner = inner
    }

    /// What lies under a name; nil for a name that leads to no setting.
    subscript(name: UTF8Text) -> PlatformTree? {
        inner.first { $0.name == name }?.settings
    }

    /// Where another vendor has a setting.
    struct Setting: Sendable {
        /// The places of it, one for each sort of shapes; none where the vendor lacks it.
        let places: [PlatformSetting]
        /// What is told where it is lost.
        let loss: PlatformLoss
    }
}
