/// An app's jobs in the order in which they were taken, one receiver's behind each other.
///
/// A receiver is somebody's or some group's name. At most one job of a receiver is worked on at a time, so that what was
/// accepted first is decided and pushed first.
struct ReceiverQueues {
    /// What becomes of a job that comes in.
    enum Entry: Equatable {
        /// Nothing is worked on for its receiver: it is to be started.
        case starts
        /// It waits for its turn.
        case waits
        /// It is to be put back behind an earlier one: the last of too many that wait for their turn, or one that the store
        /// has until it is tried again.
        case surplus(behind: Job)
    }

    /// How many jobs of one receiver wait for their turn at most, so that one receiver does not take all places.
    static let depth = 64

    /// What waits behind the job that is worked on, for each receiver that has one.
    private var waiting: [Receiver: [Job]] = [:]
    /// How many jobs are here, those included that are worked on.
    private(set) var count = 0
    /// Jobs that have begun to wait for another try since the last look into the store began: what it brings for their
    /// receivers may have been handed out before, and is later than they are.
    private var delayed: [Receiver: Job] = [:]

    /// A look into the store begins.
    mutating func beginLook() { delayed = [:] }

    /// Takes a job in, unless there is no place for it.
    mutating func enter(_ job: Job) -> Entry {
        let receiver = job.work.order
        if let leader = delayed[receiver], leader.id < job.id { return .surplus(behind: leader) }
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

    /// Takes out the jobs of a receiver that came later than one that waits for another try.
    mutating func removeFollowers(of job: Job) -> [Job] {
        let receiver = job.work.order
        delayed[receiver] = job
        guard let jobs = waiting[receiver], !jobs.isEmpty else { return [] }
        let followers = jobs.filter { $0.id > job.id }
        waiting[receiver] = jobs.filter { $0.id <= job.id }
        count -= followers.count
        return followers
    }
}
