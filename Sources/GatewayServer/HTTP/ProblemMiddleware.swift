internal import GatewayCore
internal import HTTPTypes
internal import Hummingbird

/// Answers what went wrong with problem documents.
struct ProblemMiddleware: RouterMiddleware {
    typealias Context = GatewayRequestContext

    func handle(
        _ request: Request, context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let problem as Problem {
            return problem.response
        } catch let error as GatewayError {
            return Problem(error).response
        } catch let error as StoreError {
            return Problem(
                .serviceUnavailable, GatewayError.Code.store.rawValue, error.message, retryAfter: 1
            )
            .response
        } catch let error as any HTTPResponseError {
            return Problem(error, request).response
        }
    }
}

extension Problem {
    /// What the router or the server says.
    fileprivate init(_ error: any HTTPResponseError, _ request: Request) {
        switch error.status {
        case .notFound:
            self.init(
                .notFound, "no-such-address",
                "\(request.method.rawValue) is not taken at this address. See /openapi.json.")
        case .contentTooLarge:
            self.init(.contentTooLarge, "too-large", "The body is too long. Send less at a time.")
        default:
            self.init(error.status, "bad-request", "The request could not be read.")
        }
    }
}
