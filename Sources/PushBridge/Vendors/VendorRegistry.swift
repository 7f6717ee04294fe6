import EasemobAdapter
import NIMAdapter
import PushModel
package import VendorMapping

/// The vendors that the bridge knows: a new one is one line here.
package enum VendorRegistry {
    /// What an adapter must be: it reads and writes messages and settings.
    package typealias Adapter = TableAdapter & VendorSettings

    package static let adapters: [any Adapter.Type] = [
        EasemobAdapter.self,
        NIMAdapter.self,
    ]

    /// What the keys of a message say of its vendor and shape; vendors have the numbers of their adapters.
    package static let roots = RootIndex(adapters.map { $0.dialect })

    /// Every vendor's name.
    package static var vendors: [String] { adapters.flatMap { $0.vendors } }

    /// The adapter that reads a vendor's messages.
    package static func adapter(for vendor: String) -> (any Adapter.Type)? {
        number(of: vendor).map { adapters[$0] }
    }

    /// The place of that adapter.
    static func number(of vendor: String) -> Int? { adapters.firstIndex { $0.vendors.contains(vendor) } }
}
