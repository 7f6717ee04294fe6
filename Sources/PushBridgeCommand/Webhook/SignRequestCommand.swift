internal import ArgumentParser
internal import PushBridge
internal import VendorSignature

/// `pushbridge sign-request`: the headers that a call of a vendor's server interface needs.
struct SignRequestCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "sign-request", "Print the signed headers for one call of NIM's or RongCloud's server API.",
        usage: "pushbridge sign-request --app-key <key> [<options>]")

    /// A vendor whose calls are signed.
    struct Caller: ExpressibleByArgument {
        let name: String

        /// The first of them.
        init() { name = Self.allValueStrings.first ?? "" }

        init?(argument: String) {
            guard Self.allValueStrings.contains(argument) else { return nil }
            name = argument
        }

        static var allValueStrings: [String] {
            SignatureScheme.all.filter(\.signsCalls).flatMap(\.vendors)
        }
        var defaultValueDescription: String { name }
    }

    /// How the headers are printed.
    enum Format: String, WordOption {
        case text, json
    }

    @Option(help: .option("SignRequest.vendor"))
    var vendor = Caller()

    @Option(help: .option("SignRequest.appKey"))
    var appKey: String

    @OptionGroup var secret: SecretOptions

    @Option(help: .option("SignRequest.nonce"))
    var nonce: String?

    @Option(help: .option("SignRequest.curTime"))
    var curTime: Int?

    @Option(help: .option("SignRequest.format"))
    var format = Format.text

    /// The last second of eleven digits, some three thousand years from now; whatever is more was meant otherwise.
    static let latestTime = 99_999_999_999

    @OptionGroup var output: TextOutputOptions

    func validate() throws {
        if let curTime, !(0...Self.latestTime).contains(curTime) {
            throw ValidationError(
                "'--cur-time' is in Unix seconds, from 0 to \(Self.latestTime); a time of 13 digits is in milliseconds, "
                    + "as webhooks have it. Divide it by 1000.")
        }
    }

    func run() throws {
        let output = try output.open(reading: secret.files)
        let headers = try headers()
        switch format {
        case .text:
            try output.finish(with: headers.map { "\($0.name): \($0.value)" }.joined(separator: "\n"))
        case .json:
            try output.finish(
                with: RawJSON.object(headers.map { ($0.name, RawJSON.string($0.value)) }).description)
        }
    }

    private func headers() throws(CommandError) -> [(name: UTF8Text, value: UTF8Text)] {
        let secret = try secret.secret()
        let signer: (any CallSigner)?
        do {
            signer = try SignatureScheme(vendor: vendor.name)?
                .callSigner(appKey: UTF8Text(appKey), secret: secret)
        } catch {
            throw .unsignable(error)
        }
        guard let signer else { throw .unsignedCalls(of: vendor.name) }
        do {
            return try signer.headers(
                nonce: nonce.map { UTF8Text($0) } ?? signer.randomNonce(),
                time: curTime ?? Machine.epochSeconds)
        } catch {
            throw .unsignable(error)
        }
    }
}

// What `sign-request` and `webhook verify` say when libcrypto or a header is in the way.
extension CommandError {
    static func unsignedCalls(of vendor: String) -> CommandError {
        .usage("The calls of \(vendor) are not signed.")
    }

    static func unsignable(_ error: VendorSignatureError) -> CommandError {
        error.code == .invalidHeader ? .usage(error.description) : .unusableDigest(error)
    }

    static func unusableDigest(_ error: VendorSignatureError) -> CommandError {
        CommandError(status: .inputOutput, description: error.description)
    }
}
