package import JSONDocument

/// A webhook as it came.
package struct Webhook {
    package let body: ByteSlice
    /// The body as JSON; nil when it is none.
    package let message: JSONValue?
    package let headers: [(name: UTF8Text, value: UTF8Text)]
    /// What stands behind the question mark of the address that was called; empty for nothing.
    package let query: UTF8Text

    /// The values of the parameters of some names in the address, each once.
    package func parameters(_ keys: [UTF8Text]) -> [UTF8Text] {
        Self.values(keys, in: JSONDocument.form(query).root)
    }

    /// The values of the fields of some names, each once.
    package static func values(_ names: [UTF8Text], in fields: JSONValue) -> [UTF8Text] {
        var values: [UTF8Text] = []
        for name in names {
            for member in fields.members where member.hasKey(name) {
                if let value = member.value.string, !values.contains(value) { values.append(value) }
            }
        }
        return values
    }

    /// The values of a header, each once, without the blanks around them, which are none of the value (RFC 9110, 5.5).
    package func header(_ name: UTF8Text) -> [UTF8Text] { headers([name]) }

    /// The same of the headers of some names.
    package func headers(_ names: [UTF8Text]) -> [UTF8Text] {
        var values: [UTF8Text] = []
        for header in headers where names.contains(where: header.name.equalsIgnoringASCIICase) {
            let value = header.value.trimmedASCIIWhitespace()
            if !values.contains(value) { values.append(value) }
        }
        return values
    }

    /// A member of the body as text: a string, or a number as it is spelled; nil for nothing, `null` and `""`.
    package func text(_ name: UTF8Text) -> UTF8Text? {
        guard let value = message?[name], let text = value.string ?? value.number else { return nil }
        return text.isEmpty ? nil : text
    }
}
