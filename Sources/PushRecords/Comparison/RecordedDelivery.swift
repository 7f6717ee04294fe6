import PushBridge

/// One of the two runs that are compared.
public enum ComparedRun: Sendable, Hashable, CaseIterable {
    /// The run before the change.
    case old
    /// The run after it.
    case new
}

/// What one run makes of one message for one person: a push to each device, or none at all.
///
/// Its texts have bytes of their own, so that a delivery that waits does not keep its file's blocks in memory.
struct RecordedDelivery: Sendable {
    /// What the deliveries of both runs that belong together have in common.
    struct Key: Hashable, Sendable {
        let message: UTF8Text
        /// In lower case: of two runs one may be of a vendor that ignores case (reading G25).
        let person: UTF8Text
    }

    /// One push.
    struct Push: Sendable {
        /// The device's; nil when none is known.
        let token: UTF8Text?
        let headers: RawJSON
        let payload: RawJSON
    }

    let key: Key
    /// Where its first record stands in the run's input.
    let place: MessagePlace
    /// The person, as the run spells the identifier.
    let recipient: UTF8Text
    /// Whether the vendor of the run's message ignores the case of identifiers.
    let ignoresCase: Bool
    /// The pushes; empty when there are none.
    private(set) var pushes: [Push]
    /// Why there is no push; nil where there is one.
    let reason: UTF8Text?

    init(_ record: TranslatedRecord) {
        key = Key(message: record.id.detached, person: record.recipient.lowercasedASCII().detached)
        place = record.place
        recipient = record.recipient.detached
        ignoresCase = record.ignoresCase
        switch record.outcome {
        case .pushed(let push): (pushes, reason) = ([push], nil)
        case .withheld(let why): (pushes, reason) = ([], why.detached)
        }
    }

    /// The person as all spellings of the identifier have it at the vendor.
    var person: UTF8Text { ignoresCase ? key.person : recipient }

    /// Whether a delivery of the other run is for the same person: without case where one of the vendors ignores it.
    func isForPerson(of other: RecordedDelivery) -> Bool {
        recipient == other.recipient || ignoresCase || other.ignoresCase
    }

    /// Adds the push to another of the person's devices; false for a record that belongs to another delivery.
    mutating func add(_ record: TranslatedRecord) -> Bool {
        guard record.place == place, record.recipient == recipient, record.id == key.message,
            case .pushed(let push) = record.outcome, reason == nil, let token = push.token,
            pushes.allSatisfy({ $0.token != nil && $0.token != token })
        else { return false }
        pushes.append(push)
        return true
    }
}
