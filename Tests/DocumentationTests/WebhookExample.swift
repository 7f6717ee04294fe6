import VendorSignature

/// What to do with a webhook of NIM's, in words: its body's bytes as they came, its headers, and now in milliseconds.
func advice(
    on body: [UInt8], headers: [String: String], secret: String, now: Int
) throws -> String {
    let verifier = try WebhookVerifier(.nim, secret: try SharedSecret(Array(secret.utf8)), maximumAge: 300)
    let verification = verifier.verify(
        ByteSlice(body), headers: headers.map { (UTF8Text($0.key), UTF8Text($0.value)) }, now: now)
    return switch verification.result {
    case .valid: "take it, unless \(verification.replayKey ?? "") came before"
    case .invalid(let reason): "refuse it: \(reason.rawValue)"
    case .absent: "refuse it: nobody signed it"
    }
}
