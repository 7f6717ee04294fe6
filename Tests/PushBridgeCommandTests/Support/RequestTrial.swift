import Foundation
import Testing

/// A vendor's calls and answers, as its documents have them.
struct CalledVendor: Sendable, CustomTestStringConvertible {
    let name: String
    /// The members of the credentials beside vendor and address.
    let credentials: String
    /// A call that sends a text to somebody.
    let path: String
    /// The body with a place for the text and one for the receiver.
    let body: String
    /// What the vendor answers to a call that it accepts.
    let accepting: String
    let id: String
    /// A header that repeated calls share; nil where a call that may have arrived is not repeated.
    let key: String?
    let tooOften: (status: Int, body: String)
    let fault: (status: Int, body: String)
    /// What the vendor answers to a wrong secret; of Easemob, when a token is asked for.
    let wrong: (status: Int, body: String, reason: String)
    /// Refusals: status, body, reason and retry.
    let refusals: [(Int, String, String, String)]

    var testDescription: String { name }

    /// A call, as `convert --format request` writes it.
    func line(_ text: String, to receiver: String = "bob") -> String {
        let call = #"{"method":"POST","path":"\#(path)","body":\#(body)}"# + "\n"
        return call.replacing("TEXT", with: text).replacing("RECEIVER", with: receiver)
    }

    func lines(_ count: Int) -> String { (1...count).map { line("t\($0)", to: "u\($0)") }.joined() }

    static let all = [nim, easemob, tencent, rongcloud]

