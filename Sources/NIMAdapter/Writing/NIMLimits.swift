public import VendorMapping

/// What NIM's documents allow a message to hold, and what goes where a message has more.
///
/// Characters are Unicode scalars, as where a message is read (reading N11); no text is cut inside what a person sees as
/// one character.
///
/// - The push text and the text for members: 500 characters. The tail goes, `…` stands in for it.
/// - The member option: 100 accounts. The first ones stay.
/// - The sound's field of a custom notification: 30 characters. A longer name stands in the payload alone.
/// - The push payload, as the writer spells it: 2048 characters. In this order go the sections for other platforms, the
///   tail of the body of an alert that decides alone, the app's own members of the payload's root, and those within the
///   object for Apple. Members of the app go only where a shorter body is not enough, and of the body no more goes than
///   then has to. What does not fit then cannot be sent.
/// - The message's own text, in `server-v1` its body as it is written: 5000 characters. The app's extension: 1024, in a
///   recall 5000. Neither is cut, so a message that has more cannot be sent (reading N14).
enum NIMLimits {
    static let ownText = 5_000
    static let ownExtension = 1_024
    static let recallExtension = 5_000
    static let text = 500
    static let listed = 100
    static let sound = 30
    static let payload = 2_048
}

extension NIMAdapter {
    /// Cuts a message down to what the vendor takes; false when it cannot be sent at all.
    public static func fit(
        _ message: inout PushMessage, shape: String, writtenIn bytes: Int?, findings: inout [Finding]
    ) -> Bool {
        var fitting = NIMFitting(shape: sentShape(shape))
        // Neither text nor extension has more characters than all that is written has bytes.
        if bytes.map({ $0 > NIMLimits.ownExtension }) ?? true, !fitting.ownFits(message) {
            findings += fitting.findings
            return false
        }
        fitting.shortenWords(of: &message)
        fitting.shortenList(of: &message)
        fitting.checkSound(of: message)
        // A payload has no more characters than all that is written has bytes.
        let fits = bytes.map { $0 <= NIMLimits.payload } ?? false || fitting.fitPayload(of: &message)
        findings += fitting.findings
        return fits
    }
}

/// One message on its way into the limits; it is passed on rather than kept, for it is large.
struct NIMFitting {
    let shape: NIMShape
    var findings: [Finding] = []

    func writer(of message: PushMessage) -> NIMWriter { NIMWriter(message, shape: shape) }

    mutating func shortenWords(of message: inout PushMessage) {
        if let body = message.body, body.hasMoreCharacters(than: NIMLimits.text) {
            message.body = body.shortened(toCharacters: NIMLimits.text)
            noteShortened(.body)
            if message.explicitAlert?.body != nil { findings[findings.count - 1].severity = .info }
        }
        // Words that the shape does not say at all are the writer's to tell of.
        if message.memberText != nil, let text = writer(of: message).memberWish.text,
            text.hasMoreCharacters(than: NIMLimits.text)
        {
            message.memberText = text.shortened(toCharacters: NIMLimits.text)
            noteShortened(.memberText)
        }
    }

    private mutating func noteShortened(_ field: CanonicalField) {
        findings.append(
            Finding(
                .overLimit, field,
                message:
                    "\(field.rawValue) has more than the \(NIMLimits.text) characters that NIM takes, so "
                    + "its end was cut off. Shorten it"))
    }

    /// The member option is one list, whichever of the message's lists it holds.
    mutating func shortenList(of message: inout PushMessage) {
        if !message.force.lists(moreThan: NIMLimits.listed)
            && !message.mentions.lists(moreThan: NIMLimits.listed)
        {
            return
        }
        let wish = writer(of: message).memberWish
        guard let ids = wish.ids, ids.count > NIMLimits.listed else { return }
        let field: CanonicalField = wish.isForced ? .force : .mentions
        message.force = message.force.first(NIMLimits.listed)
        message.mentions = message.mentions.first(NIMLimits.listed)
        findings.append(
            Finding(
                .overLimit, field,
                message: "\(field.rawValue) lists \(ids.count) accounts and NIM takes \(NIMLimits.listed); "
                    + "the others were left out. Send to everyone, or in several messages"))
    }

