internal import Foundation
internal import VendorSignature

/// One request that tells an app of outcomes, signed as the Standard Webhooks specification (2023) has it.
///
/// The signature is the HMAC-SHA-256 of identifier, time and body with dots between. The identifier is the same whenever
/// the same outcomes are told again.
struct HookRequest {
    let id: String
    /// Unix seconds.
    let timestamp: Int
    /// JSON Lines, an outcome each.
    let body: [UInt8]
    /// How far it tells.
    let position: Int

    /// Makes a request of outcomes; nil of none.
    init?(_ outcomes: [StoredOutcome], of app: String, at seconds: Int) {
        guard let first = outcomes.first, let last = outcomes.last else { return nil }
        var writer = JSONWriter(capacity: 1 << 14)
        for outcome in outcomes {
            outcome.write(to: &writer)
            writer.newline()
        }
        id = "\(app)-\(first.cursor)-\(last.cursor)"
        timestamp = seconds
        body = writer.bytes()
        position = last.cursor
    }

    /// The headers that let the app verify it.
    func headers(signedWith secret: SharedSecret) -> [(String, String)] {
        let signed = Array("\(id).\(timestamp).".utf8) + body
        let code = Data(secret.authenticationCode(of: signed)).base64EncodedString()
        return [
            ("content-type", "application/x-ndjson"), ("webhook-id", id),
            ("webhook-timestamp", String(timestamp)), ("webhook-signature", "v1,\(code)"),
        ]
    }
}
