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
        var object = FormObject(form, isRepairing: false)
        var document = try? JSONDocument(ByteSlice(object.json))
        if document == nil {
            // Escapes can spell bytes that are no UTF-8; nothing else can be wrong with the object.
            object = FormObject(form, isRepairing: true)
            document = try? JSONDocument(ByteSlice(object.json))
        }
        for (name, damage) in object.damages {
            values.note(.repaired, Location(row: "", path: "/" + pointerStep(name)), damage.sentence)
        }
        return document?.root
    }
}

/// The JSON object that a form spells.
private struct FormObject {
    /// The object's text; UTF-8 for sure only when it was repaired.
    private(set) var json = [UInt8(ascii: "{")]
    /// What is wrong with the escapes of fields.
    private(set) var damages: [(name: UTF8Text, damage: FormDamage)] = []
    private let isRepairing: Bool

    init(_ form: UTF8Text, isRepairing: Bool) {
        self.isRepairing = isRepairing
        json.reserveCapacity(form.count + form.count / 4 + 16)
        form.withBytes { bytes in
            for field in bytes.split(separator: UInt8(ascii: "&")) { append(field) }
        }
        json.append(UInt8(ascii: "}"))
    }

    private mutating func append(_ field: Slice<UnsafeBufferPointer<UInt8>>) {
        if json.count > 1 { json.append(UInt8(ascii: ",")) }
        let start = json.count
        let equals = field.firstIndex(of: UInt8(ascii: "=")) ?? field.endIndex
        let nameDamage = appendString(field[..<equals])
        let name = start..<json.count
        json.append(UInt8(ascii: ":"))
        let valueDamage = appendString(field[equals...].dropFirst())
        for damage in [nameDamage, valueDamage].compactMap(\.self) {
            damages.append((text(of: name), damage))
        }
    }

    /// Writes a name or a value, decoded, as a JSON string.
    private mutating func appendString(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> FormDamage? {
        json.append(UInt8(ascii: "\""))
        let start = json.count
        let damage = appendDecoded(UnsafeBufferPointer(rebasing: bytes))
        let isUTF8 = !isRepairing || repair(from: start)
        json.append(UInt8(ascii: "\""))
        return isUTF8 ? damage : .encoding
    }

    private mutating func appendDecoded(_ bytes: UnsafeBufferPointer<UInt8>) -> FormDamage? {
        var damage: FormDamage?
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "+"): json.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                if let escaped = escapedByte(bytes, at: index) {
                    appendEscaped(escaped)
                    index += 2
                } else {
                    json.append(byte)
                    damage = .escape
                }
            default: appendEscaped(byte)
            }
        }
        return damage
    }

    /// The byte that the two hexadecimal digits at an index spell.
    private func escapedByte(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt8? {
        guard index + 1 < bytes.count, let high = digit(bytes[index]), let low = digit(bytes[index + 1])
        else { return nil }
        return high << 4 | low
    }

    private func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Writes a byte of a JSON string.
    private mutating func appendEscaped(_ byte: UInt8) {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
            json.append(UInt8(ascii: "\\"))
        } else if byte < 0x20 {
            json.append(contentsOf: "\\u00".utf8)
            json.append(UInt8(ascii: "0") + byte >> 4)
            json.append(Array("0123456789abcdef".utf8)[Int(byte & 0xF)])
            return
        }
        json.append(byte)
    }

    /// Makes what was written from an index on UTF-8; false when it was not.
    private mutating func repair(from start: Int) -> Bool {
        let bytes = ByteSlice(Array(json[start...]))
        if UTF8Text(validating: bytes) != nil { return true }
        let repaired = UTF8Text(repairing: bytes).withBytes(Array.init)
        json.replaceSubrange(start..., with: repaired)
        return false
    }

    private func text(of string: Range<Int>) -> UTF8Text {
        let document = try? JSONDocument(ByteSlice(Array(json[string])))
        return document?.root.string ?? ""
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
