/// A dead letter as it is kept.
struct KeptLetter {
    let id: Int
    /// The job as it was when it was given up.
    let job: Job
    let reason: String
    let at: Int

    /// Reads an entry of the stream of dead letters: the job as it was accepted, and what was changed since.
    init(_ reply: RedisReply, app: String) throws(StoreError) {
        let entry = try reply.entry()
        var fields: [String: RedisReply] = [:]
        for place in stride(from: 0, to: entry.fields.count - 1, by: 2) {
            fields[try entry.fields[place].text()] = entry.fields[place + 1]
        }
        guard let packed = fields["j"], let reason = fields["r"], let at = fields["a"] else {
            throw .unreadable
        }
        id = entry.id
        self.reason = try reason.text()
        self.at = try at.number()
        let changes = try JobChanges([fields["t"] ?? .null, fields["p"] ?? .null, fields["d"] ?? .null])
        var job = try Job(id, app: app, packed: try packed.bytes())
        job.tries = changes.tries
        job.work.position = changes.position ?? job.work.position
        job.doneDevices = changes.doneDevices ?? job.doneDevices
        self.job = job
    }
}
