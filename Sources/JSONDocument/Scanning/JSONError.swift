/// Why bytes are not one JSON document, and where.
public struct JSONError: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Code: Sendable, Hashable, CaseIterable {
        /// The document stops in the middle.
        case unexpectedEnd
        /// A byte that cannot stand where it stands.
        case unexpectedByte
        /// A number that JSON does not allow, such as `01`, `1.` or `-`.
        case invalidNumber
        /// A backslash followed by something that is no escape.
        case invalidEscape
        /// A byte below 0x20 inside a string.
        case controlCharacter
        /// Something other than white space after the document.
        case trailingContent
        /// Bytes that are not UTF-8. Takes precedence over every other code but `tooLarge`.
        case invalidUTF8
        /// More arrays and objects inside each other than allowed.
        case tooDeep
        /// More values and keys than allowed.
        case tooDense
        /// No bytes, or white space only.
        case empty
        /// More than 1 GiB.
        case tooLarge
    }

    /// What is wrong.
    public let code: Code

    /// The 0-based offset of the first byte that is wrong; the length of the document when it stops too early.
    ///
    /// For `invalidUTF8` the start of the first sequence that is not UTF-8.
    public let offset: Int

    /// The byte at the offset; nil at the end of the document.
    public let byte: UInt8?

    init(_ code: Code, at offset: Int, byte: UInt8? = nil) {
        self.code = code
        self.offset = offset
        self.byte = byte
    }
}

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
