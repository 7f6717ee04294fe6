import PushModel

/// Every place where a message can name its sound, the strongest first (reading N8).
struct Sounds {
    var apple: Sound?
    /// The field of a custom notification or of the old call option.
    var field = Choice<UTF8Text>()
    /// The simple way, at the payload's root.
    var root: UTF8Text?
}

/// The push payload: its object for Apple, its settings for other platforms, and the app's own keys (NIM-001 to NIM-038).
extension NIMReader {
    mutating func setPayload(_ value: JSONValue, _ key: NIMKey) {
        let container = NIMContainer(places.spelling(key), value)
        overrule(payload.take(container.isAbsent ? nil : container, container.spelling))
    }

    mutating func readPayload() {
        guard let container = payload.value else { return }
        let spelling = container.spelling
        places.nesting = spelling.nesting
        payloadText = container.value.string
        let payload = object(in: container, payloadText)
        places.nesting = nil
        places.payload = spelling
        guard let payload else { return }
        message.rootData.reserveCapacity(payload.count)
        walk(payload, .pushPayload, of: spelling)
        if let apsField = apple.apsField, !apsField.isAbsent, let object = object(in: apsField) {
            walk(object, .apsField, of: apsField.spelling)
        }
        readAlert(.apsFieldAlert, .apsFieldAlert)
    }

    /// The alert decides alone, also when it says nothing (NIM-002, NIM-023); a string is its body (reading N6).
    mutating func readAlert(_ key: NIMKey, _ scope: NIMKey.Scope) {
        guard let alert = apple.alert else { return }
        if alert.kind == .object {
            walk(alert, scope, of: places.spelling(key))
            finishLocalization(key)
            var words = Alert()
            swap(&words, &message.alert)
            message.explicitAlert = words
        } else if let body = filledText(alert, key) {
            message.explicitAlert = Alert(body: body)
        }
    }

    /// Arguments without their key show nothing (reading N12).
    private mutating func finishLocalization(_ alert: NIMKey) {
        for part in message.alert.removeArgumentsWithoutKey() {
            let (arguments, key) = part.keys(in: alert)
            values.note(.ignored, places.location(arguments), "has no effect without \(key.name)")
        }
    }

    /// A member of the payload that apps find at the root of what is delivered.
    mutating func keepAtRoot(_ value: JSONValue, _ key: NIMKey) {
        message.rootData.append(JSONField(key: key.name, value: value.raw))
    }

    /// Keeps a setting of another platform under its name, and where it stands.
    mutating func keepSection(_ value: JSONValue, _ key: NIMKey) {
        message.platforms.append(JSONField(key: key.name, value: value.raw))
        met.insertSection(places.spelling(key))
    }

    /// Settings of other platforms: kept for a writer, never sent to Apple (reading N7).
    mutating func keepAside(_ value: JSONValue, _ key: NIMKey) {
        message.platforms.removeAll { $0.key == key.name }
        if value.isNull { return }
        keepSection(value, key)
        values.note(
            .dropped, places.location(key), severity: .info,
            "is a setting of another platform, which Apple never gets")
    }

    /// The identifier under which other platforms replace a push; Apple's way is `apns-collapse-id` (NIM-027).
    mutating func noteWithoutCounterpart(_ value: JSONValue, _ key: NIMKey) {
        if value.isNull { return }
        values.note(
            .ignored, places.location(key), severity: .info,
            "replaces nothing on Apple's devices and stays among the app's keys. Send apns-collapse-id to replace a push"
        )
    }

    /// Keys that the server writes itself, whatever the sender puts there.
    mutating func noteIneffective(_ value: JSONValue, _ key: NIMKey, _ reason: String) {
        if value.isNull { return }
        values.note(.ignored, places.location(key), "has no effect: \(reason)")
    }

    /// The server's own mark on its pushes, which senders may have copied.
    mutating func noteReplacedMarker(_ value: JSONValue) {
        if value.isNull { return }
        values.note(
            .ignored, places.location(.nim), severity: .info, "is the server's own mark and is replaced by it"
        )
    }

    /// Parts of a message that no push carries.
    mutating func noteNotPushed(_ value: JSONValue, _ key: NIMKey) {
        if value.isNull { return }
        values.note(
            .dropped, places.location(key), severity: .info,
            "belongs to the message itself; no push carries it")
    }

    mutating func setExtension(_ value: JSONValue, _ key: NIMKey) {
        overrule(wishes.extension.take(extensionValue(value, key), places.spelling(key)))
    }

    mutating func setSoundField(_ value: JSONValue, _ key: NIMKey) {
        overrule(sounds.field.take(filledText(value, key), places.spelling(key)))
    }

    mutating func finishSound() {
        if let sound = sounds.apple {
            message.sound = sound
            overrule(sounds.field.spelling)
        } else if let name = sounds.field.value ?? sounds.root {
            message.sound = .file(name)
        }
    }
}

extension Alert.LocalizedPart {
    /// The keys of the arguments and of the words in an alert of a message, or of a delivered push.
    fileprivate func keys(in alert: NIMKey) -> (arguments: NIMKey, key: NIMKey) {
        switch (self, alert) {
        case (.title, .payloadApsAlert): (.payloadApsAlertTitleLocArgs, .payloadApsAlertTitleLocKey)
        case (.subtitle, .payloadApsAlert): (.payloadApsAlertSubtitleLocArgs, .payloadApsAlertSubtitleLocKey)
        case (.body, .payloadApsAlert): (.payloadApsAlertLocArgs, .payloadApsAlertLocKey)
        case (.title, _): (.apsFieldAlertTitleLocArgs, .apsFieldAlertTitleLocKey)
        case (.subtitle, _): (.apsFieldAlertSubtitleLocArgs, .apsFieldAlertSubtitleLocKey)
        case (.body, _): (.apsFieldAlertLocArgs, .apsFieldAlertLocKey)
        }
    }
}
