internal import APNSTypes
internal import Synchronization

/// What a device would do with its app's pushes: what reached it, what it shows, and what waits while it is offline.
public struct SimulatedDevice: Sendable {
    /// The most notifications that a device shows; older ones go.
    static let mostNotifications = 256

    /// Whether pushes reach it.
    public private(set) var isOnline: Bool
    /// The pushes that reached it, in their order.
    public private(set) var received: [ReceivedPush] = []
    /// The notifications that it shows, the newest last.
    public private(set) var notifications: [ReceivedPush] = []
    /// The one push that Apple keeps while the device is offline.
    public private(set) var stored: ReceivedPush?
    /// The number on the app's icon; nil while no push has set it.
    public private(set) var badge: Int?

    /// How many received pushes are remembered.
    private let memory: Int

    init(isOnline: Bool, memory: Int) {
        self.isOnline = isOnline
        self.memory = memory
    }

    /// What a push would do that is accepted now.
    func effect(of request: PushRequest, _ content: PushContent, now: Int) -> DeviceEffect {
        guard isOnline else {
            if !request.isKept(at: now) { return .discarded }
            return stored == nil ? .stored : .storedInstead
        }
        guard content.isShown else { return .silent }
        return placeOfReplaced(by: request) == nil ? .shown : .replaced
    }

    /// Takes a push with its effect.
    mutating func take(_ push: ReceivedPush, _ content: PushContent, _ effect: DeviceEffect) {
        switch effect {
        case .discarded: break
        case .stored, .storedInstead: stored = push
        case .shown, .replaced, .silent: deliver(push, content)
        }
    }

    /// Takes the device offline.
    mutating func goOffline() {
        isOnline = false
    }

    /// Brings the device online again; the stored push arrives unless it has expired.
    mutating func goOnline(now: Int) {
        isOnline = true
        guard let push = stored else { return }
        stored = nil
        if push.request.isKept(at: now) { deliver(push, PushContent(push)) }
    }

    private mutating func deliver(_ push: ReceivedPush, _ content: PushContent) {
        received.append(push, keeping: memory)
        if let badge = content.badge { self.badge = badge }
        guard content.isShown else { return }
        if let place = placeOfReplaced(by: push.request) { notifications.remove(at: place) }
        notifications.append(push, keeping: Self.mostNotifications)
    }

    /// The place of the notification that a new one with the same identifier replaces.
    private func placeOfReplaced(by request: PushRequest) -> Int? {
        guard let id = request.collapseID else { return nil }
        return notifications.lastIndex { $0.request.collapseID?.equals(id) ?? false }
    }
}

extension PushRequest {
    /// Whether Apple keeps trying to deliver the push at a time.
    fileprivate func isKept(at now: Int) -> Bool { expiration?.unixSeconds.map { $0 > now } ?? true }
}

extension Array {
    /// Appends an element; when there are as many as are kept, the older half goes.
    mutating func append(_ element: Element, keeping limit: Int) {
        if count >= limit { removeFirst(count - limit / 2) }
        if limit > 0 { append(element) }
    }
}

/// A device token as a key: hexadecimal digits, whose case does not matter.
struct DeviceToken: Hashable, Sendable {
    /// The digits, letters in lower case.
    let digits: UTF8Text
    /// Their hash, computed once: a token is looked up in several tables, and most tokens differ here already.
    private let digest: Int

    private init(_ text: UTF8Text) {
        digits = text.lowercasedASCII()
        digest = digits.hashValue
    }

    /// Takes digits from a path.
    init(_ bytes: ByteSlice) {
        self.init(UTF8Text(repairing: bytes))
    }

    /// Takes digits.
    init(_ digits: String) {
        self.init(UTF8Text(digits))
    }

    static func == (left: DeviceToken, right: DeviceToken) -> Bool {
        left.digest == right.digest && left.digits == right.digits
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
    }
}

/// What an accepted push did at its device.
public enum DeviceEffect: String, Sendable, Hashable, CaseIterable {
    /// A notification appeared.
    case shown
    /// A notification took the place of the one with the same `apns-collapse-id`.
    case replaced
    /// It arrived, and there was nothing to show: a badge, a sound, or work for the app.
    case silent
    /// The device is offline, so Apple keeps the push.
    case stored
    /// The device is offline, so Apple keeps the push, and has forgotten the one that it kept before.
    case storedInstead = "stored-instead"
    /// The device is offline, and the push is not to be kept.
    case discarded
}

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

/// The devices of a server.
public struct Devices: Sendable {
    let state: ServerState

    /// A device by its token, in any case of letters; nil when no push for it was accepted, or it is forgotten.
    public subscript(token: String) -> SimulatedDevice? {
        state.memory.withLock { $0.devices[DeviceToken(token)] }
    }

    /// Takes a device offline: Apple keeps one push for it.
    public func goOffline(_ token: String) {
        state.updateDevice(DeviceToken(token)) { device, _ in device.goOffline() }
    }

    /// Brings a device online again; the push that Apple kept arrives.
    public func goOnline(_ token: String) {
        state.updateDevice(DeviceToken(token)) { device, now in device.goOnline(now: now) }
    }
}
