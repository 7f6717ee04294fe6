package import PushModel
import Synchronization
package import Vendors

/// The vendors that a bridge knows, and what follows from their tables together.
///
/// It never changes.
package final class VendorRegistry: Sendable {
    /// The vendors of this package: a new one is one line here.
    package static let standard = VendorRegistry(adapters: [
        EasemobAdapter.self,
        NIMAdapter.self,
        TencentAdapter.self,
        RongCloudAdapter.self,
    ])

    /// What an adapter must be: it reads and writes messages and settings.
    package typealias Adapter = TableAdapter & VendorSettings

    package let adapters: [any Adapter.Type]
    private let knownRoots = Mutex<RootIndex?>(nil)
    /// The presets of all vendors.
    package let presets: AppProfile.Presets
    /// Settings for other platforms, from each vendor to each other.
    package let platforms: PlatformSections
    /// The keys of each adapter's delivered pushes.
    let applicationKeys: [ApplicationKeys]

    /// Creates a registry; of what two vendors may both mean, the one that stands first counts.
    package init(adapters: [any Adapter.Type]) {
        self.adapters = adapters
        presets = AppProfile.Presets(besides: adapters.flatMap { $0.presets })
        platforms = PlatformSections(of: adapters.map { $0.dialect.table })
        applicationKeys = adapters.map { ApplicationKeys(of: $0.dialect) }
    }

    /// What the keys of a message say of its vendor and shape; vendors have the numbers of their adapters.
    ///
    /// It is made when it is first asked for: to name the vendors in a help text takes no keys.
    package var roots: RootIndex {
        knownRoots.withLock { known in
            let roots = known ?? RootIndex(adapters.map { $0.dialect })
            known = roots
            return roots
        }
    }

    /// Every vendor's name.
    package var vendors: [String] { adapters.flatMap { $0.vendors } }

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
