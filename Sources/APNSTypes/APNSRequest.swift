/// One request to Apple, but for the device and the authorization.
public struct APNSRequest: Sendable, Hashable {
    /// The headers.
    public var headers: APNSHeaders
    /// The payload, serialised once: these bytes were measured, and these are to be sent.
    public var payload: [UInt8]

    /// Creates a request.
    public init(headers: APNSHeaders, payload: [UInt8]) {
        self.headers = headers
        self.payload = payload
    }
}
