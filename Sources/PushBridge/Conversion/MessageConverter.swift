public import PushModel

/// Converts vendor messages into another vendor's, and proves for each how much of it is kept.
///
/// ```swift
/// var configuration = MessageConverter.Configuration(target: "nim")
/// let converter = try MessageConverter(configuration)
/// let conversion = try converter.convert(#"{"from":"6001","to":["6006"],"type":"txt","body":{"msg":"hi"}}"#)
/// print(conversion.fidelity, conversion.messages[0].body)
/// ```
/// A converter never changes, so threads may share it.
public struct MessageConverter: Sendable {
    /// How to convert.
    public struct Configuration: Sendable {
        /// The vendor whose messages are wanted.
        public var target: String
        /// The shape wanted; nil for a client's shape from a client's, and a backend's from a backend's (reading C8).
        public var targetShape: String?
        /// The vendor of every message that comes; nil tells them apart line by line.
        public var vendor: String?
        /// The shape of every message that comes; nil tells them apart line by line.
        public var shape: String?
        /// The app's profiles, one for each vendor at most; a vendor without one has its preset.
        public var profiles: [AppProfile] = []
        /// What to aim at.
        public var preference = ConversionPreference.screen
        /// Whether words that would become visible to people who hide details are left out (reading C2).
        public var keepsHidden = false
        /// Whether each conversion's fidelity is proved; without it records have no verdict.
        public var proves = true
        /// Whether people meet each message at the time at which it was sent, as far as it says.
        public var usesMessageTime = false
        /// Finds the time zones of people whom a line brings.
        public var zones: TimeZoneRule.Finder = { _ in nil }
        /// Names what the caller offers against what is in doubt, in diagnostics that tell of it.
        public var advice: Remedy.Words = { _ in nil }
        /// The identifiers that users, groups and messages have at the target; nil where they are the source's.
        ///
        /// Messages come with old identifiers, as do the sources' profiles; the target's profile has new ones. Texts,
        /// templates and application data are never searched for identifiers.
        public var identifiers: IdentifierMap?

        /// Creates a configuration that tells the source's vendors apart.
        public init(target: String) {
            self.target = target
        }
    }

    /// What it was made with.
    public let configuration: Configuration
    /// Reads the messages.
    package let translator: MessageTranslator
    /// A pair for each vendor whose messages may come.
    let pairs: [ConversionPair]

    /// The names of the shapes that a vendor's messages can be written in.
    public static func shapes(of vendor: String) -> [String] {
        VendorRegistry.standard.adapter(for: vendor)?.writtenShapes ?? []
    }

    /// The app's names at the target, as its profile's app key has them; nil without one.
    package var app: AppName? {
        AppName(appKey: configuration.profiles.first { $0.vendor == configuration.target }?.appKey)
    }

    /// Creates a converter.
    ///
    /// - Throws: ``PushBridgeError`` for an unknown vendor or shape, and for two profiles of one vendor.
    public init(_ configuration: Configuration) throws(PushBridgeError) {
        try self.init(configuration, among: .standard)
    }

    /// The same among the vendors of a registry.
    package init(_ configuration: Configuration, among registry: VendorRegistry) throws(PushBridgeError) {
        self.configuration = configuration
        var reading = MessageTranslator.Configuration()
        reading.vendor = configuration.vendor
        reading.shape = configuration.shape
        reading.renaming = configuration.identifiers.map {
            IdentifierRenaming(by: $0, to: configuration.target, from: configuration.vendor)
        }
        try configuration.profiles.check(
            configuration.identifiers, from: configuration.vendor, to: configuration.target)
        reading.profiles = reading.renaming?.renamed(configuration.profiles) ?? configuration.profiles
        reading.usesMessageTime = configuration.usesMessageTime
        reading.zones = configuration.zones
        reading.advice = configuration.advice
        translator = try MessageTranslator(reading, among: registry)
        try Self.check(configuration, registry)
        var pairs: [ConversionPair] = []
        for vendor in translator.recognition.vendors + translator.recognition.namesakes {
            pairs.append(
                try ConversionPair(
                    from: vendor, to: configuration.target, of: registry, in: configuration.targetShape,
                    reading))
        }
        self.pairs = pairs
    }

    var registry: VendorRegistry { translator.recognition.registry }

    private static func check(
        _ configuration: Configuration, _ registry: VendorRegistry
    ) throws(PushBridgeError) {
        let target = configuration.target
        let shapes = try registry.target(target).writtenShapes
        guard let shape = configuration.targetShape, !shapes.contains(shape) else { return }
        let known = shapes.joined(separator: ", ")
        throw PushBridgeError(
            .unknownShape,
            "\"\(shape)\" is no shape in which \(target)'s messages are sent; there are \(known).")
    }

    /// Wording in which only the profiles differ: what every recipient will see differently, whatever the message.
    ///
    /// - Parameter vendor: The source.
    /// - Returns: The points; none for a vendor whose messages are not converted here.
    public func wording(from vendor: String) -> [ProfileWording] {
        guard let pair = pairs.first(where: { $0.source.name == vendor }) else { return [] }
        return ProfileWording.differences(pair.source.resolver.profile, pair.target.resolver.profile)
    }

