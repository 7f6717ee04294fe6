/// Receives the events of a connection, and is told when it opens and closes, on its event loop.
package protocol HTTP2ConnectionDelegate: HTTP2SessionDelegate {
    /// The connection is there and can be written to.
    func connectionOpened(_ connection: HTTP2ChannelHandler)
    /// What the channel had to read was read; what is queued now leaves with the answers to it.
    func connectionReadCompleted()
    /// The connection is closed. No more events follow, not even for its open streams.
    ///
    /// - Parameter error: What ended it; nil when the other side closed it without an error.
    func connectionClosed(error: (any Error)?)
}

extension HTTP2ConnectionDelegate {
    /// Does nothing.
    package func connectionReadCompleted() {}
}
