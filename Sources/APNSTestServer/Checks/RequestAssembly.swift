internal import APNSTypes

/// Collects one request while its frames arrive; used again for the next one.
struct RequestAssembly {
    /// How many bytes of a body are kept: more than any payload may have, and few enough for a thousand streams.
    private static let keptBody = 16_384

    private var bytes: [UInt8] = []
    private var places = PushRequest.Places(repeating: nil)
    private var body = 0..<0
    private var bodySize = 0
    private var repeatsHeader = false
    private var token: PresentedToken?

    /// Takes a field other than `authorization`.
    mutating func take(_ header: RequestHeader, _ value: UnsafeBufferPointer<UInt8>) {
        guard places[header.rawValue] == nil else {
            repeatsHeader = true
            return
        }
        let start = Int32(clamping: bytes.count)
        bytes.append(contentsOf: value)
        places[header.rawValue] = start..<Int32(clamping: bytes.count)
    }

    /// Takes what is known of the field `authorization`.
    mutating func take(_ token: PresentedToken) {
        if self.token != nil { repeatsHeader = true }
        self.token = self.token ?? token
    }

    /// Takes a piece of the body.
    mutating func take(body piece: UnsafeBufferPointer<UInt8>) {
        if bodySize == 0 { body = bytes.count..<bytes.count }
        bodySize += piece.count
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: piece.prefix(Self.keptBody - body.count)))
        body = body.lowerBound..<bytes.count
    }

    /// The request, whose values share one storage.
    func request() -> PushRequest {
        PushRequest(
            ByteStorage(bytes), places, body: body, bodySize: bodySize, token: token ?? .missing,
            repeatsHeader: repeatsHeader)
    }

    /// Makes it empty and keeps its memory.
    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        places = PushRequest.Places(repeating: nil)
        body = 0..<0
        bodySize = 0
        repeatsHeader = false
        token = nil
    }
}
