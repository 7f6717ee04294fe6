import JSONDocument
import Testing
import VendorSignature

@testable import VendorClient

@Suite("Calls keep the documented rates")
struct CallPacingTests {
    /// Calls of one interface, in a row.
    struct Series: Sendable, CustomTestStringConvertible {
        let claim: String
        let vendor: String
        let path: UTF8Text
        let bodies: [String]
        /// When the last of them may be sent, in seconds.
        let last: Double
        var share = 1.0

        var testDescription: String { claim }
    }

    static let series = [
        Series(
            claim: "NIM takes a hundred calls a second of an interface", vendor: "nim",
            path: "/nimserver/msg/sendMsg.action", bodies: Array(repeating: #"{"to":"b"}"#, count: 101),
            last: 1),
        Series(
            claim: "Half of a rate takes twice the time", vendor: "nim",
            path: "/nimserver/msg/sendMsg.action", bodies: Array(repeating: #"{"to":"b"}"#, count: 101),
            last: 2,
            share: 0.5),
        Series(
            claim: "A message of RongCloud counts once for each receiver", vendor: "rongcloud",
            path: "/message/private/publish.json",
            bodies: Array(repeating: #"{"toUserId":["a","b","c","d"]}"#, count: 26), last: 1),
        Series(
            claim: "Easemob limits calls to users beside messages", vendor: "easemob",
            path: "/{org}/{app}/messages/users", bodies: Array(repeating: #"{"to":["a"]}"#, count: 101),
            last: 1),
        Series(
            claim: "A group of Tencent takes forty messages a second", vendor: "tencent",
            path: "/v4/group_open_http_svc/send_group_msg",
            bodies: Array(repeating: #"{"GroupId":"g"}"#, count: 41), last: 1),
        Series(
            claim: "Several groups of Tencent take two hundred together", vendor: "tencent",
            path: "/v4/group_open_http_svc/send_group_msg",
            bodies: (0..<201).map { #"{"GroupId":"g\#($0 % 9)"}"# }, last: 1),
        Series(
            claim: "Receivers that are JSON in a text are counted too", vendor: "nim",
            path: "/nimserver/msg/sendBatchMsg.action", bodies: [#"{"toAccids":"[\"a\",\"b\"]"}"#], last: 0),
        Series(
            claim: "RongCloud takes two broadcasts at once, the third an hour later", vendor: "rongcloud",
            path: "/message/broadcast.json", bodies: ["{}", "{}", "{}"], last: 3_600),
        Series(
            claim: "The fourth broadcast of RongCloud comes a day later", vendor: "rongcloud",
            path: "/message/broadcast.json", bodies: ["{}", "{}", "{}", "{}"], last: 86_400),
    ]

    @Test("The last of several calls", arguments: series)
    func last(series: Series) throws {
        let pacing = CallPacing(share: series.share)
        let calls = try series.bodies.map { try CallSample.call(series.vendor, series.path, $0) }
        let times = calls.map { pacing.time(for: $0, now: 0) }
        #expect(times.first == 0)
        #expect(abs((times.last ?? 0) - series.last) < 0.001, "\(times.suffix(3))")
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("Interfaces of NIM do not wait for each other, and groups of Easemob do")
    func scopes() throws {
        let nim = CallPacing(share: 1)
        for path in ["/nimserver/msg/sendMsg.action", "/nimserver/msg/recall.action"] {
            #expect(nim.time(for: try CallSample.call("nim", UTF8Text(path), "{}"), now: 0) == 0)
        }
        let easemob = CallPacing(share: 1)
        let paths: [UTF8Text] = [
            "/{org}/{app}/messages/chatgroups", "/{org}/{app}/messages/chatgroups/users",
        ]
        let times = try paths.map { easemob.time(for: try CallSample.call("easemob", $0, "{}"), now: 0) }
        #expect(times == [0, 0.05])
    }

    @Test("After too many calls nothing is sent until the vendor is open again, and then one by one")
    func closed() throws {
        let pacing = CallPacing(share: 1)
        let call = try CallSample.call("nim", "/nimserver/msg/sendMsg.action", #"{"to":"b"}"#)
        #expect(call.closedTime == 10)
        _ = pacing.time(for: call, now: 0)
        pacing.close(for: call, until: 10)
        #expect(pacing.isClosed(for: call, now: 9) && !pacing.isClosed(for: call, now: 10))
        let times = (0..<3).map { _ in pacing.time(for: call, now: 1) }
        #expect(zip(times, [10, 10.01, 10.02]).allSatisfy { abs($0 - $1) < 0.000_1 }, "\(times)")
    }
}

enum CallSample {
    static let credentials = [
        "nim": #"{"vendor":"nim","baseURL":"https://api.test","appKey":"k","secret":"s"}"#,
        "easemob":
            #"{"vendor":"easemob","baseURL":"https://api.test","appKey":"o#a","clientID":"i","clientSecret":"s"}"#,
        "tencent":
            #"{"vendor":"tencent","baseURL":"https://api.test","sdkAppID":1,"identifier":"a","key":"s"}"#,
        "rongcloud": #"{"vendor":"rongcloud","baseURL":"https://api.test","appKey":"k","secret":"s"}"#,
    ]

    static func server(_ vendor: String, address: String? = nil) throws -> VendorServer {
        try VendorServer(
            CallCredentials(reading: UTF8Text(credentials[vendor] ?? "")), address: address)
    }

    static func call(
        _ vendor: String, _ path: UTF8Text, _ body: String, method: UTF8Text = "POST"
    ) throws -> VendorCall {
        try VendorCall(method, path, JSONDocument(body).root, number: 1, to: server(vendor))
    }
}
