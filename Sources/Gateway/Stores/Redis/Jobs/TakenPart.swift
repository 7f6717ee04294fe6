/// What one look for jobs has brought.
struct TakenPart {
    /// The jobs in the order in which they were accepted, with the leases of their lanes.
    private(set) var jobs: [Job] = []
    /// Whether there may be more at once.
    private(set) var hasMore = true
    /// When the next one that waits is due, in Unix milliseconds; nil for none.
    private(set) var due: Int?

    /// Nothing yet.
    init() {}

    init(_ reply: RedisReply, app: String) throws(StoreError) {
        let parts = try reply.list(atLeast: 2)
        hasMore = try parts[1].number() == 1
        if parts.count > 2, let digits = try parts[2].bytesIfAny() {
            due = Double(String(decoding: digits, as: UTF8.self)).flatMap { Int(exactly: $0.rounded()) }
        }
        for reply in try parts[0].list() {
            let fields = try reply.list(atLeast: 3)
            var job = try Job(try fields[0].number(), app: app, packed: try fields[2].bytes())
            if fields.count > 3 {
                let changes = try JobChanges(fields[3...])
                job.tries = changes.tries
                job.work.position = changes.position ?? job.work.position
                job.doneDevices = changes.doneDevices ?? job.doneDevices
            }
            job.lease = try fields[1].number()
            jobs.append(job)
        }
        jobs.sort { $0.id < $1.id }
    }

    /// Adds what a later look has brought.
    mutating func add(_ next: TakenPart) {
        jobs = (jobs + next.jobs).sorted { $0.id < $1.id }
        hasMore = next.hasMore
        due = next.due
    }
}

/// What was changed of a job since it was accepted.
struct JobChanges {
    let tries: Int
    let position: String?
    let doneDevices: [String]?

    /// Reads tries, position and devices, each of which may be missing.
    init(_ replies: ArraySlice<RedisReply>) throws(StoreError) {
        var replies = replies
        let tries = try replies.popFirst()?.bytesIfAny()
        self.tries = tries.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
        position = try replies.popFirst()?.bytesIfAny().map { String(decoding: $0, as: UTF8.self) }
        if let packed = try replies.popFirst()?.bytesIfAny() {
            var reader = PackedReader(packed)
            doneDevices = try reader.list()
        } else {
            doneDevices = nil
        }
    }
}
