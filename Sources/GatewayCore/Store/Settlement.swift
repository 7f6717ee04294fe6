/// The end of one try of a job.
public struct Settlement: Sendable {
    /// How it ended.
    public enum Ending: Sendable, Hashable {
        /// The job is done.
        case done
        /// It is tried again, not before a moment in Unix milliseconds, an hour away at most: the store hands it out once
        /// more. Should the clock be set back by more than that meanwhile, it comes at once.
        ///
        /// A try that is not counted brings the job no nearer to its last one.
        case again(due: Int, isCounted: Bool = true)
        /// A page of a group is done; it goes on behind a member at once. The process that holds the job keeps it.
        case goesOn(position: String)
        /// Nobody tries it again by itself: it becomes a dead letter.
        case dead(reason: String)
    }

    /// The job.
    public var job: Job
    /// How it ended.
    public var ending: Ending
    /// What became of each push; empty for a try whose job goes on.
    public var outcomes: [NewOutcome]
    /// Jobs that follow from it.
    public var jobs: [NewJob]
    /// Devices that Apple refuses.
    public var refusals: [DeviceRefusal]
    /// For a job that is tried again, those of its devices that need no more tries, by digest.
    public var doneDevices: [String]
    /// The message that is taken out of the receiver's count again, if it was counted.
    public var takesBack: MessageID?

    /// Creates a settlement.
    public init(
        _ job: Job, _ ending: Ending, outcomes: [NewOutcome] = [], jobs: [NewJob] = [],
        refusals: [DeviceRefusal] = [], doneDevices: [String] = [],
        takesBack: MessageID? = nil
    ) {
        self.job = job
        self.ending = ending
        self.outcomes = outcomes
        self.jobs = jobs
        self.refusals = refusals
        self.doneDevices = doneDevices
        self.takesBack = takesBack
    }
}

/// That Apple no longer takes pushes for a device, as of a moment.
public struct DeviceRefusal: Sendable, Hashable {
    /// The device token.
    public var token: String
    /// Unix milliseconds at which it was invalid; nil where Apple did not say.
    ///
    /// A device that was registered later is kept.
    public var since: Int?
    /// Apple's reason.
    public var reason: String
}

/// What became of one push, or that there was none.
public struct NewOutcome: Sendable, Hashable {
    /// The message; nil for a badge.
    public var message: MessageID?
    /// The receiver.
    public var receiver: String
    /// What tells the device from the person's others without being its token; nil where nothing was pushed.
    public var device: String?
    /// `accepted`, `rejected`, `failed`, `suppressed`, `expired` or `counted`.
    public var outcome: String
    /// Why, in a word; nil for an accepted push.
    public var reason: String?
    /// The push's `apns-id`.
    public var apnsID: String?
    /// How often it was tried, by all processes as far as they could write it.
    public var tries: Int
    /// Whether Apple may have taken a push that failed.
    public var mayBeDelivered: Bool
    /// The badge that was sent.
    public var badge: Int?
    /// The vendor that reports it of a push of its own; nil for a push of the gateway's.
    public var reportedBy: String?
    /// When, in Unix milliseconds.
    public var at: Int

    /// Creates an outcome.
    public init(
        message: MessageID?, receiver: String, device: String? = nil, outcome: String, reason: String? = nil,
        apnsID: String? = nil, tries: Int = 0, mayBeDelivered: Bool = false, badge: Int? = nil,
        reportedBy: String? = nil, at: Int
    ) {
        self.message = message
        self.receiver = receiver
        self.device = device
        self.outcome = outcome
        self.reason = reason
        self.apnsID = apnsID
        self.tries = tries
        self.mayBeDelivered = mayBeDelivered
        self.badge = badge
        self.reportedBy = reportedBy
        self.at = at
    }
}

/// An outcome with its place among all.
public struct StoredOutcome: Sendable, Hashable {
    /// Its place: later outcomes have greater ones.
    public var cursor: Int
    /// The outcome.
    public var outcome: NewOutcome

    /// Creates an outcome.
    public init(cursor: Int, outcome: NewOutcome) {
        self.cursor = cursor
        self.outcome = outcome
    }
}

/// A job that nobody tries again by itself.
public struct DeadLetter: Sendable, Hashable {
    /// Its number.
    public var id: Int
    /// What was to be done.
    public var work: NewJob
    /// How many tries ended.
    public var tries: Int
    /// Why it was given up.
    public var reason: String
    /// When, in Unix milliseconds.
    public var at: Int

    /// Creates a dead letter.
    public init(id: Int, work: NewJob, tries: Int, reason: String, at: Int) {
        self.id = id
        self.work = work
        self.tries = tries
        self.reason = reason
        self.at = at
    }
}
