/// One part of a message that has several: a text, a picture, something of the app's own.
public struct MessageElement: Sendable, Hashable {
    /// What sort of part it is.
    public var kind: MessageKind
    /// Its own words, as far as it has any.
    public var text: UTF8Text?

    /// Creates a part.
    public init(_ kind: MessageKind, text: UTF8Text? = nil) {
        self.kind = kind
        self.text = text
    }
}

extension PushMessage {
    /// All parts of the message in their order, however it says them; at least one.
    package var allElements: [MessageElement] { elements.isEmpty ? [onlyElement] : elements }

    /// The part that a message of one part is.
    private var onlyElement: MessageElement { MessageElement(kind, text: kind.hasText ? text : nil) }

    /// Says of which parts the message consists.
    ///
    /// One of several parts is a text if one of them is, with all its texts; ``elements`` holds what its kind and text leave
    /// open, and is empty where they leave nothing open.
    package mutating func setElements(_ parts: [MessageElement]) {
        let texts = parts.filter { $0.kind == .text }
        let words = texts.compactMap(\.text)
        kind = texts.isEmpty ? parts.first?.kind ?? .text : .text
        text = words.isEmpty ? nil : UTF8Text(concatenating: words)
        elements = []
        if parts != [onlyElement] { elements = parts }
    }
}

extension MessageElement {
    /// The neutral form.
    var neutral: RawJSON {
        var members: [(UTF8Text, RawJSON)] = [("kind", .string(UTF8Text(kind.rawValue)))]
        if let text { members.append(("text", .string(text))) }
        return .object(members)
    }
}
