extension RedisStore {
    /// Everything that a job needs, and one step of the receiver's counter: all or nothing.
    ///
    /// The answer is nil for a job that is gone, for one that another gateway has by now, and for one whose message is
    /// gone, which then is deleted.
    func begin(
        _ job: Job, counting: Counting, at moment: Int
    ) async throws(StoreError) -> JobContext? {
        guard let inHand = jobs(of: job.app) else { throw .storeIsClosed }
        let (work, receiver) = (job.work, ReceiverKey(job.work))
        var words = ScriptWords(
            .text(inHand.claim(job)), .integer(receiver.lane), .integer(job.id), .text(receiver.text),
            .integer(StoredPerson.bucket(work.receiver)), .text(work.message?.description ?? ""))
        words.add(ifAny: work.group)
        var recalled: MessageID?
        if case .takeBack(let message) = counting { recalled = message }
        words.add(
            counting == .add ? "1" : "0", .text(recalled?.description ?? ""), .integer(moment),
            .integer(StoredPerson.mostUnread))
        let reply = try await engine.run(.begin, inHand.tag, words)
        if case .null = reply {
            inHand.forget([job])
            return nil
        }
        return try JobContext(try reply.list(atLeast: 5), of: job)
    }
}

extension JobContext {
    /// Reads what the script answers.
    fileprivate init(_ parts: [RedisReply], of job: Job) throws(StoreError) {
        self.init(tries: try parts[1].number())
        if let id = job.work.message { message = try StoredMessage(id, packed: try parts[0].bytes()) }
        if let packed = try parts[2].bytesIfAny(), let sender = message?.sender {
            self.sender = try StoredPerson(sender, packed: packed)
        }
        if case .integer(let flag) = parts[3] { isSenderManager = flag == 1 }
        excused = try parts[4].number()
        guard parts.count >= 10 else { return }
        if let packed = try parts[5].bytesIfAny() {
            receiver = try StoredPerson(job.work.receiver, packed: packed)
        }
        unread = try parts[6].number()
        isCounted = try parts[7].number() == 1
        devices = try DeviceList.devices(of: job.work.receiver, packed: try parts[8].bytesIfAny())
            .filter { $0.refusal == nil }
        groupName = try parts[9].bytesIfAny().map { String(decoding: $0.dropFirst(), as: UTF8.self) }
    }
}
