/// Which application keys stand at a payload's root.
///
/// ```swift
/// configuration.payloadStyle = PayloadStyle(rawValue: "nim") ?? .vendor
/// ```
public struct PayloadStyle: RawRepresentable, Sendable, Hashable, CaseIterable {
    /// `vendor`, `neutral`, or a vendor's name.
    public let rawValue: String

    /// The style of a name; nil for a name that is none.
    public init?(rawValue: String) { self.init(rawValue, among: .standard) }

    /// The style of a name; nil for a name that is none's of some vendors.
    package init?(_ name: String, among registry: VendorRegistry) {
        guard Self.styles(of: registry).contains(where: { $0.rawValue == name }) else { return nil }
        rawValue = name
    }

    private init(_ name: String) { rawValue = name }

    /// The keys of the message's own vendor.
    public static let vendor = PayloadStyle("vendor")
    /// One neutral object.
    public static let neutral = PayloadStyle("neutral")
    /// These two, and those of one vendor for all messages.
    public static let allCases = styles(of: .standard)

    private static func styles(of registry: VendorRegistry) -> [PayloadStyle] {
        [vendor] + registry.adapters.map { PayloadStyle($0.vendors[0]) } + [neutral]
    }

    /// The keys for a message of a vendor.
    func keys(of vendor: Int, in registry: VendorRegistry) -> ApplicationKeys {
        if self == .neutral { return .neutral }
        let number = registry.number(of: rawValue) ?? vendor
        var keys = registry.applicationKeys[number]
        keys.isOwn = number == vendor
        return keys
    }
}
