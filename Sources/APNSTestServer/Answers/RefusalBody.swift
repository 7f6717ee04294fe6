internal import APNSTypes

/// The JSON that says why something was refused: the body of an answer, or the debug data of a GOAWAY.
enum RefusalBody {
    static func bytes(_ reason: RejectionReason, timestamp: Int? = nil) -> [UInt8] {
        var writer = JSONWriter(capacity: 80)
        writer.beginObject()
        writer.key("reason")
        writer.string(UTF8Text(reason.rawValue))
        if let timestamp {
            writer.key("timestamp")
            writer.integer(timestamp)
        }
        writer.endObject()
        return writer.bytes()
    }
}
