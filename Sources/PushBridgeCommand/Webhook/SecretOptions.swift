internal import ArgumentParser
internal import VendorSignature

/// Where the secret comes from that a vendor and the app share; never from the command line.
struct SecretOptions: ParsableArguments {
    static let variable = "PUSHBRIDGE_WEBHOOK_SECRET"

    @Option(
        help: ArgumentHelp(
            "The file with the secret in its first line. Without it, the secret is read from PUSHBRIDGE_WEBHOOK_SECRET.",
            valueName: "file"),
        completion: .file())
    var secretFile: String?

    /// The secret.
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
    /// Nobody gave a secret.
    static let missingSecret = CommandError.usage(
        "The secret is missing. Give --secret-file, or set \(SecretOptions.variable).")

    /// A secret that cannot be used.
    static func unusableSecret(_ place: String, _ error: VendorSignatureError) -> CommandError {
        CommandError(status: .malformed, description: "\(place): \(error)")
    }

    /// Standard input cannot be two things.
    static let sharedInput = CommandError.usage(
        "The webhooks and the secret cannot both come from standard input. Use a file for one of them.")
}
