package import PushModel

/// Messages that say something else to each of their receivers (RC 28).
extension Resolver {
    /// The message as it is for one recipient, whose own words and data take the place of those for all.
    func personal(_ message: PushMessage, for recipient: Recipient) -> PushMessage {
        guard message.holds(.personalWords) else { return message }
        return message.personal { isSame($0, recipient.id) }
    }
}

extension PushMessage {
    /// The message for one of its receivers, without what it says to others.
    ///
    /// - Parameter isReceiver: Whether an identifier is the receiver's.
    /// - Returns: The message; without own words for somebody to whom it says nothing of their own.
    package func personal(_ isReceiver: (UTF8Text) -> Bool) -> PushMessage {
        var message = self
        message.personalWords = nil
        let entries = personalWords?.parsed().root
        guard
            let entry = entries?.elements.first(where: { $0["receiver"]?.string.map(isReceiver) ?? false })
        else { return message }
        message.text = entry["text"]?.string
        message.body = entry["body"]?.string
        message.appData = entry["appData"]?.raw
        return message
    }
}
