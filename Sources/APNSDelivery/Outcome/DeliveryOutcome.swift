public import APNSTypes

/// What became of one push: rejected is not failed.
public enum DeliveryOutcome: Sendable, Hashable {
    /// Apple took it, and delivers it if it can.
    case accepted(Acceptance)
    /// Apple answered that it does not take it.
    case rejected(Rejection)
    /// There is no answer.
    case failed(DeliveryFailure)

    /// What Apple says about a push that it took.
    public struct Acceptance: Sendable, Hashable {
        /// `apns-unique-id`, by which the Push Notifications Console finds the push; only the sandbox sends it.
        public let uniqueID: UTF8Text?

        /// Says what an accepting answer said.
        public init(uniqueID: UTF8Text?) {
            self.uniqueID = uniqueID
        }
    }
}

/// The outcome of one push and how it came about.
public struct DeliveryReport: Sendable, Hashable {
    /// What became of it.
    public let outcome: DeliveryOutcome
    /// The push's `apns-id`: the caller's, else the client's; nil for a push that could not be sent at all.
    public let apnsID: UTF8Text?
    /// How often the push went onto a connection; 0 for one that never did.
    public let attempts: Int

    /// Reports an outcome; for programs that play the client in tests of their own.
    public init(outcome: DeliveryOutcome, apnsID: UTF8Text?, attempts: Int) {
        self.outcome = outcome
        self.apnsID = apnsID
        self.attempts = attempts
    }
}

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

/// Apple's answer to a push that it does not take, with what `Mappings/rejections.tsv` says about it.
public struct Rejection: Sendable, Hashable {
    /// Apple's reason; empty when the answer held none that can be read.
    public let reason: RejectionReason
    /// The status of the answer.
    public let status: Int
    /// With status 410, Unix milliseconds at which Apple last found the device token invalid.
    public let timestamp: Int?
    /// What to do about the device token, for the push's topic.
    public let tokenVerdict: RejectionReason.TokenVerdict

    /// Whose fault it is.
    public var classification: RejectionReason.Classification {
        if reason.row == nil, status >= 500 { return .server }
        return reason.classification
    }

    /// Whether and when to send the push again; what the client could do about it, it has done.
    public var retry: RejectionReason.Retry {
        if reason.row == nil, status >= 500 { return .after15Minutes }
        return reason.retry
    }

    /// What becomes of the connection and of those who share topic or key.
    public var connectionVerdict: RejectionReason.ConnectionVerdict { reason.connectionVerdict }

    /// Whether the same push may be taken later: after a while, or once the key or the app's set-up is put right.
    ///
    /// Otherwise the fault lies with the push or its device.
    public var mayPass: Bool {
        switch retry {
        case .never, .afterFix: connectionVerdict == .stopKey || connectionVerdict == .stopTopic
        case .withNewToken, .withOldToken, .onNewConnection, .afterDelay, .after15Minutes: true
        }
    }

    /// Makes a rejection of what an answer says.
    ///
    /// - Parameters:
    ///   - reason: Apple's reason; with an empty one, the status alone counts.
    ///   - status: The status.
    ///   - timestamp: When Apple last found the device token invalid, in Unix milliseconds.
    ///   - registeredAt: When the app registered it, in Unix milliseconds.
    public init(reason: RejectionReason, status: Int, timestamp: Int? = nil, registeredAt: Int? = nil) {
        self.reason = reason
        self.status = status
        self.timestamp = timestamp
        tokenVerdict = reason.tokenVerdict.resolved(invalidSince: timestamp, registeredAt: registeredAt)
    }
}

extension Rejection {
    /// Reads the answer to a push: `{"reason":…}`, with `timestamp` in milliseconds beside it on status 410.
    init(status: Int, body: [UInt8], registeredAt: Int?) {
        let answer = RejectionBody(body)
        self.init(
            reason: RejectionReason(rawValue: answer.reason), status: status,
            timestamp: status == 410 ? answer.timestamp : nil, registeredAt: registeredAt)
    }
}

/// The JSON with which Apple refuses a request or ends a connection.
struct RejectionBody {
    /// Apple's word; empty where there is none.
    let reason: String
    /// Unix milliseconds.
    let timestamp: Int?

    init(_ bytes: [UInt8]) {
        let document = try? JSONDocument(ByteSlice(bytes), maximumDepth: 16)
        reason = Self.printable(document?.root["reason"]?.string?.string ?? "")
        timestamp = document?.root["timestamp"]?.integer
    }

    /// A word that can stand in a log, whatever the server sent.
    private static func printable(_ word: String) -> String {
        let isWord = word.utf8.allSatisfy { (0x21...0x7E).contains($0) } && word.utf8.count <= 64
        return isWord ? word : ""
    }
}
