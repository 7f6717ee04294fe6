public import APNSTypes
public import PushModel

/// Translates vendor messages into the requests that Apple should get, one for each recipient and device.
///
/// ```swift
/// var configuration = MessageTranslator.Configuration()
/// configuration.profiles = [try AppProfile(vendor: "nim")]
/// let translator = try MessageTranslator(configuration)
/// let message = #"{"target_type":"users","target":["6006"],"msg":{"msg":"hi"}}"#
/// for translation in try translator.translate(message, for: people, at: now) {
///     print(translation.recipient.id, translation.outcome)
/// }
/// ```
/// A translator never changes, so threads may share it.
public struct MessageTranslator: Sendable {
    /// How to translate.
    public struct Configuration: Sendable {
        /// The vendor of every message; nil tells them apart line by line.
        public var vendor: String?
        /// The shape of every message; nil tells them apart line by line.
        public var shape: String?
        /// The app's profiles, one for each vendor at most; a vendor without one has its preset.
        public var profiles: [AppProfile] = []
        /// The application keys at the payload's root.
        public var payloadStyle = PayloadStyle.vendor
        /// Whether a body that makes a payload too large is shortened.
        public var truncates = true
        /// Whether messages keep what they consist of beside their text (``PushMessage/content``); no push depends on that.
        public var readsBodies = true
        /// Whether each message is judged at the time at which it was sent, as far as it says; one that does not say has a
        /// diagnostic, and is judged at the moment that the caller gives (reading G19).
        public var usesMessageTime = false
        /// Finds the time zones of people whom a line brings.
        public var zones: TimeZoneRule.Finder = { _ in nil }
        /// Names what the caller offers against what is in doubt, in diagnostics that tell of it.
        public var advice: Remedy.Words = { _ in nil }
        /// The identifiers that messages get, and the people whom their lines bring; nil leaves them as they are.
        package var renaming: IdentifierRenaming?

        /// Creates a configuration that tells vendors apart.
        public init() {}
    }

    package let configuration: Configuration
    package let recognition: SourceRecognition

    /// Every vendor's name.
    public static var vendors: [String] { VendorRegistry.standard.vendors }

    /// The names of the vendors to which messages and settings are converted.
    public static var targets: [String] { VendorRegistry.standard.targets }

    /// Whether a webhook of a vendor's says that a message's receiver is offline.
    package static func tellsWhoIsOffline(_ vendor: String) -> Bool {
        VendorRegistry.standard.adapter(for: vendor)?.tellsWhoIsOffline ?? false
    }

    /// The names of a vendor's shapes; of all vendors' when nil.
    public static func shapes(of vendor: String?) -> [String] { VendorRegistry.standard.shapes(of: vendor) }

    /// Creates a translator.
    ///
    /// - Throws: ``PushBridgeError`` for an unknown vendor or shape, and for two profiles of one vendor.
    public init(_ configuration: Configuration) throws(PushBridgeError) {
        try self.init(configuration, among: .standard)
    }

    /// The same among the vendors of a registry.
    package init(_ configuration: Configuration, among registry: VendorRegistry) throws(PushBridgeError) {
        self.configuration = configuration
        if let name = configuration.vendor, registry.adapter(for: name) == nil {
            throw .unknownVendor(name, among: registry)
        }
        let shapes = registry.shapes(of: configuration.vendor)
        if let shape = configuration.shape, !shapes.contains(shape) {
            let known = shapes.joined(separator: ", ")
            throw PushBridgeError(
                .unknownShape,
                "\"\(shape)\" is no shape of \(configuration.vendor ?? "any vendor"); there are \(known).")
        }
        let (vendors, namesakes) = try Self.vendors(of: configuration, among: registry)
        recognition = SourceRecognition(
            vendors: vendors, namesakes: namesakes, of: registry, shape: configuration.shape,
            isVendorGiven: configuration.vendor != nil)
    }

    /// Whether identifiers that differ only in ASCII case name one person at a vendor (reading G25).
    package func ignoresCase(ofIdentifiersAt vendor: String) -> Bool {
        recognition.vendors.first { $0.adapter.vendors.contains(vendor) }?.ignoresCase ?? false
    }

    /// Whether a vendor ignores the case of identifiers if no profile says otherwise; false for an unknown vendor.
    ///
    /// - Parameter source: What a record says its message was taken for, such as `nim/server-v1`.
    /// - Returns: Whether it does.
    package static func usuallyIgnoresCase(ofIdentifiersAt source: UTF8Text?) -> Bool {
        guard let source, let slash = source.firstIndex(of: UInt8(ascii: "/")) else { return false }
        let vendor = source[0..<slash]
        return BuiltInProfiles.caselessVendors.contains { UTF8Text($0) == vendor }
    }

