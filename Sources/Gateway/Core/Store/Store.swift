#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Keeps the gateway's state: what was accepted, who is to be told, who they are, and what became of it.
///
/// Every store obeys one suite of tests. What a method writes, it writes at once or not at all, and it returns only when
/// that is as safe as the store was configured to make it. All methods may be called from many tasks at a time; a store
/// that can write many of them together does so.
///
/// ## Counting
///
/// Each person has a counter, from 0 to ``UnreadChange/most``. A person who is not put has none; their first count puts them
/// without settings.
///
/// - Beginning a job with ``Counting/add`` adds 1 for its message, once for each message and person, however often it begins.
/// - Taking a message back subtracts 1 if it was counted for the person, was not taken back before, and the counter was not
///   set since. A message that was taken back is not counted again.
/// - Setting the counter counts as reading: messages that were counted before are not in the count any more.
///
/// Times are Unix milliseconds. Applications never see each other's state: every method that reads or writes an app's state
/// takes its name.
protocol Store: Sendable {
    // MARK: Several gateways

    /// A number that no other gateway of this store has at the time: 0…63.
    ///
    /// It may change when the store was out of reach for a minute.
    var node: Int { get }

    /// Whether this gateway is the one of all that does what is to be done once for an app, which is to tell its hook.
    ///
    /// At most one is; none is for some seconds after that one ended, or before the first took jobs.
    func leads(app: String) async throws(StoreError) -> Bool

    // MARK: Messages in

    /// Takes messages with their first jobs, unless their key was seen before.
    ///
    /// A message whose ``StoredMessage/vendorID`` the app has already keeps its first identifier, and its body is not
    /// written again; its jobs are added only if ``Submission/joinsKnownMessages`` says so.
    /// Returns whether it is new, a repetition, or another request under a key that was used.
    func accept(_ submission: Submission) async throws(StoreError) -> SubmissionResult

    /// A message that is still kept; nil for one that is not, or that is another app's.
    func message(_ id: MessageID, app: String) async throws(StoreError) -> StoredMessage?

    /// The message that a vendor or a client knows by an identifier; nil for none, or one that is not kept any more.
    func message(vendorID: String, app: String) async throws(StoreError) -> StoredMessage?

    /// An identifier that no message of whichever app exceeds, of those that are kept; nil where there was none.
    func lastMessage() async throws(StoreError) -> MessageID?

    // MARK: Jobs

    /// Hands out jobs of an app in the order in which they were accepted: each once in the life of this process, and again
    /// after it has waited.
    ///
    /// A job waits that is tried again later, or that was put back. New jobs for its receiver stay behind it. After a restart
    /// every job that was not settled is handed out again. This call waits until there is a job; none are handed out when the
    /// store is closed.
    func take(atMost limit: Int, of app: String) async throws(StoreError) -> [Job]

    /// Takes jobs of one receiver back that were handed out and not begun; they come again in their order.
    ///
    /// - Parameters:
    ///   - jobs: The jobs.
    ///   - leader: A job of the same receiver that was accepted earlier. As long as there is one, they wait behind the
    ///     receiver's other jobs; nil to have them handed out to whoever asks next.
    /// - Throws: ``StoreError``; then nothing has changed, unless it says that it may be done.
    func putBack(_ jobs: [Job], behind leader: Job?) async throws(StoreError)

    /// How many jobs of a message are still to be settled.
    func openJobs(of message: MessageID, app: String) async throws(StoreError) -> Int

    /// Everything that a job needs, and one step of the receiver's counter: all or nothing.
    ///
    /// The answer is nil for a job whose message is gone.
    func begin(_ job: Job, counting: Counting, at moment: Int) async throws(StoreError) -> JobContext?

    /// Ends one try of a job: all that it says is written, or nothing.
    func settle(_ settlement: Settlement) async throws(StoreError)

