import PushModel

/// What the sender wishes, each from the strongest key that says it.
struct Wishes {
    var isPushed = Choice<Bool>()
    var hasPrefix = Choice<Bool>()
    var isCounted = Choice<Bool>()
    var isStored = Choice<Bool>()
    /// Whether a custom notification goes only to those who are online.
    var isOnlineOnly: Bool?
    var isRouted = Choice<Bool>()
    var environment = Choice<UTF8Text>()
    var title = Choice<UTF8Text>()
    /// `pushConfig.pushTitle`, which only some kinds of message have for a title.
    var configTitle: JSONValue?
    var body = Choice<UTF8Text>()
    var `extension` = Choice<RawJSON>()
}

// MARK: - Single keys

extension NIMReader {
    mutating func setPushed(_ value: JSONValue, _ key: NIMKey) {
        overrule(wishes.isPushed.take(flag(value, key), places.spelling(key)))
    }

    mutating func setPrefix(_ value: JSONValue, _ key: NIMKey) {
        overrule(wishes.hasPrefix.take(flag(value, key), places.spelling(key)))
    }

    mutating func setCounted(_ value: JSONValue, _ key: NIMKey) {
        overrule(wishes.isCounted.take(flag(value, key), places.spelling(key)))
    }

    mutating func setStored(_ value: JSONValue, _ key: NIMKey) {
        overrule(wishes.isStored.take(flag(value, key), places.spelling(key)))
    }

    mutating func setRouted(_ value: JSONValue, _ key: NIMKey) {
        overrule(wishes.isRouted.take(flag(value, key), places.spelling(key)))
    }

    mutating func setEnvironment(_ value: JSONValue, _ key: NIMKey) {
        overrule(wishes.environment.take(filledText(value, key), places.spelling(key)))
    }

    mutating func setTitle(_ value: JSONValue, _ key: NIMKey) {
        overrule(wishes.title.take(filledText(value, key), places.spelling(key)))
    }

    mutating func setBody(_ value: JSONValue, _ key: NIMKey) {
        overrule(wishes.body.take(filledText(value, key), places.spelling(key)))
    }

    /// Reports a key that another one overrules.
    mutating func overrule(_ loser: NIMSpelling?) {
        guard let loser else { return }
        met.remove(loser)
        values.note(
            .ignored, places.location(loser), severity: .info, "gives way to another key of the same meaning")
    }
}

// MARK: - What is decided once every key was seen

extension NIMReader {
    mutating func finish() {
        if shape == .copy { finishCopy() }
        finishEnvelope()
        finishDelivery()
        finishConfigTitle()
        finishWords()
        finishMemberOption()
        finishSound()
        message.route.environment = wishes.environment.handOver()
        message.route.isEnabled = wishes.isRouted.value
        finishExtension()
        noteLimits()
    }

    private mutating func finishDelivery() {
        let kind = message.kind
        let isWebGroup = envelope.traits.contains(.web) && message.conversation.kind == .group
        let isPushed = wishes.isPushed.value ?? (kind.isPushedByDefault(in: shape) && !isWebGroup)
        let isOnlineOnly = wishes.isOnlineOnly ?? (shape == .sdk && kind == .customNotification)
        message.delivery.isSilent = !isPushed
        message.delivery.isStored = (wishes.isStored.value ?? true) && !isOnlineOnly
        message.delivery.isCounted = wishes.isCounted.value ?? (kind == .reaction ? false : nil)
        message.hasPrefix =
            kind == .recall ? false : wishes.hasPrefix.value ?? kind.hasPrefixByDefault(in: shape)
    }

    /// The title of signalling and quick comments; in messages it is documented for HarmonyOS alone (reading N12).
    private mutating func finishConfigTitle() {
        guard let value = wishes.configTitle else { return }
        let key = NIMKey.sdkV2PushConfigPushTitle
        if message.kind == .signalling || message.kind == .reaction { return setTitle(value, key) }
        met.remove(places.spelling(key))
        keepSection(value, key)
        values.note(
            .ambiguous, places.location(key),
            "is documented for HarmonyOS alone in a message, so it is kept for that platform and is no title on Apple's "
                + "devices. Send pushTitle within pushPayload for one")
    }

    /// An alert decides alone (NIM-002, NIM-023); a title in the payload stays at its root all the same.
    private mutating func noteTitleBesideAlert() {
        guard message.explicitAlert != nil, wishes.title.value != nil, let spelling = wishes.title.spelling,
            spelling.key != .pushTitle && spelling.key != .payloadPushTitle
        else { return }
        values.note(
            .ignored, places.location(spelling), severity: .info,
            "is not shown on Apple's devices, where apsField.alert decides")
    }

    /// The Web SDK shows the message's own text where the sender gives none for the push (NIM 9.5).
    private mutating func finishWords() {
        noteTitleBesideAlert()
        message.alert.title = wishes.title.handOver()
        message.alert.body = wishes.body.value
        if envelope.traits.contains(.web) && message.kind == .text && message.alert.body == nil {
            message.alert.body = message.text
        }
    }

    /// A server's `attach` is a recall's extension, else the data of a custom notification, which no push carries.
    private mutating func finishExtension() {
        if let (attachment, key) = envelope.attachment {
            if message.kind == .recall {
                setExtension(attachment, key)
            } else {
                noteNotPushed(attachment, key)
            }
        }
        message.extension = wishes.extension.handOver()
    }

    /// What is longer than the vendor documents is kept whole (reading N11).
    private mutating func noteLimits() {
        if wishes.body.value != nil {
            noteQuotes()
            noteLimit(wishes.body.value, wishes.body.spelling, 500)
        }
        if memberOption.text.value != nil {
            noteLimit(memberOption.text.value, memberOption.text.spelling, 500)
        }
        guard let payload = payload.value else { return }
        // Signalling of the second server interface may say twice as much (NIM 9.20).
        let limit = shape == .serverV2 && message.kind == .signalling ? 4_096 : 2_048
        noteLimit(payloadText ?? payload.value.raw.text, payload.spelling, limit)
    }

    /// Text that was made JSON once too often (NIM 9.31).
    private mutating func noteQuotes() {
        guard let text = wishes.body.value, text.count > 1, let spelling = wishes.body.spelling,
            text[0] == UInt8(ascii: "\""), text[text.count - 1] == UInt8(ascii: "\"")
        else { return }
        values.note(
            .ambiguous, places.location(spelling), severity: .info,
            "stands in quotes, as text that was encoded twice does; the quotes were kept. Send it without if they are not meant"
        )
    }

    private mutating func noteLimit(_ text: UTF8Text?, _ spelling: NIMSpelling?, _ limit: Int) {
        guard let text, let spelling, text.hasMoreCharacters(than: limit) else { return }
        values.note(
            .overLimit, places.location(spelling),
            "has more than the \(limit) characters that the vendor allows; it was kept whole. Shorten it")
    }
}

extension MessageKind {
    /// Whether such a message is pushed without asking: signalling is not, but where the client SDK says so (NIM-073).
    fileprivate func isPushedByDefault(in shape: NIMShape) -> Bool {
        self != .signalling || shape == .sdkV2
    }

    /// Custom notifications show a name only where the second generation sends them (NIM 9.4), which a copy does not say;
    /// signalling and comments have no switch for it.
    fileprivate func hasPrefixByDefault(in shape: NIMShape) -> Bool? {
        switch self {
        case .customNotification: shape == .sdk || shape == .serverV1 || shape == .copy ? false : nil
        case .signalling, .reaction: false
        default: nil
        }
    }
}
