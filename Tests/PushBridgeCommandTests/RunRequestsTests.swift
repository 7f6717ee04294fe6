import Foundation
import PushBridge
import Synchronization
import Testing

@Suite("run-requests sends written calls and tells what became of each")
struct RunRequestsTests {
    @Test(
        "A call is signed and accepted, and its outcome has the vendor's identifier",
        arguments: CalledVendor.all)
    func accepted(vendor: CalledVendor) async throws {
        let trial = try await RequestTrial(vendor) { _, _ in .answer(200, vendor.accepting) }
        let result = try await trial.run(vendor.line("hi"))
        #expect(result.column("outcome") == ["accepted"] && result.status == 0)
        #expect(result.column("messageIDs") == [#"["\#(vendor.id)"]"#])
        #expect(result.error == "Note: 1 accepted.\n")
        let call = try #require(trial.stub.received.first)
        let signature =
            switch vendor.name {
            case "nim": call.header("CheckSum")?.count == 40
            case "easemob":
                call.header("Authorization") == "Bearer token0" && call.path.hasPrefix("/tea/house/")
            case "tencent": call.target.contains("&usersig=") && call.target.contains("?sdkappid=1400000001&")
            default: call.header("Signature")?.count == 40
            }
        #expect(signature, "\(call.target)")
        let isForm = call.header("Content-Type") == "application/x-www-form-urlencoded"
        #expect(isForm == (vendor.name == "rongcloud") && call.body.contains("hi"))
        await trial.stub.stop()
    }

    @Test("Each refusal has its reason, its retry and the vendor's words", arguments: CalledVendor.all)
    func refused(vendor: CalledVendor) async throws {
        // The receiver says what is answered.
        let trial = try await RequestTrial(vendor) { call, _ in
            let number = vendor.refusals.indices.first {
                call.path.contains("n\($0)") || call.body.contains("n\($0)")
            }
            guard let number else { return .answer(200, vendor.accepting) }
            return .answer(vendor.refusals[number].0, vendor.refusals[number].1)
        }
        let input = vendor.refusals.indices.map { vendor.line("hi", to: "n\($0)") }.joined()
        let result = try await trial.run(vendor.line("hi") + input)
        #expect(result.column("outcome") == ["accepted"] + vendor.refusals.map { _ in "rejected" })
        #expect(result.column("reason") == ["-"] + vendor.refusals.map(\.2))
        #expect(result.column("retry") == ["-"] + vendor.refusals.map(\.3))
        #expect(trial.stub.received.count == vendor.refusals.count + 1 && result.status == 1)
        // What cannot pass is settled; the others are sent again once somebody has corrected something.
        let file = try trial.folder.file("outcomes.jsonl", result.output)
        _ = try await trial.resume(file, vendor.line("hi") + input)
        let again = vendor.refusals.count { $0.3 == "after-fix" }
        #expect(trial.stub.received.count == vendor.refusals.count + 1 + again)
        await trial.stub.stop()
    }

    @Test("Too many calls, and faults of the server, are sent again", arguments: CalledVendor.all)
    func later(vendor: CalledVendor) async throws {
        let trial = try await RequestTrial(vendor) { _, number in
            switch number {
            case 0: .answer(vendor.tooOften.status, vendor.tooOften.body, retryAfter: 0)
            case 1: .answer(vendor.fault.status, vendor.fault.body, retryAfter: 0)
            case 2: .answer(503, "<html>", retryAfter: 0)
            default: .answer(200, vendor.accepting)
            }
        }
        let result = try await trial.run(vendor.line("hi"))
        #expect(result.column("outcome") == ["accepted"] && result.column("retried") == ["3"])
        // Once the attempts are used up, the vendor's answer is the outcome, and another run goes on.
        let once = try await trial.run(vendor.line("other"), "--attempts", "1")
        #expect(once.column("outcome") == ["rejected"] && once.column("reason") == ["too-often"])
        #expect(once.column("retry") == ["later"])
        let file = try trial.folder.file("outcomes.jsonl", once.output)
        #expect(try await trial.resume(file, vendor.line("other")).column("outcome") == ["accepted"])
        await trial.stub.stop()
    }

