public import PushModel

/// Reads webhooks as they came, has their signatures verified, and writes a record for each.
///
/// The front door has no cryptography: the caller hands the verifier in.
public struct WebhookReader: Sendable {
    /// Verifies one webhook: its headers, its body's bytes, and the body as JSON if it is that.
    public typealias Verifier =
        @Sendable (_ headers: [(name: UTF8Text, value: UTF8Text)], _ body: ByteSlice, _ parsed: JSONValue?)
        -> WebhookCheck

    let vendor: String
    let needsHeaders: Bool
    let onlyValid: Bool
    let rejectsInline: Bool
    let verify: Verifier

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - vendor: Whose webhooks they are.
    ///   - needsHeaders: Whether a line without headers is malformed.
    ///   - onlyValid: Whether only the bodies of valid webhooks are written, and all others are rejected.
    ///   - rejectsInline: Whether reject records stand among the others, in their place.
    ///   - verify: Verifies one webhook.
    /// - Throws: ``PushBridgeError`` for an unknown vendor.
    public init(
        vendor: String, needsHeaders: Bool, onlyValid: Bool = false, rejectsInline: Bool = true,
        verify: @escaping Verifier
    ) throws(PushBridgeError) {
        guard VendorRegistry.adapter(for: vendor) != nil else { throw .unknownVendor(vendor) }
        self.vendor = vendor
        self.needsHeaders = needsHeaders
        self.onlyValid = onlyValid
        self.rejectsInline = rejectsInline && !onlyValid
        self.verify = verify
    }

    /// A worker for one thread, which reuses its buffers from line to line.
    ///
    /// - Parameter maximumValues: How many values and keys a line may have; each takes 16 bytes of memory.
    /// - Returns: The worker.
    public func makeWorker(
        maximumValues: Int = JSONDocument.defaultMaximumValues
    ) -> Worker {
        Worker(self, JSONReader(maximumValues: maximumValues))
    }
}

extension PushBridgeError {
    /// A name that no vendor has.
    static func unknownVendor(_ name: String) -> PushBridgeError {
        let known = VendorRegistry.vendors.joined(separator: ", ")
        return PushBridgeError(.unknownVendor, "\"\(name)\" is no vendor known here; there are \(known).")
    }
}
