internal import Foundation

/// Where an app's outcomes are sent to.
struct HookConfiguration: Sendable, Hashable {
    /// The address, `https://…`, or `http://…` on this machine.
    var url: String
    /// What the requests are signed with.
    var secret: ConfiguredSecret
}

extension HookConfiguration {
    /// How a secret begins that libraries of the Standard Webhooks specification take.
    private static let prefix = "whsec_"

    /// The bytes to sign with; nil where the secret is no base64 and should be.
    ///
    /// They are what the base64 behind `whsec_` stands for, as the Standard Webhooks specification has it. Any other secret is
    /// taken as it is.
    var signingKey: [UInt8]? {
        guard secret.bytes.starts(with: Self.prefix.utf8) else { return secret.bytes }
        let key = Data(base64Encoded: Data(secret.bytes.dropFirst(Self.prefix.utf8.count)))
        return key.flatMap { $0.isEmpty ? nil : Array($0) }
    }
}
