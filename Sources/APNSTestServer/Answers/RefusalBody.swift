internal import APNSTypes

/// The JSON that says why something was refused: the body of an answer, or the debug data of a GOAWAY.
enum RefusalBody {
    static func bytes(_ reason: RejectionReason, timestamp: Int? = nil) -> [UInt8] {
        var members: [(key: UTF8Text, value: RawJSON)] = [("reason", .string(UTF8Text(reason.rawValue)))]
        if let timestamp { members.append(("timestamp", .integer(timestamp))) }
        return RawJSON.object(members).text.withBytes { Array($0) }
    }
}
