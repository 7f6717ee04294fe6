internal import APNSDelivery
internal import PushBridge

/// A key of a team, and the topics that it pushes to.
struct APNSKeyConfiguration: Sendable, Hashable {
    /// What the configuration calls it.
    var name: String
    /// The team's identifier, the `iss` of its tokens.
    var team: String
    /// The key's identifier, the `kid` of its tokens.
    var keyID: String
    /// The private key, as PEM.
    var privateKey: ConfiguredSecret
    /// The bundle identifiers that it pushes to, without the suffixes of push types.
    var topics: [String]
    /// The only environment of a key that Apple made for one; nil for both.
    var environment: Device.Environment?
    /// The server for all environments instead of Apple's, for tests; nil for Apple's.
    var server: APNSServer?
    /// Certificates to trust besides those of the system, as PEM.
    var authorities: [UInt8]?
}

extension APNSKeyConfiguration {
    /// A key's section; what it lacks is empty, and becomes an error.
    init(name: String, _ section: ConfigurationSection) {
        self.init(name: name, team: "", keyID: "", privateKey: ConfiguredSecret([]), topics: [])
        readIdentity(section)
        section.list(
            "topics", &topics, "The bundle identifiers to push to, without the suffixes of push types.")
        section.choice(
            "environment", &environment, none: "both",
            "The environment of a key that Apple made for one only.")
        var host: String?
        var authoritiesFile: String?
        section.text(
            "host", &host,
            "Another server instead of Apple's, host or host:port, for tests. The host must be among hosts.")
        section.file(
            "caFile", &authoritiesFile,
            "Certificates as PEM to trust besides the system's, for that server.")
        server = host.flatMap(APNSServer.init(written:))
        if host != nil, server == nil {
            section.error("host", "The value must be a host, or a host and a port such as localhost:8443.")
        }
        authorities = section.contents(of: authoritiesFile, "caFile")
    }

    private mutating func readIdentity(_ section: ConfigurationSection) {
        var team: String?
        var keyID: String?
        var p8: ConfiguredSecret?
        section.text("team", &team, "The team's identifier.")
        section.text("keyID", &keyID, "The key's identifier.")
        section.secret("p8", &p8, "The private key, as Apple gives it.")
        if team == nil { section.error(nil, "The team is missing; give its identifier as team.") }
        if keyID == nil { section.error(nil, "The key's identifier is missing; give it as keyID.") }
        if p8 == nil, !section.namesFile(ofSecret: "p8") {
            section.error(nil, "The private key is missing; name its file as p8File.")
        }
        (self.team, self.keyID, privateKey) = (team ?? "", keyID ?? "", p8 ?? ConfiguredSecret([]))
    }
}

extension APNSServer {
    /// A server as people write it: `host`, `host:port`, `[::1]:port`; nil for another text.
    init?(written text: String) {
        var host = Substring(text)
        var port: Int? = 443
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            let rest = text[text.index(after: end)...]
            host = text[..<end].dropFirst()
            if !rest.isEmpty { port = rest.hasPrefix(":") ? Int(rest.dropFirst()) : nil }
        } else {
            // An address of IPv6 without brackets has more than one colon, and no port.
            let pieces = text.split(separator: ":", omittingEmptySubsequences: false)
            if pieces.count == 2 { (host, port) = (pieces[0], Int(pieces[1])) }
        }
        let isName = !host.isEmpty && !host.contains { $0 == "/" || $0 == "@" || $0.isWhitespace }
        guard isName, let port, (1...65_535).contains(port) else { return nil }
        self.init(host: String(host), port: port)
    }
}
