/// Reads the messages of NetEase Yunxin NIM: those of its client SDKs, its server interfaces and webhooks, and the
/// pushes that devices received.
public enum NIMAdapter: TableAdapter {
    package static var dialect: any VendorDialect.Type { NIMDialect.self }

    package static let roots = RootIndex([NIMDialect.self])
}
