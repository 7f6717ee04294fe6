/// One vendor's side of the bridge: recognises its messages and reads them.
///
/// An adapter knows its own keys and the model, and neither Apple nor the other vendors. A new vendor is one table, one
/// adapter and one line in the registry of the front door.
public protocol VendorAdapter: Sendable {
    /// The vendors whose messages look like this, the adapter's own name first (`easemob`, `agora`).
    static var vendors: [String] { get }

    /// The names of the shapes that it reads, such as `rest`.
    static var shapes: [String] { get }

    /// Calls `body` with each shape that `input` could be, the likeliest first; never for another vendor's or nobody's.
    static func recognise(_ input: VendorInput, as body: (String) -> Void)

    /// Whether one of its webhooks says that a message's receiver is offline.
    static var tellsWhoIsOffline: Bool { get }

    /// What a webhook's body tells of; nil for another vendor's or nobody's.
    static func webhookContent(of body: JSONValue) -> WebhookContent?

    /// What, besides identifiers, no other message's webhook has; nil where nothing is known to be so.
    static func webhookIdentity(of body: JSONValue) -> UTF8Text?

    /// Reads a message.
    ///
    /// - Parameters:
    ///   - input: One line of input.
    ///   - shape: One of ``shapes``.
    ///   - options: What the app's profile says about reading.
    ///   - memory: What reading the last message left.
    ///   - message: Receives the message; nothing in the input makes reading fail.
    ///   - diagnostics: Receives what could not be taken as it came.
    ///   - places: Receives where the message spells what was read.
    static func read(
        _ input: VendorInput, shape: String, options: ReadingOptions, in memory: ReadingMemory,
        into message: inout PushMessage, diagnostics: inout [Diagnostic],
        places: inout (any FieldPlaces)?
    )

    /// Every key of `input` in its order, but for objects whose members are keys themselves.
    static func spelledKeys(in input: VendorInput, shape: String) -> [SpelledKey]
}

extension VendorAdapter {
    /// Most vendors say it nowhere.
    public static var tellsWhoIsOffline: Bool { false }

    /// Most vendors give each message an identifier.
    public static func webhookIdentity(of body: JSONValue) -> UTF8Text? { nil }

    /// Reads a message, for whoever need not know where it spells what.
    public static func read(
        _ input: VendorInput, shape: String, options: ReadingOptions, diagnostics: inout [Diagnostic]
    ) -> PushMessage {
        var message = PushMessage()
        var places: (any FieldPlaces)?
        read(
            input, shape: shape, options: options, in: ReadingMemory(), into: &message,
            diagnostics: &diagnostics, places: &places)
        return message
    }

    /// The shapes that `input` could be, the likeliest first; empty for another vendor's or nobody's.
    public static func recognise(_ input: VendorInput) -> [String] {
        var shapes: [String] = []
        recognise(input) { shapes.append($0) }
        return shapes
    }
}

/// One line of input.
public enum VendorInput: Sendable {
    /// A JSON value.
    case json(JSONValue)
    /// An `application/x-www-form-urlencoded` body.
    case form(FormBody)

    /// A value that may be a form as well: a JSON string is one (reading N9).
    package init(_ value: JSONValue) {
        self = value.string.map { .form(FormBody($0)) } ?? .json(value)
    }
}

/// What the app's profile says about reading.
public struct ReadingOptions: Sendable, Hashable {
    /// The app's key at the vendor, which internal identifiers start with.
    public var appKey: UTF8Text?
    /// Which keys beside the application's own become application data.
    public var appDataKeys: Policies.AppDataKeys

    /// Creates options.
    public init(appKey: UTF8Text? = nil, appDataKeys: Policies.AppDataKeys = .allButDocumented) {
        self.appKey = appKey
        self.appDataKeys = appDataKeys
    }

    /// The options that a profile implies.
    public init(_ profile: AppProfile) {
        self.init(appKey: profile.appKey, appDataKeys: profile.policies.appDataKeys)
    }
}

/// A place in the input and the row of `Mappings/` that explains it.
public struct Location: Sendable, Hashable {
    /// The row's identifier.
    public var row: String
    /// A JSON Pointer into the input.
    public var path: String

    /// The message as a whole.
    package static var root: Location { Location(row: "", path: "") }

    /// Creates a location.
    public init(row: String, path: String) {
        self.row = row
        self.path = path
    }
}
