internal import COpenSSL

/// A secret that a vendor and an app share: that of the app, or that of a webhook's rule.
///
/// Its bytes are overwritten before their memory is given back, and nothing prints them.
public final class SharedSecret: @unchecked Sendable {
    // Unchecked because of the pointer only: the bytes never change after they were filled in.
    private let storage: UnsafeMutableBufferPointer<UInt8>

    /// Copies the secret's bytes.
    ///
    /// - Throws: ``VendorSignatureError`` when there are none: anybody could sign with an empty secret.
    public init(_ bytes: some Collection<UInt8>) throws(VendorSignatureError) {
        guard !bytes.isEmpty else {
            throw VendorSignatureError(.emptySecret, "The secret is empty; anybody could sign with it.")
        }
        storage = .allocate(capacity: bytes.count)
        _ = storage.initialize(from: bytes)
    }

    deinit {
        OPENSSL_cleanse(storage.baseAddress, storage.count)
        storage.deallocate()
    }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeBufferPointer(storage))
    }
}

extension SharedSecret: CustomStringConvertible, CustomReflectable {
    /// That there is one.
    public var description: String { "a secret" }
    /// Nothing to look into.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
