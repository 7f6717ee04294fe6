internal import NIOCore

/// The pushes that are on the streams of one connection.
struct StreamPushes {
    private var pushes: [PendingPush?] = []
    /// How many there are.
    private(set) var count = 0

    /// The push on a stream; nil when it has its outcome already.
    subscript(stream: HTTP2Stream) -> PendingPush? {
        pushes.indices.contains(stream.slot) ? pushes[stream.slot] : nil
    }

    /// Puts a push onto a stream that was just opened.
    mutating func put(_ push: PendingPush, on stream: HTTP2Stream) {
        while pushes.count <= stream.slot { pushes.append(nil) }
        pushes[stream.slot] = push
        count += 1
    }

    /// Takes a push off its stream; nil when it has its outcome already.
    mutating func take(_ stream: HTTP2Stream) -> PendingPush? {
        take(slot: stream.slot)
    }

    /// Takes all pushes off their streams.
    mutating func removeAll() -> [PendingPush] {
        defer { self = StreamPushes() }
        return pushes.compactMap(\.self)
    }

    /// Takes those off whose deadline has passed, each with its stream's place.
    mutating func removeLate(at now: NIODeadline) -> [(push: PendingPush, slot: Int)] {
        let late = pushes.indices.filter { slot in pushes[slot].map { $0.deadline <= now } ?? false }
        return late.compactMap { slot in take(slot: slot).map { ($0, slot) } }
    }

    private mutating func take(slot: Int) -> PendingPush? {
        guard pushes.indices.contains(slot), let push = pushes[slot].take() else { return nil }
        count -= 1
        return push
    }
}
