package import PushModel

/// Gives messages, and the people whom their lines bring, the identifiers that they have at the target.
///
/// Both sides of a conversion then speak of the same people and groups, so that a new identifier is no difference.
package struct IdentifierRenaming: Sendable {
    package let map: IdentifierMap
    /// The vendor whose profile has new identifiers already.
    private let target: String
    /// Whether messages of the target may come, which have new identifiers already.
    private let mayBeTargets: Bool

    /// - Parameters:
    ///   - map: The new identifiers.
    ///   - target: The vendor for whom they are.
    ///   - source: The vendor of the messages; nil where each line tells.
    package init(by map: IdentifierMap, to target: String, from source: String?) {
        self.map = map
        self.target = target
        mayBeTargets = source == nil
    }

    /// The profiles, those of other vendors than the target with new identifiers.
    package func renamed(_ profiles: [AppProfile]) -> [AppProfile] {
        profiles.map { profile in
            var profile = profile
            if profile.vendor != target { profile.rename(by: map) }
            return profile
        }
    }

    /// Renames a message; returns why it must not be used.
    func rename(
        _ message: inout PushMessage, of vendor: Vendor, _ places: (any FieldPlaces)?,
        _ diagnostics: inout [Diagnostic]
    ) -> MessageError? {
        if mayBeTargets && vendor.name == target { return nil }
        var told: Set<MissingItem> = []
        for found in message.rename(by: map, ignoringCase: vendor.ignoresCase) {
            // A conversation's identifier is often the receiver's too.
            let ids = found.ids.filter { told.insert(MissingItem(kind: found.kind, id: $0)).inserted }
            if ids.isEmpty { continue }
            let fields = [found.field] + found.field.counterparts
            let place = fields.lazy.compactMap { places?.location(of: $0) }.first ?? .root
            do {
                try map.tell(ofUnmapped: ids, found.kind, at: place, &diagnostics)
            } catch {
                return error
            }
        }
        return nil
    }
}

extension IdentifierMap? {
    /// An account in lower case, but as the map spells it where the map made it.
    func lowered(_ account: UTF8Text) -> UTF8Text {
        self?.old(for: account, .user) == nil ? account.lowercasedASCII() : account
    }
}

extension IdentifierMap {
    /// Tells of identifiers that the map does not have, or refuses them.
    func tell(
        ofUnmapped ids: [UTF8Text], _ kind: Kind, at place: Location, _ diagnostics: inout [Diagnostic]
    ) throws(MessageError) {
        let word = DiagnosticArgument.words(kind.rawValue)
        if unmapped == .refuse {
            throw MessageError(
                .unmappedIdentifier,
                "\(place.path.isEmpty ? "/" : place.path) has the \(kind) \"\(ids[0])\", which has no new ID. "
                    + "Add it to the file of IDs.")
        }
        if unmapped == .list {
            diagnostics.append(
                Diagnostic(
                    ids.count == 1 ? .identifierKept : .identifiersKept, at: place,
                    [word, .text(ids[0]), .number(ids.count - 1)]))
        }
        for id in ids {
            guard let old = old(for: id, kind) else { continue }
            return diagnostics.append(Diagnostic(.identifierTaken, at: place, [word, .text(id), .text(old)]))
        }
    }
}

extension [AppProfile] {
    /// Whether a vendor ignores case in identifiers; false where nobody knows which vendor it is (reading G25).
    package func ignoresCase(ofIdentifiersAt vendor: String?) -> Bool {
        guard let vendor else { return false }
        return first { $0.vendor == vendor }?.policies.identifiersIgnoreCase
            ?? BuiltInProfiles.caselessVendors.contains(vendor)
    }

    /// Why a map is of no use: it has identifiers that one of the vendors takes for one; nil for a map that is sound.
    package func collision(
        in map: IdentifierMap, from source: String?, to target: String
    ) -> IdentifierMapError? {
        map.collision(
            ofOld: ignoresCase(ofIdentifiersAt: source), ofNew: ignoresCase(ofIdentifiersAt: target))
    }

    func check(
        _ map: IdentifierMap?, from source: String?, to target: String
    ) throws(PushBridgeError) {
        guard let map, let collision = collision(in: map, from: source, to: target) else { return }
        throw PushBridgeError(
            .ambiguousIdentifiers, "The map of identifiers cannot be used: \(collision.description).")
    }
}
