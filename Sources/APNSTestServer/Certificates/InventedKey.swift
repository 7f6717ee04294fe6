/// A signing key that nobody has but whoever made it, for tests and demonstrations.
public enum InventedKey {
    /// A new private key on P-256 as PEM (PKCS#8), which is what Apple's `.p8` files are.
    ///
    /// - Throws: ``APNSTestServerError`` when libcrypto cannot make one.
    public static func pem() throws(APNSTestServerError) -> [UInt8] {
        try GeneratedKey().pem()
    }
}
