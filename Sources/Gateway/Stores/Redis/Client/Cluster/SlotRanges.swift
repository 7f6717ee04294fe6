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
