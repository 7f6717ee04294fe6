import Testing
import VendorSignature

@Suite("Signatures of webhooks")
struct WebhookVerifierTests {
    static let samples = [SignedWebhook.easemob, .nim]

    @Test("The references' vectors are valid", arguments: samples)
    func vectors(_ webhook: SignedWebhook) throws {
        #expect(try webhook.verify().result == .valid)
    }

    @Test("Another secret makes a signature invalid", arguments: samples)
    func otherSecret(_ webhook: SignedWebhook) throws {
        #expect(try webhook.verify(secret: webhook.secret + "x").result == .invalid(.checksum))
    }

    @Test("The digits of a signature may be in upper case", arguments: samples)
    func upperCase(_ webhook: SignedWebhook) throws {
        let loud = webhook.setting("CheckSum", to: "ECFBFFF63EA9C04C69DA8D16C65DC206156FC591")
            .setting("MD5", to: "DB1A2DB712601726191094A41EE6AAAE")
        #expect(try loud.verify().result == .valid)
        let easemob = SignedWebhook.easemob.replacing(
            "1e05052100bae6cf36475694396ee6c5", with: "1E05052100BAE6CF36475694396EE6C5")
        #expect(try easemob.verify().result == .valid)
    }

    @Test("No flipped bit of what a signature covers goes unnoticed")
    func flippedBits() throws {
        var webhook = SignedWebhook.nim
        let body = Array(webhook.body.utf8)
        for index in body.indices {
            for bit in 0..<8 {
                var bytes = body
                bytes[index] ^= 1 << bit
                #expect(try webhook.verify(bytes: bytes).result == .invalid(.bodyHash))
            }
        }
        for (name, value) in webhook.headers where name != "AppKey" {
            for (place, bit) in Self.bits(of: value) {
                let changed = Self.flipping(bit, at: place, of: Array(value.utf8))
                webhook = SignedWebhook.nim.setting(name, to: String(decoding: changed, as: UTF8.self))
                let isSame = webhook.headers.first { $0.name == name }?.value.lowercased() == value
                #expect(
                    try (webhook.verify().result == .valid) == isSame, "\(name), byte \(place), bit \(bit)")
            }
        }
    }

    @Test("No flipped bit of the members that Easemob signs goes unnoticed")
    func flippedEasemobBits() throws {
        let webhook = SignedWebhook.easemob
        let members = [
            #""callId":"demo-org#demo-app_5e6f9c2a-0c51-4c1b-9d5f-0a1b2c3d4e5f""#,
            #""timestamp":1712345678901"#, #""security":"1e05052100bae6cf36475694396ee6c5""#,
        ]
        for member in members {
            for (place, bit) in Self.bits(of: member) {
                let flipped = Self.flipping(bit, at: place, of: Array(member.utf8))
                let changed = String(decoding: flipped, as: UTF8.self)
                let isSame =
                    member.hasPrefix("\"security") && changed.lowercased() == member
                    && changed.hasPrefix("\"security")
                let result = try webhook.replacing(member, with: changed).verify().result
                #expect((result == .valid) == isSame, "\(changed)")
            }
        }
    }

    private static func bits(of text: String) -> [(place: Int, bit: UInt8)] {
        text.utf8.indices.enumerated().flatMap { place, _ in (0..<8).map { (place, $0) } }
    }

    private static func flipping(_ bit: UInt8, at place: Int, of bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        bytes[place] ^= 1 << bit
        return bytes
    }

    @Test(
        "A changed identifier, time or signature of Easemob is noticed",
        arguments: [
            ("5e6f9c2a", "5e6f9c2b"), ("1712345678901", "1712345678902"), ("1e0505", "1e0504"),
            (#""security":"1e"#, #""security":"1e1e"#),
        ])
    func easemobChanged(_ old: String, _ new: String) throws {
        let changed = SignedWebhook.easemob.replacing(old, with: new)
        #expect(try changed.verify().result == .invalid(.checksum))
    }

    @Test("Easemob's signature does not cover the message, so a changed text is not noticed")
    func easemobUncovered() throws {
        let changed = SignedWebhook.easemob.replacing(#""msg":"hi""#, with: #""msg":"ho""#)
        #expect(try changed.verify().result == .valid)
    }

    @Test(
        "Easemob's time is signed as it is spelled, as text and as a number",
        arguments: [
            (#""timestamp":"1712345678901""#, true), (#""timestamp": 1712345678901 "#, true),
            (#""timestamp":1712345678901.0"#, false), (#""timestamp":01712345678901"#, false),
            (#""timestamp":"01712345678901""#, false), (#""timestamp":1.712345678901e12"#, false),
        ])
    func timeSpelling(_ spelling: String, _ isValid: Bool) throws {
        let webhook = SignedWebhook.easemob.replacing(#""timestamp":1712345678901"#, with: spelling)
        #expect(try (webhook.verify().result == .valid) == isValid)
    }

    @Test(
        "A webhook without a signature is neither valid nor invalid",
        arguments: [
            (#""security":"1e05052100bae6cf36475694396ee6c5""#, #""x":1"#),
            (#""1e05052100bae6cf36475694396ee6c5""#, "null"),
            (#""1e05052100bae6cf36475694396ee6c5""#, "\"\""),
        ])
    func absent(_ old: String, _ new: String) throws {
        let verification = try SignedWebhook.easemob.replacing(old, with: new).verify()
        #expect(verification.result == .absent)
        #expect(verification.replayKey == nil)
        #expect(try SignedWebhook.nim.setting("CheckSum", to: nil).verify().result == .absent)
    }

    @Test("A signature without what it covers is invalid")
    func incomplete() throws {
        let easemob = SignedWebhook.easemob
        for key in ["callId", "timestamp"] {
            let webhook = easemob.replacing("\"\(key)\":", with: "\"other\":")
            #expect(try webhook.verify().result == .invalid(.incomplete))
        }
        for name in ["MD5", "CurTime"] {
            #expect(try SignedWebhook.nim.setting(name, to: nil).verify().result == .invalid(.incomplete))
        }
        for name in ["MD5", "CurTime", "CheckSum"] {
            #expect(try SignedWebhook.nim.setting(name, to: "").verify().result == .invalid(.incomplete))
        }
    }

    @Test("Names of headers compare without case, and a repeated one must say the same")
    func headerNames() throws {
        var webhook = SignedWebhook.nim
        webhook.headers = webhook.headers.map { ($0.name.lowercased(), $0.value) }
        #expect(try webhook.verify().result == .valid)
        webhook.headers.append(("CURTIME", "1700000000456"))
        #expect(try webhook.verify().result == .valid)
        webhook.headers.append(("curTime", "1700000000457"))
        #expect(try webhook.verify().result == .invalid(.repeatedHeader))
    }

    @Test("Blanks around a header are none of its value, and nothing but blanks is empty")
    func blanks() throws {
        var webhook = SignedWebhook.nim
        webhook.headers = webhook.headers.map { ($0.name, " \t\($0.value)\t ") }
        let verification = try webhook.verify()
        #expect(verification.result == .valid)
        #expect(verification.replayKey == (try SignedWebhook.nim.verify().replayKey))
        #expect(try webhook.setting("MD5", to: " \t").verify().result == .invalid(.incomplete))
        let torn = webhook.setting("CurTime", to: "1700000 000456")
        #expect(try torn.verify().result == .invalid(.checksum))
    }

    @Test("The MD5 is over the bytes of the body, whatever they are")
    func bytes() throws {
        let body =
            #"{"ext":"","msgTimestamp":"1523362388713","msgType":"TEXT","msgidServer":"13608728302","fromAccount":"1","fromClientType":"REST","to":"ceshi","eventType":"1","body":"这是测试消息","convType":"PERSON","msgidClient":"93a28e7d-051e-44bc-b668-37eb87f1b25d","resendFlag":"0"}"#
        var webhook = SignedWebhook.nim.setting("MD5", to: "d4262973f27df1e4a6438493a20360f4")
        webhook.body = body
        #expect(try webhook.verify().result == .invalid(.checksum), "the MD5 fits, the checksum is another's")
        #expect(try webhook.verify(bytes: [0xFF, 0x00]).result == .invalid(.bodyHash))
        #expect(try webhook.verify(bytes: []).result == .invalid(.bodyHash))
    }
}

@Suite("What a webhook's signature tells besides")
struct WebhookFactsTests {
    @Test(
        "A webhook may be as old, or as far ahead, as is allowed, and no more",
        arguments: WebhookVerifierTests.samples)
    func age(_ webhook: SignedWebhook) throws {
        let cases: [(Int, WebhookVerification.Result)] = [
            (0, .valid), (300_000, .valid), (300_001, .invalid(.stale)), (-300_000, .valid),
            (-300_001, .invalid(.ahead)),
        ]
        for (age, result) in cases {
            let verification = try webhook.verify(maximumAge: 300, now: webhook.time + age)
            #expect(verification.result == result, "\(age) ms")
            #expect((verification.replayKey != nil) == (result == .valid))
        }
        #expect(try webhook.verify(maximumAge: 300, now: .min).result == .invalid(.ahead))
        #expect(try webhook.verify(maximumAge: .max, now: 0).result == .valid)
    }

    @Test("A signed time that is no number of milliseconds has no age")
    func unreadableTime() throws {
        // md5("c" + "s3cr3t" + "soon") and md5("c" + "s3cr3t" + "99999999999999999999")
        for (time, digest) in [
            ("soon", "789d204c9a026b8fb3c1970340ce2240"),
            ("99999999999999999999", "60889f0a1d1e0939be5a8140fa64d491"),
        ] {
            var webhook = SignedWebhook.easemob
            webhook.body = #"{"callId":"c","timestamp":"\#(time)","security":"\#(digest)"}"#
            #expect(try webhook.verify().result == .valid)
            #expect(try webhook.verify(maximumAge: 1, now: 0).result == .invalid(.unreadableTime))
        }
    }

    @Test("The key that tells a repetition is the same for the same webhook")
    func replayKey() throws {
        #expect(
            try SignedWebhook.easemob.verify().replayKey
                == "demo-org#demo-app_5e6f9c2a-0c51-4c1b-9d5f-0a1b2c3d4e5f-1712345678901")
        let loud = SignedWebhook.nim.setting("MD5", to: "DB1A2DB712601726191094A41EE6AAAE")
        #expect(try loud.verify().replayKey == "db1a2db712601726191094a41ee6aaae-1700000000456")
        #expect(try SignedWebhook.nim.verify(secret: "x").replayKey == nil)
    }

    @Test("Copies of NIM are told from callbacks by the type of their event")
    func nimKinds() throws {
        var webhook = SignedWebhook.nim
        #expect(try webhook.verify().kind == .copy)
        webhook.body = #"{"eventType":1}"#
        #expect(try webhook.verify().kind == .callback)
        for event in ["true", #""chat""#, "1.5", "null"] {
            webhook.body = #"{"eventType":\#(event)}"#
            #expect(try webhook.verify().kind == nil)
        }
        webhook.body = "not JSON"
        #expect(try webhook.verify().kind == nil)
    }

    @Test("Easemob's three callbacks are told apart by their keys")
    func easemobKinds() throws {
        var webhook = SignedWebhook.easemob
        #expect(try webhook.verify().kind == .postSend)
        webhook.body = #"{"callId":"c","payload":{}}"#
        #expect(try webhook.verify().kind == .preSend)
        webhook.body = #"{"callId":"c","step":"push"}"#
        #expect(try webhook.verify().kind == .offlinePush)
        for body in ["[1]", #"{"eventType":"1"}"#, #"{"eventType":"chat"}"#, #"{"step":"push"}"#] {
            webhook.body = body
            #expect(try webhook.verify().kind == nil, "every callback has a callId or a signature")
        }
    }

    @Test("A webhook that came to another vendor's verifier is absent, and it is told whose it looks like")
    func strangers() throws {
        var webhook = SignedWebhook.easemob
        webhook.body = SignedWebhook.nim.body
        webhook.headers = SignedWebhook.nim.headers
        #expect(try webhook.verify().result == .absent)
        #expect(try webhook.verify().looksLike == .nim)
        webhook = SignedWebhook.nim
        webhook.body = SignedWebhook.easemob.body
        webhook.headers = []
        #expect(try webhook.verify().result == .absent)
        #expect(try webhook.verify().looksLike == .easemob)
        webhook.body = "{}"
        #expect(try webhook.verify().looksLike == nil)
        #expect(try SignedWebhook.nim.verify().looksLike == nil)
    }

    @Test("Agora signs as Easemob does, and nobody else is known")
    func schemes() {
        #expect(SignatureScheme(vendor: "agora") == .easemob)
        #expect(SignatureScheme(vendor: "nim") == .nim)
        #expect(SignatureScheme(vendor: "else") == nil)
    }

    @Test("A secret is never empty and never printed")
    func secrecy() throws {
        #expect(throws: VendorSignatureError.self) { try SharedSecret([]) }
        let secret = try SharedSecret(Array("s3cr3t".utf8))
        var dumped = ""
        dump(secret, to: &dumped)
        #expect(!"\(secret) \(String(reflecting: secret)) \(dumped)".contains("s3cr3t"))
    }
}
