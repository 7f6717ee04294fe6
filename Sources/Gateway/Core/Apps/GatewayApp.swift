internal import PushRecords
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

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - translator: Reads and translates the messages.
    ///   - rules: What the app chose.
    ///   - vendors: The vendors whose messages the app has; nil for every vendor that is known.
    ///   - webhooks: How each vendor's webhooks are verified.
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

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - scheme: How the vendor signs.
    ///   - secret: What the vendor and the app share.
    ///   - maximumAge: How old a webhook may be, in seconds.
    ///   - appKey: The app at the vendor, as webhooks name it; nil for whichever.
    /// - Throws: ``VendorSignatureError`` when libcrypto lacks the vendor's digest.
    init(
        _ scheme: SignatureScheme, secret: SharedSecret, maximumAge: Int = 600, appKey: String? = nil
    ) throws(VendorSignatureError) {
        self.scheme = scheme
        self.maximumAge = maximumAge
        self.appKey = appKey
        verifier = try WebhookVerifier(scheme, secret: secret, maximumAge: maximumAge)
    }
}
