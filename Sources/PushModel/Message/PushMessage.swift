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

/// What sort of message a push announces.
///
/// Vendors number or name these differently; each adapter translates its own spelling.
public enum MessageKind: String, Sendable, Hashable, CaseIterable {
    case text
    case image
    case audio
    case video
    case location
    case file
    /// A transparent instruction to the client (Easemob `cmd`): nothing a person reads.
    case command
    case custom
    case tip
    /// A change of group membership or the like, told as a message.
    case notice
    case audioCall = "audio-call"
    case videoCall = "video-call"
    /// NIM's custom system notification: pushed only when it brings its own text.
    case customNotification = "custom-notification"
    /// The withdrawal of an earlier message.
    case recall
    case signalling
    case reaction
    /// A notification to everyone who uses the app, in no conversation.
    case broadcast
    /// A picture from a set that stands for a mood.
    case face
    /// A push without a message, in no conversation, to some or all who use the app.
    case pushOnly = "push-only"
    /// Messages of another conversation, forwarded as one.
    case merged
    /// What has no kind here: no vendor has a word for it.
    case other

    /// Whether such a message has a text of its own; whatever stands where other kinds would have one is none (reading E16).
    @inlinable package var hasText: Bool { self == .text || self == .tip }
}

/// The conversation to which a message belongs.
public enum Conversation {
    /// The kinds of conversation on which settings and pushes differ (reading G5).
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Between two people; the conversation's identifier is the peer's.
        case direct
        /// Groups, teams and superteams.
        case group
        /// Chat rooms: their messages are never pushed.
        case room
    }
}

/// Lists of devices and certificates; a device must pass all of them, and being ignored wins (EM 9.37).
public struct DeviceFilter: Sendable, Hashable {
    /// Only these device identifiers, unless empty.
    public var acceptedIDs: [UTF8Text] = []
    /// Never these device identifiers.
    public var ignoredIDs: [UTF8Text] = []
    /// Only devices bound with these certificates, unless empty.
    public var acceptedNotifiers: [UTF8Text] = []
    /// Never devices bound with these certificates.
    public var ignoredNotifiers: [UTF8Text] = []

    /// Creates a filter that every device passes.
    public init() {}
}

/// One part of a message that has several: a text, a picture, something of the app's own.
public struct MessageElement: Sendable, Hashable {
    /// What sort of part it is.
    public var kind: MessageKind
    /// Its own words, as far as it has any.
    public var text: UTF8Text?
    /// What it consists of beside that; see ``BodyField``.
    public var content: [JSONField] = []

    /// Creates a part.
    public init(_ kind: MessageKind, text: UTF8Text? = nil) {
        self.kind = kind
        self.text = text
    }
}

extension PushMessage {
    /// All parts of the message in their order, however it says them; at least one.
    package var allElements: [MessageElement] { elements.isEmpty ? [onlyElement] : elements }

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
    var neutral: RawJSON {
        var members: [(UTF8Text, RawJSON)] = [("kind", .string(UTF8Text(kind.rawValue)))]
        if let text { members.append(("text", .string(text))) }
        if !content.isEmpty { members.append(("content", .object(of: content))) }
        return .object(members)
    }
}

/// The sound a notification plays.
public enum Sound: Sendable, Hashable {
    /// A file in the app's bundle or its `Library/Sounds`; `default` is the system's own; empty means silence.
    case file(UTF8Text)
    /// Apple's critical-alert object `{critical, name, volume}`, as it came.
    case critical(RawJSON)
    /// No sound, although the app's default would play one.
    case silent
}
