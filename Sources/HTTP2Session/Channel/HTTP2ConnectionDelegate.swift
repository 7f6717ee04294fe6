/// Hears what arrives on a connection and what becomes of the connection, on its event loop.
package protocol HTTP2ConnectionDelegate: HTTP2SessionDelegate {
    /// The connection is there and can be written to.
    func connectionOpened(_ connection: HTTP2ChannelHandler)
    /// What the channel had to read was read; what is queued now leaves with the answers to it.
    func connectionReadCompleted()
    /// The connection is gone; nothing more is heard of it, of its open streams neither.
    ///
    /// - Parameter error: What ended it; nil when the other side closed it without a word.
    func connectionClosed(error: (any Error)?)
}

extension HTTP2ConnectionDelegate {
    /// Does nothing.
    package func connectionReadCompleted() {}
}
