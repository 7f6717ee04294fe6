/// The shapes of one vendor's messages, in the order of its table.
package protocol VendorShapeName: CaseIterable where AllCases == [Self] {}

extension VendorShapeName {
    /// The shape that is being read.
    package init(_ reader: borrowing MessageReader) { self = Self.allCases[reader.shape] }
}

/// The keys of one vendor's table; the raw value is the row's position.
package protocol VendorKeyName: RawRepresentable<UInt16> {}

extension VendorKeyName {
    /// The row of a key that a message has.
    package init?(_ key: MetKey) { self.init(rawValue: UInt16(key.row)) }
}

/// Values of one vendor that its adapter reads before it decides what the message contains.
package protocol VendorDraftName: RawRepresentable<UInt8> {}

/// Facts about a message that follow from the presence of one of the vendor's keys.
package protocol VendorMarkName: RawRepresentable<UInt8> {}

/// Signs of a shape that keys at the root of one vendor's messages give.
package protocol VendorEvidenceName: RawRepresentable<UInt8> {}

extension MessageReader {
    /// Whether the message has a key, with a value other than null.
    @inline(__always)
    package func has(_ key: some VendorKeyName) -> Bool { places.has(Int(key.rawValue)) }

    /// The value of a draft; nil if no key filled it.
    @inline(__always)
    package func draft(_ draft: some VendorDraftName) -> ModelValue? { self.draft(draft.rawValue) }

    /// The key whose value a draft contains.
    @inline(__always)
    package func winner(of draft: some VendorDraftName) -> MetKey? { winner(ofDraft: draft.rawValue) }

    /// Empties a draft, so that the next element of an array can fill it.
    @inline(__always)
    package mutating func take(_ draft: some VendorDraftName) -> (value: ModelValue, key: MetKey)? {
        take(ofDraft: draft.rawValue)
    }

    /// Whether the message has a key that bears a mark.
    @inline(__always)
    package func bears(_ mark: some VendorMarkName) -> Bool { bears(mark.rawValue) }
}

extension VendorEvidence {
    /// Whether some key gives a sign of a shape.
    @inline(__always)
    package func says(_ sign: some VendorEvidenceName) -> Bool { says(sign.rawValue) }
}
