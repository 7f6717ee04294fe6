internal import NIOCore
internal import NIOPosix
internal import NIOSSL

/// Why a connection could not be opened.
struct ConnectFailure: Error {
    let failure: DeliveryFailure
    /// Whether another attempt would most likely fail too, since the configuration is wrong.
    let isPermanent: Bool

    init(_ failure: DeliveryFailure, isPermanent: Bool) {
        self.failure = failure
        self.isPermanent = isPermanent
    }
}

extension ConnectFailure {
    /// Says why a host could not be reached.
    init(reaching name: String, _ error: any Error) {
        switch error {
        case let known as ConnectFailure: self = known
        case let error as NIOConnectionError where error.connectionErrors.isEmpty:
            self.init(
                DeliveryFailure(
                    .unreachable, "The name of the \(name) has no address; correct it, or check the network."),
                isPermanent: true)
        case let error as NIOConnectionError:
            let reason = error.connectionErrors.first.map { Self.words($0.error) } ?? ""
            self.init(
                DeliveryFailure(.unreachable, "The \(name) cannot be reached: \(reason)."), isPermanent: false
            )
        default:
            self.init(
                DeliveryFailure(.unreachable, "The \(name) cannot be reached: \(Self.words(error))."),
                isPermanent: false)
        }
    }

    /// Says why TLS could not be set up.
    init(securing name: String, _ error: any Error) {
        let text = "\(error)"
        switch error {
        case let known as ConnectFailure: self = known
        case let error as NIOSSLExtraError where Self.isAboutTheName(error):
            self.init(tls: .hostNameMismatch, "The certificate of the \(name) is for another host.")
        case NIOSSLError.unableToValidateCertificate:
            self.init(tls: .hostNameMismatch, "The certificate of the \(name) is for another host.")
        case _ where text.contains("CERTIFICATE_VERIFY_FAILED"):
            self.init(
                tls: .untrustedCertificate,
                "The certificate of the \(name) is not signed by an authority that is trusted here, or it has expired."
            )
        case _ where text.contains("NO_APPLICATION_PROTOCOL"):
            self.init(notHTTP2: name)
        case _ where text.contains("WRONG_VERSION_NUMBER") || text.contains("HTTP_REQUEST"):
            self.init(tls: .tlsFailed, "The \(name) does not answer with TLS; check the port.")
        case _ where text.contains("EOF during handshake") || error is IOError || error is ChannelError:
            self.init(
                DeliveryFailure(.tlsFailed, "The \(name) closed the connection during the TLS handshake."),
                isPermanent: false)
        default:
            self.init(tls: .tlsFailed, "The TLS handshake with the \(name) failed: \(text.prefix(200)).")
        }
    }

    private static func isAboutTheName(_ error: NIOSSLExtraError) -> Bool {
        error == .failedToValidateHostname || error == .serverHostnameImpossibleToMatch
    }

    /// The server agrees to TLS, but not to HTTP/2 inside.
    init(notHTTP2 name: String) {
        self.init(tls: .notHTTP2, "The \(name) does not offer HTTP/2, so it is not an APNs server.")
    }

    /// The certificate would serve for any host whose name has no dot.
    init(certificateForAll name: String) {
        self.init(
            tls: .hostNameMismatch,
            "The certificate of the \(name) is for \"*\", which is any host; it must name this host.")
    }

    private init(tls cause: DeliveryFailure.Cause, _ message: String) {
        self.init(DeliveryFailure(cause, message), isPermanent: true)
    }

    private static func words(_ error: any Error) -> String {
        switch error {
        case let error as IOError: error.errnoCode == ECONNREFUSED ? "connection refused" : "\(error)"
        case ChannelError.connectTimeout: "there was no answer in time"
        default: String("\(error)".prefix(200))
        }
    }
}

extension DeliveryFailure {
    /// Says why an open connection ended.
    init(lostConnection error: (any Error)?) {
        switch error {
        case nil:
            self.init(.connectionLost, "The server closed the connection.")
        case let failure as DeliveryFailure:
            self = failure
        case let error as HTTP2SessionError:
            self.init(Self.cause(of: error.code), error.description)
        case is IOError:
            self.init(.connectionLost, "The connection was lost.")
        case let error?:
            self.init(.connectionLost, "The connection was lost: \(String("\(error)".prefix(200))).")
        }
    }

    private static func cause(of code: HTTP2SessionError.Code) -> Cause {
        switch code {
        case .notHTTP2: .notHTTP2
        case .flooded: .flooded
        case .protocolViolation: .protocolViolation
        case .noMoreStreams, .unknownStream, .internalFailure: .connectionLost
        }
    }
}
