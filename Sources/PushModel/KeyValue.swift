/// What a vendor's writer says under one key, before it is spelled.
package enum KeyValue {
    case text(UTF8Text)
    case texts([UTF8Text])
    case integer(Int)
    case flag(Bool)
    /// A value that is spelled already.
    case raw(RawJSON)
    /// The object whose keys stand under this one; left out where none of them says anything.
    case object
    /// The same, and `{}` where none of them says anything.
    case objectOrEmpty
    /// A string that holds another value's JSON.
    indirect case folded(KeyValue)

    /// `[]`.
    package static var emptyList: KeyValue { .texts([]) }
}

extension JSONWriter {
    /// Writes a member.
    ///
    /// - Parameters:
    ///   - name: Its key.
    ///   - value: Its value.
    ///   - writeKeys: Writes the members of the object that the value is.
    /// - Returns: Whether it was written; an object that turns out empty is not, unless the value asks for it.
    package mutating func member(
        _ name: UTF8Text, _ value: KeyValue, keys writeKeys: (inout JSONWriter) -> Void
    ) -> Bool {
        let start = mark
        key(name)
        if write(value, writeKeys) { return true }
        cut(to: start)
        return false
    }

    private mutating func write(_ value: KeyValue, _ writeKeys: (inout JSONWriter) -> Void) -> Bool {
        switch value {
        case .text(let text): string(text)
        case .texts(let texts): array(texts)
        case .integer(let number): integer(number)
        case .flag(let flag): bool(flag)
        case .raw(let json): raw(json)
        case .object: return object(writeKeys)
        case .objectOrEmpty: _ = object(writeKeys)
        case .folded(let inner):
            let start = mark
            if !write(inner, writeKeys) { return false }
            fold(from: start)
        }
        return true
    }

    private mutating func array(_ texts: [UTF8Text]) {
        beginArray()
        for text in texts { string(text) }
        endArray()
    }

    /// Writes an object; false where it is empty.
    private mutating func object(_ writeKeys: (inout JSONWriter) -> Void) -> Bool {
        beginObject()
        let start = mark
        writeKeys(&self)
        let isEmpty = isUnchanged(since: start)
        endObject()
        return !isEmpty
    }
}
