internal import CNGHTTP2

/// Owns the `nghttp2_session` of one connection.
struct LibrarySession: ~Copyable {
    let pointer: OpaquePointer

    init(role: HTTP2Role) throws(HTTP2SessionError) {
        let callbacks = try LibraryCallbacks()
        var option: OpaquePointer?
        guard nghttp2_option_new(&option) == 0, let option else {
            throw HTTP2SessionError(library: NGHTTP2_ERR_NOMEM.rawValue)
        }
        defer { nghttp2_option_del(option) }
        nghttp2_option_set_no_closed_streams(option, 1)
        var session: OpaquePointer?
        let made =
            switch role {
            case .client: nghttp2_session_client_new2(&session, callbacks.pointer, nil, option)
            case .server: nghttp2_session_server_new2(&session, callbacks.pointer, nil, option)
            }
        guard made == 0, let session else { throw HTTP2SessionError(library: made) }
        pointer = session
    }

    deinit {
        nghttp2_session_del(pointer)
    }

    /// Sets the session that the callbacks call; with nil they do nothing.
    ///
    /// The owner is not retained: it owns this and clears itself before it goes away.
    func setOwner(_ owner: HTTP2Session?) {
        nghttp2_session_set_user_data(pointer, owner.map { Unmanaged.passUnretained($0).toOpaque() })
    }
}

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

/// What a session keeps per open stream, in dense slots that are used again.
struct StreamTable {
    /// One open stream's record.
    struct Record {
        var id: Int32
        /// What is still to be sent, from `sent` on.
        var body: [UInt8]
        var sent: Int
    }

    private var records: [Record] = []
    private var free: [Int32] = []

    /// How many streams are open.
    var count: Int { records.count - free.count }

    /// Gives a stream a slot.
    mutating func add(id: Int32, body: [UInt8] = []) -> Int {
        let record = Record(id: id, body: body, sent: 0)
        guard let slot = free.popLast() else {
            records.append(record)
            return records.count - 1
        }
        records[Int(slot)] = record
        return Int(slot)
    }

    mutating func setID(_ id: Int32, slot: Int) {
        records[slot].id = id
    }

    mutating func setBody(_ body: [UInt8], slot: Int) {
        records[slot].body = body
        records[slot].sent = 0
    }

    /// Makes the slot free again and releases what it held.
    mutating func remove(slot: Int) {
        guard records.indices.contains(slot), records[slot].id != 0 else { return }
        records[slot] = Record(id: 0, body: [], sent: 0)
        free.append(Int32(slot))
    }

    func stream(slot: Int) -> HTTP2Stream? {
        guard records.indices.contains(slot), records[slot].id != 0 else { return nil }
        return HTTP2Stream(id: records[slot].id, slot: slot)
    }

    /// Copies the next piece of a body, at most as much as there is room for.
    mutating func takeBody(slot: Int, into target: UnsafeMutableRawBufferPointer) -> (
        count: Int, isLast: Bool
    ) {
        guard records.indices.contains(slot) else { return (0, true) }
        let sent = records[slot].sent
        let left = records[slot].body.count - sent
        let count = min(left, target.count)
        records[slot].body.withUnsafeBytes { body in
            target.copyMemory(from: UnsafeRawBufferPointer(rebasing: body[sent..<sent + count]))
        }
        records[slot].sent = sent + count
        return (count, count == left)
    }
}
