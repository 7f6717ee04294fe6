import Testing

@testable import VendorSignature

@Suite("What signs calls, from an app's credentials")
struct CallSignerTests {
    private func signer(_ credentials: String) throws -> any CallSigner {
        try CallCredentials(reading: UTF8Text(credentials)).signer()
    }

    @Test("Tencent's usersig holds the signature of Tencent's own class, and its alphabet fits a URL")
    func usersig() throws {
        let credentials = try CallCredentials(
            reading:
                #"{"vendor":"tencent","sdkAppID":1400000001,"identifier":"administrator","key":"tkey-0123456789"}"#
        )
        let text = try TencentCallSigner(credentials).signature(time: 1_754_006_400, lifetime: 86_400).string
        let base64 = text.map { ["*": "+", "-": "/", "_": "="][$0] ?? $0 }
        let sheet = try #require(Inflated.text(ofBase64: String(base64)))
        let root = try JSONDocument(sheet).root
        #expect(root["TLS.sig"]?.string == "u1Iz7aHq9nZMmu1Ss/VH25skd+lucYnoj4A9kOTT/24=")
        #expect(root["TLS.sdkappid"]?.integer == 1_400_000_001 && root["TLS.time"]?.integer == 1_754_006_400)
        #expect(root["TLS.expire"]?.integer == 86_400 && root["TLS.identifier"]?.string == "administrator")
        #expect(!text.contains { "+/=".contains($0) })
    }

    @Test("A repeated call has the same random number in its query, another call another one")
    func random() throws {
        let signer = try signer(
            #"{"vendor":"tencent","sdkAppID":"1400000001","identifier":"a b","key":"k"}"#)
        let numbers = [7, 7, 8].map { call in
            signer.query(call: call, time: 1).first { $0.name == "random" }?.value.string
        }
        #expect(numbers == ["7", "7", "8"])
        #expect(signer.query(call: 7, time: 1).first { $0.name == "identifier" }?.value == "a%20b")
    }

    @Test("An app token of version 007 holds the signature of the vendor's own code")
    func appToken() throws {
        let credentials = try CallCredentials(
            reading:
                #"{"vendor":"agora","appKey":"o#a","appID":"970CA35de60c44645bbae8a215061b33","certificate":"5CFd2fd1755d40ecb72977518be15d3b"}"#
        )
        let token = try EasemobTokenSigner(credentials).token(issued: 1_754_006_400, salt: 1, lifetime: 600)
        #expect(token.hasPrefix("007"))
        let bytes = try #require(Inflated.bytes(ofBase64: String(token.string.dropFirst(3))))
        let signature = bytes[2..<34].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(signature == "341efc6559ae4441c4c9f8e1ef9447b6b0692c5f1d4e2f2e7c4faf75c995e476")
    }

    @Test("A client of Easemob asks for its token, and a token that is given is carried as it is")
    func tokens() throws {
        let asking = try signer(
            #"{"vendor":"easemob","appKey":"o#a","clientID":"id","clientSecret":"geheim"}"#)
        #expect(asking.tokenCall?.path == "/{org}/{app}/token")
        #expect(
            asking.tokenCall?.body.description
                == #"{"grant_type":"client_credentials","client_id":"id","client_secret":"geheim"}"#)
        let given = try signer(#"{"vendor":"easemob","appKey":"o#a","token":"t"}"#)
        #expect(try given.headers(nonce: "n", time: 1).map(\.value) == ["Bearer t"])
        #expect(given.tokenCall == nil)
    }

    @Test(
        "Credentials that do not suffice are refused, and no value is repeated",
        arguments: [
            (#"{"vendor":"nim","appKey":"geheim"}"#, #"lack "secret""#),
            (#"{"vendor":"rongcloud","secret":"geheim"}"#, #"lack "appKey""#),
            (#"{"vendor":"tencent","sdkAppID":1,"key":"geheim"}"#, #"lack "identifier""#),
            (#"{"vendor":"tencent","sdkAppID":"geheim","key":"k","identifier":"a"}"#, "is no number"),
            (#"{"vendor":"easemob","clientID":"geheim"}"#, #"lack "clientSecret""#),
            (#"{"vendor":"geheim"}"#, "is none of: easemob, agora, nim, tencent, rongcloud"),
            (#"{"vendor":"nim","appKey":"k","secret":{"geheim":1}}"#, "member at /secret"),
            (#"{"vendor":"nim","appKey":"k","secrets":"geheim"}"#, "unknown member"),
            (#"{"geheim""#, "not valid JSON"),
        ])
    func insufficient(credentials: String, message: String) {
        let error = #expect(throws: VendorSignatureError.self) { try signer(credentials) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        #expect(error?.description.contains("geheim") == false)
        #expect(error?.code == .invalidCredentials)
    }
}
