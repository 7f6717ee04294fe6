package import PushModel
import Vendors

/// Settings for other platforms' push services, from one vendor's sections into another's (reading C9).
///
/// `Mappings/platforms.tsv` says which settings a vendor has. Values pass as they are, numbers as texts where the target takes no others. A vendor's sections may be JSON
/// within a string (NIM 9.28) and are written as objects.
package struct PlatformSections: Sendable {
    /// The tree for each pair of vendors, by their numbers.
    private let trees: [[PlatformTree]]

    /// Takes the settings of vendors from their tables.
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