    /// What a webhook of a vendor tells of; nil for another vendor's or nobody's.
    package func webhookContent(of body: JSONValue, from vendor: String) -> WebhookContent? {
        recognition.registry.adapter(for: vendor)?.webhookContent(of: body)
    }

    /// What, besides identifiers, is the message's alone in a webhook of a vendor; nil where nothing is known to be so.
    package func webhookIdentity(of body: JSONValue, from vendor: String) -> UTF8Text? {
        recognition.registry.adapter(for: vendor)?.webhookIdentity(of: body)
    }

    /// What a vendor reports of one of its pushes; nil for anything else.
    package func pushReport(in body: JSONValue, from vendor: String) -> PushReport? {
        let reporter = recognition.registry.adapter(for: vendor) as? any PushReporter.Type
        var diagnostics: [Diagnostic] = []
        return reporter?.readReport(body, diagnostics: &diagnostics)
    }

    /// The bundle identifier of devices that name none.
    package var usualTopic: UTF8Text? {
        recognition.vendors.lazy.compactMap(\.rules.profile.topic).first
    }

    /// Translates one message given as a string.
    ///
    /// - Parameters:
    ///   - message: A vendor's message as JSON, or a form body.
    ///   - people: The people whom it may reach, and what they set.
    ///   - now: The moment of the push, for which quiet times are looked up.
    /// - Returns: What each recipient and device gets.
    /// - Throws: ``MessageError`` for a line that is no message.
    public func translate(
        _ message: String, for people: People = .unknown, at now: Instant
    ) throws(MessageError) -> [Translation] {
        try translation(of: message).addressed(among: people).translations(for: people, at: now)
    }

    /// Reads one message into the vendor-neutral model, without deciding anything.
    ///
    /// - Parameter message: A vendor's message as JSON, or a form body.
    /// - Returns: What it was taken for, what its sender asked for, and what reading found.
    /// - Throws: ``MessageError`` for a line that is no message.
    public func read(_ message: String) throws(MessageError) -> ReadMessage {
        ReadMessage(try translation(of: message))
    }

    func translation(of message: String) throws(MessageError) -> MessageTranslation {
        try translation(of: input(ByteSlice(Array(message.utf8))))
    }

    /// A message as an adapter can read it.
    package func input(
        _ bytes: ByteSlice, maximumValues: Int = JSONDocument.defaultMaximumValues
    ) throws(MessageError) -> VendorInput {
        var reader = JSONReader(maximumValues: maximumValues)
        return try VendorInput(bytes, &reader, isFormPossible: recognition.readsForms)
    }

    /// Recognises and reads a message, which may stand within a larger document at a JSON Pointer.
    package func translation(
        of input: VendorInput, pathPrefix: String = "", besides remarks: [Diagnostic] = [],
        in memory: ReadingMemory = ReadingMemory()
    ) throws(MessageError) -> MessageTranslation {
        let translation = MessageTranslation(
            of: input, as: try recognition.source(of: input), pathPrefix: pathPrefix,
            besides: remarks, in: memory, configuration)
        if let refusal = translation.refusal { throw refusal }
        if let doubt = recognition.doubt(about: translation) { throw doubt }
        return translation
    }

    /// One vendor for each adapter in question, with its profile or its preset; apart from them the others of the adapters, where
    /// nobody asked for one vendor.
    private static func vendors(
        of configuration: Configuration, among registry: VendorRegistry
    ) throws(PushBridgeError) -> (vendors: [Vendor], namesakes: [Vendor]) {
        var (vendors, namesakes): ([Vendor], [Vendor]) = ([], [])
        for (number, adapter) in registry.adapters.enumerated() {
            let profiles = configuration.profiles.filter { adapter.vendors.contains($0.vendor) }
            for name in adapter.vendors where profiles.count(where: { $0.vendor == name }) > 1 {
                throw PushBridgeError(.duplicateProfile, "There are two profiles for \(name); give one.")
            }
            if let wanted = configuration.vendor, !adapter.vendors.contains(wanted) { continue }
            let usual = configuration.vendor ?? inferredName(adapter, profiles)
            for name in configuration.vendor == nil ? adapter.vendors : [usual] {
                let own = profiles.first { $0.vendor == name }
                let profile = if let own { own } else { try preset(of: name, in: registry) }
                let vendor = Vendor(
                    name: name, number: number, of: registry, profile: profile,
                    configuration: configuration)
                if name == usual { vendors.append(vendor) } else { namesakes.append(vendor) }
            }
        }
        return (vendors, namesakes)
    }

    /// The adapter's own vendor, unless the only profile is for another whose messages look the same (reading T2).
    private static func inferredName(_ adapter: any VendorWriter.Type, _ profiles: [AppProfile]) -> String {
        let own = adapter.vendors[0]
        return profiles.contains { $0.vendor == own } ? own : profiles.first?.vendor ?? own
    }

