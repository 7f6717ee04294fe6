internal import APNSTypes

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
