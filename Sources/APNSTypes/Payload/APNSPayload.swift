/// Apple's payload, for those who build or read one themselves (Apple: Generating a remote notification).
///
/// The push type decides how some of it is spelled, so writing and reading take it. A payload that is read and written
/// again is the same JSON value: what a field cannot hold stays among the extras, byte for byte.
public struct APNSPayload: Sendable, Hashable {
    /// The words; nil shows none.
    public var alert: APNSAlert?
    /// What becomes of the number on the app's icon.
    public var badge = APNSBadge.unchanged
    /// The sound; nil for none.
    public var sound: APNSSound?
    /// The identifier that groups notifications.
    public var threadID: UTF8Text?
    /// The identifier of a category that the app registered.
    public var category: UTF8Text?
    /// Whether the app is woken to fetch content.
    public var isContentAvailable = false
    /// Whether the app's service extension may change the notification.
    public var isMutable = false
    /// The window to bring forward.
    public var targetContentID: UTF8Text?
    /// How much the notification may disturb; nil is active.
    public var interruptionLevel: InterruptionLevel?
    /// Where the notification stands in a summary, from 0 to 1; any number in a Live Activity.
    public var relevanceScore: Double?
    /// What a Focus filters by.
    public var filterCriteria: UTF8Text?
    /// What a push of type `liveactivity` says.
    public var liveActivity: LiveActivity?
    /// Whether a push of type `widgets` says that their content changed.
    public var isContentChanged = false
    /// What fills the address of a website push; such a push has it even when it is empty.
    public var urlArguments: [UTF8Text]?
    /// Members of `aps` that no field holds, in their order.
    public var extras: [APNSMember] = []
    /// The push magic of device management; such a payload has nothing else and no `aps`.
    public var mdm: UTF8Text?
    /// The app's own members beside `aps`, in their order.
    public var custom: [APNSMember] = []
    /// Whether `aps` is written although it is empty, as pushes of some types want it.
    public var hasAPS: Bool

    /// Creates an empty payload.
    ///
    /// - Parameter hasAPS: Whether `aps` is written even when it stays empty; device management has none.
    public init(hasAPS: Bool = true) {
        self.hasAPS = hasAPS
    }
}
