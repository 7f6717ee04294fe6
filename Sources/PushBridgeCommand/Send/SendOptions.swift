internal import APNSDelivery
internal import APNSTypes
internal import ArgumentParser
internal import ProviderToken
internal import PushBridge

/// What pushes get that say nothing themselves.
struct SendPushOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The app's bundle identifier, for records without a topic.", valueName: "bundle"))
    var topic: String?

    @Option(help: ArgumentHelp("The device token, for records without one.", valueName: "hex"))
    var device: String?

    func validate() throws {
        if let device, !UTF8Text(device).isDeviceToken {
            throw ValidationError("'--device' takes an even number of hexadecimal digits.")
        }
        if let topic, !UTF8Text(topic).isTopic {
            throw ValidationError(
                "'--topic' takes the app's bundle identifier, such as com.example.app, without blanks.")
        }
    }
}

/// What earlier runs have done.
struct SendResumeOptions: ParsableArguments {
    @Option(
        name: .customLong("resume"),
        help: ArgumentHelp(
            "Continue this file of outcomes, of earlier runs with the same input: append to it, and do not send settled pushes again. Replaces --output.",
            valueName: "file"),
        completion: .file())
    var file: String?

    @Flag(
        help: """
            Also send pushes again that failed but may have reached APNs; somebody may be notified twice.
            """)
    var retryUncertain = false

    func validate() throws {
        if retryUncertain, file == nil { throw ValidationError("--retry-uncertain needs --resume.") }
    }
}

/// Where `send` writes.
struct SendOutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file for the outcomes; '-' is standard output.", valueName: "file"),
        completion: .file())
    var output = "-"

    @Option(
        help: ArgumentHelp("The file for one JSON object of counts.", valueName: "file"),
        completion: .file())
    var summary: String?

    @Option(help: "Whether to show progress on standard error; auto: only on a terminal.")
    var progress = Progress.Mode.auto
}

/// The key that signs provider tokens.
struct SendTokenOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The .p8 file from Apple.", valueName: "file"), completion: .file())
    var key: String?

    @Option(help: "The key's identifier, ten characters.")
    var keyID: String?

    @Option(help: "The team's identifier, ten characters.")
    var teamID: String?

    @OptionGroup var passphrase: PassphraseOptions

    /// Refuses a run that would send without a key.
    func validateForSending(input: String) throws {
        guard let key, let keyID, let teamID else {
            throw ValidationError(
                "Sending needs --key, --key-id and --team-id. To send nothing, use --dry-run.")
        }
        if input == "-", key == "-" || passphrase.passphraseFile == "-" {
            throw ValidationError("The input, --key and --passphrase-file cannot share standard input.")
        }
        _ = try SigningIdentifiers(keyID: keyID, teamID: teamID)
        try passphrase.refuseSharedInput(key: key)
    }

    /// What hands out provider tokens.
    func source() throws -> ProviderTokenSource {
        guard let key, let keyID, let teamID else { throw ValidationError("Sending needs a key.") }
        let identifiers = try SigningIdentifiers(keyID: keyID, teamID: teamID)
        let signer = ProviderTokenSigner(
            key: try passphrase.signingKey(key), keyIdentifier: identifiers.key,
            teamIdentifier: identifiers.team)
        identifiers.noteUnusual(keyFile: key)
        return ProviderTokenSource(signer: signer)
    }
}
