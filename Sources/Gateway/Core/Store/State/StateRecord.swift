/// One thing that a store keeps, as it is carried to another store.
///
/// Times are Unix milliseconds. All that a gateway goes on with is there: numbers that clients remember stay the same, and
/// jobs go on where they are.
enum StateRecord: Sendable, Hashable {
    /// The greatest numbers that were given out: for an app, or for all that has none of its own.
    case numbers(StateNumbers, app: String?)
    /// A key of the interface.
    case key(StoredKey)
    /// A person, and how often their counter was set.
    case person(StoredPerson, sets: Int, app: String)
    /// A device.
    case device(StoredDevice, app: String)
    /// A group with all of its members.
    case group(StoredGroup, app: String)
    /// A message.
    case message(StoredMessage, app: String)
    /// That a message was counted for a person.
    case counted(CountedMessage, app: String)
    /// A request that was accepted, and its answer.
    case request(SubmissionKey, StoredAnswer, app: String)
    /// What is to be done, and what it waits for.
    case job(Job, JobWait)
    /// A job that nobody tries again by itself: its number is that of the dead letter.
    case deadLetter(Job, reason: String, at: Int)
    /// What became of a push.
    case outcome(StoredOutcome, app: String)
    /// How far outcomes were handed to an app's hook.
    case hook(position: Int, app: String)
}

/// The greatest numbers that a store has given out; a number is never used again.
struct StateNumbers: Sendable, Hashable {
    /// The last job.
    var job: Int = 0
    /// The last outcome.
    var outcome: Int = 0
    /// The last dead letter.
    var deadLetter: Int = 0
}

/// What a job waits for that is carried to another store.
enum JobWait: Sendable, Hashable {
    /// Nothing: it is new, or was handed out by a process that has ended since.
    case none
    /// A moment in Unix milliseconds.
    case until(Int)
    /// The receiver's jobs before it.
    case behind
}

/// That a message was counted for a person.
struct CountedMessage: Sendable, Hashable {
    /// The message.
    var message: MessageID
    /// The person.
    var person: String
    /// Their count after it.
    var count: Int
    /// Whether it was taken out of the count again.
    var isTakenBack: Bool
    /// How often their counter had been set by then.
    var sets: Int
}