    /// The members of a group, in a fixed order.
    ///
    /// There are at most `limit` of them behind `position`; nil for a group that nobody put.
    func members(
        of group: String, app: String, after position: String?, limit: Int
    ) async throws(StoreError) -> [String]?

    /// The app's people, in a fixed order: at most `limit` identifiers behind `position`.
    func people(app: String, after position: String?, limit: Int) async throws(StoreError) -> [String]

    // MARK: People, devices, groups

    /// What is kept of a person; nil for one whom nobody put.
    func person(_ id: String, app: String) async throws(StoreError) -> StoredPerson?

    /// Keeps a person's settings. The counter stays, unless the person is new: then it starts at ``StoredPerson/unread``.
    func put(_ person: StoredPerson, app: String) async throws(StoreError)

    /// Erases a person: settings, counter, devices, memberships, jobs, dead letters, outcomes, and messages that they sent
    /// or that were for them alone.
    ///
    /// Returns whether there was anything.
    func erase(person: String, app: String) async throws(StoreError) -> Bool

    /// Sets or changes a person's counter, who is put with empty settings if nobody did; adds jobs in the same step.
    ///
    /// Returns the count afterwards.
    func changeUnread(
        of person: String, app: String, _ change: UnreadChange, adding jobs: [NewJob]
    ) async throws(StoreError) -> Int

    /// Says whether a person is connected, at a moment; an older word never overrides a newer one.
    func setPresence(of person: String, app: String, isOnline: Bool, at moment: Int) async throws(StoreError)

    /// Keeps a device; of one that is known already, as ``StoredDevice/following(_:isTimeKnown:)`` says. A token has one
    /// person at a time in an app.
    func put(_ device: StoredDevice, isTimeKnown: Bool, app: String) async throws(StoreError)

    /// The devices of a person, oldest registration first, those included that Apple refused.
    func devices(of person: String, app: String) async throws(StoreError) -> [StoredDevice]

    /// Forgets a device, and says whether there was one.
    func remove(device token: String, of person: String, app: String) async throws(StoreError) -> Bool

    /// Keeps a group in place of what was kept of it.
    func put(_ group: StoredGroup, app: String) async throws(StoreError)

    /// A group; nil for one that nobody put.
    func group(_ id: String, app: String) async throws(StoreError) -> StoredGroup?

    /// Forgets a group, and says whether there was one.
    func remove(group: String, app: String) async throws(StoreError) -> Bool

    // MARK: What became of it

    /// Outcomes behind a cursor, in the order in which they were settled.
    func outcomes(app: String, after cursor: Int, limit: Int) async throws(StoreError) -> [StoredOutcome]

    /// The outcomes of one message behind a cursor, in the order in which they were settled.
    func outcomes(
        of message: MessageID, app: String, after cursor: Int, limit: Int
    ) async throws(StoreError) -> [StoredOutcome]

    /// Dead letters behind a cursor, oldest first.
    func deadLetters(app: String, after cursor: Int, limit: Int) async throws(StoreError) -> [DeadLetter]

    /// Makes jobs of dead letters again, in the order of their messages: of those named, or of all of the app's.
    ///
    /// One that is named stays a dead letter where an earlier one of its receiver is not named. Returns how many it were.
    func redrive(app: String, ids: [Int]?) async throws(StoreError) -> Int

    /// Up to which outcome the app's hook has come; 0 for none.
    func hook(_ mark: HookMark, app: String) async throws(StoreError) -> Int

    /// Notes up to which outcome the app's hook has come.
    func setHook(_ mark: HookMark, _ cursor: Int, app: String) async throws(StoreError)

    // MARK: Keys of the interface

    /// Keeps a key, of which only the digest is known.
    func put(_ key: StoredKey) async throws(StoreError)

    /// The key with a digest; nil for none.
    func key(digest: [UInt8]) async throws(StoreError) -> StoredKey?

    /// All keys, without any secret.
    func keys() async throws(StoreError) -> [StoredKey]