    @Test(
        "A lost answer is asked for again where the vendor knows the call again, and else told",
        arguments: CalledVendor.all)
    func lost(vendor: CalledVendor) async throws {
        let trial = try await RequestTrial(vendor) { _, number in
            number == 0 ? .closed : .answer(200, vendor.accepting)
        }
        let result = try await trial.run(vendor.line("hi"))
        if let key = vendor.key {
            #expect(result.column("outcome") == ["accepted"] && result.column("retried") == ["1"])
            let keys = trial.stub.received.map { call in
                call.header(key)
                    ?? call.target.split(separator: "&").first { $0.hasPrefix("\(key)=") }.map(String.init)
            }
            #expect(keys.count == 2 && keys[0] != nil && keys[0] == keys[1])
        } else {
            #expect(result.column("outcome") == ["failed"] && result.column("mayBeDelivered") == ["true"])
            let file = try trial.folder.file("outcomes.jsonl", result.output)
            #expect(try await trial.resume(file, vendor.line("hi")).error.contains("1 settled"))
            #expect(trial.stub.received.count == 1)
            let again = try await trial.resume(file, vendor.line("hi"), "--retry-uncertain")
            #expect(again.column("outcome") == ["accepted"])
        }
        await trial.stub.stop()
    }

    @Test("Calls to one receiver arrive in the order of their lines, whatever happens to the first")
    func order() async throws {
        let vendor = CalledVendor.nim
        let trial = try await RequestTrial(vendor) { call, number in
            call.body.contains("t1") && number < 2
                ? .answer(503, "", retryAfter: 0) : .answer(200, vendor.accepting)
        }
        let input =
            vendor.line("t0", to: "x") + (1...4).map { vendor.line("t\($0)", to: "bob") }.joined()
            + vendor.line("t5", to: "eve")
        let result = try await trial.run(input)
        #expect(Set(result.column("outcome")) == ["accepted"])
        let texts = trial.stub.received.filter { $0.target.contains("bob") }.map {
            String($0.body.suffix(5).prefix(2))
        }
        #expect(texts == ["t1", "t1", "t1", "t2", "t3", "t4"])
        await trial.stub.stop()
    }

    @Test(
        "Wrong credentials stop the run at the first call, and no secret is shown",
        arguments: CalledVendor.all)
    func wrongCredentials(vendor: CalledVendor) async throws {
        let trial = try await RequestTrial(vendor) { _, _ in .answer(vendor.wrong.status, vendor.wrong.body) }
        let wrong = vendor.credentials.replacing("geheim", with: "falsch")
        let file = try trial.folder.file("wrong.json", #"{"vendor":"\#(vendor.name)",\#(wrong)}"#)
        let result = try await trial.run(vendor.lines(5), "--credentials", file)
        #expect(result.column("outcome") == ["rejected", "skipped", "skipped", "skipped", "skipped"])
        #expect(
            result.column("reason")
                == [vendor.wrong.reason] + Array(repeating: "stopped/\(vendor.wrong.reason)", count: 4))
        #expect(trial.stub.all.count == 1 && result.status == 1)
        #expect(!(result.output + result.error).contains("falsch"))
        #expect(result.error.contains("4 calls were not sent"))
        await trial.stub.stop()
    }

