extension NIMDialect {
    static func finish(_ reader: inout MessageReader) {
        let shape = NIMShape(reader)
        if shape == .payload { reader.finishDelivered() }
        reader.noteGuessedKeys()
        var envelope = NIMEnvelope(&reader, shape)
        if shape == .copy { envelope.finishCopy(&reader) }
        envelope.finish(&reader)
        reader.finishDelivery(shape)
        reader.finishWords()
        reader.finishMemberOption(shape, envelope)
        reader.finishExtension()
        reader.noteLimits(shape)
    }
}

/// What is decided once every key of a message was seen.
extension MessageReader {
    fileprivate mutating func finishDelivery(_ shape: NIMShape) {
        let kind = message.kind
        if winner(of: .isSilent) == nil {
            let isWebGroup = bears(NIMMark.web) && message.conversationKind == .group
            message.isSilent = isWebGroup || !kind.isPushedByDefault(in: shape)
        }
        let isOnlineOnly = draft(NIMDraft.onlineOnly)?.flag ?? (shape == .sdk && kind == .customNotification)
        if isOnlineOnly { message.isStored = false }
        if kind == .reaction, message.isCounted == nil { message.isCounted = false }
        if kind == .recall {
            message.hasPrefix = false
        } else if message.hasPrefix == nil {
            message.hasPrefix = kind.hasPrefixByDefault(in: shape)
        }
    }

    /// The title and the text, which the Web SDK takes from the message where the sender gives none (NIM 9.5).
    fileprivate mutating func finishWords() {
        finishConfigTitle()
        noteTitleBesideAlert()
        if bears(NIMMark.web) && message.kind == .text && message.body == nil {
            message.body = message.text
        }
    }

    /// The title of signalling and quick comments; in messages it is documented for HarmonyOS alone (reading N12).
    private mutating func finishConfigTitle() {
        guard let value = draft(NIMDraft.configTitle)?.value, let key = winner(of: NIMDraft.configTitle)
        else { return }
        if message.kind == .signalling || message.kind == .reaction {
            return put(filledText(value, key).map(ModelValue.text), key, into: .title)
        }
        keepSection(value, key)
        dismiss(key, .titleForHarmonyOS)
    }

    /// An alert decides alone (AP-005, NIM-023); a title in the payload stays at its root all the same.
    private mutating func noteTitleBesideAlert() {
        guard message.has(.explicitAlert), message.title != nil, let key = winner(of: .title) else {
            return
        }
        if !table.rows[key.row].also.contains(.rootData) { note(.titleBesideAlert, key) }
    }

    /// A server's `attach` is a recall's extension, else the data of a custom notification, which no push carries.
    fileprivate mutating func finishExtension() {
        guard let attachment = draft(NIMDraft.attachment)?.value, let key = winner(of: NIMDraft.attachment)
        else { return }
        if message.kind == .recall {
            put(spelledValue(attachment, key).map(ModelValue.json), key, into: .extension)
        } else {
            note(.notPushed, key)
        }
    }

    /// What is longer than the vendor documents is kept whole (reading N11).
    mutating func noteLimits(_ shape: NIMShape) {
        noteQuotes()
        noteLimit(of: .body, shape)
        noteLimit(of: .memberText, shape)
        guard let payload = draft(NIMDraft.payload)?.value, let key = winner(of: NIMDraft.payload) else {
            return
        }
        let limit = LimitTable.nim.exceeded(
            byBytes: payload.byteCount, payload.string ?? payload.raw.text, ofObject: NIMWriter.pushPayload,
            inShape: shape.number, message.kind)
        if let limit { note(.longerThanDocumented, key, .number(limit)) }
    }

    private mutating func noteLimit(of field: CanonicalField, _ shape: NIMShape) {
        guard let key = winner(of: field), let text = message.fieldValue(of: field)?.text,
            let limit = LimitTable.nim.exceeded(
                by: text, of: field, inShape: shape.number, message.kind)
        else { return }
        note(.longerThanDocumented, key, .number(limit))
    }

    /// Text that was made JSON once too often (NIM 9.31).
    private mutating func noteQuotes() {
        guard let key = winner(of: .body), let text = message.body, text.count > 1,
            text[0] == UInt8(ascii: "\""), text[text.count - 1] == UInt8(ascii: "\"")
        else { return }
        note(.quotedText, key)
    }

    /// A push as a device received it, read back (NIM-308 to NIM-342).
    ///
    /// Its words are final: what the alert lacks is not filled from anywhere, also where there is no alert.
    fileprivate mutating func finishDelivered() {
        takeDelivered()
        // The server made the title of it where it counted (NIM 9.16).
        if message.holds(.explicitTitle) { message.title = nil }
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
