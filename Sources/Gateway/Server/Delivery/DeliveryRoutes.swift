internal import APNSDelivery
internal import APNSTypes
internal import PushBridge

/// Which client a push goes to, by its app, its topic and its device's environment.
struct DeliveryRoutes: Sendable {
    /// By app and topic, the keys that push to it.
    private let keys: [String: [String: [APNSKeyConfiguration]]]

    /// The routes of some apps.
    init(_ apps: [AppConfiguration]) {
        var keys: [String: [String: [APNSKeyConfiguration]]] = [:]
        for app in apps {
            var topics: [String: [APNSKeyConfiguration]] = [:]
            for key in app.apns { for topic in key.topics { topics[topic, default: []].append(key) } }
            keys[app.name] = topics
        }
        self.keys = keys
    }

    /// Every client that a push may go to.
    var identities: Set<ClientIdentity> {
        Set(
            keys.values.flatMap(\.values).flatMap(\.self).flatMap { key in
                Device.Environment.allCases.filter { key.serves($0) }.map { key.identity(in: $0) }
            })
    }

    /// The client for a push; the failure says why there is none.
    func client(
        for topic: UTF8Text?, of app: String, _ environment: Device.Environment
    ) -> Result<ClientIdentity, DeliveryFailure> {
        guard let topic = topic?.string, !topic.isEmpty else {
            return .failure(
                DeliveryFailure(
                    .providerToken,
                    "No APNs key can be chosen, for the push has no topic; give the app's profile one, or the device when it is put."
                ))
        }
        guard let served = keys(for: topic, of: app) else {
            return .failure(
                DeliveryFailure(
                    .providerToken,
                    "No APNs key of the app \(app) has the topic \(topic); add it to a key's topics."))
        }
        guard let key = served.first(where: { $0.serves(environment) }) else {
            return .failure(
                DeliveryFailure(
                    .providerToken,
                    "The APNs key of the topic \(topic) is not for \(environment.rawValue), where the device is."
                ))
        }
        return .success(key.identity(in: environment))
    }

    /// The keys of a topic, with or without the suffix of a push type.
    private func keys(for topic: String, of app: String) -> [APNSKeyConfiguration]? {
        guard let topics = keys[app] else { return nil }
        if let keys = topics[topic] { return keys }
        for suffix in PushType.topicSuffixes where topic.hasSuffix(suffix) {
            if let keys = topics[String(topic.dropLast(suffix.count))] { return keys }
        }
        return nil
    }
}

extension APNSKeyConfiguration {
    /// Whether devices of an environment are pushed to with it.
    fileprivate func serves(_ environment: Device.Environment) -> Bool {
        self.environment.map { $0 == environment } ?? true
    }

    /// The client for devices of an environment.
    fileprivate func identity(in environment: Device.Environment) -> ClientIdentity {
        let apple: APNSServer =
            switch environment {
            case .production: .production
            case .sandbox: .sandbox
            }
        return ClientIdentity(
            key: KeyIdentity(self), server: server ?? apple, authorities: authorities)
    }
}

extension PushType {
    /// What topics may have behind the bundle identifier, the longest first.
    static let topicSuffixes: [String] = {
        guard case .oneOf(let names) = APNSKey.headerApnsPushType.values else { return [] }
        let suffixes = names.map { PushType(rawValue: $0).topicSuffix.string }.filter { !$0.isEmpty }
        return Set(suffixes).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }()
}
