import HTTPTypes
import Hummingbird
import HummingbirdTesting
import JSONDocument
import Logging
import Testing

@testable import Gateway

@Suite("Addresses and their methods")
struct AddressTests {
    @Test("A wrong method is told from a wrong address, with the methods that are right")
    func methods() async throws {
        let folder = try ConfigurationFolder()
        let store = try await SQLiteStore(path: "\(folder.path)/store.sqlite")
        let server = try GatewayServer(
            GatewayConfiguration(), store: store, metrics: PrometheusRegistry(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        try await Application(router: server.router()).test(.router) { client in
            let cases: [(HTTPRequest.Method, String, Int, String?)] = [
                (.head, "/healthz", 200, nil), (.delete, "/healthz", 405, "GET, HEAD"),
                (.get, "/v1/messages", 405, "POST"),
                (.patch, "/v1/people/bob", 405, "GET, PUT, DELETE, HEAD"),
                (.get, "/v1/people/bob/badge/more", 404, nil), (.get, "/nowhere", 404, nil),
            ]
            for (method, uri, status, allow) in cases {
                try await client.execute(uri: uri, method: method) { answer in
                    #expect(answer.status.code == status, "\(method) \(uri)")
                    #expect(answer.headers[.allow] == allow, "\(method) \(uri)")
                    guard status > 400 else { return }
                    let code = try JSONDocument(String(buffer: answer.body)).root["code"]?.string?.string
                    #expect(code == (status == 405 ? "wrong-method" : "no-such-address"))
                }
            }
        }
        await store.close()
    }
}
