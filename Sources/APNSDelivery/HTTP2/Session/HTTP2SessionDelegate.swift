internal import CNGHTTP2

/// Receives the events of a connection, on its event loop.
///
/// Its functions are called while libnghttp2 reads: they may submit, answer and reset, but must not call ``HTTP2Session/receive(_:)``
/// or ``HTTP2Session/nextOutput()``.
/// Pointers are valid until the call returns.
package protocol HTTP2SessionDelegate: AnyObject {
    /// A request begins; called at a server only.
    func streamOpened(_ stream: HTTP2Stream)
    /// A header field arrived, pseudo-fields included; those of an interim answer and of trailers too.
    func received(
        name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream)
    /// A piece of the body arrived.
    func received(body: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream)
    /// The other side sends no more on this stream: its message is complete.
    func receivedEnd(of stream: HTTP2Stream)
    /// The stream is closed, its slot free for another as soon as this returns.
    func streamClosed(_ stream: HTTP2Stream, code: HTTP2ErrorCode)
    /// The other side's settings are in force.
    func receivedSettings()
    /// The other side answered a ``HTTP2Session/ping()``.
    func receivedPingAnswer()
    /// The other side takes no more streams, and has not processed those above `lastStreamID`.
    ///
    /// Those close next, with ``HTTP2ErrorCode/refusedStream``.
    func receivedGoAway(lastStreamID: Int32, code: HTTP2ErrorCode, debugData: UnsafeBufferPointer<UInt8>)
}

extension HTTP2SessionDelegate {
    /// Does nothing: a client opens its streams itself.
    package func streamOpened(_ stream: HTTP2Stream) {}
    /// Does nothing.
    package func receivedSettings() {}
    /// Does nothing.
    package func receivedPingAnswer() {}
    /// Does nothing: a server is told when its streams close.
    package func receivedGoAway(
        lastStreamID: Int32, code: HTTP2ErrorCode, debugData: UnsafeBufferPointer<UInt8>
    ) {}
}

/// Why a connection cannot go on, or cannot take what it was given.
package struct HTTP2SessionError: Error, Sendable, Hashable {
    /// What kind of thing went wrong.
    package enum Code: String, Sendable, Hashable, CaseIterable {
        /// What arrived is no HTTP/2.
        case notHTTP2 = "not-http2"
        /// The other side broke a rule of HTTP/2.
        case protocolViolation = "protocol-violation"
        /// The other side sends far more than an honest one would.
        case flooded
        /// No stream can be opened: the connection goes away or its stream numbers are used up.
        case noMoreStreams = "no-more-streams"
        /// The stream is not open.
        case unknownStream = "unknown-stream"
        /// libnghttp2 cannot go on, for lack of memory most likely.
        case internalFailure = "internal-failure"
    }

    /// What kind of thing went wrong.
    package let code: Code
    /// What libnghttp2 says about it.
    package let reason: String

    init(_ code: Code, _ reason: String) {
        self.code = code
        self.reason = reason
    }

    /// Puts an error number of libnghttp2 into words.
    init(library number: Int32) {
        self.init(Self.code(of: number), String(cString: nghttp2_strerror(number)))
    }

    private static func code(of number: Int32) -> Code {
        switch nghttp2_error(number) {
        case NGHTTP2_ERR_BAD_CLIENT_MAGIC: .notHTTP2
        case NGHTTP2_ERR_FLOODED: .flooded
        case NGHTTP2_ERR_STREAM_ID_NOT_AVAILABLE, NGHTTP2_ERR_START_STREAM_NOT_ALLOWED: .noMoreStreams
        case NGHTTP2_ERR_INVALID_STREAM_ID, NGHTTP2_ERR_STREAM_CLOSED, NGHTTP2_ERR_DATA_EXIST: .unknownStream
        case NGHTTP2_ERR_NOMEM, NGHTTP2_ERR_CALLBACK_FAILURE: .internalFailure
        default: .protocolViolation
        }
    }
}

extension HTTP2SessionError: CustomStringConvertible {
    /// What happened, and what libnghttp2 says about it.
    package var description: String {
        let what =
            switch code {
            case .notHTTP2: "What arrived is no HTTP/2"
            case .protocolViolation: "The other side broke a rule of HTTP/2"
            case .flooded: "The other side sends far more than it should"
            case .noMoreStreams: "The connection takes no more streams"
            case .unknownStream: "The stream is not open"
            case .internalFailure: "HTTP/2 failed inside libnghttp2"
            }
        return "\(what): \(reason)."
    }
}
