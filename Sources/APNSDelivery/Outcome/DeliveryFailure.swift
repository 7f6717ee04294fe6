/// Why a push has no answer.
public struct DeliveryFailure: Error, Sendable, Hashable {
    /// What kind of thing went wrong.
    public enum Cause: String, Sendable, Hashable, CaseIterable {
        /// The device token is no hexadecimal number.
        case invalidDeviceToken = "invalid-device-token"
        /// A header has a character that no header can have, or there is no payload.
        case invalidRequest = "invalid-request"
        /// The provider token could not be signed.
        case providerToken = "provider-token"
        /// The server's name has no address, or nobody answers there.
        case unreachable
        /// The proxy does not open a tunnel.
        case proxyRefused = "proxy-refused"
        /// The TLS handshake failed.
        case tlsFailed = "tls-failed"
        /// No authority that is trusted here vouches for the server's certificate.
        case untrustedCertificate = "untrusted-certificate"
        /// The server's certificate is for another host.
        case hostNameMismatch = "host-name-mismatch"
        /// The server does not speak HTTP/2.
        case notHTTP2 = "not-http2"
        /// The server broke the rules of HTTP/2.
        case protocolViolation = "protocol-violation"
        /// The answer is longer than any answer of Apple's.
        case flooded
        /// The connection ended, or the server ended the stream.
        case connectionLost = "connection-lost"
        /// The deadline passed.
        case deadlineExceeded = "deadline-exceeded"
        /// The client was shut down before it took the push.
        case shutDown = "shut-down"
    }

    /// What kind of thing went wrong.
    public let cause: Cause
    /// What happened and what to do, for people; holds no token and no text.
    public let message: String
    /// Whether Apple can have processed the push all the same, so that sending it again may notify twice.
    public let mayHaveBeenProcessed: Bool

    /// Says why a push has no answer; for programs that play the client in tests of their own.
    public init(_ cause: Cause, _ message: String, mayHaveBeenProcessed: Bool = false) {
        self.cause = cause
        self.message = message
        self.mayHaveBeenProcessed = mayHaveBeenProcessed
    }
}

extension DeliveryFailure: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}
