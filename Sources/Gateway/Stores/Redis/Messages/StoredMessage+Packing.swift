extension StoredMessage {
    /// The message as it is kept, with how many jobs it has.
    ///
    /// In front stand the numbers of jobs and of dead letters, in which buckets the vendor's identifier and the sender are,
    /// when it was accepted, and whether and as which number it was counted for the only receiver: all at fixed places, so
    /// that scripts read and change them without the rest.
    func packed(jobs: Int) -> [UInt8] {
        var writer = PackedWriter(capacity: body.count + 128)
        writer.number(jobs, width: 4)
        writer.number(0, width: 4)
        writer.number(vendorID.map(Self.vendorBucket) ?? 0, width: 2)
        writer.number(sender.map { StableHash.number($0, below: StableHash.people) } ?? 0, width: 2)
        writer.number(acceptedAt, width: 8)
        writer.raw([UInt8](repeating: 0, count: Self.counting))
        for field in [receiver, sender, group, vendorID, surface, source] { writer.text(field) }
        writer.raw(body)
        return writer.bytes
    }

    init(_ id: MessageID, packed: [UInt8]) throws(StoreError) {
        var reader = PackedReader(packed, from: 12)
        let acceptedAt = try reader.number(width: 8)
        for _ in 0..<Self.counting { _ = try reader.byte() }
        let (receiver, sender) = (try reader.text(), try reader.text())
        let (group, vendorID) = (try reader.text(), try reader.text())
        let (surface, source) = (try reader.name(), try reader.name())
        self.init(
            id: id, surface: surface, source: source, vendorID: vendorID, sender: sender, receiver: receiver,
            group: group, acceptedAt: acceptedAt, body: reader.rest)
    }

    /// How many bytes say as which number the message was counted.
    private static let counting = 13

    /// In which hash a vendor's identifier is.
    static func vendorBucket(_ vendorID: String) -> Int {
        StableHash.number(vendorID, below: StableHash.vendorIDs)
    }
}
