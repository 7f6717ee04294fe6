internal import Foundation
internal import PushBridge
internal import Synchronization
internal import VendorSignature

/// One app: whose messages come in, and how its people are told.
package struct AppConfiguration: Sendable {
    /// The name, which is part of addresses: 1 to 64 of `A-Z a-z 0-9 . _ -`.
    package var name: String
    /// The vendors whose messages it has; each at most once.
    var vendors: [VendorConfiguration] = []
    /// The keys with which its pushes are signed.
    var apns: [APNSKeyConfiguration] = []
    /// What it chose about its pushes; the bounds that all apps share are the gateway's.
    var rules = GatewayRules()
    /// Where outcomes are sent to; nil for nowhere.
    var hook: HookConfiguration?

    /// What is configured for a vendor; nil for one that the app has not.
    func vendor(named name: String) -> VendorConfiguration? { vendors.first { $0.name == name } }

    /// The topic of a device that has none, in an app whose profile has none: the only topic of the app's keys; nil where
    /// there are several.
    package var onlyTopic: String? {
        let topics = Set(apns.flatMap(\.topics))
        return topics.count == 1 ? topics.first : nil
    }
}

extension AppConfiguration {
    /// An app as a section has it; nil where its name cannot be part of an address.
    init?(_ section: ConfigurationSection) {
        guard Self.isName(section.name) else {
            section.error(
                nil,
                "An app's name is part of addresses; it has 1 to 64 letters and digits of ASCII, dots, hyphens and underscores, and not only dots."
            )
            return nil
        }
        name = section.name
        rules = GatewayRules(section)
        hook = HookConfiguration(section["hook"])
        vendors = section["vendors"].sections.compactMap { Self.vendor($0) }
        apns = section["apns"].sections.map { APNSKeyConfiguration(name: $0.name, $0) }
    }

    private static func vendor(_ section: ConfigurationSection) -> VendorConfiguration? {
        let known = MessageTranslator.vendors
        if known.contains(section.name) { return VendorConfiguration(name: section.name, section) }
        let advice =
            NearestName.of(section.name, among: known).map { "Did you mean \($0)?" }
            ?? "Known here: \(known.joined(separator: ", "))."
        section.error(nil, "This is not a vendor that is known here. \(advice)")
        return nil
    }

    private static func isName(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count) && !name.allSatisfy { $0 == "." }
            && name.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains($0))
            }
    }
}

extension GatewayRules {
    /// The rules of an app's section.
    init(_ section: ConfigurationSection) {
        self.init()
        section.choice(
            "push.when", &when,
            "Which messages are pushed. offline-event: those of which the vendor says that the receiver is offline, and those sent to /v1/messages; presence: those to people who are not online by login and logout webhooks; never: none, they only count."
        )
        section.flag(
            "push.countsSuppressed", &countsSuppressed,
            "Whether messages count in the badge of people who get no push for them.")
        section.flag(
            "push.collapsesByMessage", &collapsesByMessage,
            "Whether a push without a collapse identifier gets its message's, so that a recall replaces the notification."
        )
        section.integer(
            "push.attempts", &maximumTries, 1...20,
            "How often a push is tried before it becomes a dead letter. Tries are not counted while Apple takes no push of the topic at all."
        )
        section.time(
            "push.timeToLive", &timeToLive, .seconds(60)...(.seconds(30 * 86_400)),
            "How old a message may be that is pushed, where its vendor's profile sets no timeToLive. An older one is not pushed; its outcome is expired."
        )
        section.flag(
            "recall.lowersBadge", &recallLowersBadge,
            "Whether a recalled message no longer counts in the badge.")
        section.flag(
            "badge.sendsZero", &sendsZeroBadge,
            "Whether a badge of 0 is sent, which also removes the app's notifications from the device.")
    }
}

/// Where an app's outcomes are sent to.
struct HookConfiguration: Sendable, Hashable {
    /// The address, `https://…`, or `http://…` on this machine.
    var url: String
    /// What the requests are signed with.
    var secret: ConfiguredSecret
}

