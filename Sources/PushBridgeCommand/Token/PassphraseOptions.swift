internal import ArgumentParser
internal import ProviderToken

/// Where the passphrase of an encrypted key comes from; never from a prompt.
struct PassphraseOptions: ParsableArguments {
    private static let variable = "PUSHBRIDGE_PASSPHRASE"

    @Option(
        help: ArgumentHelp(
            "The file with the key's passphrase in its first line. Without it, the passphrase is read from PUSHBRIDGE_PASSPHRASE.",
            valueName: "file"))
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
