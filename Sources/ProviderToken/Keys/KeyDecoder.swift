internal import COpenSSL

/// Turns one PEM block into a key.
struct KeyDecoder {
    let block: PEMBlock
    let passphrase: [UInt8]?

    /// Decodes the block; whatever key it holds, of any type.
    func decode() throws(ProviderTokenError) -> KeyHandle {
        let text = block.normalized
        OpenSSLReason.clear()
        guard let derivation = DerivationCost(of: text) else {
            if block.body.contains(UInt8(ascii: "\\")) {
                throw ProviderTokenError(
                    .unreadableKey,
                    "The PEM block \"\(block.label)\" has \\n as two characters where its lines end, as in a variable or "
                        + "in JSON. Write line ends, for example with printf '%b'.")
            }
            throw ProviderTokenError(
                .unreadableKey,
                "The PEM block \"\(block.label)\" is damaged: its base64 cannot be decoded; copy the file anew.",
                reason: OpenSSLReason.take())
        }
        guard derivation.isComplete else {
            throw ProviderTokenError(
                .unreadableKey,
                "The key is cut off, or the parameters of its encryption are not in DER, so it was not tried. "
                    + "Copy the file anew, or encrypt the key again with OpenSSL's defaults.")
        }
        guard derivation.isAcceptable else {
            throw ProviderTokenError(
                .unsupportedKey,
                "The key's encryption asks for more rounds of key derivation than are reasonable; "
                    + "encrypt it again with OpenSSL's defaults.")
        }
        return try read(text)
    }

    private func read(_ text: SecretBytes) throws(ProviderTokenError) -> KeyHandle {
        var asked = false
        let key = withPassphrase(asked: &asked) { request in
            text.withBytes { bytes in
                guard let memory = BIO_new_mem_buf(bytes.baseAddress, Int32(bytes.count)) else {
                    return OpaquePointer?.none
                }
                defer { BIO_free(memory) }
                return block.kind == .publicKey
                    ? PEM_read_bio_PUBKEY(memory, nil, answerPassphrase, request)
                    : PEM_read_bio_PrivateKey(memory, nil, answerPassphrase, request)
            }
        }
        let reason = OpenSSLReason.take()
        if let key { return KeyHandle(owning: key) }
        throw refusal(asked: asked, reason: reason)
    }

    private func refusal(asked: Bool, reason: String?) -> ProviderTokenError {
        if asked, passphrase == nil {
            return ProviderTokenError(
                .passphraseRequired, "The key is encrypted; give the passphrase it was encrypted with.",
                reason: reason)
        }
        if asked {
            return ProviderTokenError(
                .wrongPassphrase, "The passphrase does not open the key, or the key is damaged.",
                reason: reason)
        }
        return ProviderTokenError(
            .unreadableKey,
            "The PEM block \"\(block.label)\" does not hold a key that can be read; it is damaged or cut off.",
            reason: reason)
    }

    /// Calls `body` with what `answerPassphrase` needs, and notes whether libcrypto asked.
    private func withPassphrase(
        asked: inout Bool, _ body: (UnsafeMutableRawPointer) -> OpaquePointer?
    ) -> OpaquePointer? {
        let secret = SecretBytes(capacity: passphrase?.count ?? 0)
        secret.append(passphrase ?? [])
        return secret.withBytes { bytes in
            var request = PassphraseRequest(answer: passphrase == nil ? nil : bytes)
            let result = withUnsafeMutablePointer(to: &request) { body(UnsafeMutableRawPointer($0)) }
            asked = request.wasAsked
            return result
        }
    }
}

/// What the passphrase callback is handed.
private struct PassphraseRequest {
    let answer: UnsafeBufferPointer<UInt8>?
    var wasAsked = false
}

/// Answers libcrypto's question for a passphrase, so that it never asks on the terminal.
private func answerPassphrase(
    buffer: UnsafeMutablePointer<CChar>?, size: Int32, isEncrypting: Int32, context: UnsafeMutableRawPointer?
) -> Int32 {
    guard let request = context?.assumingMemoryBound(to: PassphraseRequest.self) else { return -1 }
    request.pointee.wasAsked = true
    guard let buffer, let answer = request.pointee.answer, answer.count <= Int(size) else { return -1 }
    for (index, byte) in answer.enumerated() { buffer[index] = CChar(bitPattern: byte) }
    return Int32(answer.count)
}
