internal import NIOCore

extension DeliveryFailure {
    /// Says why an open connection ended.
    init(lostConnection error: (any Error)?) {
        switch error {
        case nil:
            self.init(.connectionLost, "The server closed the connection.")
        case let failure as DeliveryFailure:
            self = failure
        case let error as HTTP2SessionError:
            self.init(Self.cause(of: error.code), error.description)
        case is IOError:
            self.init(.connectionLost, "The connection was lost.")
        case let error?:
            self.init(.connectionLost, "The connection was lost: \(String("\(error)".prefix(200))).")
        }
    }

    private static func cause(of code: HTTP2SessionError.Code) -> Cause {
        switch code {
        case .notHTTP2: .notHTTP2
        case .flooded: .flooded
        case .protocolViolation: .protocolViolation
        case .noMoreStreams, .unknownStream, .internalFailure: .connectionLost
        }
    }
}
