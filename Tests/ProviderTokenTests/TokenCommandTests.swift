import Foundation
import ProviderToken
import Testing

@Suite("pushbridge token")
struct TokenCommandTests {
    private static let identifiers = ["--key-id", "ABC123DEFG", "--team-id", "DEF123GHIJ"]

    /// Runs the command with a key in a file, which takes the place of `KEY` in the arguments.
    private static func run(
        _ arguments: String..., key: String = "pkcs8", input: String = "", passphrase: String? = nil
    ) throws -> TokenProcess.Result {
        try Oracle.withFile(TestKeys.text(key)) { path in
            let all = arguments.flatMap { $0 == "IDS" ? identifiers : [$0 == "KEY" ? path : $0] }
            return try TokenProcess.run(["token"] + all, input: input, passphrase: passphrase)
        }
    }

    private static func signed(key: String = "pkcs8") throws -> String {
        try TestKeys.signer(key).sign(issuedAt: 1_700_000_000).compact
    }

    @Test("A signed token is one line, holds what was asked for, and Python verifies it")
    func signs() throws {
        let result = try Self.run("sign", "--key", "KEY", "IDS", "--issued-at", "1700000000")
        #expect(result.status == 0)
        #expect(result.error.isEmpty)
        #expect(result.output.hasSuffix("\n"))
        let opinion = try Oracle.opinions(
            on: [String(result.output.dropLast())], publicKey: TestKeys.text("public")
        ).first
        #expect(opinion?.valid == true)
        #expect(opinion?.claims == #"{"iss":"DEF123GHIJ","iat":1700000000}"#)
    }

    @Test("Without --issued-at a token is issued now")
    func signsNow() throws {
        let result = try Self.run("sign", "--key", "KEY", "IDS")
        let read = try TestKeys.verifier().verify(result.output.dropLast())
        #expect(abs(Date().timeIntervalSince1970 - Double(read.issuedAt)) < 60)
    }

    @Test("The key may come from standard input")
    func signsFromInput() throws {
        let result = try Self.run("sign", "--key", "-", "IDS", input: TestKeys.text("pkcs8"))
        #expect(result.status == 0)
        #expect(try TestKeys.verifier().verify(result.output.dropLast()).signature == .valid)
    }

    @Test(
        "An encrypted key opens with the first line of a file, or with the environment",
        arguments: ["\n", "\r\nx", ""])
    func passphrases(tail: String) throws {
        let passphrase = try TestKeys.all().passphrase
        let fromFile = try Oracle.withFile(passphrase + tail) { path in
            try Self.run("sign", "--key", "KEY", "IDS", "--passphrase-file", path, key: "pkcs8-encrypted")
        }
        #expect(fromFile.status == 0)
        let fromEnvironment = try Self.run(
            "sign", "--key", "KEY", "IDS", key: "pkcs8-encrypted", passphrase: passphrase)
        #expect(fromEnvironment.status == 0)
        let inspected = try Self.run(
            "inspect", Self.signed(), "--key", "KEY", key: "pkcs8-encrypted", passphrase: passphrase)
        #expect(inspected.output.hasSuffix(#""signature":"valid"}"# + "\n"))
    }

    @Test("Without a passphrase an encrypted key is refused at once, without a prompt")
    func noPassphrase() throws {
        let result = try Self.run(
            "sign", "--key", "KEY", "IDS", key: "pkcs8-encrypted", input: "correct horse\n")
        #expect(result.status == 65)
        #expect(result.error.contains("--passphrase-file"))
        let wrong = try Self.run("sign", "--key", "KEY", "IDS", key: "pkcs8-encrypted", passphrase: "wrong")
        #expect(wrong.status == 65)
        #expect(wrong.error.contains("does not open"))
    }

    @Test(
        "A key that cannot be used is 65, and one sentence names the file",
        arguments: ["rsa", "p384", "public", "certificate", "not-der", "foreign-point"])
    func badKeys(name: String) throws {
        let result = try Self.run("sign", "--key", "-", "IDS", input: TestKeys.text(name))
        #expect(result.status == 65)
        #expect(result.output.isEmpty)
        #expect(result.error.hasPrefix("Error: standard input: "))
        #expect(result.error.filter { $0 == "\n" }.count == 1)
    }

