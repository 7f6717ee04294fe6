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
