internal import APNSDelivery

extension GatewayReading {
    /// A key of an app; what it lacks is empty, and becomes a problem.
    func apnsKey(
        _ name: String, _ app: [String], _ reader: inout ConfigurationReader
    ) -> APNSKeyConfiguration {
        let key = app + ["apns", name]
        var draft = APNSKeyDraft()
        reader.read(SettingTable.apnsKey, behind: key, into: &draft)
        if draft.team == nil {
            reader.add(.error, key, "The team is missing; give its identifier as team.")
        }
        if draft.keyID == nil {
            reader.add(.error, key, "The key's identifier is missing; give it as keyID.")
        }
        let isFileSaid = reader.secretFiles.contains { $0.key == key + ["p8File"] }
        if draft.privateKey == nil, !isFileSaid {
            reader.add(.error, key, "The private key is missing; name its file as p8File.")
        }
        var server: APNSServer?
        if let host = draft.host {
            server = APNSServer(written: host)
            if server == nil {
                reader.add(
                    .error, key + ["host"],
                    "The value must be a host, or a host and a port such as localhost:8443.")
            }
        }
        let authorities = draft.authoritiesFile.flatMap { reader.contents(of: $0, key: key + ["caFile"]) }
        // What is missing is a problem already; the rest is looked at nevertheless.
        return APNSKeyConfiguration(
            name: name, team: draft.team ?? "", keyID: draft.keyID ?? "",
            privateKey: draft.privateKey ?? ConfiguredSecret([]), topics: draft.topics,
            environment: draft.environment, server: server, authorities: authorities)
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