    @Test(
        "The vendor's words are left out where they repeat a signature or a token",
        arguments: CalledVendor.all)
    func echo(vendor: CalledVendor) async throws {
        let token = "0123456789abcdefghij"
        let trial = try await RequestTrial(vendor) { call, _ in
            let signature =
                call.header("CheckSum") ?? call.header("Signature") ?? call.header("Authorization")
                ?? call.target.split(separator: "&").first { $0.hasPrefix("usersig=") }.map {
                    String($0.dropFirst(8))
                }
            let (status, body, _, _) = vendor.refusals[0]
            let member =
                body.contains("ErrorInfo")
                ? "ErrorInfo" : body.contains("errorMessage") ? "errorMessage" : "msg"
            let key = vendor.name == "easemob" ? "error_description" : member
            return .answer(status, body.replacing("}", with: #","\#(key)":"bad \#(signature ?? "")"}"#))
        }
        let more =
            vendor.name == "easemob"
            ? [
                "--credentials",
                try trial.folder.file(
                    "token.json", #"{"vendor":"easemob","appKey":"o#a","token":"\#(token)"}"#),
            ]
            : []
        let result = SendResult(
            try await PushBridgeProcess.runAside(trial.arguments + more, input: Data(vendor.line("hi").utf8)))
        #expect(
            result.column("reason") == ["malformed-field"] && result.column("message") == ["-"],
            "\(result.output)")
        await trial.stub.stop()
    }

    @Test("A token that has expired is fetched anew, once")
    func expired() async throws {
        let vendor = CalledVendor.easemob
        let refusal =
            #"{"error":"unauthorized","error_description":"Unable to authenticate due to expired access token"}"#
        let trial = try await RequestTrial(vendor) { call, _ in
            call.header("Authorization") == "Bearer token1"
                ? .answer(200, vendor.accepting) : .answer(401, refusal)
        }
        let result = try await trial.run(vendor.lines(3))
        #expect(Set(result.column("outcome")) == ["accepted"])
        #expect(trial.stub.all.count { $0.path.hasSuffix("/token") } == 2)
        await trial.stub.stop()
    }

    @Test("A server that cannot be reached is not tried for the other calls")
    func unreachable() async throws {
        let vendor = CalledVendor.nim
        let trial = try await RequestTrial(vendor) { _, _ in .closed }
        await trial.stub.stop()
        let result = try await trial.run(
            vendor.lines(100), "--base-url", "http://localhost:1", "--attempts", "2")
        #expect(result.column("outcome")[0] == "failed" && result.column("mayBeDelivered")[0] == "false")
        #expect(Set(result.column("reason")[1...]) == ["stopped/unreachable"])
    }

    @Test(
        "An interrupted run that is resumed sends no call twice, and none is missing",
        arguments: CalledVendor.all)
    func interrupted(vendor: CalledVendor) async throws {
        // The vendor's side interrupts, so that no pace of this machine lets the run end first.
        let running = Mutex<(calls: Int, process: Int32?)>((0, nil))
        let trial = try await RequestTrial(vendor) { _, _ in
            running.withLock { running in
                running.calls += 1
                if running.calls >= 5, let process = running.process.take() { kill(process, SIGINT) }
            }
            return .late(60, .answer(200, vendor.accepting))
        }
        let input = try trial.folder.file("calls.jsonl", vendor.lines(40))
        let run = try OpenRun(
            trial.arguments + [
                "--rate-percent", "20", "--output", trial.folder.path("outcomes.jsonl"), input,
            ])
        running.withLock { $0.process = run.processIdentifier }
        #expect(run.status == 130)
        #expect(try run.told().contains("Every call that was sent has its outcome."))
        let before = trial.stub.received.count
        #expect((5..<40).contains(before))
        let file = trial.folder.path("outcomes.jsonl")
        let rest = try await trial.resume(file, vendor.lines(40))
        #expect(rest.column("outcome") == Array(repeating: "accepted", count: 40))
        #expect(rest.error.contains("\(before) settled"))
        let sent = trial.stub.received.map { $0.path + $0.body }
        #expect(sent.count == 40 && Set(sent).count == 40)
        await trial.stub.stop()
    }

    @Test("A dry run prints each call and how long all take, and sends nothing", arguments: CalledVendor.all)
    func dryRun(vendor: CalledVendor) async throws {
        let trial = try await RequestTrial(vendor) { _, _ in .closed }
        let result = try await trial.run(vendor.lines(20), "--dry-run")
        #expect(result.status == 0 && trial.stub.all.isEmpty)
        #expect(result.records.count == 20 && Set(result.column("method")) == ["POST"])
        let path = vendor.path.replacing("{org}/{app}", with: "tea/house").replacing("RECEIVER", with: "u1")
        #expect(result.column("url")[0] == "http://127.0.0.1:\(trial.stub.port)\(path)")
        #expect(result.column("interface")[0].hasPrefix("CA-") && result.column("rates")[0].hasPrefix("[\""))
        #expect(result.column("seconds")[0] == "0" && result.column("seconds")[19] != "0")
        #expect(result.error.contains("At 90 % of the documented rates, the calls take about 1 s."))
        #expect(!result.output.contains("t1"))
        await trial.stub.stop()
    }

    @Test(
        "What cannot be sent is skipped, and the reason says why",
        arguments: [
            (#"{"method":"POST","path":"/x","body":{},"needs":["sender","upload"]}"#, "needs/sender,upload"),
            (#"{"method":"POST","path":"/x","needs":[{"need":"upload","url":"http://a"}]}"#, "needs/upload"),
            (#"{"method":"POST","path":"/im/v2/unknown","body":{}}"#, "invalid-record"),
            (#"{"method":"PUT","path":"/im/v2/custom_notification","body":{}}"#, "invalid-record"),
            (#"{"method":"POST","path":"/im/v2/custom_notification","body":[1]}"#, "invalid-record"),
            (
                #"{"method":"POST","path":"//evil.test/im/v2/custom_notification","body":{}}"#,
                "invalid-record"
            ),
            (#"{"body":{"text":"hi"}}"#, "invalid-record"),
            (#"{"line":1,"error":{"code":"invalid-json"}}"#, "error/invalid-json"),
            ("[]x", "invalid-record"),
        ])
    func skipped(line: String, reason: String) async throws {
        let trial = try await RequestTrial(.nim) { _, _ in .closed }
        let result = try await trial.run(line + "\n")
        #expect(result.column("outcome") == ["skipped"] && result.column("reason") == [reason])
        #expect(result.status == 1 && trial.stub.all.isEmpty)
        await trial.stub.stop()
    }

    @Test("A record of convert is sent like the call that it has, and a path without names needs them")
    func records() async throws {
        let vendor = CalledVendor.easemob
        let trial = try await RequestTrial(vendor) { _, _ in .answer(200, vendor.accepting) }
        let record =
            #"{"line":1,"source":"nim/sdk","target":"easemob/rest","message":{"to":["bob"]},"request":{"method":"POST","path":"/a/b/messages/users"},"fidelity":"identical"}"#
        #expect(try await trial.run(record).column("outcome") == ["accepted"])
        #expect(trial.stub.received.first?.body == #"{"to":["bob"]}"#)
        let token = try trial.folder.file("token.json", #"{"vendor":"easemob","token":"geheim"}"#)
        let result = try await trial.run(vendor.line("hi"), "--credentials", token)
        #expect(result.column("reason") == ["needs/name"])
        await trial.stub.stop()
    }

    @Test(
        "Credentials and addresses that cannot be used end the command before any call",
        arguments: [
            (#"{"vendor":"nim","appKey":"k"}"#, [], 65, #"lack "secret""#),
            (#"{"vendor":"nim","appKey":"k","secret":"geheim"}"#, [], 65, "baseURL"),
            (
                #"{"vendor":"nim","appKey":"k","secret":"geheim","baseURL":"http://api.test"}"#, [], 65,
                "must begin with https://"
            ),
            ("geheim", [], 65, "not valid JSON"),
            (#"{}"#, ["--rate-percent", "0"], 64, "'--rate-percent' takes"),
            (#"{}"#, ["--attempts", "0"], 64, "'--attempts' takes"),
        ])
    func unusable(credentials: String, more: [String], status: Int, message: String) throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("credentials.json", credentials)
        let result = try PushBridgeProcess.run(["run-requests", "--credentials", file] + more)
        #expect(result.status == Int32(status) && result.error.contains(message), "\(result.error)")
        #expect(!result.error.contains("geheim") && result.output.isEmpty)
    }

    @Test("Without a file the credentials come from the environment, and without either the command says so")
    func environment() throws {
        let script =
            #"PUSHBRIDGE_CREDENTIALS='{"vendor":"nim","appKey":"k","secret":"s"}' "$0" run-requests --base-url https://api.test --dry-run <<< "$1""#
        let given = try PushBridgeProcess.shell(script, String(CalledVendor.nim.line("hi").dropLast()))
        #expect(given.status == 0 && given.output.contains("https://api.test/im/v2/"))
        let missing = try PushBridgeProcess.run(["run-requests"])
        #expect(missing.status == 64 && missing.error.contains("PUSHBRIDGE_CREDENTIALS"))
    }
}
