import Foundation
import PushBridge
import Testing

@Suite("pushbridge test-server", .timeLimit(.minutes(5)))
struct TestServerCommandTests {
    /// Starts the server with the words in `$SERVER`, sends two pushes by curl and ends it.
    private static let script = """
        cd "$1"
        "$0" test-server --ca-out ca.pem $SERVER > out 2> err &
        server=$!
        for _ in $(seq 100); do [ -s out ] && break; sleep 0.05; done
        port=$(sed -n '1s/.*"port":\\([0-9]*\\).*/\\1/p' out)
        token=$("$0" token sign --key key.p8 --key-id ABCDEFGHIJ --team-id TEAM000001)
        for topic in com.example.app com.example.app.voip; do
            curl --silent --http2 --max-time 10 --cacert ca.pem -H "authorization: bearer $token" \\
                -H "apns-topic: $topic" -H "apns-push-type: alert" -d '{"aps":{"alert":"a secret"}}' \\
                --output answer "https://localhost:$port/3/device/$2"
        done
        kill -TERM $server
        wait $server
        status=$?
        cat out
        cat err >&2
        exit $status
        """

    private static let device = String(repeating: "ab12", count: 16)

    private func run(_ arguments: String) throws -> (PushBridgeProcess.Result, [JSONValue]) {
        let folder = try TemporaryFolder()
        _ = try folder.file("key.p8", TestServerKey.pem)
        _ = try folder.file(
            "keys",
            #"{"key":"key.p8","keyID":"ABCDEFGHIJ","teamID":"TEAM000001","environment":"sandbox"}"# + "\n")
        _ = try folder.file("script", #"{"token":"\#(Self.device)","answers":["Unregistered"]}"# + "\n")
        let result = try PushBridgeProcess.shell(
            "SERVER='\(arguments)'\n" + Self.script, folder.url.path, Self.device)
        return (result, try ConversionSample.values(result.output))
    }

    @Test("The first line says where it listens, each further one tells of a request, and the end counts")
    func lines() throws {
        let (result, lines) = try run("--keys keys")
        #expect(result.status == 0)
        try #require(lines.count == 3)
        #expect(lines[0]["host"]?.string == "127.0.0.1")
        #expect(lines[1]["token"]?.string == "ab12ab12…")
        #expect(lines[1]["topic"]?.string == "com.example.app")
        #expect(lines[1]["status"]?.integer == 200)
        #expect(lines[1]["effect"]?.string == "shown")
        #expect(lines[1]["keyID"]?.string == "ABCDEFGHIJ")
        #expect(lines[2]["status"]?.integer == 400)
        #expect(lines[2]["reason"]?.string == "BadTopic")
        #expect(lines[2]["fault"]?.string != nil)
        #expect(result.error == "Note: 2 requests over 2 connections: 1 accepted, 1 BadTopic.\n")
        #expect(!result.output.contains("secret") && !result.output.contains(Self.device))
    }

    @Test("Asked for, the lines hold device tokens and payloads")
    func full() throws {
        let (result, lines) = try run("--full")
        try #require(lines.count == 3)
        #expect(lines[1]["token"]?.string?.string == Self.device)
        #expect(lines[1]["payload"]?["aps"]?["alert"]?.string == "a secret")
        #expect(result.error.hasPrefix("Note: Without --keys, "))
    }

    @Test("A script is followed, and the lines go to a file")
    func script() throws {
        let (result, lines) = try run("--script script --record record --environment production")
        #expect(lines.count == 1)
        #expect(result.error.contains("1 BadTopic, 1 Unregistered"))
    }

    @Test(
        "A line of a file that cannot be used is named",
        arguments: [
            ("--script", #"{"token":"ab","answers":["Unregisterd"]}"#, "/answers/0"),
            ("--script", #"{"token":"ab","answer":"accept"}"#, "/answer"),
            ("--script", #"{"token":"ab","answers":[]}"#, "/answers"),
            ("--script", #"{"every":0,"answer":"accept"}"#, "/every"),
            ("--script", #"{"every":1,"connection":"close"}"#, "/connection"),
            ("--script", #"{"every":1,"connection":"stream-limit"}"#, "/streams"),
            ("--script", #"{"latency":-1}"#, "latency"),
            ("--script", "nonsense", "JSON"),
            ("--keys", #"{"key":"none.p8","keyID":"A","teamID":"B","enviroment":"sandbox"}"#, "/enviroment"),
            ("--keys", #"{"key":"none.p8","teamID":"B"}"#, "/keyID"),
            (
                "--keys", #"{"key":"none.p8","keyID":"A","teamID":"B"}"#,
                "none.p8 cannot be read: No such file"
            ),
            ("--keys", #"{"key":"file","keyID":"A","teamID":"B"}"#, "/key: cannot be used: "),
        ])
    func malformed(option: String, line: String, what: String) throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("file", "\n" + line + "\n")
        let result = try PushBridgeProcess.run(["test-server", option, file])
        #expect(result.status == 65)
        #expect(result.error.contains("\(file):2: "))
        #expect(result.error.contains(what))
        #expect(result.output == "")
    }

    @Test("A port that is taken ends it with status 74, a wrong call with 64")
    func refused() throws {
        let folder = try TemporaryFolder()
        let output = try folder.file("out", "")
        let server = Process()
        server.executableURL = PushBridgeProcess.binary
        server.arguments = ["test-server"]
        server.standardOutput = FileHandle(forWritingAtPath: output)
        server.standardError = FileHandle.nullDevice
        try server.run()
        defer {
            server.terminate()
            server.waitUntilExit()
        }
        var port: Int?
        for _ in 0..<200 where port == nil {
            port = try ConversionSample.values(try folder.contents(of: "out")).first?["port"]?.integer
            usleep(20_000)
        }
        let taken = String(try #require(port))
        #expect(try PushBridgeProcess.run(["test-server", "--port", taken]).status == 74)
        #expect(try PushBridgeProcess.run(["test-server", "--port", "70000"]).status == 64)
        #expect(try PushBridgeProcess.run(["test-server", "--certificate", "x"]).status == 64)
        #expect(try PushBridgeProcess.run(["test-server", "--keys", "/nonexistent"]).status == 74)
    }
}

/// A key that protects nothing.
enum TestServerKey {
    static let pem = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgwtpyDNycaLxNLLQL
        toFApqt8DtXwdzcSlUOYvanYBaChRANCAASiTi+DykbvHDEMLZFakoUYY7yz2j6W
        4B49K6TH7WkoFGi4xtbTH2ZmrwrVWAWEr2q3sAOFIUsz/fQ1nrIHEqQg
        -----END PRIVATE KEY-----
        """
}
