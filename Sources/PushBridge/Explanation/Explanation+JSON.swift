import APNSTypes
public import PushModel
import PushResolution

extension Explanation {
    /// Writes the explanation as one JSON object.
    ///
    /// - Parameters:
    ///   - line: The message's line.
    ///   - conversion: What it becomes for another vendor; nil when nobody asked.
    ///   - writer: Receives the object. No device token stands in it.
    ///   - afterRecipient: Called with `writer` after each recipient; may take what it holds, and returns whether to go on.
    public func write(
        line: Int, conversion: Conversion? = nil, to writer: inout JSONWriter,
        afterRecipient: (inout JSONWriter) -> Bool = { _ in true }
    ) {
        writer.beginObject()
        writer.count("line", line)
        writer.text("source", source)
        writer.text("recognition", recognition.rawValue)
        writer.list("alternatives", alternatives) { $0.string(UTF8Text($1)) }
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
        writer.text("path", key.path)
        if let row = key.row { writer.text("row", row) }
        writer.key("value")
        writer.raw(key.value)
        switch outcome {
        case .filled: writer.text("outcome", "filled")
        case .lost(let winner):
            writer.text("outcome", "lost")
            writer.text("winner", winner)
        case .unchanged: writer.text("outcome", "unchanged")
        case .unused: writer.text("outcome", "unused")
        }
        writer.fields("fields", filled)
        writer.list("diagnostics", diagnostics) { $1.write(to: &$0) }
        writer.endObject()
    }
}

extension RecipientJourney {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("recipient")
        writer.string(recipient.id)
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
        writer.text("gate", gate.rawValue)
        switch verdict {
        case .open: writer.text("verdict", "open")
        case .overridden(let reason):
            writer.text("verdict", "overridden")
            writer.text("reason", reason.rawValue)
        case .closed(let reason):
            writer.text("verdict", "closed")
            writer.text("reason", reason.rawValue)
        }
        writer.endObject()
    }
}

extension RecipientJourney.Screen {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        write("title", notification.titleLevel, offers.titles, &writer)
        write("body", notification.bodyLevel, offers.bodies, &writer)
        writer.list("data", dataPlaces) { $0.string(UTF8Text($1)) }
        writer.list("devices", deliveries) { $1.write(to: &$0) }
    }

    /// The level that is shown, and those that had words as well.
    private func write(
        _ name: UTF8Text, _ level: TextLevel?, _ offers: [TextLevel], _ writer: inout JSONWriter
    ) {
        writer.key(name)
        writer.beginObject()
        writer.key("level")
        if let level { writer.string(UTF8Text(level.rawValue)) } else { writer.null() }
        writer.list("passedOver", offers.filter { $0 != level }) { $0.string(UTF8Text($1.rawValue)) }
        writer.endObject()
    }
}

extension RecipientJourney.Delivery {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if let device {
            writer.text("kind", device.kind.rawValue)
            if let id = device.id { writer.text("deviceID", id.string) }
        }
        switch outcome {
        case .request(let request):
            writer.key("headers")
            request.headers.write(to: &writer)
            writer.key("payload")
            request.payload.withUnsafeBufferPointer { writer.rawBytes($0) }
        case .rejected(let error): writer.text("error", error.description)
        case .suppressed(let reason): writer.text("suppressed", reason.rawValue)
        }
        writer.list("diagnostics", diagnostics) { $1.write(to: &$0) }
        writer.endObject()
    }
}

extension Conversion {
    /// Writes the conversion as one JSON object, with all its messages.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.text("target", target)
        writer.list("messages", messages) { writer, written in
            writer.beginObject()
            written.writeMembers(to: &writer)
            writer.endObject()
        }
        writer.key("fidelity")
        if let fidelity { writer.string(UTF8Text(fidelity.rawValue)) } else { writer.null() }
        writer.list("differences", differences) { $1.write(to: &$0) }
        writer.list("diagnostics", Array(losses)) { $1.write(to: &$0) }
        writer.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func text(_ name: UTF8Text, _ text: String) {
        key(name)
        string(UTF8Text(text))
    }

    fileprivate mutating func fields(_ name: UTF8Text, _ fields: [FieldValue]) {
        key(name)
        beginObject()
        for field in fields {
            key(UTF8Text(field.field.rawValue))
            raw(field.value)
        }
        endObject()
    }

    fileprivate mutating func list<Element>(
        _ name: UTF8Text, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
    ) {
        key(name)
        beginArray()
        for element in elements { write(&self, element) }
        endArray()
    }
}
