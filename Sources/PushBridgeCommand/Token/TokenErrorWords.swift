internal import ArgumentParser
internal import ProviderToken

/// Why `pushbridge token` fails: an exit status and one sentence.
struct TokenFailure: Error {
    private let status: Int32
    private let sentence: String

    private init(status: Int32, _ sentence: String) {
        self.status = status
        self.sentence = sentence
    }

    /// A key file that cannot be used.
    static func key(_ error: ProviderTokenError, file: String) -> TokenFailure {
        guard error.code != .passphraseRequired else {
            return TokenFailure(
                status: 65,
                "\(file): The key is encrypted; give its passphrase with --passphrase-file or PUSHBRIDGE_PASSPHRASE."
            )
        }
        return TokenFailure(status: 65, "\(file): \(error)")
    }

    /// A token that cannot be parsed.
    static func token(_ error: ProviderTokenError) -> TokenFailure {
        TokenFailure(status: 1, error.description)
    }

    /// A token that the key did not sign.
    static func invalidSignature(file: String) -> TokenFailure {
        TokenFailure(
            status: 1,
            "The token's signature is not valid for \(file): another key signed it, or it was changed afterwards."
        )
    }

    /// A file that cannot be opened or read.
    static func unreadable(_ file: String, _ reason: SystemReason) -> TokenFailure {
        TokenFailure(status: 74, "\(file) cannot be read: \(reason).")
    }

    /// A result that does not reach its reader.
    static func unwritable(_ reason: SystemReason) -> TokenFailure {
        TokenFailure(status: 74, "Standard output cannot be written: \(reason).")
    }

    /// Runs `body`; says on standard error why it fails, and turns that into the exit status.
    static func reporting(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let failure as TokenFailure {
            StandardError.error(failure.sentence)
            throw ExitCode(failure.status)
        }
    }
}