    mutating func checkSound(of message: PushMessage) {
        guard case .file(let name) = message.sound, name.hasMoreCharacters(than: NIMLimits.sound),
            shape == .serverV1 || shape == .serverV2, writer(of: message).sending == .notification
        else { return }
        findings.append(
            Finding(
                .overLimit, .sound, severity: .info,
                message:
                    "the sound's name has more than the \(NIMLimits.sound) characters of its field, so it "
                    + "stands in the payload alone"))
    }
}

extension Audience {
    /// Whether the audience is a list of more than so many.
    fileprivate func lists(moreThan count: Int) -> Bool {
        if case .listed(let ids) = self { ids.count > count } else { false }
    }

    /// The audience with at most so many of those it lists.
    fileprivate func first(_ count: Int) -> Audience {
        guard case .listed(let ids) = self, ids.count > count else { return self }
        return .listed(Array(ids.prefix(count)))
    }
}

// MARK: - What is the message's own

/// What is the message's own is never cut: a text or an extension over its limit cannot be sent (reading N14).
extension NIMFitting {
    /// False when text or extension has more than NIM takes, as the shape writes them.
    mutating func ownFits(_ message: PushMessage) -> Bool {
        if !message.mayExceedOwnLimits { return true }
        let writer = writer(of: message)
        if writer.writtenText?.hasMoreCharacters(than: NIMLimits.ownText) == true {
            let isBody = shape == .serverV1
            noteRefused(
                .text, isBody ? "text makes the body, as it is written, longer than" : "text has more than",
                NIMLimits.ownText)
        }
        let most = writer.sending == .recall ? NIMLimits.recallExtension : NIMLimits.ownExtension
        if writer.writtenExtension?.hasMoreCharacters(than: most) == true {
            noteRefused(.extension, "extension has more than", most)
        }
        return findings.isEmpty
    }

    private mutating func noteRefused(_ field: CanonicalField, _ excess: String, _ most: Int) {
        findings.append(
            Finding(
                .overLimit, field, severity: .error,
                message: "\(excess) the \(most) characters that NIM takes; the message cannot be sent. "
                    + "Shorten it"))
    }
}

extension PushMessage {
    /// Whether text or extension has so many bytes that it may have too many characters once it is written.
    fileprivate var mayExceedOwnLimits: Bool {
        // A body in JSON spells a byte in at most six characters, and has a key.
        let text = (text?.count ?? 0) * 6 + 16
        return text > NIMLimits.ownText || (`extension`?.text.count ?? 0) > NIMLimits.ownExtension
    }
}

extension NIMWriter {
    /// The text that the limit is for: the first server interface counts the whole body, as it is written.
    fileprivate var writtenText: UTF8Text? {
        guard message.text != nil else { return nil }
        switch shape {
        case .serverV1: return object(Self.table.members(of: Int(NIMKey.serverV1Body.rawValue)))?.text
        case .sdk, .sdkV2, .serverV2, .copy, .payload: return ownText?.characters
        }
    }

    /// The app's extension, as its key holds it.
    fileprivate var writtenExtension: UTF8Text? {
        guard message.extension != nil else { return nil }
        let isRecall = sending == .recall
        return switch shape {
        case .sdk: value(of: isRecall ? .sdkAttach : .sdkRemoteExt)?.characters
        case .sdkV2: value(of: .sdkV2ServerExtension)?.characters
        case .serverV1: value(of: isRecall ? .serverV1Attach : .serverV1Ext)?.characters
        case .serverV2: value(of: isRecall ? .serverV2Attach : .serverV2Extension)?.characters
        case .copy, .payload: nil
        }
    }
}

extension KeyValue {
    /// What a limit of characters counts of it.
    fileprivate var characters: UTF8Text? {
        switch self {
        case .text(let text): text
        case .raw(let value): value.text
        default: nil
        }
    }
}
