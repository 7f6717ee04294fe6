internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOHTTP1

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
            return Problem(.store, error.message).response
        } catch let error as any HTTPResponseError {
            return Problem(error, request).response
        } catch let error as HTTPParserError {
            // The server answers it, and closes the connection.
            throw error
        } catch is CancellationError {
            return Problem(.stopping, "The request was given up. Send it again.").response
        } catch {
            context.logger.error("A request failed.", metadata: ["cause": "\(type(of: error))"])
            return Problem.unexpected.response
        }
    }
}

extension Problem {
    /// What nobody thought of; its own words stay out, because they may hold what was sent.
    fileprivate static let unexpected = Problem(
        .unexpected,
        "The gateway failed at this request. Look at its log, and send it again."
    )

    /// Nothing is at an address, or nothing takes the method there.
    private init(at path: String, method: HTTPRequest.Method) {
        let methods = Endpoint.methods(at: path)
        guard !methods.isEmpty else {
            self.init(.noSuchAddress, "There is no such address. See /openapi.json.")
            return
        }
        self.init(.wrongMethod, "This address does not take \(method.rawValue). See /openapi.json.")
        allow = methods
    }

    /// What the router or the server says.
    fileprivate init(_ error: any HTTPResponseError, _ request: Request) {
        switch error.status {
        case .notFound:
            self.init(at: request.uri.path, method: request.method)
        case .contentTooLarge:
            self.init(.tooLarge, "The body is too long. Send less at a time.")
        default:
            self.init(.unreadable, "The request could not be read.")
        }
    }
}
