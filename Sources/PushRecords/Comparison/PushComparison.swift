import PushBridge

/// Compares two pushes to one device point by point.
///
/// What vendors add for themselves at the payload's root, such as the marker of one and the identifiers of another, is no
/// difference. An alert that is a string is one that has that text as its body.
struct PushComparison {
    private(set) var differences: [PushDifference] = []

    init(_ before: RecordedDelivery.Push, _ after: RecordedDelivery.Push) {
        if before.headers != after.headers { compareHeaders(before.headers, after.headers) }
        if before.payload != after.payload {
            let (old, new) = (before.payload.parsed().root, after.payload.parsed().root)
            compareAPS(old["aps"], new["aps"])
            compareData(old, new)
        }
    }

    private mutating func compareHeaders(_ before: RawJSON, _ after: RawJSON) {
        forEachKey(of: before.parsed().root, after.parsed().root) { comparison, key, old, new in
            let isUrgency = key == "apns-priority" || key == "apns-push-type"
            comparison.compare(isUrgency ? .urgency : .other, "/headers/\(pointerStep(key))", old, new)
        }
    }

    private mutating func compareAPS(_ before: JSONValue?, _ after: JSONValue?) {
        forEachKey(of: before, after) { comparison, key, old, new in
            if key == "alert" { return comparison.compareAlerts(old, new) }
            // An empty sound is silence, as none is (reading C13).
            if key == "sound", (old?.string ?? "").isEmpty, (new?.string ?? "").isEmpty,
                old?.kind != .object, new?.kind != .object
            {
                return
            }
            comparison.compare(Self.changeInAPS(key), "/payload/aps/\(pointerStep(key))", old, new)
        }
    }

    private static func changeInAPS(_ key: UTF8Text) -> PushChange {
        switch key {
        case "badge": .badge
        case "sound": .sound
        case "interruption-level", "relevance-score": .urgency
        default: .unseen
        }
    }

    // MARK: Words

    private mutating func compareAlerts(_ before: JSONValue?, _ after: JSONValue?) {
        let (old, new) = (Self.alert(before), Self.alert(after))
        forEachKey(of: old, new) { comparison, key, old, new in
            comparison.compare(Self.changeInAlert(key), "/payload/aps/alert/\(pointerStep(key))", old, new)
        }
    }

    /// An alert as an object.
    private static func alert(_ value: JSONValue?) -> JSONValue? {
        guard let value, value.kind == .string else { return value }
        return RawJSON.object([(key: "body", value: value.raw)]).parsed().root
    }

    private static func changeInAlert(_ key: UTF8Text) -> PushChange {
        switch key {
        case "title", "title-loc-key", "title-loc-args": .title
        case "subtitle", "subtitle-loc-key", "subtitle-loc-args": .subtitle
        case "body", "loc-key", "loc-args": .body
        default: .other
        }
    }

    // MARK: Data

    private mutating func compareData(_ before: JSONValue, _ after: JSONValue) {
        let (old, new) = (ApplicationKeys.data(of: before), ApplicationKeys.data(of: after))
        if old.parsed().root.isSame(as: new.parsed().root) { return }
        differences.append(PushDifference(change: .data, path: "/payload", before: old, after: new))
    }

    // MARK: Members

    private mutating func compare(
        _ change: PushChange, _ path: String, _ before: JSONValue?, _ after: JSONValue?
    ) {
        if let before, let after, before.isSame(as: after) { return }
        differences.append(
            PushDifference(
                change: change, path: path, before: before?.raw ?? .null, after: after?.raw ?? .null))
    }

    /// Calls `body` with each key that one of two objects has, in the order of the first, and its values.
    private mutating func forEachKey(
        of before: JSONValue?, _ after: JSONValue?,
        _ body: (inout PushComparison, UTF8Text, JSONValue?, JSONValue?) -> Void
    ) {
        for member in before?.members.map(\.self) ?? [] {
            body(&self, member.key, member.value, after?[member.key])
        }
        for member in after?.members.map(\.self) ?? [] where before?[member.key] == nil {
            body(&self, member.key, nil, member.value)
        }
    }
}

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
