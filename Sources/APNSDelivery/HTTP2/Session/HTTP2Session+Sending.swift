internal import CNGHTTP2

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
