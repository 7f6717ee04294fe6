internal import CNGHTTP2

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
