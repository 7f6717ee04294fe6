/// What to do with a command that a server has refused without doing anything.
enum Redirection: Equatable {
    /// Another server has the slot now; the host is nil where it is the same one's.
    case moved(slot: Int, RedirectionTarget)
    /// Another server has this key already, while the slot moves.
    case ask(RedirectionTarget)
    /// The server will be able to soon.
    case later
    /// The server is not the master any more.
    case masterElsewhere

    /// Reads an error reply; nil when the command is refused for good.
    init?(_ failure: RedisFailure) {
        switch failure.code {
        case "MOVED", "ASK":
            let words = failure.message.split(separator: " ")
            guard words.count == 3, let slot = Int(words[1]), (0..<HashSlot.count).contains(slot),
                let target = RedirectionTarget(words[2])
            else { return nil }
            self = failure.code == "MOVED" ? .moved(slot: slot, target) : .ask(target)
        case "TRYAGAIN", "CLUSTERDOWN", "LOADING": self = .later
        case "READONLY", "MASTERDOWN": self = .masterElsewhere
        default: return nil
        }
    }
}

/// The server that another one names.
struct RedirectionTarget: Equatable {
    /// Nil where it is the host that was asked.
    let host: String?
    let port: Int

    /// Reads host and port; the port stands behind the last colon, also of an IPv6 address.
    init?(_ text: Substring) {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]),
            port > 0
        else { return nil }
        let host = text[..<colon]
        self.host = host.isEmpty || host == "?" ? nil : String(host)
        self.port = Int(port)
    }

    /// The server, as seen from the one that named it.
    func endpoint(namedBy other: RedisEndpoint) -> RedisEndpoint {
        RedisEndpoint(host: host ?? other.host, port: port)
    }
}
