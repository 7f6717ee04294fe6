internal import AsyncHTTPClient
package import JSONDocument
internal import NIOCore
internal import NIOPosix
internal import NIOSSL
internal import VendorSignature

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// What became of a call.
package struct CallReport: Sendable {
    /// The outcome, in the words of a delivery.
    package enum Outcome: Sendable, Hashable {
        case accepted
        /// The vendor refused it, with the cause and what may come of it.
        case rejected(UTF8Text, AnswerStatus.Retry)
        /// There is no answer, with the cause and whether the vendor may have had it.
        case failed(UTF8Text, mayBeDelivered: Bool)
        /// It was not sent, because the run ends.
        case stopped
    }

    package var outcome: Outcome
    /// The HTTP status of the last answer; nil where there was none.
    package var status: Int?
    /// The vendor's code.
    package var code: UTF8Text?
    /// The vendor's own words, or why there is no answer.
    package var message: UTF8Text?
    /// What the vendor calls the messages that it made.
    package var messageIDs: [UTF8Text] = []
    /// Receivers that the vendor refused although it accepted the call.
    package var refused: [UTF8Text] = []
    /// How often it was sent.
    package var attempts = 0
    /// Whether other calls of the app would fare the same.
    package var concernsApp = false

    /// A report of an answer that is the last one.
    init(_ answer: CallAnswer, to interface: CallInterface, attempts: Int, isKnown: Bool) {
        outcome =
            isKnown || answer.isAccepted ? .accepted : .rejected(answer.cause, answer.retry)
        (status, code, self.attempts) = (answer.http, answer.code, attempts)
        if answer.isAccepted {
            messageIDs = interface.answer.flatMap { answer.root?.texts(at: $0) } ?? []
            refused = interface.refused.flatMap { answer.root?.texts(at: $0) } ?? []
        } else {
            (message, concernsApp) = (answer.words, answer.concernsApp && !isKnown)
        }
    }

    /// A report of a call without an answer.
    init(_ outcome: Outcome, message: UTF8Text? = nil, attempts: Int, concernsApp: Bool = false) {
        (self.outcome, self.message, self.attempts) = (outcome, message, attempts)
        self.concernsApp = concernsApp
    }
}

/// Why a call got no answer.
struct CallFailure: Error, Sendable {
    /// In a word of a delivery's.
    let cause: UTF8Text
    let message: UTF8Text
    /// Whether the vendor may have had the call.
    var mayHaveArrived: Bool
    /// Whether nothing else would get through either.
    let concernsAll: Bool

    /// What a client of HTTP says; the address stays out, since a signature is in it.
    init(_ error: any Error) {
        let text: UTF8Text
        switch error {
        case let error as HTTPClientError where Self.timesOfConnecting.contains(error):
            (cause, text, mayHaveArrived) = ("unreachable", UTF8Text(error.shortDescription), false)
        case let error as HTTPClientError where error == .deadlineExceeded || error == .readTimeout:
            (cause, text, mayHaveArrived) = ("deadline-exceeded", "The server did not answer in time.", true)
        case let error as HTTPClientError:
            (cause, text, mayHaveArrived) = ("connection-lost", UTF8Text(error.shortDescription), true)
        case is NIOConnectionError, is SocketAddressError:
            (cause, text, mayHaveArrived) = ("unreachable", "The server cannot be reached.", false)
        case let error as IOError where error.errnoCode == Self.refused:
            (cause, text, mayHaveArrived) = ("unreachable", "The server refuses connections.", false)
        case NIOSSLError.handshakeFailed, is NIOSSLExtraError:
            (cause, text, mayHaveArrived) = (
                "tls-failed", "TLS failed; check the server's certificate.", false
            )
        default:
            (cause, text, mayHaveArrived) = ("connection-lost", "The connection was lost.", true)
        }
        message = text
        concernsAll = !mayHaveArrived
    }

    /// What libcrypto says.
    init(unsigned error: VendorSignatureError) {
        (cause, message) = ("unsigned", UTF8Text(error.description))
        (mayHaveArrived, concernsAll) = (false, true)
    }

    /// The failure of another call that had to come first.
    var before: CallFailure {
        var failure = self
        failure.mayHaveArrived = false
        return failure
    }

    private static let timesOfConnecting: [HTTPClientError] = [
        .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout, .invalidURL, .emptyHost,
    ]
    private static let refused = ECONNREFUSED
}
