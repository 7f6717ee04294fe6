internal import APNSTestServer
internal import ArgumentParser

/// `pushbridge test-server`: a server that answers like APNs.
struct TestServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test-server",
        abstract: "Run a local server that answers like APNs, and report what arrives.",
        usage: "pushbridge test-server [<options>]",
        discussion: """
            Reads requests over HTTP/2 and TLS, checks each one as Apple does, and writes a line about it. The first \
            line on standard output has the address. The server runs until it is interrupted (SIGINT or SIGTERM), \
            then prints counts. A background job of a script ignores SIGINT, so end it with kill -TERM.

              {"host":"127.0.0.1","port":41233}
              {"request":1,"connection":1,"stream":1,"token":"ab12ab12…",
               "topic":"com.example.app","pushType":"alert","priority":"10",
               "bytes":31,"status":200,"effect":"shown"}
              {"request":2,"connection":1,"stream":3,"token":"ab12ab12…",…,
               "status":400,"reason":"BadTopic","fault":"The apns-topic …"}

            effect says what happens on the device. shown; replaced: it replaces the push with the same collapse \
            identifier; silent; or, if the device is offline, where Apple keeps only one push: stored, \
            stored-instead (it replaces the stored one) or discarded.

            --script is a JSON Lines file with other answers and faults. An answer is accept, silence, reset or one \
            of Apple's reasons, alone or as {"answer":…,"timestamp":ms,"delay":ms}. The last answer of a device is \
            repeated:

              {"token":"ab12…","answers":["ServiceUnavailable","accept"]}
              {"token":"cd34…","topic":"com.example.app","online":false}
              {"every":100,"answer":"Unregistered"}
              {"every":10000,"connection":"goaway","reason":"Shutdown"}
              {"at":50000,"connection":"drop"}
              {"at":10,"connection":"stream-limit","streams":5}
              {"latency":20}

            --keys is a JSON Lines file of the keys whose provider tokens are accepted. Only the first three members \
            are required:

              {"key":"AuthKey.p8","keyID":"ABC1234567","teamID":"DEF1234567",
               "environment":"sandbox","topics":["com.example.app"],"related":"GHI1234567"}

            Apple is reported to accept DER signatures in provider tokens, and so does this server; the line about \
            the request then has "signature":"DER". --strict-tokens refuses them.

            Example:

              pushbridge test-server --ca-out ca.pem --record received.jsonl > address &
                until [ -s address ]; do sleep 0.1; done
                echo '{"aps":{"alert":"Tea is ready"}}' |
                  pushbridge send --host localhost:$(sed 's/.*:\\(.*\\)}/\\1/' address) \\
                  --ca ca.pem --key AuthKey.p8 --key-id ABC123DEFG --team-id DEF123GHIJ \\
                  --topic com.example.teahouse --device $(printf '%064d' 42)
                kill -TERM $!; wait $!

            Exit status: 0 done; 64 wrong usage; 65 a script, key or certificate cannot be used; 74 the port or a \
            file cannot be opened.

            Next: 'pushbridge send --help' shows what else can be sent, and what the outcomes mean.
            """)

    @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("The port to listen on; 0 chooses a free port.", valueName: "number"))
    var port = 0

    @Option(
        help: ArgumentHelp(
            "The file for the certificate that clients must trust, as PEM; the server makes it for localhost.",
            valueName: "file"),
        completion: .file())
    var caOut: String?

    @Option(
        help: ArgumentHelp("Use this certificate instead, with its chain, as PEM.", valueName: "file"),
        completion: .file())
    var certificate: String?

    @Option(
        help: ArgumentHelp("The certificate's private key, as PEM.", valueName: "file"), completion: .file())
    var privateKey: String?

    @Option(
        help:
            "Which of Apple's servers to imitate: \(APNSEnvironment.allCases.map(\.rawValue).joined(separator: ", "))."
    )
    var environment = APNSEnvironment.sandbox

    @Option(
        help: ArgumentHelp(
            "The keys whose tokens are accepted. Without it, tokens of any key are accepted and signatures are not verified.",
            valueName: "file"),
        completion: .file())
    var keys: String?

    @Flag(
        help:
            "Refuse provider tokens with a DER signature instead of r and s. (Apple is reported to accept DER.)"
    )
    var strictTokens = false

    @Option(
        help: ArgumentHelp("Other answers and faults, see above.", valueName: "file"), completion: .file())
    var script: String?

    @Option(
        help: ArgumentHelp(
            "The file for the lines about requests; '-' is standard output.", valueName: "file"),
        completion: .file())
    var record = "-"

    @Flag(help: "Write whole device tokens, and payloads.")
    var full = false

    @Option(
        help: ArgumentHelp(
            "Streams allowed on a connection after a provider token was accepted.", valueName: "n"))
    var streams = 1_000

    @Option(help: ArgumentHelp("Streams allowed on a connection before that.", valueName: "n"))
    var firstStreams = 1

    @Option(
        help: ArgumentHelp(
            "The maximum number of open connections; further ones are closed at once.", valueName: "n"))
    var maxConnections = 1_000

    @Option(
        help: ArgumentHelp("The maximum time for a client's TLS handshake.", valueName: "seconds"))
    var handshakeTimeout = 10

    var files: [NamedFile] {
        NamedFile.named("--certificate", certificate) + NamedFile.named("--private-key", privateKey)
            + NamedFile.named("--keys", keys) + NamedFile.named("--script", script)
    }

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("'--port' takes a number from 0 to 65535.")
        }
        guard streams > 0, firstStreams > 0 else {
            throw ValidationError("'--streams' and '--first-streams' take a number from 1.")
        }
        guard (1...100_000).contains(maxConnections), (1...3_600).contains(handshakeTimeout) else {
            throw ValidationError(
                "'--max-connections' takes 1 to 100000, and '--handshake-timeout' 1 to 3600 seconds.")
        }
        guard (certificate == nil) == (privateKey == nil) else {
            throw ValidationError("'--certificate' and '--private-key' must be given together.")
        }
    }

    func run() throws {
        try TestServerRun(self)()
    }
}
