internal import NIOCore
internal import NIOPosix
internal import NIOSSL

/// What is wrong with a connection, in words for people.
struct ConnectionFault: CustomStringConvertible {
    let description: String

    /// - Parameters:
    ///   - error: What NIO says.
    ///   - name: The server.
    init(_ error: any Error, name: String) {
        let text = "\(error)"
        description =
            switch error {
            case let error as NIOConnectionError where error.connectionErrors.isEmpty:
                "The name of \(name) has no address; correct it, or check the network."
            case let error as NIOConnectionError:
                "\(name) cannot be reached: \(error.connectionErrors.first.map { Self.words($0.error) } ?? "")."
            case is ChannelError, is IOError: "\(name) cannot be reached: \(Self.words(error))."
            case let error as NIOSSLExtraError where Self.isAboutTheName(error):
                "The certificate of \(name) is for another host."
            case NIOSSLError.unableToValidateCertificate: "The certificate of \(name) is for another host."
            case _ where text.contains("CERTIFICATE_VERIFY_FAILED"):
                "The certificate of \(name) is not signed by an authority that is trusted here, or it has expired."
            case _ where text.contains("WRONG_VERSION_NUMBER") || text.contains("HTTP_REQUEST"):
                "\(name) does not answer with TLS; check the port, or write redis:// instead of rediss://."
            default: "The TLS connection to \(name) failed: \(text.prefix(200))."
            }
    }

    private static func isAboutTheName(_ error: NIOSSLExtraError) -> Bool {
        error == .failedToValidateHostname || error == .serverHostnameImpossibleToMatch
    }

    private static func words(_ error: any Error) -> String {
        switch error {
        case let error as IOError where error.errnoCode == ECONNREFUSED: "connection refused"
        case ChannelError.connectTimeout: "there was no answer in time"
        default: String("\(error)".prefix(200))
        }
    }
}
