package import PushModel

/// Turns a message's bytes into what an adapter can read.
extension VendorInput {
    /// The bytes as JSON or as a form.
    ///
    /// A form has `=` and starts with none of `{ [ "`; a JSON string is a form too (readings N9, T2).
    /// - Throws: ``MessageError`` for broken JSON and invalid UTF-8.
    package init(
        _ bytes: ByteSlice, _ reader: inout JSONReader, isFormPossible: Bool
    ) throws(MessageError) {
        if isFormPossible && Self.looksLikeForm(bytes) {
            guard let text = UTF8Text(validating: bytes) else {
                throw MessageError(
                    .invalidUTF8, "The form is not valid UTF-8; percent-encode what is no ASCII.")
            }
            self = try .form(text, maximumValues: reader.maximumValues)
            return
        }
        let value: JSONValue
        do {
            value = try reader.read(bytes)
        } catch {
            throw MessageError(error)
        }
        try self.init(value, isFormPossible: isFormPossible, maximumValues: reader.maximumValues)
    }

    /// A parsed value as input.
    ///
    /// - Throws: ``MessageError`` for a form with too many fields.
    package init(_ value: JSONValue, isFormPossible: Bool, maximumValues: Int) throws(MessageError) {
        if isFormPossible, let text = value.string {
            self = try .form(text, maximumValues: maximumValues)
        } else {
            self = .json(value)
        }
    }

    /// A form whose fields, a key and a value each, are not too many.
    private static func form(_ text: UTF8Text, maximumValues: Int) throws(MessageError) -> VendorInput {
        guard text.count > maximumValues / 2 else { return .form(FormBody(text)) }
        let fields = text.withBytes { bytes in
            bytes.reduce(1) { $0 + ($1 == UInt8(ascii: "&") ? 1 : 0) }
        }
        guard fields <= maximumValues / 2 else { throw .tooDense() }
        return .form(FormBody(text))
    }

    private static func looksLikeForm(_ bytes: ByteSlice) -> Bool {
        var start = 0
        while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        guard start < bytes.count else { return false }
        switch bytes[start] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): return false
        default: return bytes.firstIndex(of: UInt8(ascii: "="), from: start) != nil
        }
    }
}
