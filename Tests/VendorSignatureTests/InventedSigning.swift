@testable import VendorSignature

/// A vendor that signs in the query, with a nonce and a time in seconds: what no known vendor does.
struct InventedSigning: VendorSigning {
    static let permission = "{}"

    static let vendors = ["acme", "acme-china"]
    static let signsCalls = true
    private let secret: SharedSecret
    private let sha1: Digest

    init(_ secret: SharedSecret) throws(VendorSignatureError) {
        self.secret = secret
        sha1 = try Digest.sha1()
    }

    func verify(_ webhook: Webhook) -> (WebhookVerification, time: SignedTime?) {
        let kind = Self.kind(of: webhook)
        guard let signature = webhook.parameter("signature") else {
            return (WebhookVerification(result: .absent, kind: kind), nil)
        }
        guard let nonce = webhook.parameter("nonce"), let time = webhook.parameter("timestamp") else {
            return (WebhookVerification(result: .invalid(.incomplete), kind: kind), nil)
        }
        let result: WebhookVerification.Result =
            isSameDigest(signature, digits(nonce, time)) ? .valid : .invalid(.checksum)
        let key = UTF8Text(concatenating: [nonce, "-", time])
        return (WebhookVerification(result: result, kind: kind, replayKey: key), .seconds(time))
    }

    static func kind(of webhook: Webhook) -> WebhookVerification.Kind? {
        webhook.parameter("acmeEvent") == nil ? nil : .copy
    }

    static func callSigner(
        appKey: UTF8Text, secret: SharedSecret
    ) throws(VendorSignatureError) -> (any CallSigner)? {
        Signer(appKey: appKey, signing: try InventedSigning(secret))
    }

    private func digits(_ nonce: UTF8Text, _ time: UTF8Text) -> [UInt8] {
        sha1.digits { feed in
            secret.withBytes(feed)
            nonce.withBytes(feed)
            time.withBytes(feed)
        }
    }

    /// Signs calls with milliseconds.
    private struct Signer: CallSigner {
        let appKey: UTF8Text
        let signing: InventedSigning

        func headers(
            nonce: UTF8Text, time: Int
        ) throws(VendorSignatureError) -> [(name: UTF8Text, value: UTF8Text)] {
            let milliseconds = UTF8Text(time * 1_000)
            let signature = UTF8Text(repairing: ByteSlice(signing.digits(nonce, milliseconds)))
            return [("App-Key", appKey), ("Timestamp", milliseconds), ("Signature", signature)]
        }
    }
}

extension Webhook {
    /// A parameter of the query, whose value needs no escapes; nil where it is missing.
    fileprivate func parameter(_ name: String) -> UTF8Text? {
        let start = name + "="
        let parameter = query.string.split(separator: "&").first { $0.hasPrefix(start) }
        return parameter.map { UTF8Text(String($0.dropFirst(start.count))) }
    }
}
