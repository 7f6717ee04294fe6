import PushModel

/// An `application/x-www-form-urlencoded` body: fields of text, joined by `&` (reading N9).
enum NIMForm {
    /// Whether a text is a form: it has `=` and starts like no JSON value.
    static func isForm(_ text: UTF8Text) -> Bool {
        let text = text.trimmedASCIIWhitespace()
        guard !text.isEmpty else { return false }
        switch text[0] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): return false
        default: return text.firstIndex(of: UInt8(ascii: "=")) != nil
        }
    }

    /// The fields as an object of strings, in their order and with duplicates.
    ///
    /// A field without `=` is an empty one. A percent sign without two hexadecimal digits stays what it is; bytes that
    /// are no UTF-8 become U+FFFD.
    static func object(of form: UTF8Text, _ values: inout ValueReader) -> JSONValue? {
        let form = form.trimmedASCIIWhitespace()
        let object = RawJSON.object(capacity: form.count + form.count / 4 + 16) { writer in
            forEachField(of: form) { field in
                let equals = field.firstIndex(of: UInt8(ascii: "=")) ?? field.count
                let (name, nameDamage) = decoded(field[0..<equals])
                let (value, valueDamage) = decoded(field[min(equals + 1, field.count)..<field.count])
                writer.key(name)
                writer.string(value)
                for damage in [nameDamage, valueDamage].compactMap(\.self) {
                    values.note(.repaired, Location(row: "", path: "/" + pointerStep(name)), damage.sentence)
                }
            }
        }
        return object.parsed().root
    }

    private static func forEachField(of form: UTF8Text, _ body: (UTF8Text) -> Void) {
        var start = 0
        while start < form.count {
            let end = form.firstIndex(of: UInt8(ascii: "&"), from: start) ?? form.count
            if end > start { body(form[start..<end]) }
            start = end + 1
        }
    }

    /// A name or a value, and what is wrong with it.
    private static func decoded(_ text: UTF8Text) -> (UTF8Text, FormDamage?) {
        let (bytes, isIntact) = text.formDecoded()
        if let decoded = UTF8Text(validating: bytes) { return (decoded, isIntact ? nil : .escape) }
        return (UTF8Text(repairing: bytes), .encoding)
    }
}

/// What can be wrong with a field's escapes.
private enum FormDamage {
    case escape
    case encoding

    var sentence: String {
        switch self {
        case .escape:
            "has a percent sign without two hexadecimal digits, which was left as it is. Send %25 for a percent sign"
        case .encoding: "has escapes that are not UTF-8, which became U+FFFD. Escape the bytes of UTF-8"
        }
    }
}
