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
