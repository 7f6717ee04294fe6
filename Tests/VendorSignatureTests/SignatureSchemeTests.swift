import Testing

@testable import VendorSignature

@Suite("Schemes of vendors")
struct SignatureSchemeTests {
    private static let acme = SignatureScheme(InventedSigning.self)
    private static let query = "nonce=14314&timestamp=1408710653491&acmeEvent=1"

    private func verify(
        _ query: String, as scheme: SignatureScheme = acme, maximumAge: Int? = nil, now: Int = 0
    ) throws -> WebhookVerification {
        let verifier = try WebhookVerifier(
            scheme, among: SignatureScheme.all + [Self.acme], secret: SharedSecret(Array("s3cr3t".utf8)),
            maximumAge: maximumAge)
        return verifier.verify(
            ByteSlice(Array("text=hi".utf8)), headers: [], query: UTF8Text(query), now: now)
    }

    @Test("A vendor that signs in the query is one type, and verified like the others")
    func newcomer() throws {
        let signed = Self.query + "&signature=96fea4cd09706a2832ebc9ac766140426dc01ed7"
        let verification = try verify(signed)
        #expect(verification.result == .valid)
        #expect(verification.kind == .copy)
        #expect(verification.replayKey == "14314-1408710653491")
        #expect(try verify(Self.query).result == .absent)
        #expect(try verify("signature=00").result == .invalid(.incomplete))
        #expect(try verify(signed.replacing("14314", with: "14315")).result == .invalid(.checksum))
    }

    @Test("A time in seconds has an age, too, and one that no milliseconds can hold has none")
    func seconds() throws {
        // sha1("s3cr3t" + "n" + "1700000000") and sha1("s3cr3t" + "n" + "9223372036854775807")
        let signed = "nonce=n&timestamp=1700000000&signature=d557578b87db95a8a8ac79c29c0fcdc4d7d70ba2"
        #expect(try verify(signed, maximumAge: 300, now: 1_700_000_300_000).result == .valid)
        #expect(try verify(signed, maximumAge: 300, now: 1_700_000_300_001).result == .invalid(.stale))
        let huge = "nonce=n&timestamp=9223372036854775807&signature=55ec38d9ff8cb1aa15c7338532a8654c9a1236fa"
        #expect(try verify(huge).result == .valid)
        #expect(try verify(huge, maximumAge: 300).result == .invalid(.unreadableTime))
    }

    @Test("Tencent signs token and time in the query, and nothing of the message")
    func tencent() throws {
        let verifier = try WebhookVerifier(
            .tencent, secret: SharedSecret(Array("chatToken01".utf8)), maximumAge: 300)
        let sign = "e974f1466f203b7ea0a912714c7c086af2b85c79a6b96df351567287bf9d508f"
        func verify(_ query: String, now: Int = 1_754_006_400_000) -> WebhookVerification {
            let body = #"{"CallbackCommand":"C2C.CallbackAfterSendMsg"}"#
            return verifier.verify(
                ByteSlice(Array(body.utf8)), headers: [], query: UTF8Text(query), now: now)
        }
        let verification = verify("SdkAppid=1&RequestTime=1754006400&Sign=\(sign)")
        #expect(verification.result == .valid)
        #expect(verification.kind == .postSend)
        #expect(verification.replayKey?.hasSuffix("-1754006400") == true)
        #expect(verify("RequestTime=1754006401&Sign=\(sign)").result == .invalid(.checksum))
        #expect(verify("Sign=\(sign)").result == .invalid(.incomplete))
        #expect(verify("RequestTime=1754006400").result == .absent)
        let late = verify("RequestTime=1754006400&Sign=\(sign)", now: 1_754_006_700_001)
        #expect(late.result == .invalid(.stale))
    }

    private static let hookKey = "3v7z633lzfec9qzx8sjql6zimvdpmtwypcchr2gelu5mrzb0"
    private static let hook = #""fromPeer":"Tom","convId":"c1","content":"hi","timestamp":1464591343092"#
    private static let signed = #""__sign":"1464591343092,6ac315b96655d04e3a49d758f5a8ae55208c98f0""#

