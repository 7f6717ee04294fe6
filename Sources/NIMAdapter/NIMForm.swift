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
    /// A field without `=` is an empty one. A percent sign without two hexadecimal digits stays what it is; bytes that are
    /// no UTF-8 become U+FFFD.
    static func object(of form: UTF8Text, _ values: inout ValueReader) -> JSONValue? {
        let form = form.trimmedASCIIWhitespace()
        var writer = JSONWriter(capacity: form.count + form.count / 4 + 16)
        writer.beginObject()
        var start = 0
        while start <= form.count {
            let end = form.firstIndex(of: UInt8(ascii: "&"), from: start) ?? form.count
            if end > start { write(form[start..<end], to: &writer, &values) }
            start = end + 1
        }
        writer.endObject()
        return try? JSONDocument(writer.text()).root
    }

    private static func write(_ field: UTF8Text, to writer: inout JSONWriter, _ values: inout ValueReader) {
        let equals = field.firstIndex(of: UInt8(ascii: "=")) ?? field.count
        let name = decoded(field[0..<equals])
        let value = decoded(field[min(equals + 1, field.count)..<field.count])
        writer.key(name.text)
        writer.string(value.text)
        let damages: [FormEscape.Damage] = [name.damage, value.damage].compactMap(\.self)
        for damage in damages {
            values.note(.repaired, Location(row: "", path: "/" + pointerStep(name.text)), damage.sentence)
        }
    }

    private static func decoded(_ text: UTF8Text) -> (text: UTF8Text, damage: FormEscape.Damage?) {
        guard text.withBytes({ $0.contains(where: FormEscape.isSpecial) }) else { return (text, nil) }
        var damage: FormEscape.Damage?
        let bytes = ByteSlice(text.withBytes { FormEscape.decode($0, &damage) })
        if let text = UTF8Text(validating: bytes) { return (text, damage) }
        return (UTF8Text(repairing: bytes), .encoding)
    }
}

/// The escapes of a form: `%` with two hexadecimal digits for any byte, `+` for a space.
private enum FormEscape {
    /// What can be wrong with escapes.
    enum Damage {
        case escape
        case encoding

        var sentence: String {
            switch self {
            case .escape:
                "has a percent sign without two hexadecimal digits, which was left as it is. Send %25 for a percent sign"
            case .encoding:
                "has escapes that are not UTF-8, which became U+FFFD. Escape the bytes of UTF-8"
            }
        }
    }

    static func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+")
    }

    static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ damage: inout Damage?) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
            var index = 0
            while index < bytes.count {
                var byte = bytes[index]
                index += 1
                if byte == UInt8(ascii: "+") {
                    byte = UInt8(ascii: " ")
                } else if byte == UInt8(ascii: "%") {
                    if let escaped = escapedByte(bytes, at: index) {
                        byte = escaped
                        index += 2
                    } else {
                        damage = .escape
                    }
                }
                target[count] = byte
                count += 1
            }
        }
    }

    private static func escapedByte(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt8? {
        guard index + 1 < bytes.count, let high = digit(bytes[index]), let low = digit(bytes[index + 1])
        else {
            return nil
        }
        return high << 4 | low
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
