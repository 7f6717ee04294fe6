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