    @Test(
        "LeanCloud's hooks have the app's key in a header, or its signature over a hook's name and a time",
        arguments: [
            ([hookKey], #"{\#(hook),"offlinePeers":["bob"]}"#, "valid before-push"),
            ([hookKey], #"{\#(hook),"toPeers":["bob"]}"#, "valid pre-send"),
            ([hookKey], #"{\#(hook),"msgId":"m","onlinePeers":[],"offlinePeers":[]}"#, "valid post-send"),
            ([hookKey], #"{\#(hook),"msgId":"m","recall":true}"#, "valid pre-send"),
            ([hookKey], #"{"channels":["bob"]}"#, "valid -"),
            ([hookKey.uppercased()], #"{\#(hook),"toPeers":["bob"]}"#, "checksum pre-send"),
            ([hookKey + "0"], #"{\#(hook),\#(signed)}"#, "checksum pre-send"),
            ([hookKey, "x"], #"{\#(hook),"toPeers":["bob"]}"#, "repeated-header pre-send"),
            // The signature is of the hook before sending, whatever stands beside it.
            ([], #"{\#(hook),"offlinePeers":["bob"],\#(signed)}"#, "valid pre-send"),
            ([], #"{\#(hook),\#(signed.replacing("3092,", with: "3093,"))}"#, "checksum pre-send"),
            ([], #"{\#(hook),\#(signed.replacing("3092,", with: "3092"))}"#, "incomplete pre-send"),
            ([], #"{\#(hook),"offlinePeers":["bob"]}"#, "absent before-push"),
            ([], #"{"fromUserId":"a"}"#, "absent -"),
        ])
    func leancloud(_ keys: [String], _ body: String, _ expected: String) throws {
        let verifier = try WebhookVerifier(
            .leancloud, secret: SharedSecret(Array(Self.hookKey.utf8)), maximumAge: 300)
        let verification = verifier.verify(
            ByteSlice(Array(body.utf8)), headers: keys.map { ("x-lc-hook-key", UTF8Text($0)) },
            now: 1_464_591_343_092 + 300_000)
        #expect(Self.words(of: verification) == expected)
        #expect((verification.replayKey != nil) == (verification.result == .valid))
    }

    @Test("The age of LeanCloud's signature is told, and its key in a header has none")
    func leancloudAge() throws {
        let verifier = try WebhookVerifier(
            .leancloud, secret: SharedSecret(Array(Self.hookKey.utf8)), maximumAge: 300)
        for (keys, result) in [
            ([], WebhookVerification.Result.invalid(.stale)), ([Self.hookKey], .valid),
        ] {
            let verification = verifier.verify(
                ByteSlice(Array("{\(Self.hook),\(Self.signed)}".utf8)),
                headers: keys.map { ("X-LC-Hook-Key", UTF8Text($0)) }, now: 1_464_591_343_092 + 300_001)
            #expect(verification.result == result)
        }
    }

    @Test(
        "OpenIM's webhooks have the app's secret in the address, behind which the server appends the command",
        arguments: [
            ("secret=s3cr3t/callbackBeforeOfflinePushCommand", "BeforeOfflinePush", "valid before-push"),
            ("secret=s3cr3t%2FcallbackBeforeOnlinePushCommand", "BeforeOnlinePush", "valid callback"),
            ("secret=s3cr3t/callbackAfterMsgSaveDBCommand?key=e30", "AfterMsgSaveDB", "valid post-send"),
            ("secret=s3cr3t", "BeforeSendGroupMsg", "valid pre-send"),
            ("secret=s3cr3t/callbackBeforeAddFriendCommand", "BeforeAddFriend", "valid pre-send"),
            ("secret=s3cr3t/callbackUserOnlineCommand", "UserOnline", "valid -"),
            ("secret=s3cr3/callbackBeforeOfflinePushCommand", "BeforeOfflinePush", "checksum before-push"),
            ("secret=/callbackBeforeOfflinePushCommand", "BeforeOfflinePush", "checksum before-push"),
            ("secret=s3cr3t&secret=x", "BeforeOfflinePush", "repeated-header before-push"),
            ("key=s3cr3t", "BeforeOfflinePush", "absent before-push"),
        ])
    func openim(_ query: String, _ command: String, _ expected: String) throws {
        let verifier = try WebhookVerifier(.openim, secret: SharedSecret(Array("s3cr3t".utf8)))
        let body = #"{"callbackCommand":"callback\#(command)Command","sendID":"a"}"#
        let verification = verifier.verify(
            ByteSlice(Array(body.utf8)), headers: [], query: UTF8Text(query), now: 0)
        #expect(Self.words(of: verification) == expected)
        #expect((verification.replayKey != nil) == (verification.result == .valid))
    }

    private static let routed =
        "fromUserId=a&toUserId=b&objectName=RC:TxtMsg&content=%7B%7D&channelType=PERSON&msgUID=U"
    private static let asked = "fromUserId=a&targetId=b&msgType=RC:TxtMsg&content=%7B%7D&channelType=PERSON"
    private static let sign = "96fea4cd09706a2832ebc9ac766140426dc01ed7"

    @Test(
        "RongCloud signs secret, nonce and time, in the query or in the form, and nothing of the message",
        arguments: [
            ("signTimestamp=1408710653491&nonce=14314&signature=\(sign)", routed, "valid post-send"),
            ("signTimestamp=1408710653491&nonce=14314&signature=\(sign)", "{}", "valid -"),
            ("timestamp=1408710653491&nonce=14314&signature=\(sign.uppercased())", asked, "valid pre-send"),
            ("", "\(asked)&timestamp=1408710653491&nonce=14314&signature=\(sign)", "valid pre-send"),
            ("appKey=k", "\(asked)&timestamp=1408710653491&nonce=1&signature=\(sign)", "checksum pre-send"),
            ("timestamp=1408710653490&nonce=14314&signature=\(sign)", asked, "checksum pre-send"),
            // Where the nonce ends is not signed: what is moved across is the same webhook once more.
            ("timestamp=41408710653491&nonce=1431&signature=\(sign)", asked, "valid pre-send"),
            ("nonce=14314&signature=\(sign)", asked, "incomplete pre-send"),
            ("timestamp=1408710653491&nonce=14314&signature=", routed, "incomplete post-send"),
            (
                "timestamp=1&signTimestamp=1408710653491&nonce=14314&signature=\(sign)", routed,
                "repeated-header post-send"
            ),
            ("timestamp=1408710653491&nonce=14314", routed, "absent post-send"),
            ("", "a=%zz", "absent -"),
        ])
    func rongcloud(_ query: String, _ body: String, _ expected: String) throws {
        let verifier = try WebhookVerifier(.rongcloud, secret: SharedSecret(Array("s3cr3t".utf8)))
        let verification = verifier.verify(
            ByteSlice(Array(body.utf8)), headers: [], query: UTF8Text(query), now: 0)
        #expect(Self.words(of: verification) == expected)
        #expect(
            verification.replayKey == (verification.result == .valid ? "143141408710653491" : nil))
    }

    private static func words(of verification: WebhookVerification) -> String {
        let result =
            switch verification.result {
            case .valid: "valid"
            case .absent: "absent"
            case .invalid(let reason): reason.rawValue
            }
        return "\(result) \(verification.kind?.rawValue ?? "-")"
    }

    @Test("RongCloud's calls are signed with milliseconds, and a nonce that no header can hold is refused")
    func rongcloudCalls() throws {
        let signer = try #require(
            try SignatureScheme.rongcloud.callSigner(
                appKey: "k", secret: SharedSecret(Array("s3cr3t".utf8))))
        let headers = try signer.headers(nonce: "14314", time: 1_408_710_653)
        #expect(headers.map(\.name) == ["App-Key", "Nonce", "Timestamp", "Signature"])
        // printf 's3cr3t143141408710653000' | sha1sum
        #expect(
            headers.map(\.value)
                == ["k", "14314", "1408710653000", "800efbba95a783fbb239bf7774c4f7d8d6cdf7f3"])
        #expect(throws: VendorSignatureError.self) { try signer.headers(nonce: "a b", time: 1) }
    }

    @Test("Who got the newcomer's webhook is told whose it looks like")
    func strangers() throws {
        let verification = try verify(Self.query, as: .easemob)
        #expect(verification.result == .absent)
        #expect(verification.looksLike == Self.acme)
        #expect(verification.looksLike?.name == "acme")
    }

    @Test(
        "A newcomer's calls are signed by what its scheme gives; a vendor without signed calls gives nothing")
    func calls() throws {
        let secret = try SharedSecret(Array("s3cr3t".utf8))
        let signer = try #require(try Self.acme.callSigner(appKey: "k", secret: secret))
        let headers = try signer.headers(nonce: "14314", time: 1_408_710_653)
        #expect(headers.map(\.name) == ["App-Key", "Timestamp", "Signature"])
        #expect(headers[1].value == "1408710653000")
        #expect(signer.randomNonce().count == 32)
        #expect(try SignatureScheme.easemob.callSigner(appKey: "k", secret: secret) == nil)
        #expect(SignatureScheme.all.filter(\.signsCalls) == [.nim, .rongcloud])
    }

    @Test("Every scheme has a name of its own, and so has every vendor")
    func names() {
        #expect(Set(SignatureScheme.all.map(\.name)).count == SignatureScheme.all.count)
        #expect(Set(SignatureScheme.vendors).count == SignatureScheme.vendors.count)
        #expect(
            SignatureScheme.vendors
                == ["easemob", "agora", "nim", "tencent", "rongcloud", "leancloud", "openim"])
        #expect(SignatureScheme.all.allSatisfy { !$0.name.isEmpty })
    }
}
