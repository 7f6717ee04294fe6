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
    private let weights: RootEvidence.Weights
    /// The lane of the vendor's first shape.
    private let firstLane: Int
    /// The vendor's own bits, its first one first.
    @usableFromInline let bits: UInt64
    /// Whether a key says that another vendor delivered the message as a push.
    package let isClaimedByAnother: Bool
    /// Whether a key says that a message was sent in another vendor's words.
    package let isOwnedByAnother: Bool

    /// - Parameters:
    ///   - found: What the keys say for all vendors.
    ///   - window: Where the vendor's part of it lies.
    ///   - claims: The claims of all vendors.
    ///   - owned: What says whose a sent message is, for all vendors.
    init(
        _ found: borrowing RootEvidence, in window: borrowing EvidenceWindow, claims: UInt128, owned: UInt128
    ) {
        weights = found.weights
        firstLane = window.firstLane
        bits = UInt64(truncatingIfNeeded: found.words &>> UInt128(truncatingIfNeeded: window.firstBit))
        isClaimedByAnother = found.words & claims & ~window.claim != 0
        isOwnedByAnother = found.words & owned & ~window.own != 0
    }

    /// How much speaks for a shape, by the shape's place in the table.
    package func weight(ofShape shape: Int) -> Int { Int(weights[firstLane + shape]) }

    /// Whether some key says one of the vendor's words.
    @inlinable package func says(_ word: UInt8) -> Bool {
        bits & 1 &<< (UInt64(word) &+ UInt64(EvidenceWindow.ownBits)) != 0
    }

    /// Whether the message has a key of the vendor's prefix that no row knows.
    @inlinable package var hasPrefixedKey: Bool { bits & EvidenceWindow.prefixed != 0 }

    /// Whether the message has keys that the vendor's delivered pushes do not have.
    @inlinable package var hasUndeliveredKey: Bool { bits & EvidenceWindow.undelivered != 0 }

    /// Whether a key says that this vendor delivered the message as a push.
    @inlinable package var isClaimed: Bool { bits & EvidenceWindow.claim != 0 }
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
    /// The bit of every key that says something for the vendor.
    let seen: UInt128
    /// The bit of the vendor's claims.
    let claim: UInt128

    init(firstLane: Int, firstBit: Int, own: UInt128) {
        self.firstLane = firstLane
        self.firstBit = firstBit
        self.own = own
        seen = Self.bit(Self.seen, from: firstBit)
        claim = Self.bit(Self.claim, from: firstBit)
    }

    var prefixed: UInt128 { Self.bit(Self.prefixed, from: firstBit) }
    var undelivered: UInt128 { Self.bit(Self.undelivered, from: firstBit) }
    func bit(of word: UInt8) -> UInt128 {
        Self.bit(1 &<< (UInt64(word) + UInt64(Self.ownBits)), from: firstBit)
    }

    private static func bit(_ bit: UInt64, from first: Int) -> UInt128 {
        UInt128(bit) &<< UInt128(truncatingIfNeeded: first)
    }

    // The bits before those of the vendor's words.
    @inlinable static var claim: UInt64 { 1 }
    @inlinable static var prefixed: UInt64 { 2 }
    @inlinable static var undelivered: UInt64 { 4 }
    @inlinable static var seen: UInt64 { 8 }
    /// How many they are.
    @inlinable static var ownBits: Int { 4 }
}

/// What a key at a message's root says of the message's shape: a word of the column `evidence`.
package struct RowEvidence: Sendable {
    let test: Test
    let says: Says

    package init(_ test: Test, _ says: Says) {
        self.test = test
        self.says = says
    }

    /// Which values say it.
    package enum Test: Sendable {
        /// Every value.
        case any
        /// Every value but `null`.
        case some
        /// A value of one kind.
        case kind(JSONValue.Kind)
        /// A whole number, also one in a text.
        case whole
        /// A text that is not empty.
        case filled
        /// A text that begins like an object.
        case objectText
        /// An object with a key of the rows below this one.
        case members
        /// A text that ends with a path of the row's shape.
        case path
        /// What a function of the vendor's dialect decides.
        case own(UInt8)
    }

    /// What they say.
    package enum Says: Sendable {
        /// So much for the shape of the row.
        case weight(UInt16)
        /// One of the vendor's words, by its number.
        case word(UInt8)
        /// That a push of this vendor's was delivered, whatever other vendors' keys stand there too.
        case claim
        /// That a message was sent in this vendor's words, whatever other vendors' keys stand there too.
        case own
    }
}

extension RowEvidence.Test {
    /// Whether values of a kind pass; nil where the value itself must be looked at.
    func passes(_ kind: JSONValue.Kind) -> Bool? {
        switch self {
        case .any: true
        case .some: kind != .null
        case .kind(let own): kind == own
        case .whole: kind == .number || kind == .string ? nil : false
        case .filled, .objectText, .path: kind == .string ? nil : false
        case .members: kind == .object ? nil : false
        case .own: kind == .null ? false : nil
        }
    }

    /// Whether a value passes, for the tests that look at it.
    func passes(
        _ value: JSONValue, _ row: Int, of dialect: any VendorDialect.Type, _ table: VendorTable
    ) -> Bool {
        switch self {
        case .whole: value.isPlainInteger || value.wholeNumber != nil
        case .filled: value.string?.isEmpty == false
        case .objectText: value.isString(beginningWith: UInt8(ascii: "{"))
        case .members: Self.hasMember(value, table.members(of: row), table)
        case .path: value.string.map { table.isPath($0, ofShapeOf: row) } ?? false
        case .own(let test): dialect.shows(test, value)
        case .any, .some, .kind: passes(value.kind) ?? false
        }
    }

    private static func hasMember(_ value: JSONValue, _ object: Int, _ table: VendorTable) -> Bool {
        var has = false
        value.forEachMember { member in
            if !has, member.withKey({ table.row($0, in: object) }) != nil { has = true }
        }
        return has
    }
}

extension VendorTable {
    /// Whether a path is that of a call whose body a row's key stands in.
    fileprivate func isPath(_ path: UTF8Text, ofShapeOf row: Int) -> Bool {
        shape(named: rows[row].shape)?.isPath(path) == true
    }
}
