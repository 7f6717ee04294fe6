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

extension HTTP2Session {
    /// Queues a request on a new stream.
    ///
    /// - Parameters:
    ///   - fields: The header fields.
    ///   - body: The body; the stream ends with it.
    /// - Returns: The stream.
    /// - Throws: `noMoreStreams` when the connection takes none.
    package func sendRequest(
        _ fields: borrowing HTTP2Fields, body: [UInt8]
    ) throws(HTTP2SessionError) -> HTTP2Stream {
        guard role == .client, nghttp2_session_check_request_allowed(library.pointer) != 0 else {
            throw HTTP2SessionError(library: NGHTTP2_ERR_START_STREAM_NOT_ALLOWED.rawValue)
        }
        let slot = streams.add(id: -1, body: body)
        let id = fields.withLibraryFields { fields, count in
            Self.withProvider(of: body, slot: slot) { provider in
                nghttp2_submit_request(library.pointer, nil, fields, count, provider, Self.userData(slot))
            }
        }
        guard id > 0 else {
            streams.remove(slot: slot)
            throw HTTP2SessionError(library: id)
        }
        streams.setID(id, slot: slot)
        return HTTP2Stream(id: id, slot: slot)
    }

    /// Queues the answer to a request.
    ///
    /// - Parameters:
    ///   - stream: The request's stream.
    ///   - fields: The header fields, `:status` first.
    ///   - body: The body; the stream ends with it.
    /// - Throws: `unknownStream` when it is closed or was answered.
    package func sendResponse(
        to stream: HTTP2Stream, _ fields: borrowing HTTP2Fields, body: [UInt8] = []
    ) throws(HTTP2SessionError) {
        guard streams.stream(slot: stream.slot) == stream else {
            throw HTTP2SessionError(library: NGHTTP2_ERR_STREAM_CLOSED.rawValue)
        }
        streams.setBody(body, slot: stream.slot)
        try check(
            fields.withLibraryFields { fields, count in
                Self.withProvider(of: body, slot: stream.slot) { provider in
                    nghttp2_submit_response(library.pointer, stream.id, fields, count, provider)
                }
            })
    }

    /// Queues the end of a stream; the delegate is told when it was sent.
    package func reset(_ stream: HTTP2Stream, code: HTTP2ErrorCode) throws(HTTP2SessionError) {
        guard streams.stream(slot: stream.slot) == stream else { return }
        try check(
            nghttp2_submit_rst_stream(
                library.pointer, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream.id, code.rawValue))
    }

    /// Queues settings that replace those sent before.
    package func submit(_ settings: HTTP2Settings) throws(HTTP2SessionError) {
        let entries = settings.entries(for: role)
        try check(
            nghttp2_submit_settings(
                library.pointer, UInt8(NGHTTP2_FLAG_NONE.rawValue), entries, entries.count))
    }

    /// Queues a PING; the delegate is told of its answer.
    package func ping() throws(HTTP2SessionError) {
        try check(nghttp2_submit_ping(library.pointer, UInt8(NGHTTP2_FLAG_NONE.rawValue), nil))
    }

    /// Queues a GOAWAY frame: no stream above `lastStreamID` was or will be processed.
    ///
    /// Those close; the others go on to their end.
    package func goAway(
        lastStreamID: Int32, code: HTTP2ErrorCode = .noError, debugData: [UInt8] = []
    ) throws(HTTP2SessionError) {
        try check(
            nghttp2_submit_goaway(
                library.pointer, UInt8(NGHTTP2_FLAG_NONE.rawValue), lastStreamID, code.rawValue, debugData,
                debugData.count))
    }

    /// Calls `submit` with what libnghttp2 gets a body from; nil when there is no body.
    private static func withProvider(
        of body: [UInt8], slot: Int, _ submit: (UnsafePointer<nghttp2_data_provider>?) -> Int32
    ) -> Int32 {
        guard !body.isEmpty else { return submit(nil) }
        var provider = nghttp2_data_provider()
        provider.source.fd = Int32(truncatingIfNeeded: slot)
        provider.read_callback = LibraryCallbacks.readBody
        return withUnsafePointer(to: provider, submit)
    }

    /// A slot as libnghttp2 keeps it with the stream: never the null pointer, which means a stream without one.
    static func userData(_ slot: Int) -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(bitPattern: slot + 1)
    }
}

// Events of libnghttp2, passed on to the delegate. Each function returns 0, which tells libnghttp2 to go on.
extension HTTP2Session {
    func headersBegan(_ frame: nghttp2_frame) -> Int32 {
        guard role == .server, frame.headers.cat == NGHTTP2_HCAT_REQUEST else { return 0 }
        let id = frame.hd.stream_id
        let stream = HTTP2Stream(id: id, slot: streams.add(id: id))
        nghttp2_session_set_stream_user_data(library.pointer, id, Self.userData(stream.slot))
        delegate?.streamOpened(stream)
        return 0
    }

    func fieldArrived(
        name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, streamID: Int32
    ) -> Int32 {
        guard let stream = stream(id: streamID) else { return 0 }
        delegate?.received(name: name, value: value, on: stream)
        return 0
    }

    func bodyArrived(_ bytes: UnsafeBufferPointer<UInt8>, streamID: Int32) -> Int32 {
        guard let stream = stream(id: streamID) else { return 0 }
        delegate?.received(body: bytes, on: stream)
        return 0
    }

    func frameArrived(_ frame: UnsafePointer<nghttp2_frame>) -> Int32 {
        let header = frame.pointee.hd
        switch nghttp2_frame_type(UInt32(header.type)) {
        case NGHTTP2_HEADERS, NGHTTP2_DATA:
            let isEnd = UInt32(header.flags) & NGHTTP2_FLAG_END_STREAM.rawValue != 0
            if isEnd, let stream = stream(id: header.stream_id) { delegate?.receivedEnd(of: stream) }
        case NGHTTP2_SETTINGS where UInt32(header.flags) & NGHTTP2_FLAG_ACK.rawValue == 0:
            delegate?.receivedSettings()
        case NGHTTP2_PING where UInt32(header.flags) & NGHTTP2_FLAG_ACK.rawValue != 0:
            delegate?.receivedPingAnswer()
        case NGHTTP2_GOAWAY:
            let goAway = frame.pointee.goaway
            delegate?.receivedGoAway(
                lastStreamID: goAway.last_stream_id, code: HTTP2ErrorCode(rawValue: goAway.error_code),
                debugData: UnsafeBufferPointer(start: goAway.opaque_data, count: goAway.opaque_data_len))
        default: break
        }
        return 0
    }

    func streamClosed(id: Int32, code: UInt32) -> Int32 {
        guard let stream = stream(id: id) else { return 0 }
        delegate?.streamClosed(stream, code: HTTP2ErrorCode(rawValue: code))
        streams.remove(slot: stream.slot)
        latestStream = nil
        return 0
    }

    /// The open stream of that number; the fields of one message, its body and its end ask for the same one.
    private func stream(id: Int32) -> HTTP2Stream? {
        if let latestStream, latestStream.id == id { return latestStream }
        guard let data = nghttp2_session_get_stream_user_data(library.pointer, id) else { return nil }
        latestStream = streams.stream(slot: Int(bitPattern: data) - 1)
        return latestStream
    }
}
