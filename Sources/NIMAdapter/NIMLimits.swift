public import PushModel

extension NIMAdapter {
    /// The message cut down to what the vendor takes; nil when it cannot be sent at all.
    public static func fitted(
        _ message: PushMessage, shape: String, findings: inout [Finding]
    ) -> PushMessage? { message }
}
