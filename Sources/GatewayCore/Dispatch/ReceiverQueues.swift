/// Jobs in the order in which they were taken, one receiver's behind each other.
///
/// A receiver is somebody's or some group's name within an app. At most one job of a receiver is worked on at a time, so that
/// what was accepted first is decided and pushed first.
struct ReceiverQueues {
    /// A receiver, and whether it is a group whose members are looked up.
    struct Receiver: Hashable {
        let app: String
        let name: String
        let isGroup: Bool

        init(of job: Job) {
            app = job.app
            name = job.work.receiver
            isGroup = job.work.kind == .fanOut || job.work.kind == .countOut
        }
    }

    /// What waits behind the job that is worked on, for each receiver that has one.
    private var waiting: [Receiver: [Job]] = [:]
    /// How many jobs are here, those included that are worked on.
    private(set) var count = 0

    /// Takes a job in.
    ///
    /// - Returns: Whether it is to be started now; else it waits for its receiver.
    mutating func enter(_ job: Job) -> Bool {
        count += 1
        let receiver = Receiver(of: job)
        guard waiting[receiver]?.append(job) == nil else { return false }
        waiting[receiver] = []
        return true
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
}
