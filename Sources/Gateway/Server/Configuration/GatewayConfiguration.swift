internal import Logging

/// The configuration of a gateway.
///
/// Tests make it without a file; ``ConfigurationLoader`` reads it from a file and the environment.
package struct GatewayConfiguration: Sendable {
    package var listen = ListenConfiguration()
    package var store = StoreConfiguration()
    var limits = GatewayLimits()
    /// Hosts that the gateway may call besides Apple's and this machine; `*.example.com` stands for all names below one.
    package var hosts: [String] = []
    package var operation = OperationConfiguration()
    /// The apps; their names differ.
    package var apps: [AppConfiguration] = []

    /// A gateway on loopback, with no app.
    package init() {}

    init(_ root: ConfigurationSection) {
        listen = ListenConfiguration(root["listen"])
        store = StoreConfiguration(root["store"])
        limits = GatewayLimits(root["limits"])
        root.list(
            "hosts", &hosts,
            "Hosts that may be called besides Apple's and this machine; *.example.com stands for all names below."
        )
        operation = OperationConfiguration(root)
        apps = root["apps"].sections.compactMap { AppConfiguration($0) }
    }

    /// The app with a name; nil for none.
    package func app(named name: String) -> AppConfiguration? { apps.first { $0.name == name } }

    /// The hosts that may be called.
    var allowedHosts: AllowedHosts { AllowedHosts(besides: hosts) }

    /// The sections in which another configuration has changes that a gateway takes only when it starts.
    func sectionsThatNeedRestart(for other: GatewayConfiguration) -> [String] {
        var (now, then) = (self, other)
        // These go with the apps.
        then.limits.receivers = now.limits.receivers
        then.store.keys = now.store.keys
        // A certificate is read again, but TLS is not begun or ended.
        if now.listen.tls != nil, then.listen.tls != nil { then.listen.tls = now.listen.tls }
        // The system chose the port.
        if now.listen.port == 0 { now.listen.port = then.listen.port }
        var sections: [String] = []
        if now.listen != then.listen { sections.append("listen") }
        if now.store != then.store { sections.append("store") }
        if now.limits != then.limits { sections.append("limits") }
        if now.operation != then.operation {
            sections.append("metrics, livePage, logLevel or times of the end")
        }
        return sections
    }
}

/// Where the gateway listens.
package struct ListenConfiguration: Sendable, Hashable {
    package var host = "127.0.0.1"
    package var port = 8080
    /// The certificate that clients are shown; nil for HTTP without TLS.
    package var tls: TLSFiles?

    /// Loopback, without TLS.
    package init() {}

    init(_ section: ConfigurationSection) {
        section.text("host", &host, "The address to listen on.")
        section.integer("port", &port, 0...65_535, "The port; 0 lets the system choose.")
        var certificate: String?
        var key: String?
        section.file(
            "tls.certificateFile", &certificate,
            "The certificate chain as PEM, the server's own first. Without it, HTTP is served without TLS.")
        section.file("tls.keyFile", &key, "The certificate's private key as PEM.")
        switch (certificate, key) {
        case (let certificate?, let key?): tls = TLSFiles(certificate: certificate, key: key)
        case (nil, nil): break
        case (nil, _):
            section.error("tls.keyFile", "A certificate is missing; name its file as certificateFile.")
        case (_, nil):
            section.error(
                "tls.certificateFile", "The certificate's key is missing; name its file as keyFile.")
        }
    }
}

/// A server's certificate and its private key, as PEM files.
package struct TLSFiles: Sendable, Hashable {
    /// The file of the chain, the server's own certificate first.
    package var certificate: String
    /// The file of the private key.
    package var key: String
}

/// The bounds of what the gateway takes.
struct GatewayLimits: Sendable, Hashable {
    var body = 64 << 10
    var lines = 8 << 20
    var connections = 4_096
    var requestTime: Duration = .seconds(30)
    var waitTime: Duration = .seconds(20)
    var receivers = 10_000
    var stateless = 4
    var answer = 32 << 20
    var backlog = 1_000_000
    var lag: Duration = .seconds(600)

    init() {}

