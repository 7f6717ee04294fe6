public import JSONDocument

/// What an app needs to call its vendor's server interfaces: the members of one JSON object.
///
/// Which members a vendor needs is in the documents of the credentials file; nothing prints them.
public struct CallCredentials: Decodable, Sendable {
    /// The vendor's name.
    public let vendor: String
    /// Where the vendor's interfaces are, without a path that calls have.
    public let baseURL: String?
    /// The app's name at the vendor.
    public let appKey: UTF8Text?

    let secret: UTF8Text?
    let token: UTF8Text?
    let clientID: UTF8Text?
    let clientSecret: UTF8Text?
    let appID: UTF8Text?
    let certificate: UTF8Text?
    let sdkAppID: UTF8Text?
    let identifier: UTF8Text?
    let key: UTF8Text?

    /// Reads the JSON object.
    ///
    /// - Throws: ``VendorSignatureError``, which never repeats a value.
    public init(reading text: UTF8Text) throws(VendorSignatureError) {
        do throws(DocumentError) {
            self = try DocumentDecoder(unknownMembers: .refused, takesDigitsAsText: true)
                .decode(CallCredentials.self, from: text)
        } catch {
            let what =
                switch error.code {
                case .noJSON: "are not valid JSON."
                default:
                    "have a wrong, missing or unknown member at \(error.path.isEmpty ? "/" : error.path)."
                }
            throw VendorSignatureError(.invalidCredentials, "The credentials \(what)")
        }
    }

    /// What signs the app's calls.
    ///
    /// - Throws: ``VendorSignatureError`` for a vendor whose calls cannot be signed, for a member that is missing or no call
    ///   can hold, or when libcrypto lacks the vendor's digest.
    public func signer() throws(VendorSignatureError) -> any CallSigner {
        guard let scheme = SignatureScheme(vendor: vendor) else {
            let known = SignatureScheme.vendors.joined(separator: ", ")
            throw VendorSignatureError(
                .invalidCredentials, "The credentials' \"vendor\" is none of: \(known).")
        }
        return try scheme.signing.callSigner(self)
    }

    /// A member that the vendor needs.
    func needed(
        _ member: KeyPath<CallCredentials, UTF8Text?>, _ name: String
    ) throws(VendorSignatureError) -> UTF8Text {
        guard let value = self[keyPath: member], !value.isEmpty else {
            throw VendorSignatureError(.invalidCredentials, "The credentials lack \"\(name)\".")
        }
        return value
    }

    /// The same as a secret.
    func neededSecret(
        _ member: KeyPath<CallCredentials, UTF8Text?>, _ name: String
    ) throws(VendorSignatureError) -> SharedSecret {
        try SharedSecret(try needed(member, name).withBytes { Array($0) })
    }
}

extension VendorSigning {
    package static func callSigner(
        _ credentials: CallCredentials
    ) throws(VendorSignatureError) -> any CallSigner {
        let signer = try callSigner(
            appKey: credentials.needed(\.appKey, "appKey"),
            secret: credentials.neededSecret(\.secret, "secret"))
        guard let signer else {
            throw VendorSignatureError(
                .invalidCredentials, "Calls of \(credentials.vendor) cannot be signed here.")
        }
        return signer
    }
}

/// A call that gets the token which other calls carry as `Authorization: Bearer`.
public struct TokenCall: Sendable {
    /// The path, in which the app's names have places.
    public let path: UTF8Text
    /// The JSON that is posted; it holds a secret.
    public let body: RawJSON
    /// The member of the answer with the token.
    public let tokenMember: UTF8Text
}

extension CallSigner {
    /// Nothing: most vendors look for the signature in headers.
    public func query(call: UInt64, time: Int) -> [(name: UTF8Text, value: UTF8Text)] { [] }
    /// None: most vendors' calls are signed themselves.
    public var tokenCall: TokenCall? { nil }
}

/// A token that is given as it is.
struct BearerSigner: CallSigner {
    private let token: UTF8Text

    init(_ token: UTF8Text) { self.token = token }

    func headers(
        nonce: UTF8Text, time: Int
    ) throws(VendorSignatureError) -> [(name: UTF8Text, value: UTF8Text)] {
        [("Authorization", UTF8Text(concatenating: ["Bearer ", token]))]
    }
}
