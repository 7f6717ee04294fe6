internal import COpenSSL

/// Bytes that are overwritten before their memory is given back.
///
/// Its storage never moves once filled, so that no copy stays behind.
final class SecretBytes {
    private let storage: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0

    /// Makes room for `capacity` bytes; what is appended beyond is dropped.
    init(capacity: Int) {
        storage = .allocate(capacity: max(capacity, 1))
        storage.initialize(repeating: 0)
    }

    deinit {
        OPENSSL_cleanse(storage.baseAddress, storage.count)
        storage.deallocate()
    }

    func append(_ bytes: some Sequence<UInt8>) {
        for byte in bytes where count < storage.count {
            storage[count] = byte
            count += 1
        }
    }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeBufferPointer(rebasing: storage[..<count]))
    }
}
