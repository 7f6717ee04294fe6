internal import PushBridge
internal import VendorSignature

extension GatewayApp {
    /// The app as the core takes it.
    ///
    /// - Parameters:
    ///   - app: The app's part of the configuration.
    ///   - configuration: The configuration, for the bounds that all apps share.
    ///   - zones: Finds the time zones that people name.
    /// - Throws: ``PushBridgeError`` for profiles that do not go together, ``VendorSignatureError`` for a secret that no
    ///   webhook can be verified with, ``PushModelError`` for a vendor without a preset.
    init(
        _ app: AppConfiguration, of configuration: GatewayConfiguration, zones: @escaping TimeZoneRule.Finder
    ) throws {
        var translation = MessageTranslator.Configuration()
        translation.zones = zones
        translation.profiles = try Self.profiles(of: app)
        var rules = app.rules
        rules.maximumReceivers = configuration.limits.receivers
        rules.keyLife = configuration.store.keys.milliseconds
        self.init(
            name: app.name, translator: try MessageTranslator(translation), rules: rules,
            vendors: Set(app.vendors.map(\.name)), webhooks: try Self.webhooks(of: app))
    }

    /// The profiles of the app's vendors.
    ///
    /// Where the app's keys have one topic, every vendor's messages go to it, also those of vendors that the app does not name.
    private static func profiles(of app: AppConfiguration) throws -> [AppProfile] {
        var profiles: [AppProfile] = []
        for vendor in app.vendors {
            profiles.append(try vendor.profile ?? AppProfile(vendor: vendor.name))
        }
        guard let topic = app.onlyTopic else { return profiles }
        for adapter in VendorRegistry.standard.adapters {
            guard let name = adapter.vendors.first,
                !app.vendors.contains(where: { adapter.vendors.contains($0.name) })
            else { continue }
            profiles.append(try AppProfile(vendor: name))
        }
        for index in profiles.indices where profiles[index].topic == nil {
            profiles[index].topic = UTF8Text(topic)
        }
        return profiles
    }

    private static func webhooks(
        of app: AppConfiguration
    ) throws(VendorSignatureError) -> [String: WebhookSource] {
        var sources: [String: WebhookSource] = [:]
        for vendor in app.vendors {
            guard let secret = vendor.webhookSecret, let scheme = SignatureScheme(vendor: vendor.name) else {
                continue
            }
            sources[vendor.name] = try WebhookSource(
                scheme, secret: SharedSecret(secret.bytes),
                maximumAge: vendor.webhookMaximumAge.milliseconds / 1_000, appKey: vendor.webhookAppKey)
        }
        return sources
    }
}
