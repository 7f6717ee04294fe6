internal import APNSDelivery
internal import APNSTypes
internal import NIOSSL
internal import ProviderToken

extension ConfigurationCheck {
    /// Keys that cannot sign, and topics that no key or several keys have.
    func checkKeys(of app: AppConfiguration, _ section: [String]) {
        var owners: [String: [APNSKeyConfiguration]] = [:]
        for key in app.apns {
            check(key, section + [key.name])
            for topic in Set(key.topics) {
                let others = owners[topic, default: []].filter { $0.overlaps(key) }
                if let other = others.first {
                    error(
                        section + [key.name, "topics"],
                        "The topic \(topic) is the key \(other.name)'s as well; leave it to one of them, or give each an environment."
                    )
                }
                owners[topic, default: []].append(key)
            }
        }
    }

    private func check(_ key: APNSKeyConfiguration, _ place: [String]) {
        checkSigning(key, place)
        if key.topics.isEmpty {
            error(
                place, "The key has no topics, so that it signs nothing; list bundle identifiers as topics.")
        }
        for topic in key.topics {
            if let suffix = Self.suffixes.first(where: { topic.hasSuffix($0) }) {
                risk(
                    place + ["topics"],
                    "The topic \(topic) ends in \(suffix), as those of a push type do; write the bundle identifier without it."
                )
            } else if !Self.isBundleIdentifier(topic) {
                error(
                    place + ["topics"], "A topic is no bundle identifier; write one such as com.example.app.")
            }
        }
        if let server = key.server { checkHost(server.host, place + ["host"]) }
        if let pem = key.authorities, (try? NIOSSLCertificate.fromPEMBytes(pem))?.isEmpty ?? true {
            error(place + ["caFile"], "The file holds no certificate as PEM (-----BEGIN CERTIFICATE-----).")
        }
    }

    /// Signs once, to see whether it can be done.
    private func checkSigning(_ key: APNSKeyConfiguration, _ place: [String]) {
        let names = identifiers(of: key, place)
        guard !key.privateKey.bytes.isEmpty else { return }
        do {
            let signing = try SigningKey(pem: key.privateKey.bytes)
            guard let names else { return }
            let signer = ProviderTokenSigner(
                key: signing, keyIdentifier: names.key, teamIdentifier: names.team)
            _ = try signer.sign(issuedAt: max(0, now))
        } catch {
            self.error(place + ["p8File"], "The key cannot sign. \(error.description)")
        }
    }

    private func identifiers(
        of key: APNSKeyConfiguration, _ place: [String]
    ) -> (key: KeyIdentifier, team: TeamIdentifier)? {
        var team: TeamIdentifier?
        var identifier: KeyIdentifier?
        // What is missing is told already.
        if !key.team.isEmpty {
            do {
                let read = try TeamIdentifier(validating: key.team)
                if !read.isAppleShaped { risk(place + ["team"], Self.notAppleShaped("team identifiers")) }
                team = read
            } catch { self.error(place + ["team"], error.description) }
        }
        if !key.keyID.isEmpty {
            do {
                let read = try KeyIdentifier(validating: key.keyID)
                if !read.isAppleShaped { risk(place + ["keyID"], Self.notAppleShaped("key identifiers")) }
                identifier = read
            } catch { self.error(place + ["keyID"], error.description) }
        }
        guard let team, let identifier else { return nil }
        return (identifier, team)
    }

    private static func notAppleShaped(_ what: String) -> String {
        "Apple's \(what) are ten letters and digits, and this one is not; Apple refuses tokens with a wrong one."
    }

    /// Keys that apps share, in ways that are probably mistakes.
    func checkKeysOfAllApps() {
        var known: [String: (app: String, key: APNSKeyConfiguration)] = [:]
        for app in configuration.apps {
            for key in app.apns where key.isWhole {
                let place = ["apps", app.name, "apns", key.name]
                let identity = "\(key.team)/\(key.keyID)"
                guard let (other, first) = known[identity] else {
                    known[identity] = (app.name, key)
                    continue
                }
                if first.privateKey != key.privateKey {
                    error(
                        place + ["p8File"],
                        "The app \(other) has another private key under the same team and keyID; one of them is wrong."
                    )
                }
                let shared = Set(first.topics).intersection(key.topics).sorted()
                if other != app.name, let topic = shared.first {
                    risk(
                        place + ["topics"],
                        "The app \(other) pushes to the topic \(topic) with the same key: their badges and people are counted apart on the same phones. Make them one app with several vendors."
                    )
                }
            }
        }
    }

    private static func isBundleIdentifier(_ topic: String) -> Bool {
        !topic.isEmpty
            && topic.utf8.allSatisfy { byte in
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: ".")
                    || byte == UInt8(ascii: "-")
            }
    }

    private static let suffixes = PushType.topicSuffixes
}

extension APNSKeyConfiguration {
    /// Whether it has all that a token is signed with.
    fileprivate var isWhole: Bool { !team.isEmpty && !keyID.isEmpty && !privateKey.bytes.isEmpty }

    /// Whether both may serve devices of one environment.
    fileprivate func overlaps(_ other: APNSKeyConfiguration) -> Bool {
        environment == nil || other.environment == nil || environment == other.environment
    }
}
