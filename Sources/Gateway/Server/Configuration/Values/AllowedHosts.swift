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

extension GatewayConfiguration {
    /// The hosts that may be called.
    var allowedHosts: AllowedHosts { AllowedHosts(besides: hosts) }
}
