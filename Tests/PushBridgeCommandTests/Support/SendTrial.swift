import APNSTestServer
import Foundation
import PushBridge
import Testing

/// `pushbridge send` against a test server of its own.
final class SendTrial {
    let server: APNSTestServer
    let folder: TemporaryFolder
    private let authority: String
    private let key: String

    /// Starts a server with a script, which takes tokens of any key.
    init(_ script: Script = Script()) async throws {
        server = try await APNSTestServer.start(APNSTestServerConfiguration(script: script))
        folder = try TemporaryFolder()
        authority = try folder.file("ca.pem", Data(server.caCertificate))
        key = try folder.file("AuthKey.p8", SendSample.key)
    }

    /// The arguments that send to the server.
    var arguments: [String] {
        [
            "send", "--host", "localhost:\(server.port)", "--ca", authority, "--key", key, "--key-id",
            "ABCDE12345", "--team-id", "12345ABCDE", "--topic", "com.example.app",
        ]
    }

    /// Sends an input.
    func send(_ input: String, _ more: String...) async throws -> SendResult {
        SendResult(try await PushBridgeProcess.runAside(arguments + more, input: Data(input.utf8)))
    }

    /// Continues a file of outcomes, whose last outcome of each line is the result.
    func resume(_ file: String, _ input: String, _ more: String...) async throws -> SendResult {
        let result = try await PushBridgeProcess.runAside(
            arguments + ["--resume", file] + more, input: Data(input.utf8))
        #expect(result.output == "")
        return SendResult(result, outcomes: try String(contentsOfFile: file, encoding: .utf8))
    }

    /// How many lines are whole in a file of the folder, which may be missing yet.
    func lineCount(of name: String) throws -> Int {
        try folder.contents(ifAny: name).utf8.count { $0 == 10 }
    }

    /// The outcomes that are whole in a file of the folder.
    func outcomes(in name: String) throws -> [JSONValue] {
        try folder.contents(of: name).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map { try JSONDocument(String($0)).root }
    }
}

/// What `send` left behind.
struct SendResult {
    let status: Int32
    let error: String
    let output: String
    let records: [JSONValue]

    init(_ result: PushBridgeProcess.Result) {
        status = result.status
        error = result.error
        output = result.output
        records = result.output.writtenLines.compactMap { try? JSONDocument($0).root }
    }

    /// Takes the last outcome of each line from what is in the file of outcomes afterwards.
    init(_ result: PushBridgeProcess.Result, outcomes: String) {
        status = result.status
        error = result.error
        output = outcomes
        var last: [Int: JSONValue] = [:]
        for line in outcomes.writtenLines {
            guard let record = try? JSONDocument(line).root else { continue }
            last[record["line"]?.integer ?? 0] = record
        }
        records = last.sorted { $0.key < $1.key }.map(\.value)
    }

    /// One member of every record, as text.
    func column(_ name: UTF8Text) -> [String] {
        records.map { $0[name].map { ($0.string ?? $0.raw.text).string } ?? "-" }
    }
}

/// Pushes to be sent.
enum SendSample {
    /// A key that signs nothing but tests.
    static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgevZzL1gdAFr88hb2
        OF/2NxApJCzGCEDdfSp6VQO30hyhRANCAAQRWz+jn65BtOMvdyHKcvjBeBSDZH2r
        1RTwjmYSi9R/zpBnuQ4EiMnCqfMPWiZqB4QdbAd0E7oH50VpuZ1P087G
        -----END PRIVATE KEY-----

        """

    /// A device token whose last digits are a number.
    static func token(_ number: Int) -> String {
        String(repeating: "a", count: 60) + String(format: "%04d", number)
    }

    /// A record as `translate` writes it.
    static func record(_ number: Int, collapseID: String? = nil, _ payload: String? = nil) -> String {
        let collapse = collapseID.map { #","apns-collapse-id":"\#($0)""# } ?? ""
        let payload = payload ?? #"{"aps":{"alert":{"body":"\#(number)"}}}"#
        return
            #"{"line":\#(number),"source":"easemob/rest","recipient":"r","token":"\#(token(number))","headers":{"apns-push-type":"alert","apns-priority":"10","apns-topic":"com.example.app"\#(collapse)},"payload":\#(payload),"diagnostics":[]}"#
    }

    /// Records with the numbers from 1 on, one a line.
    static func records(_ count: Int) -> String {
        (1...count).map { record($0) + "\n" }.joined()
    }
}
