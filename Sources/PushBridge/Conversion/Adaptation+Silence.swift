import PushModel

/// Messages of which nobody sees or hears anything, and which nobody may notice at the target either (reading C1).
extension Adaptation {
    /// Makes the message silent, where the target would push it.
    ///
    /// - Returns: Whether the target has a word for that, which the message does not say already.
    mutating func silence() -> Bool {
        guard says(.isSilent), !message.isSilent else { return false }
        message.isSilent = true
        note(isPushed ? .wakeUpBecameSilent : .unnoticedBecameSilent, fieldOfSilence)
        return true
    }

    /// Why nothing is written of a message that the target would push, and cannot keep from being pushed.
    func refusalOfPush() -> Finding {
        Finding(.wouldBePushed, fieldOfSilence, [.words(shape.recordName)])
    }

    /// The field that keeps the message from being noticed; its kind and words where no other does.
    private var fieldOfSilence: CanonicalField {
        if isPushed { return .isContentAvailable }
        let fields: [CanonicalField] = [.isSilent, .isOnlineOnly, .isStored]
        return fields.first(where: reading.message.holds) ?? .kind
    }

    /// Where waking the app shows nothing, words are worth more than it.
    mutating func adaptWakeUp() {
        let (before, after) = (source.policies.wakesSilently, target.policies.wakesSilently)
        guard before != after, message.isContentAvailable else { return }
        if after {
            message.isContentAvailable = false
            note(.wakeUpLeftOut, .isContentAvailable)
        } else if isNoticed {
            note(.wakeUpShowsWords, .isContentAvailable)
        }
    }

    /// The words of a push that nobody reads stay as they are: it shows nothing, so nothing is added to it and nobody is
    /// warned; what moves or goes is mentioned only.
    mutating func keepUnseenWords() {
        if !says(.explicitBody), let alert = message.explicitAlert {
            message.alert = alert
            message.explicitAlert = nil
        } else if says(.explicitBody), message.title != nil {
            // A title by itself would stay among the app's keys.
            message.explicitAlert = message.alert
            message.alert = Alert(body: message.body)
        }
        leaveSilenceOut()
        if !says(.memberText) { message.memberText = nil }
        if !says(.templateContentArguments) { (message.template, message.directedTemplate) = (nil, nil) }
        var held = message.presentFields
        held.formUnion(reading.message.presentFields)
        for field in CanonicalField.wording where held.contains(field) {
            if message.holds(field) && !says(field) { message.clear([field]) }
            if message.value(of: field) != reading.message.value(of: field) {
                note(.wordsOfUnseenPush, field)
            }
        }
    }
}

extension Adaptation {
    /// Silence need not be said of what only people online get.
    private mutating func leaveSilenceOut() {
        guard message.isSilent, !says(.isSilent), message.isOnlineOnly, says(.isOnlineOnly) else { return }
        message.isSilent = false
        note(.wordsOfUnseenPush, .isSilent)
    }
}

extension ConversionPair {
    /// Whether a message wakes the app and does nothing else, which the target's push cannot do.
    func wakesUnnoticed(by message: PushMessage) -> Bool {
        message.isContentAvailable && !target.resolver.profile.policies.wakesSilently
            && source.resolver.isWakeUp(message, on: Situation.devices)
    }
}

extension CanonicalField {
    /// The fields about a push's words.
    static let wording = allCases.filter { field in
        let prefixes = ["alert.", "explicitAlert.", "template.", "directed."]
        return field == .memberText || field == .hasPrefix
            || prefixes.contains { field.rawValue.hasPrefix($0) }
    }
}
