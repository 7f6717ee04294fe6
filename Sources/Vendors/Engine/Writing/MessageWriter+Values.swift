/// How every vendor's writer says single values; nil says nothing.
extension MessageWriter {
    /// Text; an empty one would be read as none.
    @inlinable
    public func text(_ text: UTF8Text?) -> KeyValue? { text?.nonEmpty.map(KeyValue.text) }

    /// A flag that is off where it does not stand.
    @inlinable
    public func flag(_ flag: Bool) -> KeyValue? { flag ? .flag(true) : nil }

    /// A list, unless it is empty.
    @inlinable
    public func list(_ texts: [UTF8Text]?) -> KeyValue? {
        guard let texts, !texts.isEmpty else { return nil }
        return .texts(texts)
    }
}
