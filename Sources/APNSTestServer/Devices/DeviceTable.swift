/// The devices that were pushed to lately.
///
/// There are two generations: when the younger one is full, the older one is forgotten.
struct DeviceTable {
    private let limit: Int
    private let make: @Sendable (DeviceToken) -> SimulatedDevice
    private var recent: [DeviceToken: SimulatedDevice] = [:]
    private var older: [DeviceToken: SimulatedDevice] = [:]

    /// - Parameters:
    ///   - limit: How many devices are remembered at most.
    ///   - make: Makes a device that is not remembered.
    init(limit: Int, make: @escaping @Sendable (DeviceToken) -> SimulatedDevice) {
        self.limit = limit
        self.make = make
    }

    /// A device; nil when nothing is known of it.
    subscript(token: DeviceToken) -> SimulatedDevice? { recent[token] ?? older[token] }

    /// Changes a device, which is made first if it is not remembered.
    mutating func update<R>(_ token: DeviceToken, _ body: (inout SimulatedDevice) -> R) -> R {
        if recent.count * 2 >= limit { beginGeneration() }
        let known = older.removeValue(forKey: token)
        let make = make
        return body(&recent[token, default: known ?? make(token)])
    }

    /// Makes the younger generation the older one, and begins a new one in the memory of the one that is forgotten.
    private mutating func beginGeneration() {
        swap(&recent, &older)
        recent.removeAll(keepingCapacity: true)
    }
}
