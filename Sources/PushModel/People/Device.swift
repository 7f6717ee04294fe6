/// A device that Apple can reach for a recipient.
public struct Device: Sendable, Hashable {
    /// Which of Apple's channels the device's token is for.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case alert
        case voip
    }

    /// Which of Apple's environments knows the token.
    public enum Environment: String, Sendable, Hashable, CaseIterable {
        case production
        case sandbox
    }

    /// The device token in hexadecimal digits.
    public var token: UTF8Text
    /// The app's bundle identifier, without a push type's suffix.
    public var topic: UTF8Text?
    /// The vendor's identifier of the device.
    public var id: UTF8Text?
    /// The name of the certificate with which the device was bound.
    public var notifier: UTF8Text?
    /// The language of its system, by which a message's translation is chosen; nil for the recipient's (TX 20).
    public var language: UTF8Text?
    /// Which channel the token is for.
    public var kind: Kind
    /// Which environment knows the token.
    public var environment: Environment

    /// Creates a device that shows alerts in production.
    public init(
        token: UTF8Text, topic: UTF8Text? = nil, id: UTF8Text? = nil, notifier: UTF8Text? = nil,
        language: UTF8Text? = nil, kind: Kind = .alert, environment: Environment = .production
    ) {
        self.token = token
        self.topic = topic
        self.id = id
        self.notifier = notifier
        self.language = language
        self.kind = kind
        self.environment = environment
    }
}
