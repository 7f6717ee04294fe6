/// Something to do for a message or a person.
enum JobKind: String, Sendable, Hashable, CaseIterable {
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
struct NewJob: Sendable, Hashable {
    /// What to do.
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
    var isCounted: Bool
    /// The message that this one recalls, as far as it is known.
    var recalls: MessageID?
    /// For a fan-out, the last receiver with a job, or outcome that was read; for a badge, the device that needs none.
    var position: String?

    /// Creates a job.
    init(
        _ kind: JobKind, message: MessageID?, receiver: String, group: String? = nil, isCounted: Bool = false,
        recalls: MessageID? = nil, position: String? = nil
    ) {
        self.kind = kind
        self.message = message
        self.receiver = receiver
        self.group = group
        self.isCounted = isCounted
        self.recalls = recalls
        self.position = position
    }
}

/// A job as it is taken.
struct Job: Sendable, Hashable {
    /// Its number: jobs that were accepted later have greater ones.
    var id: Int
    /// The app.
    var app: String
    /// What to do.
    var work: NewJob
    /// How often it was begun so far.
    var tries: Int
    /// Those of its devices that need no more tries, by digest.
    var doneDevices: [String]
    /// When its message was accepted, in Unix milliseconds.
    var acceptedAt: Int
    /// What a shared store notes of having handed it out, so that it knows a job that it has given to another gateway since.
    var lease = 0

    /// Creates a job.
    init(
        id: Int, app: String, work: NewJob, tries: Int = 0, doneDevices: [String] = [], acceptedAt: Int
    ) {
        self.id = id
        self.app = app
        self.work = work
        self.tries = tries
        self.doneDevices = doneDevices
        self.acceptedAt = acceptedAt
    }
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
