import HTTPTypes

@testable import Gateway

/// A request that is to come to a problem.
struct ProblemCall {
    /// Whose key it has.
    enum Caller {
        case nobody, stranger, weak, appless, gone, right
    }

    let operation: DocumentedOperation
    let code: ProblemCode
    var caller = Caller.right
    /// What stands in the path in place of some names.
    var names: [String: String] = [:]
    var query = ""
    var headers: HTTPFields = [:]
    var body = "{}"

    init(_ operation: DocumentedOperation, _ code: ProblemCode) {
        self.operation = operation
        self.code = code
        switch operation.id {
        case "setBadge": body = #"{"unread":1}"#
        case "changeBadge": body = #"{"add":1}"#
        case "setPresence": body = #"{"online":true}"#
        case "convert", "verify": query = "?to=nim"
        default: break
        }
    }

    /// The address.
    var uri: String {
        // No message names dora, so nothing is kept of her.
        let usual = [
            "id": operation.path.contains("messages") ? "1" : "dora", "token": "00ff00ff", "app": "tea",
        ]
        let parts = operation.path.split(separator: "/").map { part -> String in
            guard part.hasPrefix("{") else { return String(part) }
            let name = String(part.dropFirst().dropLast())
            return names[name] ?? usual[name] ?? "easemob"
        }
        return "/" + parts.joined(separator: "/") + query
    }

    /// Makes it a vendor's webhook, with one signature whatever its body is.
    mutating func webhook(_ hook: VendorHook, body: String? = nil) {
        names["vendor"] = hook.vendor
        query = "?" + (ProblemTrial.signatures[hook.vendor].flatMap { $0 } ?? "")
        self.body = body ?? hook.body
    }

    /// The same call with something changed.
    func with(_ change: (inout ProblemCall) -> Void) -> ProblemCall {
        var call = self
        change(&call)
        return call
    }
}

extension ProblemTrial {
    /// What every operation of a kind tells.
    func calls(of operation: DocumentedOperation) -> [ProblemCall] {
        func call(_ code: ProblemCode, _ change: (inout ProblemCall) -> Void) -> ProblemCall {
            ProblemCall(operation, code).with(change)
        }
        var calls: [ProblemCall] = []
        switch operation.endpoint?.access {
        case nil, .open, .signature: break
        case .key, .configured:
            calls += [
                call(.noKey) { $0.caller = .nobody }, call(.unknownKey) { $0.caller = .stranger },
                call(.missingScope) { $0.caller = .weak },
            ]
            if operation.endpoint?.isOneApps == true { calls.append(call(.noApp) { $0.caller = .appless }) }
            if operation.codes.contains(.unknownApp) { calls.append(call(.unknownApp) { $0.caller = .gone }) }
        }
        if operation.hasBody {
            calls += [
                call(.tooLarge) { $0.body = String(repeating: "x", count: Self.mostBytes + 1) },
                call(.compressed) { $0.headers = [.contentEncoding: "gzip"] },
            ]
        }
        for name in operation.names where operation.codes.contains(.invalidAddress) {
            calls.append(call(.invalidAddress) { $0.names[name] = "%FF" })
        }
        return calls
    }

    /// What single operations tell.
    static func ownCalls(of operation: DocumentedOperation) -> [ProblemCall] {
        func call(_ code: ProblemCode, _ change: (inout ProblemCall) -> Void = { _ in }) -> ProblemCall {
            ProblemCall(operation, code).with(change)
        }
        let lines: HTTPFields = [.contentType: "application/x-ndjson"]
        switch operation.id {
        case "sendMessages":
            return [
                call(.invalidParameter) { $0.query = "?wait=soon" },
                call(.invalidKey) { $0.headers = [.idempotencyKey: "a b"] },
                call(.keyConflict) {
                    $0.headers = [.idempotencyKey: "used"]
                    $0.body = message(to: ["bob"])
                },
                call(.unusable) { ($0.headers, $0.body) = (lines, "\n") },
                call(.tooManyLines) { ($0.headers, $0.body) = (lines, "1\n2\n3\n") },
                call(.tooManyReceivers) {
                    ($0.headers, $0.body) = (lines, message(to: ["a", "b"]) + "\n" + message(to: ["c"]))
                },
            ]
        case "translate":
            return [call(.invalidParameter) { $0.query = "?now=soon" }, call(.unusable) { $0.body = " " }]
        case "convert", "verify":
            return [
                call(.invalidParameter) { $0.query = "" }, call(.unusable) { $0.body = " " },
            ]
        case "explain": return [call(.invalidParameter) { $0.query = "?now=soon" }]
        case "takeWebhook":
            return [
                call(.unverified),
                call(.reusedSignature) {
                    $0.webhook(signed, body: signed.body.replacing("bob", with: "carol"))
                },
                call(.otherApp) { $0.webhook(anothers, body: "{}") },
                call(.notFound) { $0.names["vendor"] = "nim" },
                call(.unknownApp) { $0.names["app"] = "shop" },
            ]
        case "getMessage": return [call(.notFound), call(.invalidParameter) { $0.query = "?limit=0" }]
        case "recallMessage", "getPerson", "erasePerson", "removeDevice", "getBadge", "getGroup",
            "removeGroup":
            return [call(.notFound)]
        case "putPerson", "putDevice", "putGroup": return [call(.invalidSettings) { $0.body = "[" }]
        case "putPeople", "putGroups": return [call(.unusable) { $0.body = "\n" }]
        case "setBadge", "changeBadge", "setPresence", "redrive":
            return [call(.invalidJSON) { $0.body = "[" }, call(.invalidSettings) { $0.body = "{}" }]
        case "listOutcomes", "listDeadLetters":
            return [call(.invalidParameter) { $0.query = "?limit=0" }]
        default: return []
        }
    }

    /// A webhook that was taken already, and one of another app.
    static let signed = VendorHook.sent[4]
    static let anothers = VendorHook.tencent("C2C.CallbackAfterSendMsg", to: "")
    static let signatures = Dictionary(
        uniqueKeysWithValues: [signed, anothers].map { ($0.vendor, try? $0.signed().query) })

    /// A message to some people.
    static func message(to receivers: [String]) -> String {
        let names = receivers.map { "\"\($0)\"" }.joined(separator: ",")
        return #"{"from":"alice","to":[\#(names)],"type":"txt","body":{"msg":"hi"}}"#
    }
}
