internal import CHiredis
internal import NIOCore

/// Takes replies out of what a server sends, with libhiredis' reader.
///
/// Belongs to one event loop.
final class ReplyReader {
    private let reader: UnsafeMutablePointer<redisReader>
    private let functions: UnsafeMutablePointer<redisReplyObjectFunctions>
    private let limit: Int
    /// How many bytes have come since the last whole reply.
    private var waiting = 0

    /// Why no more replies can be read, for people: what the server sends is too large, or is no reply.
    struct Unreadable: Error {
        let reason: String
    }

    init(limit: Int) throws(Unreadable) {
        guard let reader = redisReaderCreate() else { throw Unreadable(reason: "there is no memory") }
        self.reader = reader
        self.limit = limit
        functions = .allocate(capacity: 1)
        pushbridge_limit_arrays(reader, functions)
    }

    deinit {
        redisReaderFree(reader)
        functions.deallocate()
    }

    /// Takes what has come.
    func feed(_ bytes: ByteBuffer) throws(Unreadable) {
        waiting += bytes.readableBytes
        let status = bytes.withUnsafeReadableBytes { redisReaderFeed(reader, $0.baseAddress, $0.count) }
        guard status == REDIS_OK else { throw failure }
    }

    /// The next reply; nil when it has not come as a whole.
    func next() throws(Unreadable) -> RedisReply? {
        var reply: UnsafeMutableRawPointer?
        guard redisReaderGetReply(reader, &reply) == REDIS_OK else { throw failure }
        guard let reply else {
            if waiting > limit { throw Unreadable(reason: "a reply is larger than \(limit) bytes") }
            return nil
        }
        defer { freeReplyObject(reply) }
        waiting = reader.pointee.len - reader.pointee.pos
        return RedisReply(reply.assumingMemoryBound(to: redisReply.self).pointee)
    }

    /// The reader's own words, which may quote a byte of what came.
    private var failure: Unreadable {
        let reason = withUnsafeBytes(of: reader.pointee.errstr) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        return Unreadable(reason: reason)
    }
}

extension RedisReply {
    /// Copies what libhiredis has read.
    fileprivate init(_ reply: redisReply) {
        switch reply.type {
        case REDIS_REPLY_INTEGER: self = .integer(Int(reply.integer))
        case REDIS_REPLY_STRING: self = .bytes(Array(reply.content))
        case REDIS_REPLY_STATUS: self = .status(String(decoding: reply.content, as: UTF8.self))
        case REDIS_REPLY_ERROR: self = .failure(RedisFailure(String(decoding: reply.content, as: UTF8.self)))
        case REDIS_REPLY_ARRAY:
            let elements = UnsafeBufferPointer(start: reply.element, count: Int(reply.elements))
            self = .array(elements.map { element in element.map { RedisReply($0.pointee) } ?? .null })
        default: self = .null
        }
    }
}

extension redisReply {
    fileprivate var content: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: str, count: Int(len)) }
}
