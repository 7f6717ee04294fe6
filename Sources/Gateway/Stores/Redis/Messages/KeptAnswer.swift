/// What is kept under the key of a request.
struct KeptAnswer {
    private let digest: [UInt8]
    private let answer: StoredAnswer

    init(_ key: SubmissionKey, _ answer: StoredAnswer) {
        digest = key.digest
        self.answer = answer
    }

    init(packed: [UInt8]) throws(StoreError) {
        var reader = PackedReader(packed)
        let count = try reader.number(width: 2)
        let status = try reader.number(width: 2)
        let rest = reader.rest
        guard rest.count >= count else { throw .unreadable }
        digest = Array(rest[..<count])
        answer = StoredAnswer(status: status, body: Array(rest[count...]))
    }

    var packed: [UInt8] {
        var writer = PackedWriter(capacity: digest.count + answer.body.count + 4)
        writer.number(digest.count, width: 2)
        writer.number(answer.status, width: 2)
        writer.raw(digest)
        writer.raw(answer.body)
        return writer.bytes
    }

    /// What a request under the key gets.
    func result(for key: SubmissionKey?) -> SubmissionResult {
        key?.digest == digest ? .repeated(answer) : .conflict
    }
}
