import PushModel

/// The parts of a push as a device received it, kept until all their siblings were seen.
struct DeliveredPush {
    /// Apple's dictionary.
    var aps: JSONValue?
    /// Apple's dictionary under the name that printed samples give it (EM 9.2).
    var misspelled: JSONValue?
    /// Whether Apple's dictionary has its place, whatever stands there.
    var hasPlace = false
    /// The alert, whatever it is.
    var words: JSONValue?
}

/// A push as a device received it, read back (EM-116 to EM-144).
///
/// Its words are final: what the alert lacks is not filled from anywhere, also where there is no alert.
extension EasemobReader {
    mutating func readDelivered() {
        finishDeliveredAPS()
        message.explicitAlert = Alert()
        if let aps = delivered.aps {
            walk(aps, .payloadAps)
            readDeliveredAlert()
        }
        message.leavesBadge = message.badge == nil
        if message.sound == nil { message.sound = .silent }
        finishDeliveredAudience()
        if message.appData == nil && !message.rootData.isEmpty { noteRootWithoutData() }
    }

    /// Apple's dictionary, under the wrong name where it has no place of its own; a call's push may be without it.
    private mutating func finishDeliveredAPS() {
        guard let misspelled = delivered.misspelled else {
            if !delivered.hasPlace { announceCall() }
            return
        }
        if delivered.aps != nil { return keepAtRoot(misspelled, .payloadApns) }
        delivered.aps = container(misspelled, .payloadApns)
        guard delivered.aps != nil else { return }
        places.isMisspelled = true
        values.note(
            .repaired, places.location(.payloadApns),
            "stands where \(EasemobKey.payloadAps.path) belongs; it was read as that. Devices know the right name only"
        )
    }

    /// Only what goes through Apple's VoIP channel can be without `aps` (reading E14).
    private mutating func announceCall() {
        message.delivery.isVoIP = true
        values.note(
            .ambiguous, Location(row: "", path: ""), severity: .info,
            "has no \(EasemobKey.payloadAps.path), as a call's push may; it was read as a call")
    }

    /// The alert as an object, or the older string, which is its body (EM 9.1).
    private mutating func readDeliveredAlert() {
        guard let words = delivered.words else { return }
        if words.kind == .object {
            walk(words, .payloadApsAlert)
            finishDeliveredLocalization()
            message.explicitAlert = message.alert
            message.alert = Alert()
        } else if let body = filledText(words, .payloadApsAlert) {
            message.explicitAlert = Alert(body: body)
        }
    }

    private mutating func finishDeliveredLocalization() {
        for part in message.alert.removeArgumentsWithoutKey() {
            switch part {
            case .title: noteUseless(.payloadApsAlertTitleLocArgs, without: .payloadApsAlertTitleLocKey)
            case .subtitle:
                noteUseless(.payloadApsAlertSubtitleLocArgs, without: .payloadApsAlertSubtitleLocKey)
            case .body: noteUseless(.payloadApsAlertLocArgs, without: .payloadApsAlertLocKey)
            }
        }
    }

    /// In a group the receiver is the one member whom this push reached.
    private mutating func finishDeliveredAudience() {
        guard message.conversation.id != nil else { return }
        message.conversation.kind = .group
        if message.receivers.isEmpty { return }
        message.members = message.receivers
        message.receivers = []
    }

    /// The vendor's payload has one place for data, so members beside it move there when it is free.
    private mutating func noteRootWithoutData() {
        values.note(
            .approximated, Location(row: EasemobKey.payloadE.row, path: ""), severity: .info,
            "keeps other members at its root and has no \(EasemobKey.payloadE.path); a payload made of it holds them there"
        )
    }
}

// MARK: - Values

extension EasemobReader {
    /// A file's name, or the object of a critical alert.
    mutating func deliveredSound(_ value: JSONValue, _ key: EasemobKey) -> Sound? {
        if value.kind == .object { return .critical(value.raw) }
        return text(value, key).map(Sound.file)
    }

    /// A number exactly as it is spelled.
    mutating func spelledNumber(_ value: JSONValue, _ key: EasemobKey) -> UTF8Text? {
        if value.kind != .number && !value.isNull {
            values.note(
                .invalid, places.location(key), "is not a number; it was taken as absent. Send a number")
        }
        return value.number
    }

    /// A member of the root that belongs to the app, or to another of the vendor's services.
    mutating func keepAtRoot(_ value: JSONValue, _ key: EasemobKey) {
        message.rootData.append(JSONField(key: key.name, value: value.raw))
    }
}
