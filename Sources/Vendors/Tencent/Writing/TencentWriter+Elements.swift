/// The elements of a message, in the vendor's words.
extension TencentWriter {
    /// The element that a message of a client SDK has: such a message cannot have several.
    var onlyElement: MessageElement {
        let parts = message.allElements
        return parts.count == 1
            ? parts[0] : MessageElement(message.kind, text: message.kind.hasText ? message.text : nil)
    }

    /// The sort of an element, as a key spells it; kinds that the vendor lacks are custom elements.
    func sort(of element: MessageElement, _ key: TencentKey) -> KeyValue? {
        Self.table.spelling(of: .kind(element.kind), under: Int(key.rawValue))
    }

    /// All elements as an array.
    ///
    /// - Parameters:
    ///   - kind: The key of an element's sort.
    ///   - content: The key of the object that holds the others; nil where they stand beside the sort.
    ///   - text: The key of a text.
    ///   - words: The key of what a custom element shows.
    /// - Returns: The array; nil for a push without a message.
    func elements(
        _ kind: TencentKey, in content: TencentKey?, _ text: TencentKey, _ words: TencentKey
    ) -> KeyValue? {
        if message.kind == .pushOnly { return nil }
        return .raw(
            .array(
                message.allElements.map { element in
                    let sort = sort(of: element, kind)?.json ?? .null
                    let key = element.kind.hasText ? text : words
                    let own = element.text?.nonEmpty.map { [(key.name, RawJSON.string($0))] } ?? []
                    return .object(
                        [(kind.name, sort)] + (content.map { [($0.name, RawJSON.object(own))] } ?? own))
                }))
    }
}
