extension SignatureScheme {
    /// The schemes that are known: a new vendor's is one line here.
    public static let all: [SignatureScheme] = [
        .easemob,
        .nim,
        .tencent,
        .rongcloud,
        .leancloud,
        .openim,
    ]

    /// The names of all vendors whose schemes are known.
    package static var vendors: [String] { all.flatMap(\.vendors) }

    /// The scheme of a vendor; nil for one that is not known.
    package init?(vendor: String) {
        guard let scheme = Self.all.first(where: { $0.vendors.contains(vendor) }) else { return nil }
        self = scheme
    }
}
