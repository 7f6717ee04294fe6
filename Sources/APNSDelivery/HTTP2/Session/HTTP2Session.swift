internal import CNGHTTP2

/// Frames and header compression of one HTTP/2 connection: bytes in, events out, and the other way round.
///
/// Does no input or output of its own and belongs to one event loop.
package final class HTTP2Session {
    /// Which side this is.
    package let role: HTTP2Role
    /// Receives the events; must be set to nil again when the connection is over.
    var delegate: (any HTTP2SessionDelegate)?
    /// What libnghttp2 last said was wrong with what arrived.
    package internal(set) var lastFault: String?

    let library: LibrarySession
    var streams = StreamTable()
    /// The open stream that something arrived on last.
    var latestStream: HTTP2Stream?

    /// Opens a session and queues its settings.
    ///
    /// - Parameters:
    ///   - role: Which side this is.
    ///   - settings: What to tell the other side.
    ///   - connectionWindow: How many bytes of all streams together the other side may send ahead.
    /// - Throws: ``HTTP2SessionError`` when libnghttp2 refuses.
    package init(
        role: HTTP2Role, settings: HTTP2Settings = HTTP2Settings(), connectionWindow: Int32 = 1 << 20
    ) throws(HTTP2SessionError) {
        self.role = role
        library = try LibrarySession(role: role)
        library.setOwner(self)
        try submit(settings)
        try check(nghttp2_session_set_local_window_size(library.pointer, 0, 0, connectionWindow))
    }

    deinit {
        // libnghttp2 must not call a session that is going away.
        library.setOwner(nil)
    }

    // MARK: State

    /// How many streams are open, those included whose request waits to be sent.
    package var openStreamCount: Int { streams.count }

    /// How many streams the other side allows at once; unlimited until its settings have arrived.
    package var remoteMaximumConcurrentStreams: Int {
        Int(nghttp2_session_get_remote_settings(library.pointer, NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS))
    }

    /// The open stream at a place; nil when there is none.
    package func stream(slot: Int) -> HTTP2Stream? { streams.stream(slot: slot) }

    /// Whether there is nothing left to read or write, so that the connection should be closed.
    package var isFinished: Bool {
        nghttp2_session_want_read(library.pointer) == 0 && nghttp2_session_want_write(library.pointer) == 0
    }

    // MARK: Bytes

    /// Takes bytes that arrived and tells the delegate what they mean.
    package func receive(_ bytes: UnsafeRawBufferPointer) throws(HTTP2SessionError) {
        guard let start = bytes.baseAddress else { return }
        let count = nghttp2_session_mem_recv(
            library.pointer, start.assumingMemoryBound(to: UInt8.self), bytes.count)
        try check(Int32(clamping: min(count, 0)))
    }

    /// The next bytes to send, valid until the next call; nil when there are none.
    package func nextOutput() throws(HTTP2SessionError) -> UnsafeRawBufferPointer? {
        var start: UnsafePointer<UInt8>?
        let count = nghttp2_session_mem_send(library.pointer, &start)
        try check(Int32(clamping: min(count, 0)))
        return count > 0 ? UnsafeRawBufferPointer(start: start, count: count) : nil
    }

    func check(_ result: Int32) throws(HTTP2SessionError) {
        guard result < 0 else { return }
        throw HTTP2SessionError(library: result)
    }
}
