/// What a session keeps per open stream, in dense slots that are used again.
struct StreamTable {
    /// One open stream's record.
    struct Record {
        var id: Int32
        /// What is still to be sent, from `sent` on.
        var body: [UInt8]
        var sent: Int
    }

    private var records: [Record] = []
    private var free: [Int32] = []

    /// How many streams are open.
    var count: Int { records.count - free.count }

    /// Gives a stream a slot.
    mutating func add(id: Int32, body: [UInt8] = []) -> Int {
        let record = Record(id: id, body: body, sent: 0)
        guard let slot = free.popLast() else {
            records.append(record)
            return records.count - 1
        }
        records[Int(slot)] = record
        return Int(slot)
    }

    mutating func setID(_ id: Int32, slot: Int) {
        records[slot].id = id
    }

    mutating func setBody(_ body: [UInt8], slot: Int) {
        records[slot].body = body
        records[slot].sent = 0
    }

    /// Makes the slot free again and releases what it held.
    mutating func remove(slot: Int) {
        guard records.indices.contains(slot), records[slot].id != 0 else { return }
        records[slot] = Record(id: 0, body: [], sent: 0)
        free.append(Int32(slot))
    }

    func stream(slot: Int) -> HTTP2Stream? {
        guard records.indices.contains(slot), records[slot].id != 0 else { return nil }
        return HTTP2Stream(id: records[slot].id, slot: slot)
    }

    /// Copies the next piece of a body, at most as much as there is room for.
    mutating func takeBody(slot: Int, into target: UnsafeMutableRawBufferPointer) -> (
        count: Int, isLast: Bool
    ) {
        guard records.indices.contains(slot) else { return (0, true) }
        let sent = records[slot].sent
        let left = records[slot].body.count - sent
        let count = min(left, target.count)
        records[slot].body.withUnsafeBytes { body in
            target.copyMemory(from: UnsafeRawBufferPointer(rebasing: body[sent..<sent + count]))
        }
        records[slot].sent = sent + count
        return (count, count == left)
    }
}
