import COpenSSL
import PushBridge

@testable import Gateway

/// A callback of Easemob's after a message was sent, with its signature.
struct EasemobHook {
    var id: String
    var receiver: String
    var event: String? = "chat"
    var callID = "o#a_1"
    var text = "hi"
    var secret = GatewayHarness.secret
    /// What the callback tells of.
    var type = "chat"
    /// The message that a recall withdraws.
    var recalled: String?

    /// Another call about the same message.
    func again(callID: String, event: String? = "chat") -> EasemobHook {
        var hook = self
        hook.callID = callID
        hook.event = event
        return hook
    }

    func body(at time: Int) -> String {
        let security = MD5.digits(of: callID + secret + String(time))
        let event = event.map { #""eventType":"\#($0)","# } ?? ""
        let recalled = recalled.map { #""recall_id":"\#($0)","# } ?? ""
        return
            #"{"callId":"\#(callID)",\#(event)\#(recalled)"timestamp":\#(time),"chat_type":"\#(type)","from":"alice","to":"\#(receiver)","msg_id":"\#(id)","payload":{"bodies":[{"msg":"\#(text)","type":"txt"}],"ext":{"em_apns_ext":{"em_push_content":"\#(text)"}},"from":"alice","to":"\#(receiver)","type":"chat"},"appkey":"o#a","host":"h","securityVersion":"1.0.0","security":"\#(security)"}"#
    }
}

/// The copy of a message of NIM's from alice to bob.
struct NIMCopy {
    let server: String
    let client: String

    var body: String {
        #"{"body":"hi","convType":"PERSON","eventType":"1","fromAccount":"alice","fromNick":"Alice","msgType":"TEXT","msgidClient":"\#(client)","msgidServer":"\#(server)","to":"bob"}"#
    }

    /// The copy of its recall.
    var recall: String {
        #"{"eventType":"7","convType":"PERSON","clientId":"\#(client)","msgId":"\#(server)","from":"alice","to":"bob"}"#
    }

    /// By what the store knows it.
    var clientIdentity: String { "nim:client:5:alice:\(client)" }
}

/// MD5, with which vendors sign.
enum MD5 {
    static func digits(of text: String) -> String { digits(EVP_md5(), text) }
    static func sha1Digits(of text: String) -> String { digits(EVP_sha1(), text) }
    static func sha256Digits(of text: String) -> String { digits(EVP_sha256(), text) }

    private static func digits(_ algorithm: OpaquePointer?, _ text: String) -> String {
        var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        let bytes = Array(text.utf8)
        EVP_Digest(bytes, bytes.count, &digest, &count, algorithm, nil)
        return digest.prefix(Int(count)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension GatewayHarness {
    @discardableResult
    func receive(_ hook: EasemobHook) async throws -> WebhookAnswer {
        try await gateway.receive(
            ByteSlice(Array(hook.body(at: clock.time).utf8)), headers: [], query: "", for: Self.app,
            from: "easemob")
    }

    /// A callback of Easemob's about a push that it made, signed unless `call` is nil; what it says goes behind.
    func receiveEasemobReport(
        _ message: String, _ members: String, call: String? = "o#a_7"
    ) async throws -> WebhookAnswer {
        let time = clock.time
        let security =
            call.map { #""security":"\#(MD5.digits(of: $0 + Self.secret + String(time)))","# } ?? ""
        let body =
            #"{"callId":"\#(call ?? "o#a_7")",\#(security)"appkey":"o#a","step":"push","msg_id":"\#(message)","timestamp":\#(time),\#(members)}"#
        return try await gateway.receive(
            ByteSlice(Array(body.utf8)), headers: [], query: "", for: Self.app, from: "easemob")
    }

    /// A callback of Easemob's about a login or a logout.
    func receiveEasemobPresence(_ user: String, _ status: String, at time: Int) async throws {
        let security = MD5.digits(of: "o#a_9" + Self.secret + String(time))
        let body =
            #"{"callId":"o#a_9","reason":"logout","security":"\#(security)","os":"ios","appkey":"o#a","user":"o#a_\#(user)/ios_a5fa","version":"3","timestamp":\#(time),"status":"\#(status)"}"#
        _ = try await gateway.receive(
            ByteSlice(Array(body.utf8)), headers: [], query: "", for: Self.app, from: "easemob")
    }

    /// A copy or a callback of NIM's, with its signature.
    @discardableResult
    func receiveNIM(_ body: String) async throws -> WebhookAnswer {
        let (hash, time) = (MD5.digits(of: body), String(clock.time))
        return try await gateway.receive(
            ByteSlice(Array(body.utf8)),
            headers: [
                ("MD5", UTF8Text(hash)), ("CurTime", UTF8Text(time)),
                ("CheckSum", UTF8Text(MD5.sha1Digits(of: Self.secret + hash + time))),
            ], query: "", for: Self.app, from: "nim")
    }
}
