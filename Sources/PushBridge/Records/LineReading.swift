import PushModel

/// Turns a line's bytes into what an adapter can read.
enum LineReading {
    /// The line as JSON or as a form.
    ///
    /// A form line has `=` and starts with none of `{ [ "`; a JSON string is a form too (readings N9, T2).
    /// - Throws: ``LineError`` for broken JSON and invalid UTF-8.
    static func input(
        _ bytes: ByteSlice, _ reader: inout JSONReader, isFormPossible: Bool
    ) throws(LineError) -> VendorInput {
        if isFormPossible && looksLikeForm(bytes) {
            guard let text = UTF8Text(validating: bytes) else {
                throw LineError(.invalidUTF8, "The form is not valid UTF-8; percent-encode what is no ASCII.")
            }
            return try form(text, maximumValues: reader.maximumValues)
        }
        let value: JSONValue
        do {
            value = try reader.read(bytes)
        } catch {
            throw LineError(error)
        }
        return try input(value, isFormPossible: isFormPossible, maximumValues: reader.maximumValues)
    }

    /// A parsed value as input.
    ///
    /// - Throws: ``LineError`` for a form with too many fields.
    static func input(
        _ value: JSONValue, isFormPossible: Bool, maximumValues: Int
    ) throws(LineError) -> VendorInput {
        if isFormPossible, let text = value.string { return try form(text, maximumValues: maximumValues) }
        return .json(value)
    }

    /// A form whose fields, a key and a value each, are not too many.
    private static func form(_ text: UTF8Text, maximumValues: Int) throws(LineError) -> VendorInput {
        guard text.count > maximumValues / 2 else { return .form(text) }
        let fields = text.withBytes { bytes in
            bytes.reduce(1) { $0 + ($1 == UInt8(ascii: "&") ? 1 : 0) }
        }
        guard fields <= maximumValues / 2 else { throw .denseForm }
        return .form(text)
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
