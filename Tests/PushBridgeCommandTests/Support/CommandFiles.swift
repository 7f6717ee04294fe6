import PushBridge

/// The files that a command takes, with contents that it can use.
struct CommandFiles: CustomStringConvertible, Sendable {
    /// A file that is read.
    struct Read: Sendable {
        let option: String
        let file: String
        let contents: String
        /// What a refusal calls it.
        let words: String

        init(_ option: String, _ contents: String, words: String? = nil) {
            self.option = option
            file = String(option.drop { $0 == "-" })
            self.contents = contents
            self.words = words ?? option
        }
    }

    let description: String
    let required: [String]
    let reads: [Read]
    let writes: [String]

    /// Writes the files, and returns the command with everything but its outputs.
    func arguments(in folder: TemporaryFolder) throws -> [String] {
        var arguments = description.split(separator: " ").map(String.init) + required
        for read in reads {
            let path = try folder.file(read.file, read.contents)
            if read.option.hasPrefix("--") { arguments += [read.option, path] }
            if ["input", "file", "OLD", "NEW"].contains(read.option) { arguments.append(path) }
        }
        return arguments
    }

    /// Options of commands that write to standard output alone.
    static let readOnly: Set = [
        "--directory"
    ]

    private static let record =
        #"{"line":1,"id":"1","source":"easemob/rest","recipient":"bob","suppressed":"mode-none"}"#

    /// A report on a corpus of nothing.
    private static let tally =
        #"{"tally":3,"program":"0","target":"nim","prefer":"screen","keepHidden":false,"profiles":{},"inputs":[],"lines":0,"blankLines":0,"rejected":{},"alreadyTarget":0,"unwritten":0,"platforms":0,"messages":0,"fidelity":{"identical":0,"same-screen":0,"vendor-wording":0,"degraded":0,"exposed":0},"unjudged":0,"sources":{},"conversations":{},"kinds":{},"days":{},"rows":[],"points":[],"effects":[],"situations":[],"screens":[],"rowSets":[],"examples":[],"exampleLimit":0,"wording":[]}"#

