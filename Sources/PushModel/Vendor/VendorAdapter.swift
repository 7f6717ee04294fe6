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

    /// Why a line that looks like the vendor's is not one message, in a sentence; nil for all others.
    static func reasonAgainstReading(_ line: JSONValue) -> String?

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

    /// Most vendors' lines are messages, or nothing that can be told.
    public static func reasonAgainstReading(_ line: JSONValue) -> String? { nil }

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
    /// The push content of messages that bring none, as ``AppProfile/offlinePush`` has it.
    public var offlinePush: RawJSON?
    /// Whether ``PushMessage/content`` is read, which no push depends on.
    public var readsBodies = true

    /// Creates options.
    public init(appKey: UTF8Text? = nil, appDataKeys: Policies.AppDataKeys = .allButDocumented) {
        self.appKey = appKey
        self.appDataKeys = appDataKeys
    }

    /// The options that a profile implies.
    public init(_ profile: AppProfile) {
        self.init(appKey: profile.appKey, appDataKeys: profile.policies.appDataKeys)
        offlinePush = profile.offlinePush
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

/// A key as one message spells it, with what the tables know of it.
public struct SpelledKey: Sendable, Hashable {
    /// Where it stands: a JSON Pointer into the input, going on through form fields and JSON inside strings.
    public var path: String
    /// The row of `Mappings/` that explains it; nil for a key that no table knows.
    public var row: String?
    /// The field that it can fill; nil for a key without one.
    public var field: CanonicalField?
    /// Its value.
    public var value: RawJSON

    /// Creates a key.
    public init(path: String, row: String?, field: CanonicalField?, value: RawJSON) {
        self.path = path
        self.row = row
        self.field = field
        self.value = value
    }
}

/// Keys of a vendor's table, a bit for each row; a table has at most ``capacity`` of them.
public struct KeySet: Sendable {
    @usableFromInline var bits = InlineArray<8, UInt64>(repeating: 0)

    /// An empty set.
    @inlinable public init() {}

    /// How many rows a table can have.
    public static let capacity = 512

    /// Adds the key of a row, by the row's place in the table.
    @inlinable @inline(__always)
    public mutating func insert(_ row: UInt16) {
        bits[Int(row >> 6)] |= 1 << UInt64(row & 63)
    }

    /// Takes the key of a row out.
    @inlinable
    public mutating func remove(_ row: UInt16) {
        bits[Int(row >> 6)] &= ~(1 << UInt64(row & 63))
    }

    /// Whether the key of a row is among them.
    @inlinable @inline(__always)
    public func contains(_ row: UInt16) -> Bool {
        bits[Int(row >> 6)] >> UInt64(row & 63) & 1 == 1
    }
}

/// What reading one message leaves for the next: memory, so that little is allocated for each.
///
/// One thread at a time may use it.
public final class ReadingMemory: @unchecked Sendable {
    // Unchecked because whoever holds it uses it on one thread at a time.

    /// What the adapters read with; nil before the first message.
    @exclusivity(unchecked) package var reader: (any ReusableReader)?

    /// Creates a memory that has seen no message.
    public init() {}

    /// Forgets the message that was read last, so that nothing keeps its line.
    package func clear() { reader?.clear() }
}

extension Array {
    /// Forgets all elements; keeps the room for the next message unless it is unusually large.
    @inlinable @inline(__always)  // else other modules call it as it is for elements of any type
    package mutating func removeAllForNext() {
        if capacity > 1_024 { self = [] }
        // One by one: to remove all at once costs more than a message has of them.
        while !isEmpty { removeLast() }
    }
}

/// Reads message after message in the same memory.
package protocol ReusableReader: AnyObject {
    /// Forgets the last message.
    func clear()
}

/// What a vendor tells a backend by a webhook.
public enum WebhookContent: Sendable, Hashable {
    /// A message, before or after it is sent, or that it is recalled; and whether its receiver was offline, where the vendor
    /// tells.
    case message(isReceiverOffline: Bool? = nil)
    /// That somebody connected or disconnected.
    case presence(Presence)
    /// What became of a push.
    case pushReport
    /// Something else that nobody is pushed, by the vendor's word or number for it where it gives one.
    case event(UTF8Text?)

    /// The longest word of a vendor's for an event; a longer text is none.
    private static let longestWord = 32

    /// An event by its word, unless that is none.
    public init(event word: UTF8Text?) {
        let isWord = word.map { word in
            word.count <= Self.longestWord
                && word.withBytes { bytes in bytes.allSatisfy { (0x21...0x7E).contains($0) } }
        }
        self = .event(isWord == true ? word : nil)
    }
}

/// That somebody connected to the vendor or disconnected.
public struct Presence: Sendable, Hashable {
    /// The user identifier.
    public var user: UTF8Text
    /// Whether they are connected now.
    public var isOnline: Bool
    /// When it happened, in Unix milliseconds; nil where nothing says.
    public var moment: Int?
    /// The vendor's word or number for it; nil where it gives none.
    public var event: UTF8Text?

    /// Says that somebody is connected, or is not.
    public init(user: UTF8Text, isOnline: Bool, moment: Int?, event: UTF8Text? = nil) {
        self.event = event
        self.user = user
        self.isOnline = isOnline
        self.moment = moment
    }
}
