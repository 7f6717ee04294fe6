/// The words of a notification, and the levels that gave them.
public struct NotificationWords: Sendable, Hashable {
    /// The words; an empty alert shows none.
    public var alert = Alert()
    /// Which level gave the title.
    public var titleLevel: TextLevel?
    /// Which level gave the body.
    public var bodyLevel: TextLevel?
    /// The sender's name that the vendor's server puts before the body; nil where it puts none.
    public var prefix: NamePrefix?

    /// No words.
    public init() {}
}

/// A sender's name at the start of a body, put there by the vendor's server and not by the sender.
public struct NamePrefix: Sendable, Hashable {
    /// The name, without the separator behind it.
    public var name: UTF8Text
    /// The bytes of name and separator.
    public var length: Int
    /// Whether it is an identifier, used since no name is known.
    public var isIdentifier: Bool

    /// Creates a prefix.
    public init(name: UTF8Text, length: Int, isIdentifier: Bool) {
        self.name = name
        self.length = length
        self.isIdentifier = isIdentifier
    }
}
