extension JSONError: CustomStringConvertible {
    /// A sentence for people: what is wrong and where.
    public var description: String {
        let place = "at byte \(offset)."
        switch code {
        case .unexpectedEnd: return "The document stops in the middle, \(place)"
        case .unexpectedByte: return "\(subject) cannot stand here, \(place)"
        case .invalidNumber: return "\(subject) does not continue the number as JSON allows, \(place)"
        case .invalidEscape: return "\(subject) does not continue the backslash escape, \(place)"
        case .controlCharacter:
            return "A control character (\(hexadecimal)) inside a string must be escaped, \(place)"
        case .trailingContent: return "\(subject) follows the end of the document, \(place)"
        case .invalidUTF8: return "The bytes are not UTF-8 (\(hexadecimal)), \(place)"
        case .tooDeep: return "Arrays and objects are nested deeper than the limit, \(place)"
        case .tooDense: return "There are more values and keys than the limit allows, \(place)"
        case .empty: return "The document is empty, \(place)"
        case .tooLarge: return "The document is larger than 1 GiB, \(place)"
        }
    }

    /// The byte as a character if it can be seen, else as a number.
    private var subject: String {
        guard let byte else { return "The end" }
        guard byte > 0x20, byte < 0x7F else { return "The byte \(hexadecimal)" }
        return "The character \(Character(UnicodeScalar(byte)))"
    }

    private var hexadecimal: String {
        guard let byte else { return "none" }
        let digits = String(byte, radix: 16, uppercase: true)
        return "0x" + (digits.count < 2 ? "0" : "") + digits
    }
}