    /// Ends a key, and says whether there was one.
    func revoke(key id: String) async throws(StoreError) -> Bool

    // MARK: Operation

    /// Deletes what is kept no longer, a bounded part of it at a time.
    ///
    /// Returns how many rows went; 0 when nothing is left to delete.
    func expire(_ retention: Retention, at moment: Int) async throws(StoreError) -> Int

    /// How much waits.
    func backlog() async throws(StoreError) -> Backlog

    /// Fails unless the store can be written to now.
    func check() async throws(StoreError)

    /// Ends all work; what was accepted stays.
    func close() async
}

/// How far an app's hook has come.
enum HookMark: Sendable {
    /// The last outcome that it took.
    case taken
    /// The last one that it was offered, whether it took it or not.
    case offered
}

extension Store {
    /// Keeps a device that the app registered at the time that it has.
    func put(_ device: StoredDevice, app: String) async throws(StoreError) {
        try await put(device, isTimeKnown: true, app: app)
    }

    /// The first outcomes of one message, 10 000 at most.
    func outcomes(of message: MessageID, app: String) async throws(StoreError) -> [StoredOutcome] {
        try await outcomes(of: message, app: app, after: 0, limit: 10_000)
    }
}

/// How long things are kept, in milliseconds.
struct Retention: Sendable, Hashable {
    /// Messages, and that they were counted: the time in which they can be recalled.
    var messages: Int = 7 * 86_400_000
    var outcomes: Int = 7 * 86_400_000
    /// Dead letters, which keep their messages.
    var deadLetters: Int = 30 * 86_400_000
}

/// How much waits in a store.
struct Backlog: Sendable, Hashable {
    /// Jobs that are not settled.
    var jobs: Int
    /// When the oldest of them was accepted, in Unix milliseconds; nil for none.
    var oldest: Int?
    /// Dead letters.
    var dead: Int
}

/// The time, for jobs that come without a message.
enum UnixTime {
    /// Milliseconds since 1970.
    static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
    }
}

/// A key of the gateway's interface, of which only the digest is kept.
package struct StoredKey: Sendable, Hashable, Codable {
    /// A short name by which it is listed and revoked; no secret.
    package var id: String
    /// SHA-256 of the key.
    @ExportedBytes var digest: [UInt8]
    /// The only app whose state it opens; nil for a key that operates the gateway itself.
    var app: String?
    /// What it allows.
    var scopes: [String]
    /// Whom it is for, in their own words.
    var note: String
    /// When it was made, in Unix milliseconds.
    var createdAt: Int
}

/// Why a store did not do what it was asked to; nothing of it was written, unless ``mayBeDone`` says otherwise.
package struct StoreError: Error, Sendable, Hashable, CustomStringConvertible {
    package enum Code: String, Sendable, Hashable, CaseIterable {
        /// The disk is full, or a bound that was configured is reached.
        case full
        /// The store can be read, but not written to.
        case readOnly = "read-only"
        /// What is stored is damaged, or gone. A store that has noticed it takes nothing more until it is opened again.
        case damaged
        /// The disk failed to read or to write, which may pass.
        case disk
        /// The store was written by a version whose state this one does not read.
        case newer
        /// The store does not answer, or another program holds it.
        case unavailable
        /// The store was closed.
        case closed
    }

    package let code: Code
    /// What happened and what to do, for people; holds no text of a message and no secret.
    package let message: String
    /// Whether it may have been done nevertheless: an engine was asked, and its answer did not come.
    package let mayBeDone: Bool

    /// Says what is wrong.
    package init(_ code: Code, _ message: String, mayBeDone: Bool = false) {
        self.code = code
        self.message = message
        self.mayBeDone = mayBeDone
    }

    /// What a store says that nothing is asked of any more.
    static let storeIsClosed = StoreError(.closed, "The store was closed.")

    package var description: String { message }
}
