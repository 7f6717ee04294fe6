public import PushBridge

extension Explanation {
    /// Writes the explanation as one JSON object.
    ///
    /// - Parameters:
    ///   - place: Where the message stands in the input.
    ///   - conversion: What it becomes for another vendor; nil when nobody asked.
    ///   - writer: Receives the object. No device token stands in it.
    ///   - afterRecipient: Called with `writer` after each recipient; may take what it holds, and returns whether to go on.
    public func write(
        at place: MessagePlace, conversion: Conversion? = nil, to writer: inout JSONWriter,
        afterRecipient: (inout JSONWriter) -> Bool = { _ in true }
    ) {
        writer.beginObject()
        writer.write(place)
        writer.member("source", source)
        writer.member("recognition", recognition.rawValue)
        writer.list("alternatives", alternatives)
        writer.key("message")
        message.write(to: &writer)
        writer.list("keys", keys) { $1.write(to: &$0) }
        writer.fields("implied", implied)
        writer.list("diagnostics", diagnostics) { $1.write(to: &$0) }
        writer.key("recipients")
        writer.beginArray()
        forEachRecipient {
            $0.write(to: &writer)
            return afterRecipient(&writer)
        }
        writer.endArray()
        if let conversion {
            writer.key("conversion")
            conversion.write(to: &writer)
        }
        writer.endObject()
    }
}

extension KeyFate {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("path", key.path)
        if let row = key.row { writer.member("row", row) }
        writer.member("value", key.value)
        switch outcome {
        case .filled: writer.member("outcome", "filled")
        case .lost(let winner):
            writer.member("outcome", "lost")
            writer.member("winner", winner)
        case .unchanged: writer.member("outcome", "unchanged")
        case .unused: writer.member("outcome", "unused")
        }
        writer.fields("fields", filled)
        writer.list("diagnostics", diagnostics) { $1.write(to: &$0) }
        writer.endObject()
    }
}

extension RecipientJourney {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("recipient", recipient.id)
        writer.key("reached")
        writer.bool(isReached)
        writer.key("pushed")
        writer.bool(screen != nil)
        writer.list("gates", gates) { $1.write(to: &$0) }
        screen?.writeMembers(to: &writer)
        writer.list("diagnostics", diagnostics) { $1.write(to: &$0) }
        writer.endObject()
    }
}

extension RecipientJourney.PassedGate {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("gate", gate.rawValue)
        switch verdict {
        case .open: writer.member("verdict", "open")
        case .overridden(let reason):
            writer.member("verdict", "overridden")
            writer.member("reason", reason.rawValue)
        case .closed(let reason):
            writer.member("verdict", "closed")
            writer.member("reason", reason.rawValue)
        }
        writer.endObject()
    }
}

extension RecipientJourney.Screen {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        write("title", notification.titleLevel, offers.titles, &writer)
        write("body", notification.bodyLevel, offers.bodies, &writer)
        writer.list("data", dataPlaces)
        writer.list("devices", deliveries) { $1.write(to: &$0) }
    }

    /// The level that is shown, and those that had words as well.
    private func write(
        _ name: UTF8Text, _ level: TextLevel?, _ offers: [TextLevel], _ writer: inout JSONWriter
    ) {
        writer.key(name)
        writer.beginObject()
        writer.member("level", level.map { .string(UTF8Text($0.rawValue)) } ?? .null)
        writer.list("passedOver", offers.filter { $0 != level }.map(\.rawValue))
        writer.endObject()
    }
}

extension RecipientJourney.Delivery {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if let device {
            writer.member("kind", device.kind.rawValue)
            if let id = device.id { writer.member("deviceID", id.string) }
        }
        switch outcome {
        case .request(let request):
            writer.key("headers")
            request.headers.write(to: &writer)
            writer.key("payload")
            request.payload.withUnsafeBufferPointer { writer.rawBytes($0) }
        case .rejected(let error): writer.member("error", error.description)
        case .suppressed(let reason): writer.member("suppressed", reason.rawValue)
        }
        writer.list("diagnostics", diagnostics) { $1.write(to: &$0) }
        writer.endObject()
    }
}

extension Conversion {
    /// Writes the conversion as one JSON object, with all its messages.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("target", target)
        writer.list("messages", messages) { writer, written in
            writer.beginObject()
            written.writeMembers(to: &writer)
            writer.endObject()
        }
        writer.member("fidelity", fidelity.map { .string(UTF8Text($0.rawValue)) } ?? .null)
        writer.list("differences", differences) { $1.write(to: &$0) }
        writer.list("diagnostics", losses) { $1.write(to: &$0) }
        writer.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func fields(_ name: UTF8Text, _ fields: [FieldValue]) {
        list(name, as: .object, fields) { $0.member(UTF8Text($1.field.rawValue), $1.value) }
    }
}
