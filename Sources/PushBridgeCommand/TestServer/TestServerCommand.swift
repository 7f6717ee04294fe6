internal import APNSTestServer
internal import ArgumentParser

/// `pushbridge test-server`: a server that answers like APNs.
struct TestServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test-server",
        abstract: "Answer like APNs, on this machine, and tell what arrives.",
        usage: "pushbridge test-server [<options>]",
        discussion: """
            Reads requests over HTTP/2 and TLS, judges each as Apple does, and writes a line about it. The first line \
            on standard output says where it listens. It serves until it is interrupted (SIGINT or SIGTERM), then \
            counts; a script's background job ignores SIGINT, so end it with kill -TERM.

              {"host":"127.0.0.1","port":41233}
              {"request":1,"connection":1,"stream":1,"token":"ab12ab12…",
               "topic":"com.example.app","pushType":"alert","priority":"10",
               "bytes":31,"status":200,"effect":"shown"}
              {"request":2,"connection":1,"stream":3,"token":"ab12ab12…",…,
               "status":400,"reason":"BadTopic","fault":"The apns-topic …"}

            effect is what the push does at its device: shown; replaced, another of the same collapse identifier; \
            silent; or for a device that is offline, for which Apple keeps one push: stored, stored-instead, discarded.

            --script says what happens besides, in JSON Lines. An answer is accept, silence, reset or one of Apple's \
            reasons, alone or as {"answer":…,"timestamp":ms,"delay":ms}; a device's last one is repeated:

              {"token":"ab12…","answers":["ServiceUnavailable","accept"]}
              {"token":"cd34…","topic":"com.example.app","online":false}
              {"every":100,"answer":"Unregistered"}
              {"every":10000,"connection":"goaway","reason":"Shutdown"}
              {"at":50000,"connection":"drop"}
              {"at":10,"connection":"stream-limit","streams":5}
              {"latency":20}

            --keys names the keys whose provider tokens are taken, in JSON Lines; only the first three are required:

              {"key":"AuthKey.p8","keyID":"ABC1234567","teamID":"DEF1234567",
               "environment":"sandbox","topics":["com.example.app"],"related":"GHI1234567"}

            A provider token may be signed in DER too, as Apple is reported to take it; the line about the request then \
            has "signature":"DER". --strict-tokens refuses it.

            Example:

              pushbridge test-server --ca-out ca.pem --record received.jsonl > address &
                until [ -s address ]; do sleep 0.1; done
                echo '{"aps":{"alert":"Tea is ready"}}' |
                  pushbridge send --host localhost:$(sed 's/.*:\\(.*\\)}/\\1/' address) \\
                  --ca ca.pem --key AuthKey.p8 --key-id ABC123DEFG --team-id DEF123GHIJ \\
                  --topic com.example.teahouse --device $(printf '%064d' 42)
                kill -TERM $!; wait $!

            Exit status: 0 done; 64 wrong usage; 65 a script, key or certificate cannot be used; 74 the port or a file \
            cannot be opened.

            Next: 'pushbridge send --help' tells what else can be sent, and what its outcomes mean.
            """)

    @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("The port to listen on; 0 takes a free one.", valueName: "number"))
    var port = 0

    @Option(
        help: ArgumentHelp(
            "Where to write what clients must trust, as PEM; the server makes a certificate for localhost.",
            valueName: "file"),
        completion: .file())
    var caOut: String?

    @Option(
        help: ArgumentHelp("The certificate to show instead, with its chain, as PEM.", valueName: "file"),
        completion: .file())
    var certificate: String?

    @Option(help: ArgumentHelp("Its private key, as PEM.", valueName: "file"), completion: .file())
    var privateKey: String?

    @Option(
        help: "Whose server to play: \(APNSEnvironment.allCases.map(\.rawValue).joined(separator: ", ")).")
    var environment = APNSEnvironment.sandbox

    @Option(
        help: ArgumentHelp(
            "The keys whose tokens are taken. Without them any key's are, and signatures are not verified.",
            valueName: "file"),
        completion: .file())
    var keys: String?

    @Flag(
        help:
            "Refuse provider tokens whose signature is DER instead of r and s, which Apple is reported to take."
    )
    var strictTokens = false

    @Option(help: ArgumentHelp("What happens besides.", valueName: "file"), completion: .file())
    var script: String?

    @Option(
        help: ArgumentHelp("Where the lines about requests go; '-' is standard output.", valueName: "file"),
        completion: .file())
    var record = "-"

    @Flag(help: "Write device tokens whole, and payloads.")
    var full = false

    @Option(
        help: ArgumentHelp(
            "How many streams a connection may have, once a provider token was accepted.", valueName: "n"))
    var streams = 1_000

    @Option(help: ArgumentHelp("How many streams it may have before.", valueName: "n"))
    var firstStreams = 1

    @Option(
        help: ArgumentHelp("How many connections may be open; others are closed at once.", valueName: "n"))
    var maxConnections = 1_000

    @Option(
        help: ArgumentHelp("In what time a client must have ended its TLS handshake.", valueName: "seconds"))
    var handshakeTimeout = 10

    /// The files that are read.
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
            throw ValidationError("'--certificate' and '--private-key' need each other.")
        }
    }

    func run() throws {
        try TestServerRun(self)()
    }
}
