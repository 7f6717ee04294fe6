/// What the sender of a message asked for, in no vendor's words and not in Apple's.
///
/// A reader fills it, a resolver decides from it what one recipient gets, a writer spells it for a vendor. Absent means
/// "the sender did not say"; what then happens is the app's configuration (``AppProfile``), never the message's.
///
/// ```swift
/// var message = PushMessage()
/// message.kind = .image
/// message.receivers = ["6006"]
/// message.title = "Ada"
/// ```
/// It has one property for each ``CanonicalField``, which `Mappings/fields.tsv` describes. A message that was read keeps
/// the places of its values in the line, and makes a text of one only when somebody asks for it; copies share them.
public struct PushMessage: Sendable {
    @usableFromInline var contents: MessageContents

    /// Creates an empty text message.
    public init() { contents = .empty }

    /// The withdrawal of an earlier message.
    public struct Recall: Sendable, Hashable {
        /// The server's identifier of the withdrawn message.
        public var messageID: UTF8Text?
        /// The client's identifier of the withdrawn message.
        public var clientID: UTF8Text?
        /// The sender's note; never shown as the push's text (reading N1).
        public var note: UTF8Text?

        /// Creates a recall of an unnamed message.
        public init() {}
    }
}

// MARK: - What is present

extension PushMessage {
    /// Whether `field` has a value other than its default.
    @inlinable public func holds(_ field: CanonicalField) -> Bool { contents.present.contains(field) }

    /// The fields whose values are not their defaults.
    @inlinable package var presentFields: FieldSet { contents.present }

    /// One field for each present part: such a part may be present although all its fields are at their defaults.
    @inlinable package var presentParts: FieldSet { contents.parts }
}

// MARK: - The neutral form

extension PushMessage {
    /// The neutral JSON form of what `field` holds; nil when it holds nothing or its default.
    public func value(of field: CanonicalField) -> RawJSON? { holds(field) ? neutral(field) : nil }

    /// The whole message in its neutral form: one flat object, a member for each field that says something.
    ///
    /// ```json
    /// {"text":"hi","sender.id":"6001","receivers":["6006"],"alert.title":"Ada"}
    /// ```
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for field in presentFields {
            guard let value = neutral(field) else { continue }
            writer.key(UTF8Text(field.rawValue))
            writer.raw(value)
        }
        writer.endObject()
    }

    /// What a field says, in the neutral form; nil for a field of members that has none.
    private func neutral(_ field: CanonicalField) -> RawJSON? {
        if let value = fieldValue(of: field) { return value.neutral }
        let members = members(of: field)
        return members.isEmpty ? nil : .object(of: members)
    }
}

// MARK: - Equality

extension PushMessage: Hashable {
    /// Whether both say the same.
    public static func == (left: PushMessage, right: PushMessage) -> Bool {
        let (one, other) = (left.contents, right.contents)
        if one === other { return true }
        guard one.present == other.present, one.parts == other.parts,
            one.isTitlePerhapsBody == other.isTitlePerhapsBody, one.members == other.members
        else { return false }
        return one.present.allSatisfy { left.fieldValue(of: $0) == right.fieldValue(of: $0) }
    }

    /// Hashes which fields are present, and the texts that differ most often.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(contents.present)
        for text in [id, self.text, title, body] { hasher.combine(text) }
    }
}
