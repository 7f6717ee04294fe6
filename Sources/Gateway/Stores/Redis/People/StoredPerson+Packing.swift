extension StoredPerson {
    /// The person as they are kept: count, how often it was set, presence and its moment, when they were put, settings.
    func packed(sets: Int = 0) -> [UInt8] {
        var writer = PackedWriter(capacity: settings.count + 32)
        writer.number(min(max(unread, 0), Self.mostUnread), width: 8)
        writer.number(sets, width: 4)
        writer.byte(isOnline.map { $0 ? 2 : 1 } ?? 0)
        writer.number(presenceAt, width: 8)
        writer.number(updatedAt, width: 8)
        writer.raw(settings)
        return writer.bytes
    }

    init(_ id: String, packed: [UInt8]) throws(StoreError) {
        var reader = PackedReader(packed)
        let unread = try reader.number(width: 8)
        _ = try reader.number(width: 4)
        let presence = try reader.byte()
        let (presenceAt, updatedAt) = (try reader.number(width: 8), try reader.number(width: 8))
        self.init(
            id: id, settings: reader.rest, unread: unread, isOnline: presence == 0 ? nil : presence == 2,
            presenceAt: presenceAt, updatedAt: updatedAt)
    }

    /// The greatest count: the greatest number that JSON numbers carry exactly everywhere.
    static let mostUnread = 9_007_199_254_740_991

    /// In which hash a person is.
    static func bucket(_ id: String) -> Int { StableHash.number(id, below: StableHash.people) }
}
