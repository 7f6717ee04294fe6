/// An app's jobs in the order in which they were taken, one receiver's behind each other.
///
/// A receiver is somebody's or some group's name. At most one job of a receiver is worked on at a time, so that what was
/// accepted first is decided and pushed first.
struct ReceiverQueues {
    /// A receiver, and whether it is a group whose members are looked up.
    struct Receiver: Hashable {
        let name: String
        let isGroup: Bool

        init(of job: Job) {
            name = job.work.receiver
            isGroup = job.work.kind == .fanOut || job.work.kind == .countOut
        }
    }

    /// What becomes of a job that comes in.
    enum Entry {
        /// Nothing is worked on for its receiver: it is to be started.
        case starts
        /// It waits for its turn.
        case waits
        /// Too many wait for the receiver's turn: it is to be put back behind the last of them.
        case surplus(behind: Job)
    }

    /// How many jobs of one receiver wait for their turn at most, so that one receiver does not take all places.
    static let depth = 64

    /// What waits behind the job that is worked on, for each receiver that has one.
    private var waiting: [Receiver: [Job]] = [:]
    /// How many jobs are here, those included that are worked on.
    private(set) var count = 0

    /// Takes a job in, unless there is no place for it.
    mutating func enter(_ job: Job) -> Entry {
        let receiver = Receiver(of: job)
        guard let others = waiting[receiver] else {
            count += 1
            waiting[receiver] = []
            return .starts
        }
        if others.count >= Self.depth, let last = others.last { return .surplus(behind: last) }
        count += 1
        waiting[receiver]?.append(job)
        return .waits
    }

    /// The next job of a receiver whose last one has ended; nil when there is none.
    mutating func next(of receiver: Receiver) -> Job? {
        count -= 1
        guard let jobs = waiting[receiver], !jobs.isEmpty else {
            waiting[receiver] = nil
            return nil
        }
        return waiting[receiver]?.removeFirst()
    }

    /// Takes out the jobs of a receiver that came later than one.
    mutating func removeFollowers(of job: Job) -> [Job] {
        let receiver = Receiver(of: job)
        guard let jobs = waiting[receiver], !jobs.isEmpty else { return [] }
        let followers = jobs.filter { $0.id > job.id }
        waiting[receiver] = jobs.filter { $0.id <= job.id }
        count -= followers.count
        return followers
    }
}
