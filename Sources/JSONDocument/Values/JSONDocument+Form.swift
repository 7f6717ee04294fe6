extension JSONDocument {
    /// Reads an `application/x-www-form-urlencoded` body as an object of strings, its fields in their order and with
    /// duplicates.
    ///
    /// A field without `=` is an empty one. A percent sign without two hexadecimal digits stays what it is; bytes that
    /// are no UTF-8 become U+FFFD.
    ///
    /// - Returns: The object, and what is wrong with its escapes.
    package static func form(_ form: UTF8Text) -> (root: JSONValue, damage: FormDamage?) {
        var isIntact = true
        let object = form.withBytes { source in
            // No byte becomes more than six: the escape of a control character or, for the sign between fields, the
            // quotes, colon and comma of the next one. The first field's and the braces are eight.
            ByteStorage(capacity: source.count * 6 + 8) { target in
                guard let from = source.baseAddress, let to = target.baseAddress else { return 0 }
                var writer = FormObjectWriter(
                    from, count: source.count, to: to.assumingMemoryBound(to: UInt8.self))
                writer.write()
                isIntact = writer.isIntact
                return writer.written
            }
        }
        let bytes = ByteSlice(object, 0..<object.count)
        if let document = try? JSONDocument(bytes) { return (document.root, isIntact ? nil : .escape) }
        return (RawJSON(compact: UTF8Text(repairing: bytes)).parsed().root, .encoding)
    }
}

/// What can be wrong with a form's escapes.
package enum FormDamage {
    /// A percent sign has no two hexadecimal digits behind it.
    case escape
    /// What they stand for is no UTF-8.
    case encoding
}