    private static func preset(
        of vendor: String, in registry: VendorRegistry
    ) throws(PushBridgeError) -> AppProfile {
        do {
            return try registry.preset(of: vendor)
        } catch {
            throw PushBridgeError(.invalidPreset, "The preset of \(vendor) cannot be used: \(error).")
        }
    }
}

/// What one recipient, on one device, gets for one message.
public struct Translation: Sendable {
    /// What the message was taken for, such as `nim/server-v1`.
    public var source: String
    /// The recipient.
    public var recipient: Recipient
    /// The device; nil when none is known, or when nothing is pushed.
    public var device: Device?
    /// What they get.
    public var outcome: Outcome
    /// The badge that the request sets.
    package var badge: Int?
    /// What must be told about it.
    ///
    /// What concerns the message as a whole stands at its first translation only.
    public var diagnostics: [Diagnostic]

    /// What a recipient gets.
    public enum Outcome: Sendable, Hashable {
        /// A request for Apple.
        case request(APNSRequest)
        /// Nothing, and why.
        case suppressed(SuppressionReason)
        /// Nothing, because Apple would not take the payload.
        case rejected(APNSTranslationError)
    }
}

/// Turns a message's bytes into what an adapter can read.
extension VendorInput {
    /// The bytes as JSON or as a form.
    ///
    /// A form has `=` and starts with none of `{ [ "`; a JSON string is a form too (readings N9, T2).
    /// - Throws: ``MessageError`` for broken JSON and invalid UTF-8.
    package init(
        _ bytes: ByteSlice, _ reader: inout JSONReader, isFormPossible: Bool
    ) throws(MessageError) {
        if isFormPossible && Self.looksLikeForm(bytes) {
            guard let text = UTF8Text(validating: bytes) else {
                throw MessageError(
                    .invalidUTF8, "The form is not valid UTF-8; percent-encode what is no ASCII.")
            }
            self = try .form(text, maximumValues: reader.maximumValues)
            return
        }
        let value: JSONValue
        do {
            value = try reader.read(bytes)
        } catch {
            throw MessageError(error)
        }
        try self.init(value, isFormPossible: isFormPossible, maximumValues: reader.maximumValues)
    }

    /// A parsed value as input.
    ///
    /// - Throws: ``MessageError`` for a form with too many fields.
    package init(_ value: JSONValue, isFormPossible: Bool, maximumValues: Int) throws(MessageError) {
        if isFormPossible, let text = value.string {
            self = try .form(text, maximumValues: maximumValues)
        } else {
            self = .json(value)
        }
    }

    /// A form whose fields, a key and a value each, are not too many.
    private static func form(_ text: UTF8Text, maximumValues: Int) throws(MessageError) -> VendorInput {
        guard text.count > maximumValues / 2 else { return .form(FormBody(text)) }
        let fields = text.withBytes { bytes in
            bytes.reduce(1) { $0 + ($1 == UInt8(ascii: "&") ? 1 : 0) }
        }
        guard fields <= maximumValues / 2 else { throw .tooDense() }
        return .form(FormBody(text))
    }

    private static func looksLikeForm(_ bytes: ByteSlice) -> Bool {
        var start = 0
        // The blanks that JSON allows (RFC 8259, section 2).
        while start < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start]) { start += 1 }
        guard start < bytes.count else { return false }
        switch bytes[start] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): return false
        default: return bytes.firstIndex(of: UInt8(ascii: "="), from: start) != nil
        }
    }
}

/// Which application keys stand at a payload's root.
///
/// ```swift
/// configuration.payloadStyle = PayloadStyle(rawValue: "nim") ?? .vendor
/// ```
public struct PayloadStyle: RawRepresentable, Sendable, Hashable, CaseIterable {
    /// `vendor`, `neutral`, or a vendor's name.
    public let rawValue: String

    /// The style of a name; nil for a name that is none.
    public init?(rawValue: String) { self.init(rawValue, among: .standard) }

    /// The style of a name; nil for a name that is none's of some vendors.
    package init?(_ name: String, among registry: VendorRegistry) {
        guard Self.styles(of: registry).contains(where: { $0.rawValue == name }) else { return nil }
        rawValue = name
    }

    private init(_ name: String) { rawValue = name }

    /// The keys of the message's own vendor.
    public static let vendor = PayloadStyle("vendor")
    /// One neutral object.
    public static let neutral = PayloadStyle("neutral")
    /// These two, and those of one vendor for all messages.
    public static let allCases = styles(of: .standard)

    private static func styles(of registry: VendorRegistry) -> [PayloadStyle] {
        [vendor] + registry.adapters.map { PayloadStyle($0.vendors[0]) } + [neutral]
    }

    func keys(of vendor: Int, in registry: VendorRegistry) -> ApplicationKeys {
        if self == .neutral { return .neutral }
        let number = registry.number(of: rawValue) ?? vendor
        var keys = registry.applicationKeys[number]
        keys.isOwn = number == vendor
        return keys
    }
}
