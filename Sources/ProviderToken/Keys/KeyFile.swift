internal import COpenSSL

/// The bytes of a key file, and what is found in them.
struct KeyFile {
    private static let largestCount = 64 * 1024

    private let blocks: [PEMBlock]
    private let privateBlocks: [PEMBlock]

    /// Finds the PEM blocks; throws when there are none.
    init(pem: [UInt8]) throws(ProviderTokenError) {
        guard !pem.isEmpty else {
            throw ProviderTokenError(.noKey, "The key is empty; expected a PEM block \"PRIVATE KEY\".")
        }
        guard pem.count <= Self.largestCount else {
            throw ProviderTokenError(.noKey, "This is over 64 KiB; a key file has a few hundred bytes.")
        }
        blocks = try PEMBlock.all(in: pem)
        guard !blocks.isEmpty else { throw Self.noBlock(in: pem) }
        privateBlocks = blocks.filter { $0.kind == .privateKey }
    }

    /// Whether a private key is among the blocks, of whatever type.
    var holdsPrivateKey: Bool { !privateBlocks.isEmpty }

    /// The one private key; throws unless it is on P-256 and in order.
    func privateKey(passphrase: [UInt8]?) throws(ProviderTokenError) -> KeyHandle {
        guard let block = privateBlocks.first else { throw unsupported("a P-256 private key") }
        guard privateBlocks.count == 1 else {
            throw ProviderTokenError(
                .noKey, "The file holds \(privateBlocks.count) private keys; leave the one to use.")
        }
        let key = try KeyDecoder(block: block, passphrase: passphrase).decode()
        try requireP256(key, expected: "a P-256 private key")
        OpenSSLReason.clear()
        guard key.checkPair() else {
            throw ProviderTokenError(
                .unreadableKey, "The private key is not valid, or its public half belongs to another key.",
                reason: OpenSSLReason.take())
        }
        return key
    }

    /// The first public key; throws unless it is on P-256 and in order.
    func publicKey() throws(ProviderTokenError) -> KeyHandle {
        guard let block = blocks.first(where: { $0.kind == .publicKey }) else {
            throw unsupported("a P-256 public or private key")
        }
        let key = try KeyDecoder(block: block, passphrase: nil).decode()
        try requireP256(key, expected: "a P-256 key")
        OpenSSLReason.clear()
        guard key.checkPublic() else {
            throw ProviderTokenError(
                .unreadableKey, "The public key is not a point of its curve.", reason: OpenSSLReason.take())
        }
        return key
    }

    private func requireP256(_ key: KeyHandle, expected: String) throws(ProviderTokenError) {
        guard !key.isP256 else { return }
        throw ProviderTokenError(.unsupportedKey, "This is \(key.words); ES256 needs \(expected).")
    }

    private func unsupported(_ expected: String) -> ProviderTokenError {
        let found = blocks.first.map(\.words) ?? "nothing"
        return ProviderTokenError(.unsupportedKey, "This holds \(found); expected \(expected).")
    }

    /// Looks at the first bytes to say what the file may be instead.
    private static func noBlock(in bytes: [UInt8]) -> ProviderTokenError {
        let expected = "expected a PEM block that starts with -----BEGIN PRIVATE KEY-----"
        if bytes.first == 0x30, bytes.contains(0) {
            return ProviderTokenError(
                .noKey, "This looks like binary DER; \(expected). Convert it with openssl pkey -inform DER.")
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return ProviderTokenError(.noKey, "This is UTF-16 text; \(expected). Save it as UTF-8.")
        }
        return ProviderTokenError(.noKey, "There is no PEM block here; \(expected).")
    }
}

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
