package import PushModel
package import Vendors

/// The vendors that a bridge knows, and what follows from their tables together, which never changes.
package final class VendorRegistry: Sendable {
    /// The vendors of this package: a new one is one line here.
    package static let standard = VendorRegistry(adapters: [
        EasemobAdapter.self,
        NIMAdapter.self,
        TencentAdapter.self,
        RongCloudAdapter.self,
        LeanCloudAdapter.self,
        OpenIMAdapter.self,
    ])

    /// What an adapter must be: it reads and writes messages and settings.
    package typealias Adapter = TableAdapter & VendorSettings

    package let adapters: [any Adapter.Type]
    /// The presets of all vendors.
    package let presets: AppProfile.Presets
    /// The keys of each adapter's delivered pushes.
    let applicationKeys: [ApplicationKeys]

    /// Creates a registry; of what two vendors may both mean, the one that stands first counts.
    package init(adapters: [any Adapter.Type]) {
        self.adapters = adapters
        presets = AppProfile.Presets(besides: adapters.flatMap { $0.presets })
        applicationKeys = adapters.map { ApplicationKeys(of: $0.dialect) }
    }

    /// The vendors and shapes that each root key indicates, built on first use; vendors have their adapters' numbers.
    package var roots: RootIndex {
        self === Self.standard ? Self.standardRoots : RootIndex(adapters.map { $0.dialect })
    }

    private static let standardRoots = RootIndex(standard.adapters.map { $0.dialect })
    private static let standardPlatforms = PlatformSections(of: standard.adapters.map { $0.dialect.table })

    /// Settings for other platforms, from each vendor to each other, built on first use: only conversions ask.
    package var platforms: PlatformSections {
        self === Self.standard ? Self.standardPlatforms : .init(of: adapters.map { $0.dialect.table })
    }

    /// Every vendor's name.
    package var vendors: [String] { adapters.flatMap { $0.vendors } }

    /// The names of the vendors whose messages and settings are written.
    package var targets: [String] {
        adapters.flatMap { $0 is any ReadOnlyAdapter.Type ? [] : $0.vendors }
    }

    /// The adapter of a vendor whose messages and settings are written.
    ///
    /// - Throws: ``PushBridgeError`` for an unknown vendor, and for one that is only left.
    func target(_ vendor: String) throws(PushBridgeError) -> any Adapter.Type {
        guard let adapter = adapter(for: vendor) else { throw .unknownVendor(vendor, among: self) }
        if let source = adapter as? any ReadOnlyAdapter.Type {
            throw PushBridgeError(.onlySource, source.reasonAgainstWriting)
        }
        return adapter
    }

    /// The adapter that reads a vendor's messages.
    package func adapter(for vendor: String) -> (any Adapter.Type)? {
        number(of: vendor).map { adapters[$0] }
    }

    /// The place of that adapter.
    package func number(of vendor: String) -> Int? { adapters.firstIndex { $0.vendors.contains(vendor) } }

    /// The names of a vendor's shapes; of all vendors' when nil.
    func shapes(of vendor: String?) -> [String] {
        let adapters = vendor.map { [adapter(for: $0)].compactMap(\.self) } ?? adapters
        var shapes: [String] = []
        for shape in adapters.flatMap({ $0.shapes }) where !shapes.contains(shape) { shapes.append(shape) }
        return shapes
    }

    /// The preset of a vendor.
    ///
    /// - Throws: ``PushModelError`` for a vendor or a generation that no table knows.
    package func preset(
        of vendor: String, generation: String? = nil, language: String? = nil
    ) throws(PushModelError) -> AppProfile {
        try AppProfile(vendor: vendor, generation: generation, language: language, from: presets)
    }
}
