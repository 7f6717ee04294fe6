internal import CNGHTTP2

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