extension HookConfiguration {
    /// The hook of an app's section; nil for none.
    init?(_ section: ConfigurationSection) {
        var url: String?
        var secret: ConfiguredSecret?
        section.text(
            "url", &url,
            "Where outcomes are sent to: https, or http on this machine. The host must be among hosts.")
        section.secret("secret", &secret, "What the hook's requests are signed with.")
        switch (url, secret) {
        case (let url?, let secret?): self.init(url: url, secret: secret)
        case (nil, _):
            if secret != nil { section.error(nil, "The hook has no address; give it as url.") }
            return nil
        case (_, nil):
            if !section.namesFile(ofSecret: "secret") {
                section.error(
                    "url",
                    "The hook has no secret, so that its receiver cannot tell who calls; name its file as secretFile."
                )
            }
            return nil
        }
    }

    /// How a secret begins that libraries of the Standard Webhooks specification take.
    private static let prefix = "whsec_"

    /// The bytes to sign with; nil where the secret is no base64 and should be.
    ///
    /// They are what the base64 behind `whsec_` stands for, as the Standard Webhooks specification has it. Any other secret is
    /// taken as it is.
    var signingKey: [UInt8]? {
        guard secret.bytes.starts(with: Self.prefix.utf8) else { return secret.bytes }
        let key = Data(base64Encoded: Data(secret.bytes.dropFirst(Self.prefix.utf8.count)))
        return key.flatMap { $0.isEmpty ? nil : Array($0) }
    }
}

/// A vendor whose messages an app has.
struct VendorConfiguration: Sendable {
    /// The vendor's name, such as the command line has it.
    var name: String
    /// What the app configured with the vendor, as its profile's file says; nil for the vendor's preset.
    var profile: AppProfile?
    /// What the vendor signs webhooks with; nil takes no webhooks.
    var webhookSecret: ConfiguredSecret?
    /// How old, or ahead of the clock, a webhook may be.
    var webhookMaximumAge: Duration = .seconds(600)
    /// The app at the vendor, as its webhooks name it; nil takes webhooks of whichever.
    var webhookAppKey: String?
    /// Whether the vendor pushes the app's messages itself; nil where nobody said.
    var pushesItself: Bool?

    /// Whether identifiers that differ only in ASCII case name one person at the vendor.
    var ignoresCase: Bool {
        (profile ?? (try? AppProfile(vendor: name)))?.policies.identifiersIgnoreCase ?? false
    }
}

extension VendorConfiguration {
    /// A vendor's section.
    init(name: String, _ section: ConfigurationSection) {
        self.init(name: name)
        var file: String?
        section.file(
            "profile", &file,
            "What the app configured with the vendor, as for 'pushbridge translate --profile'. Without it, the vendor's defaults count."
        )
        section.secret(
            "webhook.secret", &webhookSecret,
            "What the vendor signs webhooks with. Without it, the vendor's webhooks are refused.")
        section.time(
            "webhook.maximumAge", &webhookMaximumAge, .seconds(1)...(.seconds(86_400)),
            "How old, or ahead of the clock, a webhook may be.")
        section.text(
            "webhook.appKey", &webhookAppKey,
            "The app at the vendor, as its webhooks name it: SdkAppid, appkey, AppKey. With it, webhooks that name another app, or none, are refused."
        )
        section.flag(
            "pushesItself", &pushesItself,
            "Whether the vendor's own push is on. Say false when it is off.")
        profile = file.flatMap { readProfile($0, section) }
    }

    private func readProfile(_ file: String, _ section: ConfigurationSection) -> AppProfile? {
        let notes = Mutex<[SettingsNote]>([])
        let files = SettingsFiles(from: Instant(seconds: section.reader.now)) { note in
            notes.withLock { $0.append(note) }
        }
        do throws(SettingsFileError) {
            let profile = try files.profile(at: file, vendor: name)
            for note in notes.withLock({ $0 }) {
                section.reader.add(
                    ConfigurationProblem(
                        .risk, at: .file(note.file, line: note.line), key: nil, "\(note.remark)"))
            }
            if profile.vendor == name { return profile }
            section.error("profile", "The profile \(file) is one for \(profile.vendor), not for \(name).")
        } catch {
            if error.code != .malformed {
                section.error("profile", "The file \(file): \(error.reason).")
            } else {
                let key = (section.steps + ["profile"]).joined(separator: ".")
                section.reader.add(
                    ConfigurationProblem(
                        .error, at: .file(error.file, line: error.line), key: key, error.reason))
            }
        }
        return nil
    }
}

extension GatewayApp {
    /// The app as the core takes it.
    init(
        _ app: AppConfiguration, of configuration: GatewayConfiguration, zones: @escaping TimeZoneRule.Finder
    ) throws {
        var translation = MessageTranslator.Configuration()
        translation.readsBodies = false
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
