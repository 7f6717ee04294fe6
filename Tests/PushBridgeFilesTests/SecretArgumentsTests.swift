import PushBridge
import Testing

@Suite("Secrets on the command line")
struct SecretArgumentsTests {
    private static let help = """
          --key <file>            The key.
          -o, --output <file>     The output.
          --nonce <nonce>         A random text.
          --strict                Fail.
        """
    private static let pem = "-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMG\n-----END PRIVATE KEY-----"
    private static let base64 = "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg/x+9="

    /// What is refused, and the option that the sentence names; nil where nothing is refused.
    static let cases: [(arguments: [String], option: String?)] = [
        (["sign", "--key", pem], "--key"), (["sign", "--key=\(pem)"], "--key"), ([pem], "an argument"),
        (["--key", base64], "--key"), (["--key=" + base64], "--key"), (["-o", base64], "-o"),
        (["--strict", base64], "--strict"), ([base64], "an argument"), (["--nonce", pem], "--nonce"),
        (["--key", String(repeating: "ab/", count: 2_000)], "--key"),
        (["--key", String(repeating: "a", count: 300)], "--key"),
        (["--un known=x \(pem)"], "--un"),
        (["--unknown-\(base64)=\(pem)"], "--unknown-MIGHAgEAMBMGByqGSM49AgEGCCqGSM"),
        (["--nonce", base64], nil), (["--key", "AuthKey_ABC123DEFG.p8"], nil),
        (["--key", "/etc/keys/2026/AuthKey_ABC123DEFG.p8", "--strict", "-", "--", "x"], nil),
        (["--output", "B0b0B0b0B0b0B0b0B0b0B0b0B0b0B0b0B0b0B0b0B0b0B0b0"], nil),
        (
            ["inspect", "eyJhbGciOiJFUzI1NiIsImtpZCI6IkFCQzEyM0RFRkcifQ.eyJpc3MiOiJERUYxMjNHSElKIn0.sig\n"],
            nil
        ),
        (["--output", "messages of Ada, 2026-11-27.jsonl"], nil),
    ]

    @Test("A value that looks like a key is refused by its option, and is not shown", arguments: cases)
    func refused(_ arguments: [String], option: String?) {
        let sentence = SecretArguments(arguments).refusal { Self.help }
        #expect(
            sentence.map { $0.hasPrefix("The value of \(option ?? "?") looks like a key") } ?? (option == nil)
        )
        #expect(sentence?.contains("MIGHAgEAMBMGByqGSM49AgEGCCqGSM49") != true)
    }

    @Test("Of an unknown option, 40 characters before its first space or equals sign are shown")
    func unknown() {
        let long = "--" + String(repeating: "x", count: 60)
        let cases = [
            ("--passphrase", "Unknown option '--passphrase'", "Unknown option '--passphrase'"),
            ("--pass hunter2", "Unknown option '--pass hunter2'", "Unknown option '--pass…'"),
            ("--secrethunter2", "Unknown option '--secrethunter2'", "Unknown option '--secret…'"),
            ("-secret-filehunter2", "Unknown option '-secret-filehunter2'", "Unknown option '-secret-file…'"),
            ("--key\(Self.base64)", "Unknown option '--key\(Self.base64)'", "Unknown option '--key…'"),
            ("--key-id", "Missing value for '--key-id <id>'", "Missing value for '--key-id <id>'"),
            ("--p=hunter2", "Unknown option '--p=hunter2'", "Unknown option '--p…'"),
            (long + "=y", "Unknown option '\(long)'", "Unknown option '\(long.prefix(40))…'"),
            (Self.base64, "The value '\(Self.base64)' is invalid", "The value '…' is invalid"),
        ]
        for (argument, message, shown) in cases {
            #expect(SecretArguments([argument]).withoutSecrets(message) == shown)
        }
    }
}
