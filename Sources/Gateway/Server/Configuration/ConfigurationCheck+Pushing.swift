internal import PushBridge
internal import VendorSignature

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension ConfigurationCheck {
    /// Both sides pushing, or nobody.
    func check(_ rules: GatewayRules, of app: AppConfiguration, _ key: [String]) {
        let takesWebhooks = app.vendors.contains { $0.webhookSecret != nil }
        for vendor in app.vendors { checkWhoPushes(vendor, rules.when, key + ["vendors", vendor.name]) }
        switch rules.when {
        case .offlineEvent where !takesWebhooks:
            risk(
                key + ["push", "when"],
                "No vendor of the app sends webhooks here, and only they say that a receiver is offline: webhook messages are never pushed. Give a vendor its webhook.secretFile."
            )
        case .presence where !takesWebhooks:
            risk(
                key + ["push", "when"],
                "No vendor of the app sends webhooks here, and only they say who logs in and out. Give a vendor its webhook.secretFile."
            )
        case .always, .offlineEvent, .presence, .never: break
        }
        if app.apns.isEmpty {
            risk(
                key,
                "The app has no APNs key that can be used, so that nothing is pushed. Add one below apns.")
        }
    }

    /// That both push to somebody, or neither does.
    private func checkWhoPushes(
        _ vendor: VendorConfiguration, _ when: GatewayRules.PushTime, _ key: [String]
    ) {
        if when == .never {
            if vendor.pushesItself == false {
                risk(
                    key,
                    "Neither \(vendor.name) nor the gateway pushes. Say another push.when once the gateway is to push."
                )
            }
            return
        }
        if vendor.pushesItself != false { risk(key, Self.pushedTwice(vendor, when)) }
        if when == .offlineEvent, vendor.webhookSecret != nil,
            !MessageTranslator.tellsWhoIsOffline(vendor.name)
        {
            risk(
                key,
                "\(vendor.name) has no event that says that a receiver is offline: its webhook messages are never pushed. Say push.when: always or presence."
            )
        }
    }

    private static func pushedTwice(_ vendor: VendorConfiguration, _ when: GatewayRules.PushTime) -> String {
        let whose =
            switch when {
            case .always: "every message"
            case .offlineEvent: "messages to people who are offline, and those sent to /v1/messages"
            case .presence: "messages to people who are not online as far as it was told"
            case .never: "nothing"
            }
        let way =
            "Switch \(vendor.name)'s own push off (delete the app's APNs certificate or key in its console), and say pushesItself: false here; or let the gateway only count, by push.when: never."
        return vendor.pushesItself == true
            ? "\(vendor.name) pushes, and the gateway pushes \(whose), so that people are told twice. \(way)"
            : "The gateway pushes \(whose). If \(vendor.name)'s own push is on as well, people are told twice. \(way)"
    }

    /// That callers know which spelling of an identifier the store has, where the vendors differ (reading G25).
    func checkCase(of vendors: [VendorConfiguration], _ key: [String]) {
        let caseless = vendors.filter(\.ignoresCase).map(\.name)
        if caseless.isEmpty || caseless.count == vendors.count { return }
        let exact = vendors.filter { !$0.ignoresCase }.map(\.name)
        let lowering = caseless.joined(separator: " and ")
        risk(
            key,
            "User and group IDs are compared exactly, because \(exact.joined(separator: " and ")) \(exact.count == 1 ? "tells" : "tell") case apart: \"Bob\" and \"bob\" are two people. IDs in messages of \(lowering) are stored in lower case. Put the people and groups of \(lowering) in lower case."
        )
    }

    /// What a vendor's messages need.
    func check(_ vendor: VendorConfiguration, of app: AppConfiguration, _ key: [String]) {
        let topics = Set(app.apns.flatMap(\.topics))
        if let topic = vendor.profile?.topic?.string {
            if !app.apns.isEmpty, !topics.contains(topic) {
                error(
                    key + ["profile"],
                    "The profile's topic \(topic) is in no key's topics; its pushes could not be signed. Add it to a key below apns."
                )
            }
        } else if topics.count > 1 {
            risk(
                key,
                "The profile has no topic, and the app's keys have several: devices that are put without a topic get no push. Give the profile a topic."
            )
        }
        guard let secret = vendor.webhookSecret else { return }
        guard let scheme = SignatureScheme(vendor: vendor.name), let shared = try? SharedSecret(secret.bytes)
        else {
            return error(
                key + ["webhook", "secretFile"], "Webhooks of \(vendor.name) cannot be verified here.")
        }
        do {
            _ = try WebhookVerifier(scheme, secret: shared)
        } catch {
            self.error(key + ["webhook", "secretFile"], error.description)
        }
    }

    /// An address that must not or cannot be called, and a secret that cannot sign.
    func check(_ hook: HookConfiguration, _ app: [String]) {
        let key = app + ["hook", "url"]
        if hook.signingKey == nil {
            error(
                app + ["hook", "secretFile"],
                "The secret begins with whsec_, and what follows is no base64; write it as it was given.")
        }
        guard let url = URL(string: hook.url), let scheme = url.scheme?.lowercased(), let host = url.host,
            !host.isEmpty, ["http", "https"].contains(scheme)
        else { return error(key, "The value must be an address that begins with https:// and has a host.") }
        if scheme == "http", !AllowedHosts.isThisMachine(host) {
            error(key, "The hook's host is not this machine, so that its address must begin with https://.")
        }
        if url.user != nil || url.password != nil {
            error(key, "The address holds a user or a password; the requests are signed, and need none.")
        }
        checkHost(host, key)
    }

    /// A host off the list.
    func checkHost(_ host: String, _ key: [String]) {
        if !configuration.allowedHosts.allow(host) {
            error(key, "The host \(host) is neither Apple's nor this machine; add it to hosts to allow it.")
        }
    }
}
