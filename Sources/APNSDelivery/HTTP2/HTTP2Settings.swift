internal import CNGHTTP2

/// What one side of a connection tells the other about itself (RFC 9113, section 6.5.2).
///
/// What is nil is not sent, so that the value of the specification, or the one sent before, holds.
package struct HTTP2Settings: Sendable, Hashable {
    /// How many streams the other side may have open.
    package var maximumConcurrentStreams: UInt32?
    /// How many bytes of a stream the other side may send ahead.
    package var initialWindowSize: UInt32?
    /// How many bytes of header fields are taken in one message.
    package var maximumHeaderListSize: UInt32?

    /// Creates settings.
    package init(
        maximumConcurrentStreams: UInt32? = nil, initialWindowSize: UInt32? = nil,
        maximumHeaderListSize: UInt32? = nil
    ) {
        self.maximumConcurrentStreams = maximumConcurrentStreams
        self.initialWindowSize = initialWindowSize
        self.maximumHeaderListSize = maximumHeaderListSize
    }

    /// The entries of the frame; a client also refuses pushed streams.
    func entries(for role: HTTP2Role) -> [nghttp2_settings_entry] {
        let values: [(nghttp2_settings_id, UInt32?)] = [
            (NGHTTP2_SETTINGS_ENABLE_PUSH, role == .client ? 0 : nil),
            (NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, maximumConcurrentStreams),
            (NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, initialWindowSize),
            (NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, maximumHeaderListSize),
        ]
        return values.compactMap { name, value in
            value.map { nghttp2_settings_entry(settings_id: Int32(bitPattern: name.rawValue), value: $0) }
        }
    }
}

/// A side of a connection.
package enum HTTP2Role: Sendable, Hashable {
    /// Opens streams with requests.
    case client
    /// Answers them.
    case server
}

/// Why a stream or a connection ended (RFC 9113, section 7).
package struct HTTP2ErrorCode: RawRepresentable, Sendable, Hashable {
    /// The code on the wire.
    package let rawValue: UInt32

    /// Takes a code, known or not.
    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Ended as it should.
    package static let noError = HTTP2ErrorCode(rawValue: 0)
    /// Something is wrong inside.
    package static let internalError = HTTP2ErrorCode(rawValue: 2)
    /// Nothing of the stream was processed.
    package static let refusedStream = HTTP2ErrorCode(rawValue: 7)
    /// Not wanted any more.
    package static let cancel = HTTP2ErrorCode(rawValue: 8)
    /// The other side asks for too much.
    package static let enhanceYourCalm = HTTP2ErrorCode(rawValue: 11)
}

extension HTTP2ErrorCode: CustomStringConvertible {
    /// The name in RFC 9113; the number of an unknown code.
    package var description: String {
        let name = String(cString: nghttp2_http2_strerror(rawValue))
        return name == "unknown" ? "error \(rawValue)" : name
    }
}
