/// The end of one try of a job.
struct Settlement: Sendable {
    /// How it ended.
    enum Ending: Sendable, Hashable {
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
    var job: Job
    /// How it ended.
    var ending: Ending
    /// What became of each push; empty for a try whose job goes on.
    var outcomes: [NewOutcome]
    /// Jobs that follow from it.
    var jobs: [NewJob]
    /// Devices that Apple refuses.
    var refusals: [DeviceRefusal]
    /// For a job that is tried again, those of its devices that need no more tries, by digest.
    var doneDevices: [String]
    /// The message that is taken out of the receiver's count again, if it was counted.
    var takesBack: MessageID?

    /// Creates a settlement.
    init(
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
struct DeviceRefusal: Sendable, Hashable {
    /// The device token.
    var token: String
    /// Unix milliseconds at which it was invalid; nil where Apple did not say.
    ///
    /// A device that was registered later is kept.
    var since: Int?
    /// Apple's reason.
    var reason: String
}

/// What became of one push, or that there was none.
struct NewOutcome: Sendable, Hashable {
    /// The message; nil for a badge.
    var message: MessageID?
    /// The receiver.
    var receiver: String
    /// What tells the device from the person's others without being its token; nil where nothing was pushed.
    var device: String?
    /// `accepted`, `rejected`, `failed`, `suppressed`, `expired` or `counted`.
    var outcome: String
    /// Why, in a word; nil for an accepted push.
    var reason: String?
    /// The push's `apns-id`.
    var apnsID: String?
    /// How often it was tried, by all processes as far as they could write it.
    var tries: Int = 0
    /// Whether Apple may have taken a push that failed.
    var mayBeDelivered: Bool = false
    /// The badge that was sent.
    var badge: Int?
    /// The vendor that reports it of a push of its own; nil for a push of the gateway's.
    var reportedBy: String?
    /// When, in Unix milliseconds.
    var at: Int
}

/// An outcome with its place among all.
struct StoredOutcome: Sendable, Hashable {
    /// Its place: later outcomes have greater ones.
    var cursor: Int
    /// The outcome.
    var outcome: NewOutcome
}

/// A job that nobody tries again by itself.
struct DeadLetter: Sendable, Hashable {
    /// Its number.
    var id: Int
    /// What was to be done.
    var work: NewJob
    /// How many tries ended.
    var tries: Int
    /// Why it was given up.
    var reason: String
    /// When, in Unix milliseconds.
    var at: Int
}
