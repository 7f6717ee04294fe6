internal import PushRecords
internal import Synchronization
internal import VendorSignature

/// One app whose traffic the gateway takes: how to read its vendors' messages, and its choices.
///
/// An app never sees another's messages, people or outcomes.
struct GatewayApp: Sendable {
    /// The name, which is part of addresses and of what is stored.
    let name: String
    /// Reads and translates the app's messages, with its vendors' profiles.
    let translator: MessageTranslator
    /// What the app chose.
    let rules: GatewayRules
    /// The vendors whose messages the app has; nil for every vendor that is known.
    let vendors: Set<String>?
    /// How each vendor's webhooks are verified, by the vendor's name; a vendor without an entry may not call.
    let webhooks: [String: WebhookSource]
    /// Whether callers may spell identifiers in any case, because all of the app's vendors ignore it.
    private let ignoresCase: Bool

    init(
        name: String, translator: MessageTranslator, rules: GatewayRules = GatewayRules(),
        vendors: Set<String>? = nil, webhooks: [String: WebhookSource] = [:]
    ) {
        self.name = name
        self.translator = translator
        self.rules = rules
        self.vendors = vendors
        self.webhooks = webhooks
        let vendors = Array(vendors ?? []) + webhooks.keys
        ignoresCase =
            !vendors.isEmpty && vendors.allSatisfy { translator.ignoresCase(ofIdentifiersAt: $0) }
    }

    /// An identifier of a person or a group from a caller, as the store has it: where one of the vendors tells case apart, as
    /// it is spelled.
    func name(of id: UTF8Text) -> String { (ignoresCase ? id.lowercasedASCII() : id).string }

    /// The same for one that is no text of a message.
    func name(of id: String) -> String { ignoresCase ? name(of: UTF8Text(id)) : id }

    /// An identifier from a vendor's webhook, as the store has it: in lower case where that vendor ignores case, whatever the
    /// others do (reading G25).
    func name(of id: UTF8Text, from vendor: String) -> String {
        (translator.ignoresCase(ofIdentifiersAt: vendor) ? id.lowercasedASCII() : id).string
    }
}

/// A vendor that may call an app's webhook.
struct WebhookSource: Sendable {
    /// How the vendor signs.
    let scheme: SignatureScheme
    /// Verifies its webhooks.
    let verifier: WebhookVerifier
    /// The app at the vendor whose webhooks these are, as they name it; nil for whichever.
    let appKey: String?
    /// How long a webhook may be under way, in seconds; as long its key is remembered.
    let maximumAge: Int

    init(
        _ scheme: SignatureScheme, secret: SharedSecret, maximumAge: Int = 600, appKey: String? = nil
    ) throws(VendorSignatureError) {
        self.scheme = scheme
        self.maximumAge = maximumAge
        self.appKey = appKey
        verifier = try WebhookVerifier(scheme, secret: secret, maximumAge: maximumAge)
    }
}

/// What an app chose about its pushes.
struct GatewayRules: Sendable, Hashable {
    /// When a message is pushed.
    enum PushTime: String, Sendable, Hashable, CaseIterable {
        /// Always: the vendor's own push must be off, or people are told twice.
        case always
        /// When the vendor says that the receiver was offline; other webhooks of a message only count it. Messages that the app
        /// sends itself are pushed always.
        case offlineEvent = "offline-event"
        /// Unless the receiver is known to be online.
        case presence
        /// Never: messages only count in badges, while the vendor pushes.
        case never
    }

    /// When a message is pushed.
    var when = PushTime.always
    /// Whether a message counts in the badge of somebody who is not pushed, as it does at the vendors.
    var countsSuppressed = true
    /// Whether a push without a collapse identifier gets its message's, so that a recall can replace it.
    var collapsesByMessage = true
    /// Whether a recall takes its message out of the badge again, and does not count itself.
    var recallLowersBadge = false
    /// Whether a push that only sets the badge may set it to 0, which also clears the notification centre.
    var sendsZeroBadge = false
    /// How many tries of a push are counted before it becomes a dead letter, 1 to 20.
    var maximumTries = 6
    /// How old a message may be that is pushed, where its profile sets no time to live.
    var timeToLive: Duration = .seconds(86_400)
    /// The highest number of receivers that one request may name, all its messages together, and of its lines.
    var maximumReceivers = 10_000
    /// How long an `Idempotency-Key` is kept, in milliseconds.
    var keyLife = 86_400_000

    /// ``timeToLive`` in milliseconds.
    var life: Int { Int(timeToLive.components.seconds) * 1_000 }
}

/// The apps by name, which a reload of the configuration replaces as a whole.
final class AppTable: Sendable {
    private let apps: Mutex<[String: GatewayApp]>

    init(_ apps: [GatewayApp]) { self.apps = Mutex(Self.byName(apps)) }

    /// The app with that name.
    subscript(name: String) -> GatewayApp? { apps.withLock { $0[name] } }

    /// The names, in order.
    var names: [String] { apps.withLock { $0.keys.sorted() } }

    /// Takes other apps from now on; what is being worked on goes on with those before.
    func replace(by others: [GatewayApp]) {
        let others = Self.byName(others)
        apps.withLock { $0 = others }
    }

    private static func byName(_ apps: [GatewayApp]) -> [String: GatewayApp] {
        Dictionary(apps.map { ($0.name, $0) }) { $1 }
    }
}