    init(_ section: ConfigurationSection) {
        readRequests(section)
        section.integer(
            "stateless", &stateless, 1...1_000,
            "How many calls of translate, convert, explain and verify run at a time. One more is answered with 429."
        )
        section.size(
            "answer", &answer, 1_024...(1 << 30),
            "The longest answer to such a call. A longer one becomes 413.")
        section.integer(
            "backlog", &backlog, 1...1_000_000_000,
            "How many jobs may wait. With more, new messages are answered with 503.")
        section.time(
            "lag", &lag, .seconds(1)...(.seconds(86_400)),
            "How old the message may be that was taken from the store last, while an app's places in memory are all taken. With more, its new messages are answered with 503. What waits in the store for a next try, or behind a person's other messages, does not count."
        )
    }

    private mutating func readRequests(_ section: ConfigurationSection) {
        section.size(
            "body", &body, 1_024...(64 << 20),
            "The longest body of a request, except one with JSON Lines.")
        section.size(
            "lines", &lines, 1_024...(64 << 20), "The longest body of a request with JSON Lines.")
        section.integer(
            "connections", &connections, 1...1_000_000, "How many connections may be open.")
        section.time(
            "requestTime", &requestTime, .seconds(1)...(.seconds(3_600)),
            "How long a request may take to come to its end, and how long its answer may wait to be taken.")
        section.time(
            "waitTime", &waitTime, .zero...(.seconds(3_600)),
            "The longest time that a request may ask to wait for outcomes.")
        section.integer(
            "receivers", &receivers, 1...10_000_000, "How many receivers one request may name.")
    }
}

/// How the gateway is watched, and how it ends.
package struct OperationConfiguration: Sendable, Hashable {
    /// Who may read the metrics.
    package enum MetricsAccess: String, Sendable, Hashable, CaseIterable {
        /// Whoever has a key with the scope `operate`.
        case key
        /// Everybody who reaches the port.
        case open
        /// There are none.
        case off
    }

    package var metrics = MetricsAccess.key
    package var livePage = true
    var logLevel = Logger.Level.info
    package var noticeTime: Duration = .zero
    package var drainTime: Duration = .seconds(20)

    /// Metrics and the live page for those with a key.
    package init() {}

    init(_ root: ConfigurationSection) {
        root.choice(
            "metrics", &metrics,
            "Who may read /metrics. key: whoever has a key with the scope operate; open: everybody who reaches the port."
        )
        root.flag(
            "livePage", &livePage,
            "Whether there is a live page at /. It needs a key with the scope operate.")
        root.choice("logLevel", &logLevel, "The least level of what is logged.")
        root.time(
            "noticeTime", &noticeTime, .zero...(.seconds(600)),
            "How long /readyz answers 503 before the port is closed when the gateway is stopped, so that load balancers notice."
        )
        root.time(
            "drainTime", &drainTime, .zero...(.seconds(3_600)),
            "How long requests that have begun may take to end when the gateway is stopped. Pushes that have begun take 10 seconds at most."
        )
    }
}

/// The hosts that the gateway may call.
struct AllowedHosts: Sendable, Hashable {
    /// Those besides Apple's and this machine, in lower case.
    private let others: [String]

    /// Apple's hosts, this machine, and others; `*.example.com` stands for all names below one.
    init(besides others: [String] = []) {
        self.others = others.map { $0.lowercased() }
    }

    /// Whether requests may go to a host: a name, or an address.
    func allow(_ host: String) -> Bool {
        let name = host.lowercased()
        return name.hasSuffix(".push.apple.com") || Self.isThisMachine(name)
            || others.contains { matches(name, $0) }
    }

    /// Whether requests to a host stay on this machine.
    static func isThisMachine(_ host: String) -> Bool {
        let name = host.lowercased()
        if name == "localhost" || name == "::1" { return true }
        // 127.0.0.0/8, as four numbers; a name that only begins like one is none.
        let numbers = name.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
    }

    private func matches(_ name: String, _ pattern: String) -> Bool {
        guard pattern.hasPrefix("*.") else { return name == pattern }
        return name.hasSuffix(pattern.dropFirst())
    }
}
