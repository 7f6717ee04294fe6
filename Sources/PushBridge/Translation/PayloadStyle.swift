import APNSTranslation

/// Which application keys stand at a payload's root.
///
/// ```swift
/// configuration.payloadStyle = PayloadStyle(rawValue: "nim") ?? .vendor
/// ```
public struct PayloadStyle: RawRepresentable, Sendable, Hashable, CaseIterable {
    /// `vendor`, `neutral`, or a vendor's name.
    public let rawValue: String

    /// The style of a name; nil for a name that is none.
    public init?(rawValue: String) {
        guard Self.allCases.contains(where: { $0.rawValue == rawValue }) else { return nil }
        self.rawValue = rawValue
    }

    private init(_ name: String) { rawValue = name }

    /// The keys of the message's own vendor.
    public static let vendor = PayloadStyle("vendor")
    /// One neutral object.
    public static let neutral = PayloadStyle("neutral")
    /// These two, and those of one vendor for all messages.
    public static let allCases =
        [vendor] + VendorRegistry.adapters.map { PayloadStyle($0.vendors[0]) } + [neutral]

    /// The keys for a message of a vendor.
    func keys(of vendor: Int) -> ApplicationKeys {
        if self == .neutral { return .neutral }
        return ApplicationKeys.ofVendors[VendorRegistry.number(of: rawValue) ?? vendor]
    }
}
