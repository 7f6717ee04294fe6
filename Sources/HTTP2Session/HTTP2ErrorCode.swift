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
    /// The other side broke a rule.
    package static let protocolError = HTTP2ErrorCode(rawValue: 1)
    /// Something is wrong inside.
    package static let internalError = HTTP2ErrorCode(rawValue: 2)
    /// The other side sent more than its window.
    package static let flowControlError = HTTP2ErrorCode(rawValue: 3)
    /// Nothing of the stream was processed.
    package static let refusedStream = HTTP2ErrorCode(rawValue: 7)
    /// Not wanted any more.
    package static let cancel = HTTP2ErrorCode(rawValue: 8)
    /// The other side asks for too much.
    package static let enhanceYourCalm = HTTP2ErrorCode(rawValue: 11)
}

extension HTTP2ErrorCode: CustomStringConvertible {
    private static let names = [
        "NO_ERROR", "PROTOCOL_ERROR", "INTERNAL_ERROR", "FLOW_CONTROL_ERROR", "SETTINGS_TIMEOUT",
        "STREAM_CLOSED", "FRAME_SIZE_ERROR", "REFUSED_STREAM", "CANCEL", "COMPRESSION_ERROR",
        "CONNECT_ERROR", "ENHANCE_YOUR_CALM", "INADEQUATE_SECURITY", "HTTP_1_1_REQUIRED",
    ]

    /// The name in RFC 9113; the number of an unknown code.
    package var description: String {
        rawValue < Self.names.count ? Self.names[Int(rawValue)] : "error \(rawValue)"
    }
}
