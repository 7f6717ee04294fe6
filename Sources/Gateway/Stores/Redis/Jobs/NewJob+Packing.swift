extension NewJob {
    /// The job as it is kept: kind and whether it counts in one byte, when its message was accepted, then receiver and
    /// message, which scripts read, and the rest.
    func packed(acceptedAt: Int, doneDevices: [String] = []) -> [UInt8] {
        var writer = PackedWriter()
        writer.byte((JobKind.packed.firstIndex(of: kind) ?? 0) + (isCounted ? 8 : 0))
        writer.number(acceptedAt, width: 8)
        writer.text(receiver)
        writer.text(message?.description)
        writer.text(group)
        writer.text(recalls?.description)
        writer.text(position)
        writer.list(doneDevices)
        return writer.bytes
    }
}

extension Job {
    /// Reads a job that was packed.
    init(_ id: Int, app: String, packed: [UInt8]) throws(StoreError) {
        var reader = PackedReader(packed)
        let first = try reader.byte()
        guard first % 8 < JobKind.packed.count else { throw .unreadable }
        let acceptedAt = try reader.number(width: 8)
        var work = NewJob(
            JobKind.packed[first % 8], message: nil, receiver: try reader.name(), isCounted: first >= 8)
        work.message = try reader.message()
        work.group = try reader.text()
        work.recalls = try reader.message()
        work.position = try reader.text()
        self.init(
            id: id, app: app, work: work, doneDevices: try reader.list(), acceptedAt: acceptedAt)
    }
}

extension JobKind {
    /// The kinds by the numbers under which they are kept, which never change: those below 2 look for people.
    fileprivate static let packed: [JobKind] = [.fanOut, .countOut, .push, .count, .badge]
}

extension PackedReader {
    /// A message's identifier, which may be missing.
    mutating func message() throws(StoreError) -> MessageID? {
        guard let digits = try text() else { return nil }
        guard let number = Int(digits) else { throw .unreadable }
        return MessageID(rawValue: number)
    }
}
