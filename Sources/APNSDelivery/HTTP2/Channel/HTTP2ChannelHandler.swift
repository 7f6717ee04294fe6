package import NIOCore

/// Runs an HTTP/2 session at the end of a channel's pipeline.
///
/// Whatever is queued during one turn of the event loop leaves in as few writes as possible, since each write becomes a
/// TLS record. What the channel cannot take stays inside the session, which is bounded by its streams.
package final class HTTP2ChannelHandler: ChannelInboundHandler {
    /// Bytes after TLS.
    package typealias InboundIn = ByteBuffer
    /// Bytes before TLS.
    package typealias OutboundOut = ByteBuffer

    /// The session; after using it outside of its delegate's calls, call ``setNeedsFlush()``.
    package let session: HTTP2Session

    private var delegate: (any HTTP2ConnectionDelegate)?
    private var context: ChannelHandlerContext?
    private var isOpen = false
    private var isFlushPlanned = false
    /// Whether libnghttp2 is reading; it must not write then.
    private var isReading = false

    /// What was written last; its memory is used again as soon as the channel has released it.
    private var output = ByteBuffer()

    /// Four TLS records of the largest size.
    private static let writeSize = 65_536

    /// Takes a session that nothing else uses, and keeps the delegate until the connection is over.
    package init(session: HTTP2Session, delegate: any HTTP2ConnectionDelegate) {
        self.session = session
        self.delegate = delegate
        session.delegate = delegate
    }

    /// Sends what is queued at the end of this turn of the event loop.
    package func setNeedsFlush() {
        guard !isFlushPlanned, let context else { return }
        isFlushPlanned = true
        let loopBound = NIOLoopBound(self, eventLoop: context.eventLoop)
        context.eventLoop.execute { loopBound.value.flushIfPlanned() }
    }

    /// Ends the connection at once; the delegate is told so, with the error if there is one, before this returns.
    package func close(error: (any Error)? = nil) {
        let context = context
        flush()
        end(error)
        context?.close(promise: nil)
    }

    // MARK: Channel events

    /// Opens the connection, if the channel is active already.
    package func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        if context.channel.isActive { open() }
    }

    /// Ends the connection.
    package func handlerRemoved(context: ChannelHandlerContext) {
        end()
    }

    /// Opens the connection.
    package func channelActive(context: ChannelHandlerContext) {
        open()
        context.fireChannelActive()
    }

    /// Ends the connection.
    package func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    /// Reads.
    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard isOpen else { return }
        isFlushPlanned = true
        isReading = true
        defer { isReading = false }
        do {
            try unwrapInboundIn(data).withUnsafeReadableBytes { try session.receive($0) }
        } catch {
            isReading = false
            close(error: error)
        }
    }

    /// Answers what was read.
    package func channelReadComplete(context: ChannelHandlerContext) {
        delegate?.connectionReadCompleted()
        flushIfPlanned()
        context.fireChannelReadComplete()
    }

    /// Goes on when the channel takes bytes again.
    package func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { flush() }
        context.fireChannelWritabilityChanged()
    }

    /// Ends the connection, for this reason.
    package func errorCaught(context: ChannelHandlerContext, error: any Error) {
        close(error: error)
    }

    // MARK: State

    private func open() {
        guard !isOpen, let delegate else { return }
        isOpen = true
        delegate.connectionOpened(self)
        flush()
    }

    private func end(_ error: (any Error)? = nil) {
        guard let delegate else { return }
        self.delegate = nil
        session.delegate = nil
        context = nil
        isOpen = false
        delegate.connectionClosed(error: error)
    }

    private func flushIfPlanned() {
        guard isFlushPlanned else { return }
        isFlushPlanned = false
        flush()
    }

    private func flush() {
        guard isOpen, !isReading, let context else { return }
        do {
            while isOpen, context.channel.isWritable, let buffer = try nextBuffer(context) {
                context.writeAndFlush(wrapOutboundOut(buffer), promise: nil)
            }
            guard isOpen, session.isFinished else { return }
            end(session.lastFault.map { HTTP2SessionError(.protocolViolation, $0) })
            context.close(promise: nil)
        } catch {
            end(error)
            context.close(promise: nil)
        }
    }

    private func nextBuffer(_ context: ChannelHandlerContext) throws(HTTP2SessionError) -> ByteBuffer? {
        guard let first = try session.nextOutput() else { return nil }
        if output.capacity == 0 { output = context.channel.allocator.buffer(capacity: Self.writeSize) }
        var buffer = ByteBuffer()
        swap(&buffer, &output)
        buffer.clear()
        buffer.writeBytes(first)
        while buffer.writableBytes >= Self.largestFrame, let next = try session.nextOutput() {
            buffer.writeBytes(next)
        }
        output = buffer
        return buffer
    }

    /// A frame of the size that every peer takes, with its header.
    private static let largestFrame = 16_384 + 9
}

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
