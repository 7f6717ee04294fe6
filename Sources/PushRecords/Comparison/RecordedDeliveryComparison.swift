import PushBridge

/// Compares what two runs make of one message for one person.
struct RecordedDeliveryComparison {
    /// What differs; that of several devices one after the other.
    private(set) var differences: [PushDifference] = []
    /// How many pushes each change is about; of changes without a push, how many messages.
    private(set) var counts: [PushChange: Int] = [:]

    /// The reasons against a push from which people expect rest at certain times.
    private static let quietReasons: Set<String> = [
        SuppressionReason.quietHours.rawValue, SuppressionReason.quietDuration.rawValue,
    ]

    init(_ old: RecordedDelivery, _ new: RecordedDelivery) {
        switch (old.reason, new.reason) {
        case (nil, nil): comparePushes(old.pushes, new.pushes)
        case (let before?, nil):
            let wasQuiet = Self.quietReasons.contains(before.string)
            note(wasQuiet ? .quietTime : .pushed, Self.suppressed, .string(before), .null, new.pushes.count)
        case (nil, let after?): note(.silent, Self.suppressed, .null, .string(after), old.pushes.count)
        case (let before?, let after?) where before != after:
            note(.reason, Self.suppressed, .string(before), .string(after))
        default: break
        }
    }

    private static let suppressed = "/suppressed"
    private static let token = "/token"

    /// Pairs the pushes to one device, then those of which one run does not know the device; what is left is pushed in one
    /// run only.
    private mutating func comparePushes(_ before: [RecordedDelivery.Push], _ after: [RecordedDelivery.Push]) {
        var (old, new) = (before[...], after[...])
        pair(&old, &new) { $0.token == $1.token }
        pair(&old, &new) { $0.token == nil || $1.token == nil }
        for push in old { note(.devices, Self.token, Self.json(push.token), .null) }
        for push in new { note(.devices, Self.token, .null, Self.json(push.token)) }
    }

    /// Compares the pushes of which a closure says that they belong together, and takes them away.
    private mutating func pair(
        _ old: inout ArraySlice<RecordedDelivery.Push>, _ new: inout ArraySlice<RecordedDelivery.Push>,
        where belongs: (RecordedDelivery.Push, RecordedDelivery.Push) -> Bool
    ) {
        old =
            old.filter { push in
                guard let index = new.firstIndex(where: { belongs(push, $0) }) else { return true }
                note(PushComparison(push, new.remove(at: index)).differences)
                return false
            }[...]
    }

    private static func json(_ token: UTF8Text?) -> RawJSON { token.map(RawJSON.string) ?? .null }

    /// Notes what differs in one push.
    private mutating func note(_ found: [PushDifference]) {
        for change in Set(found.map(\.change)) { counts[change, default: 0] += 1 }
        differences += found.filter { !differences.contains($0) }
    }

    private mutating func note(
        _ change: PushChange, _ path: String, _ before: RawJSON, _ after: RawJSON, _ count: Int = 1
    ) {
        counts[change, default: 0] += count
        differences.append(PushDifference(change: change, path: path, before: before, after: after))
    }
}
