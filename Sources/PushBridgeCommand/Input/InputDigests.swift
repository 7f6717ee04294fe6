internal import Synchronization
internal import VendorSignature

/// The SHA-256 digests of inputs that were read to their ends, by the number of the input.
final class InputDigests: Sendable {
    private let digests = Mutex<[Int: String]>([:])

    /// The digest of an input; nil where it was not read to its end.
    subscript(number: Int) -> String? { digests.withLock { $0[number] } }

    /// Notes the digest of an input that ends.
    func note(_ digest: ContentDigest?, of number: Int) {
        guard let digits = digest?.finish() else { return }
        digests.withLock { $0[number] = digits }
    }
}
