/// The servers of a cluster, and who has which slot.
struct SlotTable: Sendable {
    /// Those that have slots, in the order in which they were named.
    private(set) var masters: [RedisNode] = []
    /// Masters, and servers that were named when slots moved.
    private var nodes: [RedisEndpoint: RedisNode] = [:]
    private var owners = [RedisNode?](repeating: nil, count: HashSlot.count)

    /// All that are connected to.
    var all: [RedisNode] { Array(nodes.values) }

    /// The master of a slot; nil where none is known.
    func owner(of slot: Int) -> RedisNode? { owners[slot] }

    /// The server at an address, made where it is new.
    mutating func node(at endpoint: RedisEndpoint, making make: (RedisEndpoint) -> RedisNode) -> RedisNode {
        let node = nodes[endpoint] ?? make(endpoint)
        nodes[endpoint] = node
        return node
    }

    /// Notes that a slot has moved.
    mutating func move(_ slot: Int, to node: RedisNode) { owners[slot] = node }

    /// Takes what a server said, with a server made for each new address.
    mutating func take(_ ranges: SlotRanges, making make: (RedisEndpoint) -> RedisNode) -> [RedisNode] {
        var named: [RedisEndpoint: RedisNode] = [:]
        masters = []
        owners = [RedisNode?](repeating: nil, count: HashSlot.count)
        for range in ranges.ranges {
            let node = named[range.master] ?? nodes[range.master] ?? make(range.master)
            if named.updateValue(node, forKey: range.master) == nil { masters.append(node) }
            for slot in range.slots { owners[slot] = node }
        }
        defer { nodes = named }
        return nodes.filter { named[$0.key] == nil }.map(\.value)
    }
}

/// Which master has which slots, as a server of a cluster says.
struct SlotRanges: Equatable {
    /// Some slots and their master.
    struct Range: Equatable {
        let slots: ClosedRange<Int>
        let master: RedisEndpoint
    }

    let ranges: [Range]

    /// The command that asks for them.
    static let question: [RedisWord] = ["CLUSTER", "SLOTS"]

    /// Asks a server; nil when it does not say, or knows of no slots.
    init?(asking connection: RedisConnection, _ endpoint: RedisEndpoint) async {
        guard case .success(let reply) = await connection.call(Self.question) else { return nil }
        self.init(reply, from: endpoint)
    }

    /// Reads a server's answer; nil when it is none, or has no slots.
    init?(_ reply: RedisReply, from asked: RedisEndpoint) {
        guard case .array(let rows) = reply else { return nil }
        var ranges: [Range] = []
        for row in rows {
            guard case .array(let items) = row, items.count >= 3, case .integer(let first) = items[0],
                case .integer(let last) = items[1], first <= last, first >= 0, last < HashSlot.count,
                case .array(let master) = items[2], master.count >= 2, case .integer(let port) = master[1]
            else { return nil }
            // A server that does not know its own name leaves it out.
            var host = asked.host
            if case .bytes(let name) = master[0], !name.isEmpty, name != [UInt8(ascii: "?")] {
                host = String(decoding: name, as: UTF8.self)
            }
            ranges.append(Range(slots: first...last, master: RedisEndpoint(host: host, port: port)))
        }
        guard !ranges.isEmpty else { return nil }
        self.ranges = ranges
    }
}

/// The part of a cluster's keys that one server has as a whole, 0…16383.
enum HashSlot {
    /// How many there are.
    static let count = 16_384

    /// The slot of a key: of what stands between its first `{` and the next `}`, if that is not empty.
    static func of(_ key: String) -> Int {
        let bytes = key.utf8
        if let open = bytes.firstIndex(of: UInt8(ascii: "{")) {
            let tagged = bytes[bytes.index(after: open)...].prefix { $0 != UInt8(ascii: "}") }
            if !tagged.isEmpty, tagged.endIndex != bytes.endIndex { return checksum(tagged) % count }
        }
        return checksum(bytes[...]) % count
    }

    /// CRC-16 with the polynomial 0x1021, as XMODEM has it.
    private static func checksum(_ bytes: Substring.UTF8View) -> Int {
        var checksum: UInt16 = 0
        for byte in bytes { checksum = checksum << 8 ^ table[Int(UInt8(checksum >> 8) ^ byte)] }
        return Int(checksum)
    }

    private static let table: [UInt16] = (0..<256).map { index in
        (0..<8).reduce(UInt16(index) << 8) { value, _ in
            value & 0x8000 == 0 ? value << 1 : value << 1 ^ 0x1021
        }
    }
}

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
