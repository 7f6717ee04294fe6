import EasemobAdapter
import NIMAdapter
import PushModel
package import VendorMapping

/// The vendors that the bridge knows: a new one is one line here.
package enum VendorRegistry {
    package static let adapters: [any VendorSettings.Type] = [
        EasemobAdapter.self,
        NIMAdapter.self,
    ]

    /// Every vendor's name.
    package static var vendors: [String] { adapters.flatMap { $0.vendors } }

    /// The adapter that reads a vendor's messages.
    package static func adapter(for vendor: String) -> (any VendorSettings.Type)? {
        adapters.first { $0.vendors.contains(vendor) }
    }

    /// The application keys that a vendor's apps find in a payload.
    static func applicationKeys(of adapter: any VendorWriter.Type) -> ApplicationKeys {
        ApplicationKeys(rawValue: adapter.vendors[0]) ?? .neutral
    }
}
