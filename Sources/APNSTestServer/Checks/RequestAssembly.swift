internal import APNSTypes

/// Gathers one request while its frames arrive; used again for the next one.
struct RequestAssembly {
    /// More than any payload may have, and little enough to be kept a thousand times.
    private static let keptBody = 16_384

    private var bytes: [UInt8] = []
    private var places = [Range<Int>?](repeating: nil, count: RequestHeader.allCases.count)
    private var body = 0..<0
    private var bodySize = 0
    private var repeatsHeader = false
    private var token: PresentedToken?

    /// Takes a field; the provider token is kept as `token` only.
    mutating func take(_ header: RequestHeader, _ value: UnsafeBufferPointer<UInt8>) {
        guard places[header.rawValue] == nil else {
            repeatsHeader = true
            return
        }
        let start = bytes.count
        bytes.append(contentsOf: value)
        places[header.rawValue] = start..<bytes.count
    }

    /// Takes what the field `authorization` turned out to be.
    mutating func take(_ token: PresentedToken) {
        if self.token != nil { repeatsHeader = true }
        self.token = self.token ?? token
    }

    /// Takes a piece of the body.
    mutating func take(body piece: UnsafeBufferPointer<UInt8>) {
        if bodySize == 0 { body = bytes.count..<bytes.count }
        bodySize += piece.count
        bytes.append(contentsOf: piece.prefix(Self.keptBody - body.count))
        body = body.lowerBound..<bytes.count
    }

    /// The request, whose values share one storage.
    func request() -> PushRequest {
        let storage = ByteStorage(bytes)
        func value(_ header: RequestHeader) -> ByteSlice? {
            places[header.rawValue].map { ByteSlice(storage, $0) }
        }
        return PushRequest(
            method: value(.method), path: value(.path), pushType: value(.pushType), topic: value(.topic),
            priority: value(.priority), expiration: value(.expiration), collapseID: value(.collapseID),
            id: value(.id), repeatsHeader: repeatsHeader, token: token ?? .missing,
            body: ByteSlice(storage, body), bodySize: bodySize)
    }

    /// Forgets everything but the room.
    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        for index in places.indices { places[index] = nil }
        body = 0..<0
        bodySize = 0
        repeatsHeader = false
        token = nil
    }
}
