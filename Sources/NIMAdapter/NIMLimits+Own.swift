import PushModel

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
        case .serverV1: return object(.serverV1Body)?.text
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