    static let nim = CalledVendor(
        name: "nim", credentials: #""appKey":"k","secret":"geheim""#,
        path: "/im/v2/conversations/ann%7C1%7CRECEIVER/messages",
        body: #"{"message":{"message_type":0,"text":"TEXT"}}"#,
        accepting: #"{"code":200,"msg":"success","data":{"message_server_id":1234567,"receiver_id":"bob"}}"#,
        id: "1234567", key: "X-custom-traceid", tooOften: (200, #"{"code":416,"msg":"frequency control"}"#),
        fault: (200, #"{"code":500,"msg":"server error"}"#),
        wrong: (200, #"{"code":414,"msg":"bad http header"}"#, "missing-signature"),
        refusals: [
            (200, #"{"code":414,"msg":"bad text"}"#, "malformed-field", "after-fix"),
            (200, #"{"code":404,"msg":"not exist"}"#, "unknown-user", "never"),
            (200, #"{"code":431,"msg":"repeated"}"#, "repeated", "never"),
        ])

    static let easemob = CalledVendor(
        name: "easemob", credentials: #""appKey":"tea#house","clientID":"id","clientSecret":"geheim""#,
        path: "/{org}/{app}/messages/users",
        body: #"{"from":"ann","to":["RECEIVER"],"type":"txt","body":{"msg":"TEXT"}}"#,
        accepting:
            #"{"path":"/messages/users","action":"post","data":{"bob":"1029545553039460728"},"duration":0}"#,
        id: "1029545553039460728", key: nil, tooOften: (429, #"{"error":"reach_limit"}"#),
        fault: (500, #"{"error":"internal"}"#),
        wrong: (
            400, #"{"error":"invalid_grant","error_description":"client_secret does not match"}"#,
            "wrong-signature"
        ),
        refusals: [
            (
                400, #"{"error":"illegal_argument","error_description":"from"}"#, "malformed-field",
                "after-fix"
            ),
            (400, #"{"error_description":"message is too large"}"#, "too-large", "after-fix"),
            (403, #"{"error":"forbidden_op"}"#, "no-right", "never"),
            (404, #"{"error":"service_resource_not_found"}"#, "wrong-path", "never"),
        ])

    static let tencent = CalledVendor(
        name: "tencent", credentials: #""sdkAppID":1400000001,"identifier":"administrator","key":"geheim""#,
        path: "/v4/openim/sendmsg",
        body:
            #"{"From_Account":"ann","To_Account":"RECEIVER","MsgRandom":7,"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"TEXT"}}]}"#,
        accepting:
            #"{"ActionStatus":"OK","ErrorInfo":"","ErrorCode":0,"MsgTime":1754006400,"MsgKey":"1_2_3"}"#,
        id: "1_2_3", key: "random",
        tooOften: (200, #"{"ActionStatus":"FAIL","ErrorCode":60011,"ErrorInfo":"limit"}"#),
        fault: (200, #"{"ActionStatus":"FAIL","ErrorCode":90992,"ErrorInfo":"internal"}"#),
        wrong: (200, #"{"ActionStatus":"FAIL","ErrorCode":70009,"ErrorInfo":"usersig"}"#, "wrong-signature"),
        refusals: [
            (
                200, #"{"ActionStatus":"FAIL","ErrorCode":90001,"ErrorInfo":"bad"}"#, "malformed-field",
                "after-fix"
            ),
            (200, #"{"ActionStatus":"FAIL","ErrorCode":20003,"ErrorInfo":"none"}"#, "unknown-user", "never"),
            (200, #"{"ActionStatus":"FAIL","ErrorCode":20012,"ErrorInfo":"mute"}"#, "muted-sender", "never"),
        ])

    static let rongcloud = CalledVendor(
        name: "rongcloud", credentials: #""appKey":"k","secret":"geheim""#,
        path: "/message/private/publish.json",
        body:
            #"{"fromUserId":"ann","toUserId":"RECEIVER","objectName":"RC:TxtMsg","content":"{\"content\":\"TEXT\"}"}"#,
        accepting: #"{"code":200,"messageUIDs":[{"userId":"bob","messageUID":"5FGT-7VA9-G4DD-4V5P"}]}"#,
        id: "5FGT-7VA9-G4DD-4V5P", key: "X-Request-ID",
        tooOften: (429, #"{"code":1008,"errorMessage":"limit"}"#),
        fault: (500, #"{"code":1000,"errorMessage":"internal"}"#),
        wrong: (401, #"{"code":1004,"errorMessage":"signature"}"#, "wrong-signature"),
        refusals: [
            (400, #"{"code":1002,"errorMessage":"toUserId"}"#, "malformed-field", "after-fix"),
            (430, #"{"code":1009,"errorMessage":"not on"}"#, "not-enabled", "never"),
            (404, #"{"code":404,"errorMessage":"not found"}"#, "wrong-path", "never"),
        ])
}

/// `pushbridge run-requests` against a server in a vendor's place.
final class RequestTrial: Sendable {
    let vendor: CalledVendor
    let stub: VendorStub
    let folder: TemporaryFolder
    private let credentials: String

    /// Starts a server; tokens it gives out by itself.
    init(
        _ vendor: CalledVendor,
        _ answer: @escaping @Sendable (VendorStub.Call, Int) -> VendorStub.Answer
    ) async throws {
        self.vendor = vendor
        stub = try await VendorStub.start { call, number in
            call.path.hasSuffix("/token") && !call.body.contains("falsch")
                ? .answer(200, #"{"access_token":"token\#(number)","expires_in":5184000}"#)
                : answer(call, number)
        }
        folder = try TemporaryFolder()
        credentials = try folder.file(
            "credentials.json", #"{"vendor":"\#(vendor.name)",\#(vendor.credentials)}"#)
    }

    var arguments: [String] {
        ["run-requests", "--credentials", credentials, "--base-url", "http://127.0.0.1:\(stub.port)"]
    }

    /// Sends an input.
    func run(_ input: String, _ more: String...) async throws -> SendResult {
        SendResult(try await PushBridgeProcess.runAside(arguments + more, input: Data(input.utf8)))
    }

    /// Continues a file of outcomes, whose last outcome of each line is the result.
    func resume(_ file: String, _ input: String, _ more: String...) async throws -> SendResult {
        let result = try await PushBridgeProcess.runAside(
            arguments + ["--resume", file] + more, input: Data(input.utf8))
        #expect(result.output == "")
        return SendResult(result, outcomes: try String(contentsOfFile: file, encoding: .utf8))
    }
}
