/// Reads the messages of RongCloud: calls of its server interfaces, messages of its client SDKs, webhooks, and the pushes
/// that devices received.
public enum RongCloudAdapter: TableAdapter {
    package static var dialect: any VendorDialect.Type { RongCloudDialect.self }

    package static let roots = RootIndex([RongCloudDialect.self])
}
