internal import COpenSSL

/// Collects what libcrypto writes as PEM.
enum PEMText {
    /// Calls `body` with a place to write to, and returns what it wrote there.
    static func write(_ body: (OpaquePointer) -> Int32) throws(APNSTestServerError) -> [UInt8] {
        guard let memory = BIO_new(BIO_s_mem()) else { throw .cannotMakeCertificate }
        defer { BIO_free(memory) }
        guard body(memory) == 1 else { throw .cannotMakeCertificate }
        let count = BIO_ctrl_pending(memory)
        let text = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = Int(max(0, BIO_read(memory, buffer.baseAddress, Int32(clamping: count))))
        }
        guard text.count == count else { throw .cannotMakeCertificate }
        return text
    }
}
