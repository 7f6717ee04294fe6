import Foundation
import ProviderToken
import Testing

@Suite("Keys whose encryption asks for absurd work")
struct KeyEncodingTests {
    /// How a SEQUENCE says where it ends, which OpenSSL reads in all these forms.
    enum Form: CaseIterable {
        case indefinite, fiveBytes, eightBytes

        func encoded(_ content: [UInt8]) -> [UInt8] {
            let count = content.count
            let (high, low) = (UInt8(count >> 8), UInt8(count & 0xFF))
            return switch self {
            case .indefinite: [0x30, 0x80] + content + [0, 0]
            case .fiveBytes: [0x30, 0x85, 0, 0, 0, high, low] + content
            case .eightBytes: [0x30, 0x88, 0, 0, 0, 0, 0, 0, high, low] + content
            }
        }
    }

    /// The same value with the SEQUENCE of one depth in another form; depth 0 is the outermost.
    private static func encoded(_ der: ArraySlice<UInt8>, _ form: Form, at depth: Int) -> [UInt8] {
        var (rest, result) = (der, [UInt8]())
        while let tag = rest.popFirst(), let first = rest.popFirst() {
            var count = Int(first)
            if first > 0x80 {
                count = rest.prefix(Int(first & 0x7F)).reduce(0) { $0 << 8 | Int($1) }
                rest.removeFirst(Int(first & 0x7F))
            }
            let content = rest.prefix(count)
            rest.removeFirst(count)
            let inner = tag == 0x30 ? encoded(content, form, at: depth - 1) : Array(content)
            if tag == 0x30 && depth == 0 {
                result += form.encoded(inner)
            } else {
                result += [tag, 0x82, UInt8(inner.count >> 8), UInt8(inner.count & 0xFF)] + inner
            }
        }
        return result
    }

    @Test(
        "are refused at once in every encoding that OpenSSL reads",
        arguments: ["endless-pbkdf2", "endless-scrypt"], Form.allCases)
    func refused(name: String, form: Form) throws {
        let lines = try TestKeys.text(name).split(separator: "\n").filter { !$0.hasPrefix("-") }
        let der = try #require(Data(base64Encoded: lines.joined()))
        for depth in 0...3 {
            let bytes = Data(Self.encoded([UInt8](der)[...], form, at: depth))
            #expect(bytes != der)
            let pem =
                "-----BEGIN ENCRYPTED PRIVATE KEY-----\n\(bytes.base64EncodedString())\n-----END ENCRYPTED PRIVATE KEY-----\n"
            let begin = ContinuousClock.now
            let error = refusal {
                _ = try SigningKey(pem: [UInt8](pem.utf8), passphrase: TestKeys.passphraseBytes())
            }
            #expect(error?.code == .unreadableKey, "\(depth): \(String(describing: error))")
            #expect(error?.description.contains("not in DER") == true)
            #expect(ContinuousClock.now - begin < .seconds(5))
        }
    }

    @Test("A key whose line ends are the two characters \\n is named as such")
    func literalLineEnds() throws {
        let pem = try TestKeys.text("pkcs8").replacing("\n", with: "\\n")
        let error = refusal { _ = try SigningKey(pem: [UInt8](pem.utf8)) }
        #expect(error?.code == .unreadableKey && error?.description.contains("printf '%b'") == true)
    }
}
