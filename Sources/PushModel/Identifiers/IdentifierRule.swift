/// Which identifiers of users or groups a vendor takes, as a row of `Mappings/identifiers.tsv` says.
package struct IdentifierRule: Sendable {
    /// The row.
    package let row: String
    /// The adapter's name.
    package let vendor: String
    /// What the identifiers name.
    package let names: IdentifierMap.Kind
    /// The most bytes or characters; nil where no document says it.
    package let longest: Int?
    package let countsBytes: Bool
    /// The characters and ranges of characters; nil where no document says it.
    package let characters: String?
    /// Whether the vendor makes the identifiers, so that those of another vendor never exist there.
    package let isMadeByVendor: Bool

    /// The rule of a vendor; nil where no document has any.
    package static func rule(of vendor: String, for names: IdentifierMap.Kind) -> IdentifierRule? {
        all.first { $0.vendor == vendor && $0.names == names }
    }
}

/// A rule, ready to look at many identifiers.
///
/// It is a class because it never changes and every conversion asks it.
package final class IdentifierLimit: Sendable {
    package let rule: IdentifierRule
    /// A bit for each character of ASCII that an identifier can have.
    private let allowed: (low: UInt64, high: UInt64)

    package init(_ rule: IdentifierRule) {
        self.rule = rule
        var allowed: (low: UInt64, high: UInt64) = rule.characters == nil ? (.max, .max) : (0, 0)
        for part in rule.characters?.split(separator: " ") ?? [] {
            let bytes = Array(part.utf8)
            for byte in bytes[0]...bytes[bytes.count - 1] where byte < 128 {
                if byte < 64 { allowed.low |= 1 << byte } else { allowed.high |= 1 << (byte - 64) }
            }
        }
        self.allowed = allowed
    }

    /// Whether an identifier may exist at the vendor, as far as documents say.
    package func allows(_ id: UTF8Text) -> Bool {
        let isShort = id.withBytes { bytes in
            guard rule.characters != nil else { return true }
            return bytes.allSatisfy { byte in
                byte < 64 ? allowed.low & 1 << byte != 0 : byte < 128 && allowed.high & 1 << (byte - 64) != 0
            }
        }
        guard isShort, let longest = rule.longest else { return isShort }
        return id.count <= longest || !rule.countsBytes && id.string.count <= longest
    }

    /// What the vendor takes, for people: `at most 32 characters of a-z 0-9`.
    package var inWords: String {
        let length = rule.longest.map { "at most \($0) \(rule.countsBytes ? "bytes" : "characters")" }
        let characters = rule.characters.map { "characters of \($0)" }
        return [length, characters].compactMap(\.self).joined(separator: ", ")
    }
}
