/// Why a translator cannot be made.
public struct PushBridgeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Code: Sendable, Hashable {
        /// A name that no vendor has.
        case unknownVendor
        /// A name that no shape of the vendor has.
        case unknownShape
        /// A name that no form of the vendor's settings has.
        case unknownForm
        /// Two profiles for one vendor.
        case duplicateProfile
        /// The tables' preset does not fit this version.
        case invalidPreset
    }

    /// What is wrong.
    public var code: Code
    /// The error as one sentence.
    public var description: String

    /// Creates an error.
    public init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}

extension PushBridgeError {
    /// A name that no vendor has.
    package static func unknownVendor(
        _ name: String, among registry: VendorRegistry = .standard
    ) -> PushBridgeError {
        let known = registry.vendors.joined(separator: ", ")
        return PushBridgeError(.unknownVendor, "\"\(name)\" is no vendor known here; there are \(known).")
    }
}