    @Test("A key file that Apple named for another key, and a time of issue that cannot be meant, are told")
    func doubts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let cases: [(name: String, arguments: [String], status: Int32, words: String)] = [
            ("AuthKey_ABC123DEFG.p8", ["IDS"], 0, ""), ("AuthKey.p8", ["IDS"], 0, ""),
            ("AuthKey_DEF123GHIJ.p8", ["IDS"], 0, "--key-id and --team-id may be exchanged."),
            ("AuthKey_XYZ1234567.p8", ["IDS"], 0, "named for the key identifier XYZ1234567"),
            (
                "AuthKey_XYZ1234567.p8", ["--key-id", "short-secret$", "--team-id", "DEF123GHIJ"], 0,
                "XYZ1234567, but --key-id is another. Check --key-id."
            ),
            ("key", ["IDS", "--issued-at", "1795731613000"], 64, "in milliseconds: divide it by 1000"),
            ("key", ["IDS", "--issued-at", "99999999999"], 0, "--issued-at is in the future"),
        ]
        for example in cases {
            let file = folder.appendingPathComponent(example.name)
            try Data(TestKeys.text("pkcs8").utf8).write(to: file)
            let arguments = example.arguments.flatMap { $0 == "IDS" ? Self.identifiers : [$0] }
            let result = try TokenProcess.run(["token", "sign", "--key", file.path] + arguments, input: "")
            #expect(result.status == example.status, "\(result.error)")
            #expect(example.words.isEmpty ? result.error.isEmpty : result.error.contains(example.words))
        }
    }

    @Test("Files that cannot be read are 74")
    func unreadable() throws {
        let missing = try Self.run("sign", "--key", "/nowhere/AuthKey.p8", "IDS")
        #expect(missing.status == 74)
        // The name may be a passphrase or the key itself.
        #expect(missing.error.hasPrefix("Error: The file of --key cannot be read: there is no such file. "))
        #expect(!missing.error.contains("nowhere"))
        #expect(try Self.run("sign", "--key", "/", "IDS").status == 74)
        #expect(try Self.run("sign", "--key", "KEY", "IDS", "--passphrase-file", "/nowhere/p").status == 74)
        #expect(try Self.run("inspect", "a.b.c", "--key", "/nowhere/k").status == 74)
    }

    @Test("Output that reaches nobody is 74", arguments: [">/dev/full", ">&-"])
    func lostOutput(redirection: String) throws {
        let result = try Oracle.withFile(TestKeys.text("pkcs8")) { path in
            try TokenProcess.shell(
                "(sleep 0.1; \"$0\" token sign --key '\(path)' --key-id ABC123DEFG --team-id DEF123GHIJ; "
                    + "echo \"status $?\" >&2) \(redirection)")
        }
        #expect(result.error.hasSuffix("status 74\n"), "\(result.error)")
        #expect(result.error.hasPrefix("Error: standard output cannot be written: "))
    }

    @Test("A reader that goes away ends it without a word")
    func closedPipe() throws {
        let result = try Oracle.withFile(TestKeys.text("pkcs8")) { path in
            try TokenProcess.shell(
                "(sleep 0.1; \"$0\" token sign --key '\(path)' --key-id ABC123DEFG --team-id DEF123GHIJ; "
                    + "echo \"status $?\" >&2) | (exec <&-; sleep 0.2)")
        }
        #expect(result.error == "status 141\n")
    }

    @Test(
        "Wrong usage is 64",
        arguments: [
            ["sign"], ["inspect"], ["sign", "--key", "-", "--key-id", "", "--team-id", "T"],
            ["sign", "--key", "-", "--key-id", "K", "--team-id", "T\n"],
            ["sign", "--key", "-", "--key-id", "K", "--team-id", "T", "--issued-at=-1"],
            ["sign", "--key", "-", "--key-id", "K", "--team-id", "T", "--issued-at", "now"],
            ["sign", "--key", "-", "--key-id", "K", "--team-id", "T", "--passphrase-file", "-"],
            ["inspect", "-", "--key", "-"], ["inspect", "-", "--passphrase-file", "-"],
            ["inspect", "a.b.c", "--now", "yesterday"],
        ])
    func usage(arguments: [String]) throws {
        let result = try TokenProcess.run(["token"] + arguments)
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
    }

    @Test("Identifiers unlike Apple's are noted, not refused")
    func notes() throws {
        let result = try Self.run("sign", "--key", "KEY", "--key-id", "K", "--team-id", "DEF123GHIJ")
        #expect(result.status == 0)
        #expect(result.error.hasPrefix("Note: The key identifier"))
        #expect(!result.error.contains("team identifier"))
    }

    @Test(
        "Inspecting says whether Apple accepts the age of a token, and what to do; that is no failure",
        arguments: [
            (0, #""age":0,"expired":false,"#, ""), (3_600, #""age":3600,"expired":false,"#, ""),
            (3_601, #""age":3601,"expired":true,"#, "Note: The token is expired: "),
            (86_400, #""age":86400,"expired":true,"#, "Note: The token is expired: "),
            (-60, #""age":-60,"expired":false,"signature""#, ""),
            (-61, #""age":-61,"expired":false,"inFuture":true,"#, "Note: The token was issued in the future"),
        ])
    func expiry(_ age: Int, fields: String, note: String) throws {
        let time = Date(timeIntervalSince1970: 1_700_000_000 + Double(age)).formatted(.iso8601)
        let result = try Self.run("inspect", "--now", time, try Self.signed())
        #expect(result.status == 0)
        #expect(result.output.contains(fields), "\(result.output)")
        #expect(note.isEmpty ? result.error.isEmpty : result.error.hasPrefix(note), "\(result.error)")
    }

    @Test("Inspecting prints header, claims, age and verdict as one line of JSON")
    func inspects() throws {
        let token = try Self.signed()
        let now = "2023-11-14T23:13:20+00:00"
        let fields =
            #"{"header":{"alg":"ES256","kid":"ABC123DEFG"},"claims":{"iss":"DEF123GHIJ","iat":1700000000}"#
        let unchecked = try Self.run("inspect", token, "--now", now)
        #expect(unchecked.output == fields + #","age":3600,"expired":false,"signature":"unchecked"}"# + "\n")
        #expect(unchecked.status == 0)
        for key in ["pkcs8", "sec1", "public"] {
            let valid = try Self.run(
                "inspect", "-", "--key", "KEY", "--now", now, key: key, input: "Bearer \(token)\n")
            #expect(valid.output == fields + #","age":3600,"expired":false,"signature":"valid"}"# + "\n")
            #expect(valid.status == 0)
        }
    }

    @Test("An invalid signature is printed, told and 1")
    func invalid() throws {
        let result = try Self.run("inspect", "bearer " + Self.signed(key: "other"), "--key", "KEY")
        #expect(result.status == 1)
        #expect(result.output.hasSuffix(#""signature":"invalid"}"# + "\n"))
        #expect(result.error.hasPrefix("Error: The token's signature does not match "))
    }

    @Test(
        "What is no token is 1 and one sentence",
        arguments: ["", "bearer", "a.b", "a.b.c", "eyJ9.e30.AAAA", "{}"])
    func noToken(text: String) throws {
        let result = try Self.run("inspect", text)
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.error.hasPrefix("Error: The token"))
        #expect(result.error.filter { $0 == "\n" }.count == 1)
    }

    @Test("White space inside a token's JSON does not break the line")
    func oneLine() throws {
        let signature = String(repeating: "A", count: 86)
        let parts = ["{\n \"alg\" : \"ES256\"\n}", "{\n\t\"iat\" : -9223372036854775808 }"].map {
            Data($0.utf8).base64EncodedString().replacing("=", with: "")
        }
        let result = try Self.run("inspect", "\(parts[0]).\(parts[1]).\(signature)")
        #expect(
            result.output.hasPrefix(
                #"{"header":{"alg":"ES256"},"claims":{"iat":-9223372036854775808},"age":"#))
        #expect(result.output.filter { $0 == "\n" }.count == 1)
        #expect(result.status == 0)
    }
}
