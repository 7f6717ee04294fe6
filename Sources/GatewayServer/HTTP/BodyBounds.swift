internal import GatewayCore
internal import HTTPTypes
internal import Hummingbird
internal import Synchronization

/// Refuses requests while the bodies of others take too much memory.
struct BodyBounds: RouterMiddleware {
    typealias Context = GatewayRequestContext

    private final class Sum: Sendable {
        let bytes = Atomic<Int>(0)
    }

    /// How many bytes all bodies may have together.
    private let most: Int
    /// What a body of unknown length is taken for.
    private let longest: Int
    private let sum = Sum()

    init(most: Int, longest: Int) {
        self.most = max(most, longest)
        self.longest = longest
    }

    func handle(
        _ request: Request, context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let length = length(of: request)
        guard length > 0 else { return try await next(request, context) }
        defer { sum.bytes.subtract(length, ordering: .relaxed) }
        guard sum.bytes.add(length, ordering: .relaxed).newValue <= most else {
            throw Problem(
                .busy,
                "Too many requests are being read. Nothing was accepted; try again later.")
        }
        return try await next(request, context)
    }

    private func length(of request: Request) -> Int {
        if let length = request.headers[.contentLength] {
            return min(max(Int(length) ?? longest, 0), longest)
        }
        return request.headers[.transferEncoding] == nil ? 0 : longest
    }
}
