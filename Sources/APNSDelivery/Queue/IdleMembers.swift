/// The members of a pool that would take a push, those with a connection first.
struct IdleMembers {
    private var connected: [Int] = []
    private var unconnected: [Int]
    private var isIdle: [Bool]

    /// All are idle, and none is connected.
    init(count: Int = 0) {
        unconnected = Array((0..<count).reversed())
        isIdle = Array(repeating: true, count: count)
    }

    /// Notes that a member would take a push.
    mutating func add(_ member: Int, isConnected: Bool) {
        guard !isIdle[member] else { return }
        isIdle[member] = true
        if isConnected { connected.append(member) } else { unconnected.append(member) }
    }

    /// The member to wake for another push, which is not idle then.
    mutating func next() -> Int? {
        guard let member = connected.popLast() ?? unconnected.popLast() else { return nil }
        isIdle[member] = false
        return member
    }
}
