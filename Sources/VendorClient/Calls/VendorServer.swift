internal import JSONDocument
package import VendorSignature

/// An app's place at a vendor's server, and what signs its calls.
package struct VendorServer: Sendable {
    /// The vendor under whose name the tables have its interfaces.
    let vendor: String
    /// The server's address, without a slash at its end.
    let base: UTF8Text
    /// The names of the organisation and the app, as steps of a path; nil for an app key without them.
    let names: UTF8Text?
    let signer: any CallSigner

    /// The start of paths in which an app's names have places.
    static let placeholder: UTF8Text = "/{org}/{app}"

    /// Takes credentials.
    ///
    /// - Parameters:
    ///   - credentials: What signs the calls, and where they go unless another address is given.
    ///   - address: Where calls go instead.
    /// - Throws: ``VendorServerError`` without a usable address, and ``VendorSignatureError`` for other credentials that do not
    ///   suffice.
    package init(_ credentials: CallCredentials, address: String? = nil) throws {
        signer = try credentials.signer()
        vendor = SignatureScheme(vendor: credentials.vendor)?.name ?? credentials.vendor
        base = try Self.address(address ?? credentials.baseURL)
        let names = credentials.appKey?.string.split(separator: "#", omittingEmptySubsequences: false) ?? []
        self.names =
            names.count == 2 && names.allSatisfy { !$0.isEmpty }
            ? UTF8Text(concatenating: names.flatMap { ["/", UTF8Text(String($0)).percentEncoded] }) : nil
        guard signer.tokenCall == nil || self.names != nil else { throw VendorServerError.noApp }
    }

    /// The path with the app's names in it; nil where they are missing.
    func named(_ path: UTF8Text) -> UTF8Text? {
        guard path.hasPrefix(Self.placeholder) else { return path }
        return names.map {
            UTF8Text(concatenating: [$0, path[Self.placeholder.count..<path.count]])
        }
    }

    /// An address that carries secrets: HTTPS, or this machine.
    private static func address(_ text: String?) throws(VendorServerError) -> UTF8Text {
        guard let text else { throw .noAddress }
        let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        guard parts.count == 3, parts[1].isEmpty, isPlain, !text.contains(where: { "@?#\\".contains($0) }),
            let authority = parts[2].split(separator: "/", omittingEmptySubsequences: false).first,
            !authority.isEmpty
        else { throw .invalidAddress }
        switch parts[0].lowercased() {
        case "https:": break
        case "http:": if !isLoopback(authority) { throw .unprotectedAddress }
        default: throw .invalidAddress
        }
        return UTF8Text(text.hasSuffix("/") ? String(text.dropLast()) : text)
    }

    private static func isLoopback(_ authority: Substring) -> Bool {
        if authority.hasPrefix("[::1]") { return true }
        let host = authority.split(separator: ":").first ?? ""
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return host.lowercased() == "localhost"
            || numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
    }
}

/// Why a server cannot be called.
package enum VendorServerError: Error, CustomStringConvertible {
    case noAddress, invalidAddress, unprotectedAddress, noApp

    /// What is wrong and what to do, for people.
    package var description: String {
        switch self {
        case .noAddress: "The credentials have no \"baseURL\", so it is not known where the calls go."
        case .invalidAddress: "The base URL is not an address such as https://api.example.com."
        case .unprotectedAddress: "The base URL must begin with https://: calls carry what must stay secret."
        case .noApp: "The credentials lack \"appKey\" with the names of organisation and app: org#app."
        }
    }
}
