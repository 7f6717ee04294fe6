import Testing
import VendorSignature

@Suite("Signatures of calls to NIM")
struct NIMRequestSignerTests {
    private func signer(_ appKey: UTF8Text = "k") throws -> NIMRequestSigner {
        try NIMRequestSigner(appKey: appKey, secret: try SharedSecret(Array("0123456789ab".utf8)))
    }

    @Test("The headers of the reference's vector")
    func vector() throws {
        let headers = try signer().headers(nonce: "4tgggergigwow323t23t", time: 1_443_592_222)
        #expect(headers.map(\.name) == ["AppKey", "Nonce", "CurTime", "CheckSum"])
        #expect(
            headers.map(\.value) == [
                "k", "4tgggergigwow323t23t", "1443592222", "2b3c3ba113c760606d5830e4d807ad8490040efd",
            ])
    }

    @Test("Nonces differ and have 32 hexadecimal digits")
    func nonces() {
        let nonces = (0..<1_000).map { _ in NIMRequestSigner.randomNonce().string }
        #expect(Set(nonces).count == nonces.count)
        #expect(nonces.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test(
        "What would break a header is refused",
        arguments: ["", "a b", "a\r\nX: y", "é", String(repeating: "n", count: 129)])
    func broken(_ text: String) throws {
        #expect(throws: VendorSignatureError.self) { try signer(UTF8Text(text)) }
        #expect(throws: VendorSignatureError.self) { try signer().headers(nonce: UTF8Text(text), time: 1) }
    }
}
