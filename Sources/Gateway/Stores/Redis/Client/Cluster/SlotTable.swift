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
    ///
    /// - Returns: The servers that have no slots; they are not in the table any more.
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
