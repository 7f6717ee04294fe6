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
