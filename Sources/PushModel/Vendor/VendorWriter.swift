/// The other direction of a vendor's adapter: spells the neutral model in the vendor's words.
public protocol VendorWriter: VendorAdapter {
    /// The names of the shapes that it writes: those that an app or a backend can send.
    static var writtenShapes: [String] { get }

    /// Writes a message.
    ///
    /// What ``VendorAdapter/read(_:shape:options:diagnostics:)`` makes of the result is the same message, for all that
    /// the shape can say.
    /// - Parameters:
    ///   - message: What the sender asked for.
    ///   - shape: One of ``writtenShapes``.
    ///   - findings: Receives each field that the shape cannot say.
    /// - Returns: The message; a field that cannot be said is left out.
    static func write(_ message: PushMessage, shape: String, findings: inout [Finding]) -> WrittenMessage

    /// Cuts a message down to what the vendor takes.
    ///
    /// - Parameters:
    ///   - message: What the sender asked for.
    ///   - shape: One of ``writtenShapes``.
    ///   - bytes: What ``WrittenMessage/bytes`` the message has when it is written as it is; nil where nobody wrote it.
    ///   - findings: Receives what was cut; without one nothing was.
    /// - Returns: False when the message cannot be sent at all.
    static func fit(
        _ message: inout PushMessage, shape: String, writtenIn bytes: Int?, findings: inout [Finding]
    ) -> Bool

    /// The shape that an app's client sends, and the one that its backend sends, where nobody asked for another.
    static var usualShapes: (client: String, server: String) { get }

    /// The shape in which a message is written where nobody asked for another (readings C8 and C15).
    ///
    /// - Parameters:
    ///   - isClients: Whether it came in a shape of clients.
    ///   - conversation: The kind of its conversation.
    /// - Returns: The shape's name.
    static func usualShape(ofClients isClients: Bool, in conversation: Conversation.Kind) -> String

    /// The shape in which a message is written where nobody asked for another and only one has such messages.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - usual: The shape for others of its conversation.
    /// - Returns: The shape's name.
    static func shape(for message: PushMessage, insteadOf usual: String) -> String

    static func isClientShape(_ shape: String) -> Bool

    /// Whether messages of a shape are the vendor's copies, which lack what the sender set for the push.
    static func isCopy(_ shape: String, _ diagnostics: [Diagnostic]) -> Bool

    /// Whether a shape holds only what decides about the push: text, kind, sender and conversation stand elsewhere
    /// (reading E15).
    static func isBareExtension(_ shape: String) -> Bool

    static func fields(sayableIn shape: String) -> FieldSet

    /// Whether the vendor has a kind of message; others become custom messages.
    static func has(_ kind: MessageKind) -> Bool

    /// The same in one shape: a server's calls may take fewer kinds than clients send.
    static func has(_ kind: MessageKind, in shape: String) -> Bool

    /// Whether the server may push a message of a shape that is for those who are online.
    static func mayPushOnlineOnly(in shape: String) -> Bool

    /// Whether a command needs a key that another vendor's commands do not fill (reading C25).
    static var commandsNeedAction: Bool { get }

    /// What the vendor usually calls messages of a kind; nil where it has no names for them.
    static func usualTypeName(of kind: MessageKind) -> UTF8Text?

    /// Why there is no such message in a shape; nil where there is one.
    ///
    /// A message that would reach or show more than the sender meant is refused as well.
    static func refusal(of message: PushMessage, in shape: String) -> Finding?

    /// How many receivers one message of a shape can name: people in a direct conversation, groups or rooms otherwise.
    static func mostReceivers(of message: PushMessage, in shape: String) -> Int

    /// How many members of a group or a room one message of a shape can name; nil where all it has.
    static func mostMembers(of message: PushMessage, in shape: String) -> Int?

    /// The members at a delivered payload's root that are not the app's own, each with the field that says the same.
    static var echoes: [(member: UTF8Text, field: CanonicalField)] { get }

    /// A written message as a line of input: its body, and what its request says as members beside (reading C8).
    static func line(of written: WrittenMessage) -> RawJSON
}

/// A message in a vendor's words, ready to send.
public struct WrittenMessage: Sendable, Hashable {
    /// The body to send, exactly.
    public var body: RawJSON
    /// Where to send it, for the shapes of a REST API.
    public var request: Request?
    /// Whether a server that takes only its documented keys for its own hands the app others as data, because the message
    /// has none (EM 9.12, `policies.appDataKeys`).
    public var hasLeftovers: Bool

    /// Creates a written message.
    @inlinable
    public init(body: RawJSON, request: Request? = nil, hasLeftovers: Bool = false) {
        self.body = body
        self.request = request
        self.hasLeftovers = hasLeftovers
    }

    /// What a REST API keeps outside the body.
    public struct Request: Sendable, Hashable {
        /// The HTTP method.
        public var method: UTF8Text
        /// The path below the API's host, with `{org}/{app}` where the app's names belong.
        public var path: UTF8Text

        /// Creates a request line.
        @inlinable
        public init(method: UTF8Text, path: UTF8Text) {
            self.method = method
            self.path = path
        }
    }
}

extension VendorWriter {
    /// Most vendors say the kind, and no name of it.
    public static func usualTypeName(of kind: MessageKind) -> UTF8Text? { nil }

    /// Most vendors have the same kinds in all shapes.
    public static func has(_ kind: MessageKind, in shape: String) -> Bool { has(kind) }

    /// Most vendors push nothing to those who are offline of a message for those who are online.
    public static func mayPushOnlineOnly(in shape: String) -> Bool { false }

    /// Most vendors' commands are sent without one.
    public static var commandsNeedAction: Bool { false }

    /// Most vendors have one shape for all messages of a conversation.
    public static func shape(for message: PushMessage, insteadOf usual: String) -> String { usual }

    /// The message cut down to what the vendor takes; nil when it cannot be sent at all.
    public static func fitted(
        _ message: PushMessage, shape: String, findings: inout [Finding]
    ) -> PushMessage? {
        var fitted = message
        return fit(&fitted, shape: shape, writtenIn: nil, findings: &findings) ? fitted : nil
    }

    /// Whether a shape has a key for a field.
    public static func says(_ field: CanonicalField, in shape: String) -> Bool {
        fields(sayableIn: shape).contains(field)
    }
}

extension WrittenMessage {
    /// The bytes of body and path; no part of the message has more.
    public var bytes: Int { body.text.count + (request?.path.count ?? 0) }
}
