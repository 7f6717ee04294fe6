import Foundation
import ProviderToken

extension ProviderToken {
    /// The token as a client writes it that takes its library's DER for a signature.
    func withDERSignature() throws -> String {
        let parts = compact.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let padded = parts[2].replacing("-", with: "+").replacing("_", with: "/") + "=="
        let signature = try ES256Signature(raw: Array(Data(base64Encoded: padded) ?? Data()))
        let der = Data(signature.der).base64EncodedString()
        let text = der.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        return "\(parts[0]).\(parts[1]).\(text)"
    }
}
