/// An `application/x-www-form-urlencoded` body: fields of text, joined by `&` (reading N9).
package enum FormBody {
    /// Whether a text is a form: it has `=` and starts like no JSON value.
    package static func isForm(_ text: UTF8Text) -> Bool {
        let text = text.trimmedASCIIWhitespace()
        guard !text.isEmpty else { return false }
        switch text[0] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): return false
        default: return text.firstIndex(of: UInt8(ascii: "=")) != nil
        }
    }

    /// The fields as an object of strings, in their order and with duplicates.
    package static func object(of form: UTF8Text, _ values: inout ValueReader) -> JSONValue? {
        let form = form.trimmedASCIIWhitespace()
        let (root, damage) = JSONDocument.form(form)
        if damage != nil { noteDamage(of: form, &values) }
        return root
    }

    /// Tells which names and values of a form are not as they should be.
    private static func noteDamage(of form: UTF8Text, _ values: inout ValueReader) {
        forEachField(of: form) { field in
            let equals = field.firstIndex(of: UInt8(ascii: "=")) ?? field.count
            let name = field[0..<equals]
            let value = field[min(equals + 1, field.count)..<field.count]
            let (members, nameDamage) = JSONDocument.form(name)
            let path = "/" + pointerStep(members.members.first { _ in true }?.key ?? "")
            for damage in [nameDamage, JSONDocument.form(value).damage].compactMap(\.self) {
                values.note(damage.code, Location(row: "", path: path))
            }
        }
    }

    private static func forEachField(of form: UTF8Text, _ body: (UTF8Text) -> Void) {
        var start = 0
        while start < form.count {
            let end = form.firstIndex(of: UInt8(ascii: "&"), from: start) ?? form.count
            if end > start { body(form[start..<end]) }
            start = end + 1
        }
    }
}

extension FormDamage {
    fileprivate var code: DiagnosticCode {
        switch self {
        case .escape: .badPercent
        case .encoding: .badEncoding
        }
    }
}
