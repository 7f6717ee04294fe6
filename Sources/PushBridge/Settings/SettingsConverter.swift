public import PushModel
import Vendors

/// Converts what users and consoles set into another vendor's words, and says what a phone will do differently.
///
/// ```swift
/// let converter = try SettingsConverter(.init(source: "easemob", target: "nim"))
/// let conversion = try converter.convert(#"{"user":"6006","quiet":{"ignoreInterval":"22:00-08:00"}}"#)
/// print(conversion.written, conversion.differences)
/// ```
/// A converter never changes, so threads may share it.
public struct SettingsConverter: Sendable {
    /// How to convert.
    public struct Configuration: Sendable {
        /// The vendor that holds the settings.
        public var source: String
        /// The vendor that shall hold them.
        public var target: String
        /// The form wanted, one of ``SettingsConverter/forms(of:)``; nil for the target's usual one.
        public var form: String?
        /// The app's profiles, one for each vendor at most; a vendor without one has its preset.
        public var profiles: [AppProfile] = []
        /// The moment at which durations begin.
        public var now = Instant(seconds: 0)
        /// Whether a console's conversion takes the templates that keep hidden words hidden.
        public var keepsHidden = false
        /// Finds named time zones.
        public var zones: TimeZoneRule.Finder = { _ in nil }

        /// Creates a configuration.
        public init(source: String, target: String) {
            self.source = source
            self.target = target
        }
    }

    package let configuration: Configuration
    /// The vendors that it knows.
    let registry: VendorRegistry
    let source: Side
    let target: Side
    let form: String

    /// A vendor with the app's profile there.
    struct Side: Sendable {
        let adapter: any VendorSettings.Type
        let profile: AppProfile
    }

    /// The names of the forms in which a vendor's settings can be written, the usual one first.
    public static func forms(of vendor: String) -> [String] {
        VendorRegistry.standard.adapter(for: vendor)?.settingsForms ?? []
    }

    /// Creates a converter.
    ///
    /// - Throws: ``PushBridgeError`` for an unknown vendor or form, and for two profiles of one vendor.
    public init(_ configuration: Configuration) throws(PushBridgeError) {
        try self.init(configuration, among: .standard)
    }

    /// The same among the vendors of a registry.
    package init(_ configuration: Configuration, among registry: VendorRegistry) throws(PushBridgeError) {
        self.configuration = configuration
        self.registry = registry
        source = try Self.side(configuration.source, configuration, registry)
        target = try Self.side(configuration.target, configuration, registry)
        let forms = target.adapter.settingsForms
        form = configuration.form ?? forms.first ?? ""
        guard forms.contains(form) else {
            throw PushBridgeError(
                .unknownForm,
                "\"\(form)\" is no form in which \(configuration.target)'s settings are written; there are "
                    + "\(forms.joined(separator: ", ")).")
        }
    }

    private static func side(
        _ vendor: String, _ configuration: Configuration, _ registry: VendorRegistry
    ) throws(PushBridgeError) -> Side {
        guard let adapter = registry.adapter(for: vendor) else {
            throw .unknownVendor(vendor, among: registry)
        }
        let given = configuration.profiles.filter { $0.vendor == vendor }
        guard given.count <= 1 else {
            throw PushBridgeError(.duplicateProfile, "There are two profiles for \(vendor); give one.")
        }
        do {
            return Side(adapter: adapter, profile: try given.first ?? registry.preset(of: vendor))
        } catch {
            throw PushBridgeError(.invalidPreset, "The preset of \(vendor) cannot be used: \(error).")
        }
    }

    /// Whether both vendors keep settings alike, as Easemob and Agora do.
    var isSameVendor: Bool { source.adapter == target.adapter }

    /// Converts one user's line given as a string.
    ///
    /// - Parameter line: JSON as ``PushModel/VendorUser`` describes it.
    /// - Returns: The target's objects and calls, the neutral recipient, and what changes.
    /// - Throws: ``MessageError`` for a line that is no user's.
    public func convert(_ line: String) throws(MessageError) -> SettingsConversion {
        try conversion(of: Self.value(of: line), pathPrefix: "")
    }

    static func value(of line: String) throws(MessageError) -> JSONValue {
        do {
            return try JSONDocument(line).root
        } catch {
            throw MessageError(error)
        }
    }
}
