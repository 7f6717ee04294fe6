public import PushBridge

/// What two runs do differently, and for whom.
///
/// It holds a few numbers for each person and some examples, whatever the number of records.
public struct ChangeTally: Sendable {
    /// What one run holds.
    public struct Run: Sendable, Hashable {
        /// Records of pushes and of people who get none.
        public internal(set) var records = 0
        /// Pushes, one for each device.
        public internal(set) var pushes = 0
        /// Records of lines that the run rejected.
        public internal(set) var rejected = 0
        /// Lines that are no records.
        public internal(set) var broken = 0
        /// Records that say of no message that they are about it, so that none of the other run's belongs to them.
        public internal(set) var withoutID = 0
        /// People and messages of whom the other run has no record, with pushes or without.
        public internal(set) var unmatched = 0
    }

    /// What changes for one person.
    public struct Person: Sendable, Hashable {
        /// The person, as the first record spells the identifier.
        public let id: UTF8Text
        /// How many of their messages change noticeably.
        public internal(set) var noticed = 0
        /// The changes, a bit for each.
        fileprivate var bits: UInt32 = 0

        /// What changes, what matters most first.
        public var changes: [PushChange] { PushChange.allCases.filter { bits & $0.bit != 0 } }
    }

    /// A message that changes for one person.
    public struct ChangedMessage: Sendable, Hashable {
        /// The message's identifier.
        public var message: UTF8Text
        /// The person.
        public var recipient: UTF8Text
        /// Where the message stood in the old run's input; nil where it has no record.
        public var old: MessagePlace?
        /// Where it stood in the new run's.
        public var new: MessagePlace?
        /// What differs.
        public var differences: [PushDifference]
    }

    /// Whether either run has a record that can be matched.
    public var comparesSomething: Bool { old.records + new.records > 0 }

    /// What each run holds.
    public internal(set) subscript(run: ComparedRun) -> Run {
        get { run == .old ? old : new }
        set { if run == .old { old = newValue } else { new = newValue } }
    }

    private var (old, new) = (Run(), Run())
    /// Messages to one person that both runs have.
    public private(set) var matched = 0
    /// Those of them in which nothing differs.
    public private(set) var same = 0
    /// Pushes by change; messages where there is no push.
    public private(set) var counts: [PushChange: Int] = [:]
    /// Where one run pushes and the other does not, or neither does: messages by the reasons against a push.
    public private(set) var reasons: [PushChange: [Reasons: Int]] = [:]
    /// The first messages of each change.
    public private(set) var examples: [PushChange: [ChangedMessage]] = [:]
    private var people: [UTF8Text: Person] = [:]
    private let exampleLimit: Int

    init(examples: Int) { exampleLimit = examples }

    /// How many people the records are about.
    public var personCount: Int { people.count }

    /// How many people get something otherwise that they may notice.
    public var noticingCount: Int { people.values.count { $0.noticed > 0 } }

    /// The people for whom something changes, those for whom most does first, then by identifier.
    public func people(meeting change: PushChange? = nil) -> [Person] {
        let bits = change?.bit ?? .max
        return people.filter { $0.value.bits & bits != 0 }.sorted {
            ($1.value.noticed, $0.key.string) < ($0.value.noticed, $1.key.string)
        }.map(\.value)
    }

    /// Why each run does not push; nil where it does.
    public struct Reasons: Sendable, Hashable {
        /// The old run's reason.
        public let old: String?
        /// The new run's.
        public let new: String?
    }

    // MARK: Counting

    mutating func count(_ old: RecordedDelivery, _ new: RecordedDelivery) {
        matched += 1
        let comparison = RecordedDeliveryComparison(old, new)
        let differences = comparison.differences
        if differences.isEmpty { same += 1 }
        count(comparison.counts, for: old)
        for change in PushChange.allCases where comparison.counts[change] != nil {
            if old.reason != nil || new.reason != nil {
                let reasons = Reasons(old: old.reason?.string, new: new.reason?.string)
                self.reasons[change, default: [:]][reasons, default: 0] += 1
            }
            keep(differences, as: change, of: old, at: old.place, new.place)
        }
    }

    /// Counts a message to one person of which only one run has a record.
    mutating func count(unmatched delivery: RecordedDelivery, in run: ComparedRun) {
        self[run].unmatched += 1
        let change: PushChange = run == .old ? .onlyOld : .onlyNew
        guard !delivery.pushes.isEmpty else { return count([:], for: delivery) }
        count([change: delivery.pushes.count], for: delivery)
        keep(
            [], as: change, of: delivery, at: run == .old ? delivery.place : nil,
            run == .new ? delivery.place : nil)
    }

    private mutating func count(_ counts: [PushChange: Int], for delivery: RecordedDelivery) {
        var person = people[delivery.person] ?? Person(id: delivery.recipient)
        for (change, count) in counts {
            self.counts[change, default: 0] += count
            person.bits |= change.bit
        }
        if counts.keys.contains(where: \.isNoticed) { person.noticed += 1 }
        people[delivery.person] = person
    }

    private mutating func keep(
        _ differences: [PushDifference], as change: PushChange, of delivery: RecordedDelivery,
        at old: MessagePlace?, _ new: MessagePlace?
    ) {
        guard examples[change]?.count ?? 0 < exampleLimit else { return }
        examples[change, default: []].append(
            ChangedMessage(
                message: delivery.key.message, recipient: delivery.recipient, old: old, new: new,
                differences: differences.filter { $0.change == change }))
    }
}

extension PushChange {
    fileprivate var bit: UInt32 { 1 << UInt32(Self.allCases.firstIndex(of: self) ?? 0) }
}

/// What a person gets otherwise in the new run than in the old one, what matters most first.
///
/// The raw value is its name in JSON.
public enum PushChange: String, Sendable, Hashable, CaseIterable {
    /// A push that the person's quiet time held back.
    case quietTime = "quiet-time"
    /// A push where something else held it back.
    case pushed
    /// No push where there was one.
    case silent
    /// Another title, or other keys for one.
    case title
    /// Another subtitle, or other keys for one.
    case subtitle
    /// Another text, or other keys for one.
    case body
    /// Another number on the icon.
    case badge
    /// Another sound.
    case sound
    /// Another priority, push type, interruption level or relevance score.
    case urgency
    /// A device that gets the push in one run only.
    case devices
    /// Another header, or another member of the alert.
    case other
    /// Another member of `aps` that nobody sees or hears: `category`, `thread-id`, `mutable-content` and others.
    case unseen
    /// The app's own data, which nobody sees.
    case data
    /// No push both times, for another reason, which nobody notices.
    case reason
    /// A push for which the new run has no record.
    case onlyOld = "only-old"
    /// A push for which the old run has no record.
    case onlyNew = "only-new"

    /// What it makes of the verdict about a conversion, as far as records tell: which texts are the vendors' own, and which were
    /// hidden, only the messages say.
    public var fidelity: Fidelity {
        switch self {
        case .reason: .identical
        case .unseen, .data: .sameScreen
        default: .degraded
        }
    }

    /// Whether a person may notice it.
    public var isNoticed: Bool { fidelity.isNoticed }
}

/// One point in which the new run differs from the old one.
public struct PushDifference: Sendable, Hashable {
    /// What it is for the person.
    public var change: PushChange
    /// Where: a JSON Pointer into the record, such as `/payload/aps/alert/body`.
    public var path: String
    /// What stands there in the old run; `null` for nothing.
    public var before: RawJSON
    /// What stands there in the new run; `null` for nothing.
    public var after: RawJSON
}
