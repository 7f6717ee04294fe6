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
}

/// A message in a vendor's words, ready to send.
public struct WrittenMessage: Sendable, Hashable {
    /// The body to send, exactly.
    public var body: RawJSON
    /// Where to send it, for the shapes of a REST API.
    public var request: Request?

    /// Creates a written message.
    public init(body: RawJSON, request: Request? = nil) {
        self.body = body
        self.request = request
    }

    /// What a REST API keeps outside the body.
    public struct Request: Sendable, Hashable {
        /// The HTTP method.
        public var method: UTF8Text
        /// The path below the API's host, with `{org}/{app}` where the app's names belong.
        public var path: UTF8Text

        /// Creates a request line.
        public init(method: UTF8Text, path: UTF8Text) {
            self.method = method
            self.path = path
        }
    }
}

extension CanonicalField {
    /// How much it matters when a writer has to leave the field out.
    ///
    /// Of what Apple's payload shows, the loss reaches a person; of what only decides who is pushed, somebody may see
    /// more or less; the rest is bookkeeping.
    package var lossSeverity: Diagnostic.Severity {
        switch self {
        case .id, .clientID, .timestamp, .senderName, .conversationID, .extension, .platforms,
            .routeEnvironment,
            .routeIsEnabled, .recallNote, .mentionTextDisabled:
            .info
        case .isCounted, .isStored, .isOnlineOnly, .hasPrefix, .acceptedDevices, .ignoredDevices,
            .acceptedNotifiers,
            .ignoredNotifiers, .members, .excludedMembers, .force, .mentions, .isVoIP:
            .warning
        default: .error
        }
    }
}
