internal import ArgumentParser
internal import ProviderToken
internal import PushBridge
internal import VendorSignature

/// A small file, or standard input, that is read whole.
struct TokenInput {
    /// Keys and tokens have hundreds of bytes; a byte more than this is read so that too much is noticed.
    private static let largestCount = 64 * 1024

    private let path: String
    /// The option whose value the path is, where the value may be a secret by mistake; nil for other files.
    private let secretOption: String?

    /// Takes a path, or `-` for standard input.
    init(_ path: String, secretOption: String? = nil) {
        self.path = path
        self.secretOption = secretOption
    }

    var name: String { path == "-" ? "standard input" : path.shownPath }

    /// Everything in it, up to a little over 64 KiB.
    func bytes() throws(CommandError) -> [UInt8] {
        do throws(SystemReason) {
            guard path != "-" else { return try Self.bytes(of: .standardInput) }
            let file = try Descriptor.reading(path)
            defer { try? file.close() }
            return try Self.bytes(of: file)
        } catch {
            if let secretOption, error.isMissingFile { throw .missingSecretFile(secretOption) }
            throw .unreadable(name, error)
        }
    }

    private static func bytes(of file: Descriptor) throws(SystemReason) -> [UInt8] {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: largestCount + 1, alignment: 1)
        defer { buffer.deallocate() }
        var count = 0
        while count < buffer.count {
            let read = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
            if read == 0 { break }
            count += read
        }
        return Array(buffer[..<count])
    }
}

/// Where a secret comes from: the first line of a file, without a byte order mark before it; or else a variable.
///
/// Never the command line, nor a prompt.
struct SecretSource {
    let file: String?
    /// The option that names the file.
    let option: String
    let variable: String

    /// The secret and where it was found; nil when neither is given.
    func read() throws(CommandError) -> (bytes: [UInt8], place: String)? {
        if let file {
            let input = TokenInput(file, secretOption: option)
            let line = try input.bytes().withoutMark.prefix {
                $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
            }
            return (Array(line), input.name)
        }
        guard let bytes = ProcessEnvironment.bytes(of: variable), !bytes.isEmpty else { return nil }
        return (bytes, variable)
    }
}

/// Where the passphrase of an encrypted key comes from; never from a prompt.
struct PassphraseOptions: ParsableArguments {
    private static let variable = "PUSHBRIDGE_PASSPHRASE"

    @Option(help: .option("Passphrase.passphraseFile"))
    var passphraseFile: String?

    /// Refuses to read two things from standard input.
    func refuseSharedInput(key: String?) throws {
        if passphraseFile == "-", key == "-" {
            throw ValidationError("--key and --passphrase-file cannot both come from standard input.")
        }
    }

    /// The key in a file, or on standard input for `-`.
    func signingKey(_ path: String) throws(CommandError) -> SigningKey {
        try key(path) { pem, passphrase throws(ProviderTokenError) in
            try SigningKey(pem: pem, passphrase: passphrase)
        }
    }

    /// Makes a key of what is in a file, or on standard input for `-`.
    func key<Key>(
        _ path: String, _ make: (_ pem: [UInt8], _ passphrase: [UInt8]?) throws(ProviderTokenError) -> Key
    ) throws(CommandError) -> Key {
        let file = TokenInput(path, secretOption: "--key")
        CoreDumps.switchOff()
        let pem = try file.bytes()
        let passphrase = try SecretSource(
            file: passphraseFile, option: "--passphrase-file", variable: Self.variable
        ).read()
        do {
            return try make(pem, passphrase?.bytes)
        } catch {
            throw .unusableKey(file.name, error)
        }
    }
}

/// Where the secret comes from that a vendor and the app share; never from the command line.
struct SecretOptions: ParsableArguments {
    static let variable = "PUSHBRIDGE_WEBHOOK_SECRET"

    @Option(help: .option("Secret.secretFile"), completion: .file())
    var secretFile: String?

    func secret() throws(CommandError) -> SharedSecret {
        CoreDumps.switchOff()
        let source = SecretSource(file: secretFile, option: "--secret-file", variable: Self.variable)
        guard let (bytes, place) = try source.read() else { throw .missingSecret }
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        do {
            // No vendor's secret ends in blanks, which come from copying.
            return try SharedSecret(Array(bytes.reversed().drop(while: isBlank).reversed()))
        } catch {
            throw .unusableSecret(place, error)
        }
    }
}

// What the commands say when there is no secret, or none that serves.
extension CommandError {
    static let missingSecret = CommandError.usage(
        "The secret is missing. Give --secret-file, or set \(SecretOptions.variable).")

    static func unusableSecret(_ place: String, _ error: VendorSignatureError) -> CommandError {
        CommandError(status: .malformed, description: "\(place): \(error)")
    }

    static let sharedInput = CommandError.usage(
        "The webhooks and the secret cannot both come from standard input. Use a file for one of them.")
}

/// Whose key signs provider tokens, as the command line names it.
struct SigningIdentifiers {
    let key: KeyIdentifier
    let team: TeamIdentifier

    /// Refuses what no token can carry, as a wrong usage.
    init(keyID: String, teamID: String) throws {
        do {
            key = try KeyIdentifier(validating: keyID)
            team = try TeamIdentifier(validating: teamID)
        } catch {
            throw ValidationError(error.description)
        }
    }

    /// Notes on standard error what does not look like an identifier of Apple's, and a key file that Apple named for
    /// another key.
    func noteUnusual(keyFile: String) {
        let name = keyFile.split(separator: "/").last ?? ""
        if name.hasPrefix("AuthKey_"), name.hasSuffix(".p8"), name.utf8.count == 21 {
            let named = String(name.dropFirst(8).dropLast(3))
            if named != key.rawValue {
                let advice =
                    named == team.rawValue ? "--key-id and --team-id may be exchanged." : "Check --key-id."
                // What is no identifier of Apple's may be a secret (reading T13).
                let given = key.isAppleShaped ? key.rawValue : "another"
                StandardError.note(
                    "The key's file is named for the key identifier \(named), but --key-id is \(given). \(advice)"
                )
            }
        }
        noteUnusual("key identifier", isAppleShaped: key.isAppleShaped)
        noteUnusual("team identifier", isAppleShaped: team.isAppleShaped)
    }

    private func noteUnusual(_ name: String, isAppleShaped: Bool) {
        guard !isAppleShaped else { return }
        StandardError.note(
            "The \(name) does not have 10 letters and digits, as Apple's identifiers have; APNs may refuse it."
        )
    }
}

// What `pushbridge token` says when it fails.
extension CommandError {
    static func unusableKey(_ file: String, _ error: ProviderTokenError) -> CommandError {
        let what =
            error.code == .passphraseRequired
            ? "The key is encrypted. Give its passphrase with --passphrase-file or PUSHBRIDGE_PASSPHRASE."
            : error.description
        return CommandError(status: .malformed, description: "\(file): \(what)")
    }

    static func malformedToken(_ error: ProviderTokenError) -> CommandError {
        CommandError(status: .incomplete, description: error.description)
    }

    static func invalidSignature(_ file: String) -> CommandError {
        CommandError(
            status: .incomplete,
            description:
                "The token's signature does not match \(file): another key signed the token, or it was changed."
        )
    }
}
