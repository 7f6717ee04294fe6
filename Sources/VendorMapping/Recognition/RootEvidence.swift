/// What the keys of a message's root say of its shape, for all vendors at once.
@usableFromInline
package struct RootEvidence: Sendable {
    @usableFromInline typealias Weights = SIMD32<UInt16>

    /// How much speaks for each shape that keys have weights for.
    @usableFromInline var weights = Weights()
    /// The words of all vendors, one bit each.
    @usableFromInline var words: UInt128 = 0

    /// How many shapes of all vendors can have weights.
    static let mostShapes = Weights.scalarCount

    @inline(__always)
    mutating func add(_ other: RootEvidence) {
        weights &+= other.weights
        words |= other.words
    }
}

/// What the keys of a message's root say, as one vendor's dialect asks for it.
@usableFromInline
package struct VendorEvidence {
    @usableFromInline let found: RootEvidence
    @usableFromInline let window: EvidenceWindow
    /// The claims of all vendors.
    @usableFromInline let claims: UInt128
    /// What says whose a sent message is, for all vendors.
    @usableFromInline let owned: UInt128

    /// How much speaks for a shape, by the shape's place in the table.
    @inlinable package func weight(ofShape shape: Int) -> Int {
        Int(found.weights[window.firstLane + shape])
    }

    /// Whether some key says one of the vendor's words.
    @inlinable package func says(_ word: UInt8) -> Bool { found.words & window.bit(of: word) != 0 }

    /// Whether the message has a key of the vendor's prefix that no row knows.
    @inlinable package var hasPrefixedKey: Bool { found.words & window.prefixed != 0 }

    /// Whether the message has keys that the vendor's delivered pushes do not have.
    @inlinable package var hasUndeliveredKey: Bool { found.words & window.undelivered != 0 }

    /// Whether a key says that this vendor delivered the message as a push.
    @inlinable package var isClaimed: Bool { found.words & window.claim != 0 }

    /// Whether a key says that of another vendor.
    @inlinable package var isClaimedByAnother: Bool { found.words & claims & ~window.claim != 0 }

    /// Whether a key says that a message was sent in another vendor's words.
    @inlinable package var isOwnedByAnother: Bool { found.words & owned & ~window.own != 0 }
}

/// Where a vendor's part of the evidence lies.
@usableFromInline
struct EvidenceWindow: Sendable {
    /// The lane of the vendor's first shape; those of the others follow, if keys have weights at all.
    @usableFromInline let firstLane: Int
    /// The first of the vendor's bits.
    @usableFromInline let firstBit: Int
    /// The bit that says that a sent message is the vendor's; none where no key says it.
    @usableFromInline let own: UInt128
    @inlinable var claim: UInt128 { 1 &<< UInt128(truncatingIfNeeded: firstBit) }
    @inlinable var prefixed: UInt128 { 1 &<< UInt128(truncatingIfNeeded: firstBit + 1) }
    @inlinable var undelivered: UInt128 { 1 &<< UInt128(truncatingIfNeeded: firstBit + 2) }
    /// The bit of every key that says something for the vendor.
    @inlinable var seen: UInt128 { 1 &<< UInt128(truncatingIfNeeded: firstBit + 3) }
    @inlinable func bit(of word: UInt8) -> UInt128 {
        1 &<< UInt128(truncatingIfNeeded: firstBit + Self.ownBits + Int(word))
    }

    /// The bits before those of the vendor's words.
    @inlinable static var ownBits: Int { 4 }
}
