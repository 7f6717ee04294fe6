import PushBridge
import PushModel
import Vendors

/// A vendor that exists in this folder only: its tables, this adapter, and one line where a registry is made.
enum InventedAdapter: TableAdapter {
    static var dialect: any VendorDialect.Type { InventedDialect.self }

    static let roots = RootIndex([InventedDialect.self])

    /// A vendor of `Mappings/` needs no such line: its presets are among those of all vendors.
    static var presets: [BuiltInProfiles.Row] { InventedPresets.rows }

    /// It has no webhooks.
    static func webhookContent(of body: JSONValue) -> WebhookContent? { nil }
}

extension VendorRegistry {
    /// The vendors of the package, and one more.
    static let withInvented = VendorRegistry(
        adapters: VendorRegistry.standard.adapters + [InventedAdapter.self])
}
