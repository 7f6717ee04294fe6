internal import PushRecords

/// What became of one push, or that there was none.
struct NewOutcome: Sendable, Hashable, Codable {
    /// Nil for a badge.
    var message: MessageID?
    var receiver: String
    /// What tells the device from the person's others without being its token; nil where nothing was pushed.
    var device: String?
    /// `accepted`, `rejected`, `failed`, `suppressed`, `expired` or `counted`.
    var outcome: String
    /// Why, in a word; nil for an accepted push.
    var reason: String?
    /// The push's `apns-id`.
    var apnsID: String?
    /// How often it was tried, by all processes as far as they could write it.
    var tries: Int = 0
    /// Whether Apple may have taken a push that failed.
    var mayBeDelivered: Bool = false
    /// The badge that was sent.
    var badge: Int?
    /// The vendor that reports it of a push of its own; nil for a push of the gateway's.
    var reportedBy: String?
    var at: Int
}

/// An outcome with its place among all.
struct StoredOutcome: Sendable, Hashable, Codable {
    /// Its place: later outcomes have greater ones.
    var cursor: Int
    var outcome: NewOutcome
}

extension NewOutcome {
    /// What became of a job without a push.
    init(_ outcome: String, of job: Job, device: String? = nil, reason: String? = nil, at moment: Int) {
        self.init(
            message: job.work.message, receiver: job.work.receiver, device: device, outcome: outcome,
            reason: reason, at: moment)
    }

    /// Whether the gateway's own push is on the device, or may be.
    var isPushed: Bool { reportedBy == nil && (outcome == "accepted" || mayBeDelivered) }
}

extension NewOutcome {
    /// The outcome as stores keep it; scripts of Redis read the message, which is first.
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

extension StoredOutcome {
    /// Outcomes as JSON Lines.
    static func lines(_ outcomes: [StoredOutcome]) -> [UInt8] { jsonLines(outcomes) { $0.write(to: &$1) } }

    /// Writes the outcome as one JSON object.
    ///
    /// ```json
    /// {"cursor":17,"message":3801088,"receiver":"6006","device":"5f0c…","outcome":"accepted","apnsID":"…","tries":1,"badge":3,"at":1795400000000}
    /// ```
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("cursor", cursor)
        writer.member("message", outcome.message?.rawValue)
        writer.member("receiver", UTF8Text(outcome.receiver))
        writer.member("device", outcome.device.map { UTF8Text($0) })
        writer.member("outcome", UTF8Text(outcome.outcome))
        writer.member("reason", outcome.reason.map { UTF8Text($0) })
        writer.member("apnsID", outcome.apnsID.map { UTF8Text($0) })
        writer.member("tries", outcome.tries > 0 ? outcome.tries : nil)
        writer.member("mayBeDelivered", outcome.mayBeDelivered ? true : nil)
        writer.member("badge", outcome.badge)
        writer.member("reportedBy", outcome.reportedBy.map { UTF8Text($0) })
        writer.member("at", outcome.at)
        writer.endObject()
    }
}
