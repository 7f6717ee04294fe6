import PushModel
import Vendors

/// The messages that a vendor's senders can force on people.
struct ForcedMessages {
    private let hasAny: Bool
    private let hasDirect: Bool

    /// Those of a vendor: none where no shape has a key for force.
    init(of adapter: any VendorSettings.Type) {
        hasAny = adapter.writtenShapes.contains { adapter.says(.force, in: $0) }
        hasDirect = adapter.forcesDirectMessages
    }

    /// Whether some are in conversations of a kind.
    func has(_ kind: Conversation.Kind) -> Bool { hasAny && (kind != .direct || hasDirect) }
}
