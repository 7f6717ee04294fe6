import Hummingbird
import Logging
import Testing

@testable import Gateway

@Suite("The router and the document")
struct RoutedEndpointTests {
    /// Pages for people, which no program calls.
    private static let pages: Set<String> = ["GET /", "GET /openapi"]

    @Test("What is routed is described once, and what is described is routed")
    func same() async throws {
        let folder = try ConfigurationFolder()
        let store = try await SQLiteStore(path: "\(folder.path)/store.sqlite")
        let server = try GatewayServer(
            GatewayConfiguration(), store: store, metrics: PrometheusRegistry(), logger: Logger(label: "test")
        )
        let routed = Set(
            server.router().routes.map { "\($0.method.rawValue) \($0.path)" }.map {
                $0.replacing(/:(\w+)/) { "{\($0.1)}" }.replacing(/\{(\w+)\}\}?/) { "{\($0.1)}" }
            })
        let operations = try OpenAPIDocument.tested().operations
        let described = Set(operations.map { "\($0.method) \($0.path)" })
        #expect(routed.subtracting(Self.pages).subtracting(described) == [])
        #expect(described.subtracting(routed) == [])
        #expect(routed.isSuperset(of: Self.pages))
        #expect(Set(operations.map(\.id)).count == operations.count)
        await store.close()
    }

    @Test("The document asks for the keys that are asked for, and describes each name in a path")
    func described() throws {
        for operation in try OpenAPIDocument.tested().operations {
            let endpoint = try #require(operation.endpoint, "\(operation.id)")
            let security = operation.value.list("security").map { $0.list("key").map { $0.string?.string } }
            switch endpoint.access {
            case .open, .signature: #expect(security == [], "\(operation.id)")
            case .key(let scope): #expect(security == [[scope.rawValue]], "\(operation.id)")
            case .configured(let scope): #expect(security == [[scope.rawValue], []], "\(operation.id)")
            }
            let names = operation.path.matches(of: /\{(\w+)\}/).map { String($0.1) }
            #expect(names == operation.names, "\(operation.id)")
        }
    }
}
