public import VendorMapping

/// Reads the messages of Easemob and of Agora Chat, which share their conventions.
public enum EasemobAdapter: TableAdapter {
    /// The names of the vendors whose messages look like this.
    public static var vendors: [String] { ["easemob", "agora"] }

    package static var dialect: any VendorDialect.Type { EasemobDialect.self }

    package static let roots = RootIndex([EasemobDialect.self])

    /// Whether messages of a shape are for everyone: a bare extension says nothing of receivers (reading E1).
    public static func isForEveryone(shape: String) -> Bool { shape == EasemobShape.ext.rawValue }
}
