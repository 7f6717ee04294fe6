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
    /// ``PushMessage/personalWords`` is an array of objects: `receiver`; `text`, `body` and `appData` of their own, if any; and
    /// `values`, an object: what stands for each `{name}` in them and in those for all. A text that comes out empty is none.
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
        let places = entry["values"].flatMap { $0.kind == .object ? $0 : nil }
        func filled(_ text: UTF8Text) -> UTF8Text {
            guard let places else { return text }
            return text.replacingPlaces { places[$0]?.string }
        }
        if let text = entry["text"]?.string ?? self.text { message.text = filled(text).nonEmpty }
        if let body = entry["body"]?.string ?? self.body { message.body = filled(body).nonEmpty }
        if let data = entry["appData"]?.raw ?? appData {
            message.appData = data.parsed().root.string.map { .string(filled($0)) } ?? data
        }
        return message
    }
}
