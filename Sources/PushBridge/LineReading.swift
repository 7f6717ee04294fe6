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
            return .form(text)
        }
        let value: JSONValue
        do {
            value = try reader.read(bytes)
        } catch {
            throw LineError(error)
        }
        return input(value, isFormPossible: isFormPossible)
    }

    /// A parsed value as input.
    static func input(_ value: JSONValue, isFormPossible: Bool) -> VendorInput {
        if isFormPossible, let form = value.string { return .form(form) }
        return .json(value)
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
