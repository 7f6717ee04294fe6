/// An adapter whose messages the engine cuts down by the vendor's table of limits.
package protocol LimitedAdapter: TableAdapter, VendorWriter {
    /// The vendor's limits.
    static var limits: LimitTable { get }

    /// What writes a message in a shape.
    static func writer(of message: borrowing PushMessage, shape: String) -> any MessageWriter
}

extension LimitedAdapter {
    /// How many members of a group or a room one message names.
    public static func mostMembers(of message: PushMessage, in shape: String) -> Int? {
        limits.most(.members, of: message, inShape: dialect.table.number(ofShape: shape) ?? 0)
    }

    /// Cuts a message down to what the vendor takes; false when it cannot be sent at all.
    public static func fit(
        _ message: inout PushMessage, shape: String, writtenIn bytes: Int?, findings: inout [Finding]
    ) -> Bool {
        let number = dialect.table.number(ofShape: shape) ?? 0
        return limits.fit(&message, inShape: number, writtenIn: bytes, &findings) {
            writer(of: $0, shape: shape)
        }
    }
}
