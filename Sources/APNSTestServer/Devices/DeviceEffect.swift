/// What an accepted push did at its device.
public enum DeviceEffect: String, Sendable, Hashable, CaseIterable {
    /// A notification appeared.
    case shown
    /// A notification took the place of the one with the same `apns-collapse-id`.
    case replaced
    /// It arrived, and there was nothing to show: a badge, a sound, or work for the app.
    case silent
    /// The device is offline, so Apple keeps the push.
    case stored
    /// The device is offline, so Apple keeps the push, and has forgotten the one that it kept before.
    case storedInstead = "stored-instead"
    /// The device is offline, and the push is not to be kept.
    case discarded
}
