/// Reads the messages of Easemob and of Agora Chat, which share their conventions.
public enum EasemobAdapter: TableAdapter {
    package static var dialect: any VendorDialect.Type { EasemobDialect.self }

    package static let roots = RootIndex([EasemobDialect.self])
}
