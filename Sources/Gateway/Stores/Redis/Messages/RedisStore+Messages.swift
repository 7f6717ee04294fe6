extension RedisStore {
    /// A message that is still kept; nil for one that is not, or that is another app's.
    func message(_ id: MessageID, app: String) async throws(StoreError) -> StoredMessage? {
        let tag = engine.tag(of: app)
        guard let packed = try await engine.call(tag, "GET", .text("\(tag)m:\(id)")).bytesIfAny() else {
            return nil
        }
        return try StoredMessage(id, packed: packed)
    }

    /// The message that a vendor or a client knows by an identifier; nil for none, or one that is not kept any more.
    func message(vendorID: String, app: String) async throws(StoreError) -> StoredMessage? {
        let tag = engine.tag(of: app)
        let index = "\(tag)v:\(StoredMessage.vendorBucket(vendorID))"
        let id = try await engine.call(tag, "HGET", .text(index), .text(vendorID))
        if case .null = id { return nil }
        return try await message(MessageID(rawValue: try id.number()), app: app)
    }

    /// The greatest identifier of all messages that were accepted, of whichever app; nil for none.
    func lastMessage() async throws(StoreError) -> MessageID? {
        var last: MessageID?
        for app in try await engine.apps() {
            let tag = engine.tag(of: app)
            let id = try await engine.call(tag, "HGET", .text(tag + "n"), "message")
            if case .null = id { continue }
            last = max(last ?? MessageID(rawValue: 0), MessageID(rawValue: try id.number()))
        }
        return last
    }
}
