internal import ArgumentParser
internal import ProviderToken

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

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
        let file = TokenInput(path)
        CoreDumps.switchOff()
        let pem = try file.bytes()
        let passphrase = try bytes()
        do {
            return try SigningKey(pem: pem, passphrase: passphrase)
        } catch {
            throw .unusableKey(file.name, error)
        }
    }

    /// The passphrase; nil when none is given.
    func bytes() throws(CommandError) -> [UInt8]? {
        if let passphraseFile {
            let text = try TokenInput(passphraseFile).bytes()
            return Array(text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
        }
        guard let value = getenv(Self.variable), value.pointee != 0 else { return nil }
        return Array(UnsafeBufferPointer(start: value, count: strlen(value)).map(UInt8.init(bitPattern:)))
    }
}
