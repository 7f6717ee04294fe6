extension NewOutcome {
    /// The outcome as it is kept; scripts read the message alone.
    var packed: [UInt8] {
        var writer = PackedWriter()
        writer.text(message?.description)
        writer.text(receiver)
        writer.text(device)
        writer.text(outcome)
        writer.text(reason)
        writer.text(apnsID)
        writer.text(badge?.description)
        writer.text(reportedBy)
        writer.number(tries, width: 4)
        writer.byte(mayBeDelivered ? 1 : 0)
        writer.number(at, width: 8)
        return writer.bytes
    }

    init(packed: [UInt8]) throws(StoreError) {
        var reader = PackedReader(packed)
        let message = try reader.message()
        let (receiver, device) = (try reader.name(), try reader.text())
        let (outcome, reason) = (try reader.name(), try reader.text())
        let (apnsID, badge) = (try reader.text(), try reader.text())
        let reportedBy = try reader.text()
        let tries = try reader.number(width: 4)
        let mayBeDelivered = try reader.byte() == 1
        self.init(
            message: message, receiver: receiver, device: device, outcome: outcome, reason: reason,
            apnsID: apnsID, tries: tries, mayBeDelivered: mayBeDelivered, badge: badge.flatMap { Int($0) },
            reportedBy: reportedBy, at: try reader.number(width: 8))
    }
}