    /// Converts one message given as a string.
    ///
    /// - Parameter message: A vendor's message as JSON, or a form body.
    /// - Returns: The other vendor's message or messages, and what is lost.
    /// - Throws: ``MessageError`` for a line that is no message.
    public func convert(_ message: String) throws(MessageError) -> Conversion {
        try conversion(of: translator.translation(of: message))
    }

    /// The conversion of a message that was read.
    ///
    /// - Parameters:
    ///   - reading: The message.
    ///   - memory: Where what was written is read again; another one than the message's.
    ///   - copy: Which of equal messages it is, where these have no identifiers.
    /// - Returns: The other vendor's message or messages, and what is lost.
    /// - Throws: ``MessageError`` for the message of a vendor without a pair, and for one that becomes too many.
    package func conversion(
        of reading: MessageTranslation, provedIn memory: ReadingMemory = ReadingMemory(), copy: UInt64 = 0
    ) throws(MessageError) -> Conversion {
        guard let pair = pairs.first(where: { $0.source === reading.source.vendor }) else {
            throw MessageError(
                .unknownVendor, "The line is a message of a vendor that is not converted here.")
        }
        let accounts = pair.joinsNames ? reading.accounts : []
        let collisions = accounts.collisions.map { collision in
            Finding(
                .accountsCollide, collision.account.field ?? .receivers,
                DiagnosticArgument.collision(of: collision.account.id, with: collision.earlier))
        }
        let run = ConversionRun(
            reading, pair, configuration.options, colliding: collisions, provedIn: memory)
        var conversion = try run.conversion()
        conversion.accounts = accounts
        if let key = run.shape.callNumber {
            conversion.number(under: key, by: reading.ownID, copy: copy)
        }
        return conversion
    }
}

/// An account, or a group, that a message or a user's settings name.
package struct NamedAccount: Sendable {
    /// The identifier as the source spells it.
    package let id: UTF8Text
    /// Whether it is a group or a room, whose identifiers are apart from the users'.
    package let isGroup: Bool
    /// Where the line names it; nil where it does not say it by a key.
    package let place: Location?
    let field: CanonicalField?

    init(_ id: UTF8Text, isGroup: Bool, _ field: CanonicalField? = nil, at place: Location? = nil) {
        self.id = id
        self.isGroup = isGroup
        self.field = field
        self.place = place
    }
}

extension Sequence<NamedAccount> {
    /// Identifiers that differ from an earlier one of the sequence only in case, the first of each name with the earlier one.
    var collisions: [(account: NamedAccount, earlier: UTF8Text)] {
        guard contains(where: { $0.id.hasASCIICapital }) else { return [] }
        var known: [Bool: [UTF8Text: (id: UTF8Text, isTold: Bool)]] = [:]
        var collisions: [(account: NamedAccount, earlier: UTF8Text)] = []
        for account in self {
            let name = account.id.lowercasedASCII()
            guard let earlier = known[account.isGroup]?[name] else {
                known[account.isGroup, default: [:]][name] = (account.id, false)
                continue
            }
            if earlier.isTold || earlier.id == account.id { continue }
            known[account.isGroup]?[name]?.isTold = true
            collisions.append((account, earlier.id))
        }
        return collisions
    }
}

extension DiagnosticArgument {
    /// What a collision's words name: the later spelling, the earlier one, and what both become.
    package static func collision(of id: UTF8Text, with earlier: UTF8Text) -> [DiagnosticArgument] {
        [.text(id), .text(earlier), .text(id.lowercasedASCII())]
    }
}

extension MessageTranslation {
    var accounts: [NamedAccount] {
        var accounts: [NamedAccount] = []
        func add(_ ids: [UTF8Text], _ field: CanonicalField, isGroup: Bool = false) {
            let place = ids.isEmpty ? nil : location(of: field)
            for id in ids { accounts.append(NamedAccount(id, isGroup: isGroup, field, at: place)) }
        }
        let isGroup = message.conversationKind != .direct
        add(message.senderID.map { [$0] } ?? [], .senderID)
        add(message.receivers, .receivers, isGroup: isGroup)
        add(message.conversationID.map { [$0] } ?? [], .conversationID, isGroup: isGroup)
        add(message.members ?? [], .members)
        add(message.excludedMembers, .excludedMembers)
        if case .listed(let ids) = message.mentions { add(ids, .mentions) }
        if case .listed(let ids) = message.force { add(ids, .force) }
        return accounts
    }
}

/// What a conversion aims at.
public enum ConversionPreference: String, Sendable, Hashable, CaseIterable {
    /// Whatever makes the target show what the source showed (reading C1).
    case screen
    /// Only what the sender said.
    case intent
}

/// What the conversion of each message follows, beside the profiles.
struct ConversionOptions: Sendable {
    let preference: ConversionPreference
    /// Whether words that would become visible to people who hide details are left out (reading C2).
    let keepsHidden: Bool
    let proves: Bool
    /// The identifiers that messages have got already.
    let identifiers: IdentifierMap?
}

extension MessageConverter.Configuration {
    var options: ConversionOptions {
        ConversionOptions(
            preference: preference, keepsHidden: keepsHidden, proves: proves, identifiers: identifiers)
    }
}
