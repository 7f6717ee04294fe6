internal import CNGHTTP2

/// Owns the table of functions that libnghttp2 calls; needed only while a session is made.
struct LibraryCallbacks: ~Copyable {
    let pointer: OpaquePointer

    init() throws(HTTP2SessionError) {
        var callbacks: OpaquePointer?
        guard nghttp2_session_callbacks_new(&callbacks) == 0, let callbacks else {
            throw HTTP2SessionError(library: NGHTTP2_ERR_NOMEM.rawValue)
        }
        pointer = callbacks
        setStreamCallbacks()
        setConnectionCallbacks()
    }

    deinit {
        nghttp2_session_callbacks_del(pointer)
    }

    /// Fills a DATA frame from the stream's body, never with more than libnghttp2 has room for.
    static let readBody: nghttp2_data_source_read_callback = { _, _, target, room, flags, source, owner in
        guard let target, let flags, let source else { return callbackFailure }
        return HTTP2Session.call(owner, else: callbackFailure) { session in
            let room = UnsafeMutableRawBufferPointer(start: target, count: room)
            let (count, isLast) = session.streams.takeBody(slot: Int(source.pointee.fd), into: room)
            if isLast { flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue }
            return count
        }
    }

    private static let callbackFailure = Int(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue)

    private func setStreamCallbacks() {
        nghttp2_session_callbacks_set_on_begin_headers_callback(pointer) { _, frame, owner in
            guard let frame else { return 0 }
            return HTTP2Session.call(owner, else: 0) { $0.headersBegan(frame.pointee) }
        }
        nghttp2_session_callbacks_set_on_header_callback(pointer) {
            _, frame, name, nameCount, value, valueCount, _, owner in
            guard let frame else { return 0 }
            return HTTP2Session.call(owner, else: 0) { session in
                session.fieldArrived(
                    name: UnsafeBufferPointer(start: name, count: nameCount),
                    value: UnsafeBufferPointer(start: value, count: valueCount),
                    streamID: frame.pointee.hd.stream_id)
            }
        }
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(pointer) { _, _, id, bytes, count, owner in
            HTTP2Session.call(owner, else: 0) {
                $0.bodyArrived(UnsafeBufferPointer(start: bytes, count: count), streamID: id)
            }
        }
        nghttp2_session_callbacks_set_on_stream_close_callback(pointer) { _, id, code, owner in
            HTTP2Session.call(owner, else: 0) { $0.streamClosed(id: id, code: code) }
        }
    }

    private func setConnectionCallbacks() {
        nghttp2_session_callbacks_set_on_frame_recv_callback(pointer) { _, frame, owner in
            guard let frame else { return 0 }
            return HTTP2Session.call(owner, else: 0) { $0.frameArrived(frame) }
        }
        nghttp2_session_callbacks_set_error_callback2(pointer) { _, _, text, count, owner in
            HTTP2Session.call(owner, else: 0) { session in
                let bytes = UnsafeRawBufferPointer(start: text, count: min(count, 200))
                session.lastFault = String(decoding: bytes, as: UTF8.self)
                return 0
            }
        }
    }
}

extension HTTP2Session {
    /// Calls `body` with the session that the pointer stands for, unless it is going away.
    @inline(__always)
    static func call<R>(
        _ owner: UnsafeMutableRawPointer?, else fallback: R, _ body: (HTTP2Session) -> R
    ) -> R {
        guard let owner else { return fallback }
        return Unmanaged<HTTP2Session>.fromOpaque(owner)._withUnsafeGuaranteedRef(body)
    }
}
