/// Whether, to whom and how strongly the sender wants a message pushed.
public struct Delivery: Sendable, Hashable {
    /// Whether the sender asked for no push at all (Easemob `em_ignore_notification`, NIM `apnsEnabled` off).
    public var isSilent = false
    /// Whether the message is routed only to those who are online (Easemob `ROUTE_ONLINE`).
    public var isOnlineOnly = false
    /// Whether the message is kept for those who are offline; what is not kept is not pushed.
    public var isStored = true
    /// Whether the message counts in the badge; nil where the sender did not say.
    public var isCounted: Bool?
    /// Who is mentioned.
    ///
    /// NIM's member option mentions those whom it lists (reading G7).
    public var mentions = Audience.nobody
    /// Whose settings the push overrides; which settings, the profile says (`policies.forceOverrides`).
    public var force = Audience.nobody
    /// Whether the built-in text for mentioned people is switched off.
    public var isMentionTextDisabled = false
    /// Which of a recipient's devices get the push; nil for all of them.
    @Boxed public var devices: DeviceFilter?
    /// Whether this is a call that should ring through Apple's VoIP channel where a device has one.
    public var isVoIP = false

    /// Creates an ordinary delivery.
    public init() {}
}

/// Lists of devices and certificates; a device must pass all of them, and being ignored wins (EM 9.37).
public struct DeviceFilter: Sendable, Hashable {
    /// Only these device identifiers, unless empty.
    public var acceptedIDs: [UTF8Text] = []
    /// Never these device identifiers.
    public var ignoredIDs: [UTF8Text] = []
    /// Only devices bound with these certificates, unless empty.
    public var acceptedNotifiers: [UTF8Text] = []
    /// Never devices bound with these certificates.
    public var ignoredNotifiers: [UTF8Text] = []

    /// Creates a filter that every device passes.
    public init() {}
}
