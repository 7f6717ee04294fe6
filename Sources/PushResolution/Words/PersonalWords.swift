package import PushModel

/// Messages that say something else to each of their receivers (RC 28).
extension Resolver {
    /// The message as it is for one recipient, whose own words and data take the place of those for all.
    package func personal(_ message: PushMessage, for recipient: Recipient) -> PushMessage {
        message.personal { isSame($0, recipient.id) }
    }
}

extension PushMessage {
    /// The message for one of its receivers, without what it says to others.
    ///
    /// - Parameter isReceiver: Whether an identifier is the receiver's.
    /// - Returns: The message, with the receiver's own words and data as far as there are some.
    package func personal(_ isReceiver: (UTF8Text) -> Bool) -> PushMessage {
        if !holds(.personalWords) { return self }
        var message = self
        message.personalWords = nil
        let entries = personalWords?.parsed().root
        guard
            let entry = entries?.elements.first(where: { $0["receiver"]?.string.map(isReceiver) ?? false })
        else { return message }
        if let text = entry["text"]?.string { message.text = text }
        if let body = entry["body"]?.string { message.body = body }
        if let data = entry["appData"]?.raw { message.appData = data }
        return message
    }
}
