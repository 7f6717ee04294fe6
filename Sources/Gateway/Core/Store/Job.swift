internal import Synchronization

/// Something to do for a message or a person.
enum JobKind: String, Sendable, Hashable, CaseIterable, Codable {
    /// Find the people of a group, or of the whole app, and make a job to push for each.
    case fanOut = "fan-out"
    /// Find them, and make a job to count for each.
    case countOut = "count-out"
    /// Count the message for one person, and push it to their devices.
    case push
    /// Count the message for one person, and push nothing.
    case count
    /// Bring the number on the icon of one person's devices up to date.
    case badge

    /// Whether it is for a group, or for the whole app, whose people are looked up.
    var isForGroup: Bool { self == .fanOut || self == .countOut }
}

/// A job that is not written yet.
struct NewJob: Sendable, Hashable, Codable {
    var kind: JobKind
    /// The message; nil for a badge.
    var message: MessageID?
    /// Whom it is for: a person, or for a fan-out a group, empty for everyone in the app, or a recall.
    ///
    /// Jobs of one receiver keep their order.
    var receiver: String
    /// Whether the receiver is a group, or the app, whose people are looked up; a person may have the same name.
    var isForGroup: Bool { kind.isForGroup }
    /// The group in which the message reaches them; nil in a direct conversation.
    var group: String?
    /// Whether the message counts in the receiver's badge.
    var isCounted = false
    /// The message that this one recalls, as far as it is known.
    var recalls: MessageID?
    /// For a fan-out, the last receiver with a job, or outcome that was read; for a badge, the device that needs none.
    var position: String?

}

/// A job as it is taken.
struct Job: Sendable, Hashable, Codable {
    /// Its number: jobs that were accepted later have greater ones.
    var id: Int
    var app: String
    var work: NewJob
    /// How often it was begun so far.
    var tries = 0
    /// Those of its devices that need no more tries, by digest.
    var doneDevices: [String] = []
    /// When its message was accepted, in Unix milliseconds.
    var acceptedAt: Int
    /// What a shared store notes of having handed it out, so that it knows a job that it has given to another gateway since.
    var lease = 0

    private enum CodingKeys: CodingKey { case id, app, work, tries, doneDevices, acceptedAt }

}

/// How a receiver's counter changes when a job begins.
enum Counting: Sendable, Hashable {
    /// Not at all.
    case none
    /// One more for the job's message.
    case add
    /// One less, if the message with this identifier was counted for the receiver and still is.
    case takeBack(MessageID)
}

/// What a job needs.
struct JobContext: Sendable {
    /// The message; nil for a badge.
    var message: StoredMessage?
    /// The receiver; nil for somebody whom nobody put, and for a fan-out.
    var receiver: StoredPerson?
    /// The receiver's devices, but those that Apple refused since they were registered.
    var devices: [StoredDevice] = []
    /// The receiver's count, after this job's message if it counts; 0 for somebody unknown whom nothing was counted for.
    var unread: Int = 0
    /// Whether the job's message is in the count.
    var isCounted: Bool = false
    /// The sender's settings, for the name that receivers see.
    var sender: StoredPerson?
    /// Whether the sender manages the group; nil where nobody listed its managers.
    var isSenderManager: Bool?
    /// The group's name; nil where nobody gave it one, and for a fan-out.
    var groupName: String?
    /// How often the job was begun, this time included, by all processes.
    var tries: Int = 1
    /// How many of these do not count, since nothing was taken on their way at the time.
    var excused: Int = 0
}

/// The end of one try of a job.
struct Settlement: Sendable {
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

    var job: Job
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
    var token: String
    /// Unix milliseconds at which it was invalid; nil where Apple did not say.
    ///
    /// A device that was registered later is kept.
    var since: Int?
    /// Apple's reason.
    var reason: String
}

/// A job that nobody tries again by itself.
struct DeadLetter: Sendable, Hashable, Codable {
    /// The job as it was when it was given up; its number is that of the dead letter.
    var job: Job
    var reason: String
    /// When, in Unix milliseconds.
    var at: Int

    var id: Int { job.id }
}

/// A receiver whose jobs keep their order: a person, or a group whose members are looked up, which may have the same name.
struct Receiver: Hashable, Sendable {
    let name: String
    let isGroup: Bool
}

extension NewJob {
    /// Whose order it keeps.
    var order: Receiver { Receiver(name: receiver, isGroup: isForGroup) }
}

/// A dead letter among those of its receiver.
struct DeadLetterPlace: Sendable, Hashable {
    let id: Int
    let receiver: Receiver
    /// When its message was accepted, in Unix milliseconds.
    let acceptedAt: Int
}

extension [DeadLetterPlace] {
    /// The dead letters that are driven again, in the order of their messages.
    ///
    /// One that is named stays where an earlier one of its receiver is not named: its message would overtake that one.
    func redriven(_ names: [Int]?) -> [Int] {
        let wanted = names.map(Set.init)
        var left: Set<Receiver> = []
        return sorted { ($0.acceptedAt, $0.id) < ($1.acceptedAt, $1.id) }.compactMap { place in
            if wanted?.contains(place.id) ?? true, !left.contains(place.receiver) { return place.id }
            left.insert(place.receiver)
            return nil
        }
    }
}

/// A caller that waits for jobs of an app.
struct JobTaker: Sendable {
    let number: Int
    let app: String
    /// How many jobs are wanted at most.
    let limit: Int
    private let continuation: CheckedContinuation<Result<[Job], StoreError>, Never>

    private static let lastNumber = Atomic(0)

    /// Waits until `enter` or a later call has given jobs; a task that is cancelled has `dismiss` give none.
    static func wait(
        atMost limit: Int, of app: String, enter: (JobTaker) -> Void,
        dismiss: @Sendable (_ number: Int) -> Void
    ) async -> Result<[Job], StoreError> {
        let number = lastNumber.add(1, ordering: .relaxed).newValue
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                enter(JobTaker(number: number, app: app, limit: max(limit, 1), continuation: continuation))
                if Task.isCancelled { dismiss(number) }
            }
        } onCancel: {
            dismiss(number)
        }
    }

    func give(_ jobs: [Job]) { continuation.resume(returning: .success(jobs)) }

    func fail(_ error: StoreError) { continuation.resume(returning: .failure(error)) }
}
