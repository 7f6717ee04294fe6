/// Reads the messages of Tencent IM: calls of its server interfaces, messages of its client SDKs, webhooks, and the pushes
/// that devices received.
public enum TencentAdapter: TableAdapter {
    package static var dialect: any VendorDialect.Type { TencentDialect.self }

    package static let roots = RootIndex([TencentDialect.self])
}
