/// A message's identifier: 53 bits, so that it survives JSON numbers everywhere; later ones are greater on one node.
public struct MessageID: RawRepresentable, Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The number, from 1 to 2⁵³ − 1.
    public let rawValue: Int

    /// Names a message.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The decimal digits.
    public var description: String { String(rawValue) }

    /// Whether the left message was named earlier.
    public static func < (left: MessageID, right: MessageID) -> Bool { left.rawValue < right.rawValue }
}

/// A message as it came, kept for the time in which it may be recalled.
public struct StoredMessage: Sendable, Hashable {
    /// Its identifier.
    public var id: MessageID
    /// How it came: `api`, `webhook:` and the vendor, `recall` for the recall of the message whose body it has, or `alias`
    /// for no message of its own, but one more identifier of that whose ``vendorID`` its body is.
    public var surface: String
    /// What it was taken for, such as `nim/server-v1`.
    public var source: String
    /// The identifier by which vendor and client know it; one message of an app at most has it.
    public var vendorID: String?
    /// The sender, as far as it says.
    public var sender: String?
    /// The only person whom it is for; nil for a group and for several.
    public var receiver: String?
    /// The group, as far as it is for one.
    public var group: String?
    /// When it was accepted, in Unix milliseconds.
    public var acceptedAt: Int
    /// The message, exactly as it came.
    public var body: [UInt8]

    /// How a recall comes that was asked for by a message's identifier.
    static let recallSurface = "recall"
    static let aliasSurface = "alias"

    /// Creates a message.
    public init(
        id: MessageID, surface: String, source: String, vendorID: String? = nil, sender: String? = nil,
        receiver: String? = nil, group: String? = nil, acceptedAt: Int, body: [UInt8]
    ) {
        self.id = id
        self.surface = surface
        self.source = source
        self.vendorID = vendorID
        self.sender = sender
        self.receiver = receiver
        self.group = group
        self.acceptedAt = acceptedAt
        self.body = body
    }
}
