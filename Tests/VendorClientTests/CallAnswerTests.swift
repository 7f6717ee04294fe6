import JSONDocument
import Testing
import VendorSignature

@testable import VendorClient

@Suite("Answers and calls are read by the tables")
struct CallAnswerTests {
    private func answer(_ http: Int, _ body: String, _ vendor: String) -> CallAnswer {
        CallAnswer(http, ByteSlice(Array(body.utf8)), retryAfter: nil, of: vendor)
    }

    @Test("Every refusal in the table is read back as its cause")
    func refusals() {
        let accepting = AnswerStatus.all.filter { $0.cause == AnswerStatus.accepted }
        for row in AnswerStatus.all where row.cause != AnswerStatus.accepted {
            for vendor in row.vendor.map({ [$0] }) ?? accepting.compactMap(\.vendor) {
                let ok = accepting.first { $0.vendor == vendor }
                let member = ok?.member?.string ?? ""
                let spoken = ok?.words?.string.split(separator: "|").first ?? ""
                for code in row.codes.isEmpty ? [nil] : row.codes.map(Optional.some) {
                    let fields = [
                        code.map { #""\#(member)":\#(Int($0.string) == nil ? #""\#($0)""# : $0.string)"# },
                        row.words.map { #""\#(spoken)":"It says: \#($0)!""# },
                    ]
                    let body = "{\(fields.compactMap(\.self).joined(separator: ","))}"
                    let read = answer(row.http ?? 200, body, vendor)
                    #expect(
                        !read.isAccepted && read.cause == row.cause, "\(row.id): \(body) is \(read.cause)")
                    #expect(read.retry == row.retry && read.concernsApp == row.concernsApp, "\(row.id)")
                }
            }
        }
    }

    @Test(
        "What no row knows keeps its code, and what is no answer of the vendor's tells nothing",
        arguments: [
            ("nim", 200, #"{"code":999,"desc":"odd"}"#, "code-999", AnswerStatus.Retry.never),
            ("nim", 418, #"{"code":999}"#, "code-999", .never),
            ("rongcloud", 503, #"{"code":9999}"#, "code-9999", .later),
            ("tencent", 200, "<html>", "status-200", .ifSafe),
            ("tencent", 200, "{}", "status-200", .ifSafe),
            ("easemob", 418, #"{"error":"teapot"}"#, "code-teapot", .never),
            ("easemob", 502, "<html>Bad gateway", "no-answer", .ifSafe),
            ("rongcloud", 599, "", "status-599", .later),
        ])
    func others(vendor: String, http: Int, body: String, cause: String, retry: AnswerStatus.Retry) {
        let read = answer(http, body, vendor)
        #expect(
            !read.isAccepted && read.cause.string == cause && read.retry == retry,
            "\(read.cause) \(read.retry)")
    }

    @Test(
        "An accepted call tells what the vendor made, and who was refused",
        arguments: [
            (
                "nim", "/nimserver/msg/sendMsg.action", #"{"code":200,"data":{"msgid":12,"timetag":1}}"#,
                ["12"], []
            ),
            (
                "nim", "/nimserver/msg/sendBatchMsg.action",
                #"{"code":200,"unregister":["c"],"msgids":{"a":1,"b":2}}"#, ["1", "2"], ["c"]
            ),
            (
                "nim", "/im/v2/conversations/messages",
                #"{"code":200,"data":{"success_list":[{"message_server_id":7}],"failed_list":[{"account_id":"x","error_code":404}]}}"#,
                ["7"], ["x"]
            ),
            ("easemob", "/{org}/{app}/messages/users", #"{"data":{"a":"1","b":"2"}}"#, ["1", "2"], []),
            (
                "tencent", "/v4/openim/batchsendmsg",
                #"{"ActionStatus":"OK","ErrorCode":0,"MsgKey":"1_2_3","ErrorList":[{"To_Account":"x","ErrorCode":70107}]}"#,
                ["1_2_3"], ["x"]
            ),
            (
                "tencent", "/v4/group_open_http_svc/send_group_msg",
                #"{"ActionStatus":"OK","ErrorCode":0,"MsgSeq":4}"#, ["4"], []
            ),
            (
                "rongcloud", "/message/private/publish.json",
                #"{"code":200,"messageUIDs":[{"userId":"a","messageUID":"A-B"}]}"#, ["A-B"], []
            ),
        ])
    func accepted(vendor: String, path: String, body: String, ids: [String], refused: [String]) throws {
        let call = try CallSample.call(vendor, UTF8Text(path), "{}")
        let report = CallReport(
            answer(200, body, vendor), to: call.interface, attempts: 1, isKnown: false)
        #expect(report.outcome == .accepted)
        #expect(report.messageIDs.map(\.string) == ids && report.refused.map(\.string) == refused)
    }

    @Test("A form repeats fields with several values, and has objects as JSON in a text")
    func form() throws {
        let call = try CallSample.call(
            "rongcloud", "/message/private/publish.json",
            #"{"toUserId":["a","b&c"],"content":{"x":"ü"},"level":5,"on":true,"none":null}"#)
        #expect(
            String(decoding: call.content, as: UTF8.self)
                == "toUserId=a&toUserId=b%26c&content=%7B%22x%22%3A%22%C3%BC%22%7D&level=5&on=true")
    }

    @Test("The names of organisation and app are put into a path, and a query stays")
    func address() throws {
        let easemob = try CallSample.call("easemob", "/{org}/{app}/messages/users", "{}")
        #expect(easemob.address == "https://api.test/o/a/messages/users")
        let named = try CallSample.call("easemob", "/mine/own/messages/users", "{}")
        #expect(named.address == "https://api.test/mine/own/messages/users")
        let recall = try CallSample.call(
            "nim", "/im/v2/conversations/a%7C1%7Cb/messages/5?type=2", "{}", method: "DELETE")
        #expect(recall.address == "https://api.test/im/v2/conversations/a%7C1%7Cb/messages/5?type=2")
        #expect(recall.content.isEmpty && recall.receivers == ["a%7C1%7Cb"])
    }

    @Test(
        "An address carries secrets only with TLS or to this machine",
        arguments: [
            ("https://api.test/", true), ("https://api.test:8443/prefix", true), ("http://localhost:1", true),
            ("http://127.0.0.1", true), ("http://[::1]:9", true), ("http://api.test", false),
            ("http://127.0.0.1.api.test", false), ("https://user@api.test", false), ("https://", false),
            ("api.test", false), ("ftp://localhost", false), ("https://api.test?x=1", false),
        ])
    func addresses(address: String, isTaken: Bool) {
        let server = try? CallSample.server("nim", address: address)
        #expect((server != nil) == isTaken)
        #expect(server?.base.string.hasSuffix("/") != true)
    }
}
