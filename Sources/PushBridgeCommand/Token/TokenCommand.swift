internal import ArgumentParser
internal import ProviderToken
internal import PushRecords

/// `pushbridge token`: provider tokens, by hand.
struct TokenCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "token", "Sign and inspect provider tokens for APNs requests.",
        subcommands: [TokenSign.self, TokenInspect.self])
}

/// `pushbridge token sign`: one new provider token.
struct TokenSign: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "token sign", "Print a new provider token.",
        usage: "pushbridge token sign --key <file> --key-id <id> --team-id <id>\n[<options>]")

    @Option(help: .option("TokenSign.key"))
    var key: String

    @Option(help: .option("TokenSign.keyID"))
    var keyID: String

    @Option(help: .option("TokenSign.teamID"))
    var teamID: String

    @Option(help: .option("TokenSign.issuedAt"))
    var issuedAt: Int?

    @OptionGroup var passphrase: PassphraseOptions

    @OptionGroup var output: TextOutputOptions

    func validate() throws {
        _ = try identifiers()
        if let issuedAt, !(0...SignRequestCommand.latestTime).contains(issuedAt) {
            throw ValidationError(
                "'--issued-at' takes Unix seconds, from 0 to \(SignRequestCommand.latestTime). A time of 13 digits is in "
                    + "milliseconds: divide it by 1000.")
        }
        try passphrase.refuseSharedInput(key: key)
    }

    func run() throws {
        let identifiers = try identifiers()
        let output = try output.open(reading: [NamedFile("--key", key)] + passphrase.files)
        let signer = ProviderTokenSigner(
            key: try passphrase.signingKey(key), keyIdentifier: identifiers.key,
            teamIdentifier: identifiers.team)
        let now = Machine.epochSeconds
        let token = try signer.sign(issuedAt: issuedAt ?? now)
        if ProviderTokenAge(seconds: now - (issuedAt ?? now)).isInFuture {
            StandardError.note("--issued-at is in the future. Apple refuses the token until then.")
        }
        identifiers.noteUnusual(keyFile: key)
        try output.finish(with: token.compact)
    }

    private func identifiers() throws -> SigningIdentifiers {
        try SigningIdentifiers(keyID: keyID, teamID: teamID)
    }
}

/// `pushbridge token inspect`: what a token says, how old it is, and whether its signature holds.
struct TokenInspect: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "token inspect", "Show the content of a provider token and check its signature.",
        usage: "pushbridge token inspect <token> [<options>]")

    @Argument(help: .option("TokenInspect.token"))
    var token: String

    @Option(help: .option("TokenInspect.key"))
    var key: String?

    @OptionGroup var passphrase: PassphraseOptions

    @Option(help: .option("TokenInspect.now"))
    var now: String?

    @OptionGroup var output: TextOutputOptions

    func validate() throws {
        _ = try moment()
        try passphrase.refuseSharedInput(key: key)
        if token == "-", key == "-" || passphrase.passphraseFile == "-" {
            throw ValidationError(
                "Only one of the token, --key and --passphrase-file can come from standard input.")
        }
    }

    func run() throws {
        let output = try output.open(reading: NamedFile.named("--key", key) + passphrase.files)
        let verifier = ProviderTokenVerifier(key: try verificationKey())
        let inspected = try inspect(compact(), with: verifier)
        let age = try age(of: inspected)
        try output.finish(with: Self.line(for: inspected, age: age))
        if inspected.signature == .invalid, let key {
            throw CommandError.invalidSignature(TokenInput(key).name)
        }
        if let sentence = age.shortcoming { StandardError.note(sentence) }
    }

    private func inspect(
        _ token: Substring, with verifier: ProviderTokenVerifier
    ) throws(CommandError) -> InspectedToken {
        do {
            return try verifier.inspect(token)
        } catch {
            throw .malformedToken(error)
        }
    }

    private func moment() throws -> Instant {
        guard let now else { return Instant(seconds: Machine.epochSeconds) }
        guard let moment = Instant(rfc3339: UTF8Text(now)) else {
            throw ValidationError("'--now' is not an RFC 3339 time such as 2026-11-21T12:00:00Z.")
        }
        return moment
    }

    private func verificationKey() throws(CommandError) -> VerificationKey? {
        guard let key else { return nil }
        // The public half serves, and people give the private key.
        return try passphrase.key(key) { pem, passphrase throws(ProviderTokenError) in
            try VerificationKey(pem: pem, passphrase: passphrase)
        }
    }

    /// The token without what people copy along with it.
    private func compact() throws(CommandError) -> Substring {
        let given = token == "-" ? String(decoding: try TokenInput(token).bytes(), as: UTF8.self) : token
        let scheme = "bearer "
        var text = Substring(given).trimmingWhitespace()
        if text.prefix(scheme.count).lowercased() == scheme {
            text = text.dropFirst(scheme.count).trimmingWhitespace()
        }
        return text
    }

    private func age(of inspected: InspectedToken) throws -> ProviderTokenAge {
        let (age, overflow) = try moment().seconds.subtractingReportingOverflow(inspected.issuedAt)
        return ProviderTokenAge(seconds: overflow ? (inspected.issuedAt < 0 ? .max : .min) : age)
    }

    private static func line(for inspected: InspectedToken, age: ProviderTokenAge) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("header")
        writer.value(inspected.header.root)
        writer.key("claims")
        writer.value(inspected.claims.root)
        writer.member("age", age.seconds)
        writer.key("expired")
        writer.bool(age.isExpired)
        if age.isInFuture {
            writer.key("inFuture")
            writer.bool(true)
        }
        writer.key("signature")
        writer.string(UTF8Text(inspected.signature.rawValue))
        writer.endObject()
        return writer.text().string
    }
}

extension Substring {
    fileprivate func trimmingWhitespace() -> Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

/// How old a provider token is, and whether Apple accepts it at that age.
struct ProviderTokenAge {
    /// Seconds since the time of issue; negative for one in the future.
    let seconds: Int

    /// How far apart two clocks may be, in seconds.
    private static let skew = 60

    /// Whether Apple refuses it as too old.
    var isExpired: Bool { seconds > ProviderTokenLifetime.maximumAge }

    /// Whether it was issued later than now, by more than clocks differ.
    var isInFuture: Bool { seconds < -Self.skew }

    /// What is wrong and what to do; nil for a token that Apple accepts.
    var shortcoming: String? {
        if isExpired {
            return
                "The token is expired: Apple accepts a token for \(ProviderTokenLifetime.maximumAge / 60) minutes. "
                + "'pushbridge token sign' makes a new one."
        }
        return isInFuture
            ? "The token was issued in the future, and Apple refuses it. Check the clock of the machine that signed it."
            : nil
    }
}
