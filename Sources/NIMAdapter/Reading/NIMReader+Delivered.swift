import PushModel

/// A push as a device received it, read back (NIM-308 to NIM-342).
///
/// Its words are final: what the alert lacks is not filled from anywhere, also where there is no alert.
extension NIMReader {
    mutating func readDelivered() {
        readAlert(.payloadApsAlert, .payloadApsAlert)
        if message.explicitAlert == nil { message.explicitAlert = Alert() }
        // The server made the title of it where it counted (NIM 9.16).
        if message.explicitAlert?.title != nil { wishes.title = Choice() }
        if sounds.apple == nil { message.sound = .silent }
        message.leavesBadge = message.badge == nil
    }

    /// The number on the app's icon.
    mutating func setDeliveredBadge(_ value: JSONValue, _ key: NIMKey) {
        message.badge = number(value, key)
        guard let badge = message.badge, badge < 0 else { return }
        message.badge = nil
        values.note(
            .invalid, places.location(key), "is less than 0, which no icon shows; it was taken as absent")
    }

    /// The server's mark, which it spells as a number or as text (NIM 9.27).
    mutating func noteMarker(_ value: JSONValue, _ key: NIMKey) {
        if value.isNull || value.integer == 1 { return }
        values.note(
            .ignored, places.location(key), severity: .info,
            "is the server's own mark, whatever its value; the number 1 stands for it")
    }
}
