/// An `application/x-www-form-urlencoded` body: fields of text, joined by `&` (reading N9).
public final class FormBody: Sendable {
    /// The body as it came.
    public let text: UTF8Text
    /// The fields as an object of strings, in their order and with duplicates; nil for a text that is no form.
    package let fields: JSONValue?
    /// Whether some names or values are not as they should be.
    private let isDamaged: Bool

    /// Decodes a body.
    public init(_ text: UTF8Text) {
        self.text = text
        if Self.isForm(text) {
            let (fields, damage) = JSONDocument.form(text.trimmedASCIIWhitespace())
            self.fields = Self.withListNames(fields)
            isDamaged = damage != nil
        } else {
            (fields, isDamaged) = (nil, false)
        }
    }

    /// The fields, with the names that PHP gives the elements of a list, `name[]` and `name[0]`, as the list's own.
    private static func withListNames(_ fields: JSONValue) -> JSONValue {
        var hasLists = false
        fields.forEachMember { if $0.withKey({ listName(of: $0) != nil }) { hasLists = true } }
        if !hasLists { return fields }
        return RawJSON.object(fields.members.map { (listName(of: $0.key) ?? $0.key, $0.value.raw) }).parsed()
            .root
    }

    /// The name of the list whose element a field is; nil for other fields.
    private static func listName(of name: UTF8Text) -> UTF8Text? {
        guard name.hasSuffix("]"), let start = name.firstIndex(of: UInt8(ascii: "[")), start > 0 else {
            return nil
        }
        let index = name[(start + 1)..<(name.count - 1)]
        let isIndex = index.withBytes { bytes in bytes.allSatisfy { (0x30...0x39).contains($0) } }
        return isIndex ? name[0..<start] : nil
    }

    /// Whether a text is a form: it has `=` and starts like no JSON value.
    private static func isForm(_ text: UTF8Text) -> Bool {
        let text = text.trimmedASCIIWhitespace()
        guard !text.isEmpty else { return false }
        switch text[0] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): return false
        default: return text.firstIndex(of: UInt8(ascii: "=")) != nil
        }
    }

    /// Tells which names and values of the form are not as they should be.
    package func noteDamage(_ values: inout ValueReader) {
        guard isDamaged else { return }
        forEachField { field in
            let equals = field.firstIndex(of: UInt8(ascii: "=")) ?? field.count
            let name = field[0..<equals]
            let value = field[min(equals + 1, field.count)..<field.count]
            let (members, nameDamage) = JSONDocument.form(name)
            let path = "/" + pointerStep(members.members.first { _ in true }?.key ?? "")
            for damage in [nameDamage, JSONDocument.form(value).damage].compactMap(\.self) {
                if damage == .encoding { values.hasReplacements = true }
                values.note(damage.code, Location(row: "", path: path))
            }
        }
    }

    private func forEachField(_ body: (UTF8Text) -> Void) {
        let form = text.trimmedASCIIWhitespace()
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
