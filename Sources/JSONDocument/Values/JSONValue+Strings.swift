extension JSONValue {
    /// The string without its quotes and escapes; nil when the value is no string.
    ///
    /// The bytes are shared when there are no escapes. An escaped surrogate without its other half became U+FFFD.
    @inlinable
    public var string: UTF8Text? {
        let place = self.place
        return place.kindBits == Kind.string.rawValue ? decodedString(at: place) : nil
    }

    /// The string, if it is spelled without escapes; nil for everything else.
    @inlinable
    package var plainString: UTF8Text? {
        let place = self.place
        guard place.kindBits == Kind.string.rawValue, !place.isEscaped else { return nil }
        return stringContent(at: place)
    }

    /// Whether this is a string that is spelled without escapes; cheaper than taking the string.
    @inlinable package var isPlainString: Bool {
        let place = self.place
        return place.kindBits == Kind.string.rawValue && !place.isEscaped
    }

    /// Whether this is a string without a character; cheaper than taking the string.
    @inlinable package var isEmptyString: Bool {
        let place = self.place
        return place.kindBits == Kind.string.rawValue && place.length == 2
    }

    /// Whether this is a string whose first character is an ASCII one; cheaper than taking the string.
    @inlinable
    package func isString(beginningWith first: UInt8) -> Bool {
        guard kind == .string, place.length > 2 else { return false }
        let content = stringContent(at: place)
        if content[0] == UInt8(ascii: "\\") { return string?.withBytes { $0.first == first } == true }
        return content[0] == first
    }

    /// Whether this is a string with an escaped surrogate without its other half, which became U+FFFD.
    package var hasLoneSurrogate: Bool { kind == .string && firstRepair != nil }

    /// The offset of the first escape in the value that was half of a surrogate pair and became U+FFFD; nil for none.
    package var firstRepair: Int? {
        guard let repairs = tape.contents.pointee.repairs else { return nil }
        let place = self.place
        var (low, high) = (0, repairs.count)
        while low < high {
            let middle = (low + high) / 2
            if repairs[middle] < place.start { low = middle + 1 } else { high = middle }
        }
        return low < repairs.count && repairs[low] < Int(place.end) ? repairs[low] : nil
    }

    /// The string or key at an entry, decoded.
    @inlinable
    func decodedString(at place: JSONTapeEntry) -> UTF8Text {
        let content = stringContent(at: place)
        return place.isEscaped ? JSONStringDecoding.decoded(content) : content
    }

    /// The string or key at an entry, as spelled between its quotes.
    @inlinable
    func stringContent(at place: JSONTapeEntry) -> UTF8Text {
        let contents = tape.contents.pointee
        // A string's range includes its two quotes, so its length is at least two.
        let base = contents.base + place.start + 1
        return UTF8Text(owner: contents.storage, base: base, count: place.length - 2)
    }
}