    static let all: [CommandFiles] = [
        CommandFiles(description: "translate", required: [], reads: messages + settings, writes: lines),
        CommandFiles(
            description: "convert", required: ["--to", "nim"], reads: messages + settings, writes: lines),
        CommandFiles(
            description: "verify", required: ["--to", "nim", "--advise", "--report", "/dev/null"],
            reads: messages + settings + [Read("--compare", tally)],
            writes: lines + ["--report", "--write-profile"]),
        CommandFiles(
            description: "report", required: [],
            reads: [Read("file", tally, words: "The file"), Read("--compare", tally)], writes: ["--output"]),
        CommandFiles(
            description: "compare", required: [],
            reads: [Read("OLD", record), Read("NEW", record)] + identifiers,
            writes: ["--output"]),
        CommandFiles(
            description: "merge", required: [],
            reads: [Read("file", #"{"lines":1}"#, words: "The file")], writes: ["--output"]),
        CommandFiles(
            description: "settings convert", required: ["--from", "easemob", "--to", "nim"],
            reads: [Read("input", #"{"user":"6006"}"#, words: "The input")] + profile + identifiers,
            writes: lines),
        CommandFiles(
            description: "settings profile", required: ["--from", "easemob", "--to", "nim"],
            reads: [Read("input", #"{"badgeCap":99}"#, words: "The input")] + profile, writes: lines),
        CommandFiles(
            description: "import devices", required: ["--from", "leancloud"],
            reads: [
                Read("input", #"{"deviceType":"android"}"#, words: "The input"),
                Read("--conversations", #"{"objectId":"c1","m":["bob"]}"#), Read("--people", "bob"),
            ], writes: lines),
        CommandFiles(
            description: "import groups", required: ["--from", "leancloud"],
            reads: [Read("input", #"{"objectId":"c1","m":["bob"]}"#, words: "The input")], writes: lines),
        CommandFiles(
            description: "webhook verify", required: ["--vendor", "easemob"],
            reads: [Read("input", "{}", words: "The input"), Read("--secret-file", "secret")], writes: lines),
        CommandFiles(
            description: "webhook outcomes", required: [],
            reads: [Read("input", "{}", words: "The input")], writes: lines),
        CommandFiles(
            description: "send",
            required: [
                "--dry-run", "--host", "localhost:1", "--key-id", "ABCDE12345", "--team-id", "12345ABCDE",
            ],
            reads: [
                Read("input", SendSample.record(1), words: "The input"), Read("--key", SendSample.key),
                Read("--passphrase-file", "secret"), Read("--ca", SendSample.authority),
                Read("--resume", #"{"line":1,"outcome":"accepted","record":"0123456789abcdef"}"#),
            ], writes: ["--output", "--summary"]),
        CommandFiles(
            description: "run-requests", required: ["--dry-run", "--base-url", "http://localhost:1"],
            reads: [
                Read("input", CalledVendor.nim.line("hi"), words: "The input"),
                Read("--credentials", #"{"vendor":"nim","appKey":"k","secret":"s"}"#),
                Read("--resume", #"{"line":1,"outcome":"accepted","record":"0123456789abcdef"}"#),
            ], writes: ["--output", "--summary"]),
        CommandFiles(
            description: "explain", required: [], reads: messages + settings, writes: ["--output"]),
        CommandFiles(description: "mappings list", required: [], reads: [], writes: ["--output"]),
        CommandFiles(description: "mappings show", required: ["EM-012"], reads: [], writes: ["--output"]),
        CommandFiles(
            description: "token sign", required: ["--key-id", "ABCDE12345", "--team-id", "12345ABCDE"],
            reads: keys, writes: ["--output"]),
        CommandFiles(
            description: "token inspect", required: ["a.b.c"], reads: keys, writes: ["--output"]),
        CommandFiles(
            description: "sign-request", required: ["--app-key", "k"],
            reads: [Read("--secret-file", "secret")], writes: ["--output"]),
        CommandFiles(
            description: "test-server", required: [],
            reads: [
                Read("key.p8", SendSample.key, words: "A key of --keys"),
                Read("--keys", #"{"key":"key.p8","keyID":"ABCDEFGHIJ","teamID":"TEAM000001"}"#),
                Read("--script", #"{"latency":1}"#), Read("--certificate", "none"),
                Read("--private-key", "none"),
            ], writes: ["--record", "--ca-out"]),
    ]

    private static let messages = [Read("input", Sample.message, words: "The input")]
    private static let profile = [Read("--profile", #"{"vendor":"easemob"}"#)]
    private static let settings =
        profile + [Read("--recipients", #"{"id":"6006"}"#), Read("--groups", #"{"id":"g","members":["a"]}"#)]
        + identifiers
    private static let identifiers = [Read("--ids", "user\t6006\tu-6006")]
    private static let keys = [Read("--key", SendSample.key), Read("--passphrase-file", "secret")]
    private static let lines = ["--output", "--rejects", "--summary"]
}

extension SendSample {
    /// A certificate that vouches for nobody.
    static let authority = """
        -----BEGIN CERTIFICATE-----
        MIIBeDCCAR+gAwIBAgIUJQ1wA6fJR1ifiC7TCrxsYxK8gd4wCgYIKoZIzj0EAwIw
        ETEPMA0GA1UEAwwGTm9ib2R5MCAXDTI2MTEyMjEwMjM1NFoYDzIxMjYxMDI5MTAy
        MzU0WjARMQ8wDQYDVQQDDAZOb2JvZHkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
        AATxtZPoMXW7JG7kWMgeTiyXo3ijqm4+KMtLdMSRaTq0ru2KeLUPYeRivEmqN1HE
        A6Fega5DkD5pgviZu9h1ZV3Qo1MwUTAdBgNVHQ4EFgQUKUIM2xi/gdhKH8YknjzM
        caXQnIgwHwYDVR0jBBgwFoAUKUIM2xi/gdhKH8YknjzMcaXQnIgwDwYDVR0TAQH/
        BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiArEPc6rYeU5AWio4kqwhB5iaLfiZuS
        5TlIsCZ3/UuH9wIgBR8WcB/fNI8GWamMDbPuVQErQwD0OF968jExhZ4hHUY=
        -----END CERTIFICATE-----

        """
}
