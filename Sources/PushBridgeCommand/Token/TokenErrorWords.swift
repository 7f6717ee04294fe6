internal import ProviderToken

// What `pushbridge token` says when it fails.
extension CommandError {
    /// A key file that cannot be used.
    static func unusableKey(_ file: String, _ error: ProviderTokenError) -> CommandError {
        let what =
            error.code == .passphraseRequired
            ? "The key is encrypted. Give its passphrase with --passphrase-file or PUSHBRIDGE_PASSPHRASE."
            : error.description
        return CommandError(status: .malformed, description: "\(file): \(what)")
    }

    /// A token that cannot be read.
    static func malformedToken(_ error: ProviderTokenError) -> CommandError {
        CommandError(status: .incomplete, description: error.description)
    }

    /// A token that the key did not sign.
    static func invalidSignature(_ file: String) -> CommandError {
        CommandError(
            status: .incomplete,
            description:
                "The token's signature does not match \(file): another key signed the token, or it was changed."
        )
    }
}
