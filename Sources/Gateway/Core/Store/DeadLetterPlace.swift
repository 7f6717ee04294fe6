/// Where a dead letter stands among those of its receiver.
struct DeadLetterPlace: Sendable, Hashable {
    /// Its number.
    let id: Int
    /// Whom it is for: jobs of one receiver keep their order.
    let receiver: String
    /// Whether the receiver is a group, whose members are looked up.
    let isForGroup: Bool
    /// When its message was accepted, in Unix milliseconds.
    let acceptedAt: Int
}

extension [DeadLetterPlace] {
    /// The dead letters that are driven again, in the order of their messages.
    ///
    /// One that is named stays where an earlier one of its receiver is not named: its message would overtake that one.
    ///
    /// - Parameter names: Those that are wanted; nil for all.
    /// - Returns: Their numbers.
    func redriven(_ names: [Int]?) -> [Int] {
        let wanted = names.map(Set.init)
        var left: Set<ReceiverKind> = []
        return sorted { ($0.acceptedAt, $0.id) < ($1.acceptedAt, $1.id) }.compactMap { place in
            let receiver = ReceiverKind(name: place.receiver, isForGroup: place.isForGroup)
            if wanted?.contains(place.id) ?? true, !left.contains(receiver) { return place.id }
            left.insert(receiver)
            return nil
        }
    }

    private struct ReceiverKind: Hashable {
        let name: String
        let isForGroup: Bool
    }
}
