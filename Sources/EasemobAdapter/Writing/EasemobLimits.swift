public import VendorMapping

/// What the vendor's documents allow a message to hold.
///
/// Body and `ext` of a message, as they are written, may have 5 KB together. A message over that loses, in this order
/// and only as far as it has to: settings for other platforms; the ends of the notification's text and title; the app's
/// data. The message's own text and the app's own extension are never cut, so a message that they make too large cannot
/// be sent. One REST call has at most 600 users, 3 groups or 10 rooms, or 20 members of a group whom it names.
enum EasemobLimits {
    /// The most bytes of body and `ext` together.
    static let bytes = 5 * 1024
    /// The most users of one REST call.
    static let users = 600
    /// The most groups of one REST call.
    static let groups = 3
    /// The most chat rooms of one REST call.
    static let rooms = 10
    /// The most members of a group whom one REST call can name.
    static let members = 20
}

extension EasemobAdapter {
    /// Cuts a message down to what the vendor takes; false when it cannot be sent at all.
    public static func fit(
        _ message: inout PushMessage, shape: String, writtenIn bytes: Int?, findings: inout [Finding]
    ) -> Bool {
        var fitting = EasemobFitting(shape: EasemobShape(rawValue: shape) ?? .sdk)
        let fits = fitting.fit(&message, writtenIn: bytes)
        findings += fitting.findings
        return fits
    }
}

/// One message on its way to the vendor's limits; it is passed on rather than kept, for it is large.
private struct EasemobFitting {
    private let shape: EasemobShape
    private(set) var findings: [Finding] = []

    init(shape: EasemobShape) {
        self.shape = shape
    }

    mutating func fit(_ message: inout PushMessage, writtenIn bytes: Int?) -> Bool {
        noteReceivers(of: message)
        if let bytes, bytes <= EasemobLimits.bytes { return true }
        if isSmall(message) { return true }
        dropPlatforms(of: &message)
        if isSmall(message) || shorten(&message) { return true }
        dropData(of: &message)
        if isSmall(message) || shorten(&message) { return true }
        noteRefusal(of: message)
        return false
    }

    // MARK: Size

    private func isSmall(_ message: PushMessage) -> Bool { bytes(of: message) <= EasemobLimits.bytes }

    /// The bytes of body and `ext` as they are written.
    private func bytes(of message: PushMessage) -> Int {
        let writer = EasemobWriter(message, shape: shape)
        let body =
            shape.body.flatMap { writer.object(EasemobWriter.table.members(of: Int($0.rawValue))) }?.text
            .count ?? 0
        return body + (writer.object(EasemobWriter.ext)?.text.count ?? 0)
    }

    // MARK: What goes

    private mutating func dropPlatforms(of message: inout PushMessage) {
        var without = message
        without.platforms = []
        guard bytes(of: without) < bytes(of: message) else { return }
        message = without
        note(
            .dropped, .platforms, .info,
            "body and ext have more than \(EasemobLimits.bytes) bytes, so the settings for other platforms were left out"
        )
    }

    private mutating func dropData(of message: inout PushMessage) {
        guard message.appData != nil else { return }
        message.appData = nil
        note(
            .dropped, .appData, .error,
            "body and ext have more than \(EasemobLimits.bytes) bytes, so the app's data was left out. Send less data"
        )
    }

    /// Shortens the text, else the title, else both; false, and nothing is shorter, where that is not enough.
    private mutating func shorten(_ message: inout PushMessage) -> Bool {
        let body = Words(field: .body, path: \.body)
        let title = Words(field: .title, path: \.title)
        for parts in [[body], [title], [body, title]] {
            var candidate = message
            for words in parts { shorten(words, of: &candidate) }
            guard isSmall(candidate) else { continue }
            for words in parts { noteShortened(words.field) }
            message = candidate
            return true
        }
        return false
    }

    /// A part of the notification's words.
    private struct Words {
        let field: CanonicalField
        let path: WritableKeyPath<Alert, UTF8Text?>
    }

    /// Leaves as much of the words as fits; where nothing does, their first character.
    private func shorten(_ words: Words, of message: inout PushMessage) {
        guard let text = message.alert[keyPath: words.path] else { return }
        var fitting = 2
        var tooLong = text.string.unicodeScalars.count
        while tooLong - fitting > 1 {
            let middle = fitting + (tooLong - fitting) / 2
            message.alert[keyPath: words.path] = text.shortened(toCharacters: middle)
            if isSmall(message) { fitting = middle } else { tooLong = middle }
        }
        let shorter = text.shortened(toCharacters: fitting)
        message.alert[keyPath: words.path] = shorter.count < text.count ? shorter : text
    }

    // MARK: What is told

    private mutating func noteShortened(_ field: CanonicalField) {
        note(
            .overLimit, field, .warning,
            "body and ext have more than \(EasemobLimits.bytes) bytes, so \(field.rawValue) was shortened. Shorten it, or send less data"
        )
    }

    private mutating func noteRefusal(of message: PushMessage) {
        let texts = (message.text?.count ?? 0, message.extension?.text.count ?? 0)
        note(
            .overLimit, texts.0 < texts.1 ? .extension : .text, .error,
            "body and ext have more than \(EasemobLimits.bytes) bytes with nothing left to leave out; the message cannot be sent. Shorten it"
        )
    }

    private mutating func noteReceivers(of message: PushMessage) {
        guard let most = shape.mostReceivers(in: message.conversationKind) else { return }
        if message.receivers.count > most {
            note(
                .overLimit, .receivers, .warning,
                "one call reaches at most \(most) of them, and the message names \(message.receivers.count). Send it in parts"
            )
        }
        if let count = message.members?.count, count > EasemobLimits.members {
            note(
                .overLimit, .members, .warning,
                "one call names at most \(EasemobLimits.members) members of a group, and the message names \(count). Send it in parts"
            )
        }
    }

    private mutating func note(
        _ kind: Diagnostic.Kind, _ field: CanonicalField, _ severity: Diagnostic.Severity, _ message: String
    ) {
        findings.append(Finding(kind, field, severity: severity, message: message))
    }
}

extension EasemobShape {
    /// The object that holds the message's own text.
    fileprivate var body: EasemobKey? {
        switch self {
        case .sdk: .sdkBody
        case .rest: .restBody
        case .restLegacy: .restLegacyMsg
        case .callback, .ext, .payload: nil
        }
    }

    /// The most receivers of one call; nil where the shape is no call.
    func mostReceivers(in conversation: Conversation.Kind) -> Int? {
        guard self == .rest || self == .restLegacy else { return nil }
        return switch conversation {
        case .direct: EasemobLimits.users
        case .group: EasemobLimits.groups
        case .room: EasemobLimits.rooms
        }
    }
}
