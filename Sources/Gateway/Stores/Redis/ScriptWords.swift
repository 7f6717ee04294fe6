/// The words that a script is given, in the order in which it reads them.
struct ScriptWords {
    private(set) var list: [RedisWord] = []

    init(_ words: RedisWord...) { list = words }

    mutating func add(_ words: RedisWord...) { list += words }

    mutating func add(_ words: ScriptWords) { list += words.list }

    /// Text that may be missing: nothing, or what stands behind a plus sign.
    mutating func add(ifAny text: String?) { list.append(.text(text.map { "+" + $0 } ?? "")) }

    /// Bytes that may be missing.
    mutating func add(ifAny bytes: [UInt8]?) {
        list.append(bytes.map { .bytes([UInt8(ascii: "+")] + $0) } ?? "")
    }
}

extension RedisReply {
    func number() throws(StoreError) -> Int {
        switch self {
        case .integer(let number): return number
        case .bytes(let digits):
            guard let number = Int(String(decoding: digits, as: UTF8.self)) else { throw .unreadable }
            return number
        default: throw .unreadable
        }
    }

    func bytes() throws(StoreError) -> [UInt8] {
        guard let bytes = try bytesIfAny() else { throw .unreadable }
        return bytes
    }

    func bytesIfAny() throws(StoreError) -> [UInt8]? {
        switch self {
        case .bytes(let bytes): return bytes
        case .null: return nil
        default: throw .unreadable
        }
    }

    func text() throws(StoreError) -> String { String(decoding: try bytes(), as: UTF8.self) }

    func list() throws(StoreError) -> [RedisReply] {
        guard case .array(let list) = self else { throw .unreadable }
        return list
    }

    /// The parts of an answer of several, at least so many.
    func list(atLeast count: Int) throws(StoreError) -> [RedisReply] {
        let list = try list()
        guard list.count >= count else { throw .unreadable }
        return list
    }

    func texts() throws(StoreError) -> [String] {
        var texts: [String] = []
        for reply in try list() { texts.append(try reply.text()) }
        return texts
    }

    /// An entry of a stream: its number, and its fields.
    func entry() throws(StoreError) -> (id: Int, fields: [RedisReply]) {
        let parts = try list(atLeast: 2)
        let id = try parts[0].text()
        guard let number = Int(id.prefix { $0 != "-" }) else { throw .unreadable }
        return (number, try parts[1].list(atLeast: 2))
    }
}

/// A hash that is the same in every process and version, by which keys are spread: FNV-1a.
enum StableHash {
    /// How many lanes an app's jobs have.
    static let lanes = 64
    /// How many hashes hold an app's people, their devices, and the tokens of these.
    static let people = 16_384
    /// How many hashes hold the identifiers by which vendors know an app's messages.
    static let vendorIDs = 4_096

    /// A number from 0 that stands for a text.
    static func number(_ text: String, below count: Int) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int((hash ^ hash >> 32) % UInt64(count))
    }
}

extension Receiver {
    /// The name behind a letter that tells people and groups apart.
    var text: String { (isGroup ? "g" : "p") + name }

    /// The lane of the receiver's jobs.
    var lane: Int { StableHash.number(text, below: StableHash.lanes) }
}
