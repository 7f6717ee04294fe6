/// A message's identifier: 53 bits, so that it survives JSON numbers everywhere; later ones are greater on one node.
struct MessageID: RawRepresentable, Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The number, from 1 to 2⁵³ − 1.
    let rawValue: Int

    /// Names a message.
    init(rawValue: Int) { self.rawValue = rawValue }

    /// The decimal digits.
    var description: String { String(rawValue) }

    /// Whether the left message was named earlier.
    static func < (left: MessageID, right: MessageID) -> Bool { left.rawValue < right.rawValue }
}

/// A message as it came, kept for the time in which it may be recalled.
struct StoredMessage: Sendable, Hashable {
    /// Its identifier.
    var id: MessageID
    /// How it came: `api`, `webhook:` and the vendor, `recall` for the recall of the message whose body it has, or `alias`
    /// for no message of its own, but one more identifier of that whose ``vendorID`` its body is.
    var surface: String
    /// What it was taken for, such as `nim/server-v1`.
    var source: String
    /// The identifier by which vendor and client know it; one message of an app at most has it.
    var vendorID: String?
    /// The sender, as far as it says.
    var sender: String?
    /// The only person whom it is for; nil for a group and for several.
    var receiver: String?
    /// The group, as far as it is for one.
    var group: String?
    /// When it was accepted, in Unix milliseconds.
    var acceptedAt: Int
    /// The message, exactly as it came.
    var body: [UInt8]

    /// How a recall comes that was asked for by a message's identifier.
    static let recallSurface = "recall"
    static let aliasSurface = "alias"
}
