import Foundation
import GatewayCore
import HTTPTypes
import Hummingbird
import Logging
import PrometheusText
import SQLiteStore
import Testing

@testable import GatewayServer

@Suite("The router and the document")
struct RoutedEndpointTests {
    /// Pages for people, which no program calls.
    private static let pages: Set<String> = ["GET /", "GET /openapi"]

    @Test("What is routed is listed, and what is listed is routed")
    func same() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "routes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try await SQLiteStore(path: folder.appending(path: "store.sqlite").path)
        let server = try GatewayServer(
            GatewayConfiguration(), store: store, metrics: PrometheusRegistry(), logger: Logger(label: "test")
        )
        let routed = Set(
            server.router().routes.map { "\($0.method.rawValue) \($0.path)" }.map {
                $0.replacing(/:(\w+)/) { "{\($0.1)}" }.replacing(/\{(\w+)\}\}?/) { "{\($0.1)}" }
            })
        let listed = Set(Endpoint.all.map { "\($0.method.rawValue) \($0.path)" })
        #expect(routed.subtracting(Self.pages).subtracting(listed) == [])
        #expect(listed.subtracting(routed) == [])
        #expect(routed.isSuperset(of: Self.pages))
        await store.close()
    }
}
