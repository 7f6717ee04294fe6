import APNSDelivery
import Testing

@Suite("Through a proxy")
struct ProxyTests {
    @Test("A push goes through the tunnel that the proxy opens")
    func tunnel() async throws {
        let server = try await ScriptedServer.start { _ in .answer(200) }
        let proxy = try await TunnelProxy.start(to: server.port)
        let client = try testClient(port: server.port) {
            $0.proxy = HTTPProxy(host: "127.0.0.1", port: proxy.port, authorization: "Basic c2VjcmV0")
        }
        #expect(await client.deliver(testPush()).isAccepted)
        #expect(
            proxy.requests == [
                "CONNECT localhost:\(server.port) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n"
                    + "Proxy-Authorization: Basic c2VjcmV0\r\n\r\n"
            ])
        await client.shutdown()
        try await proxy.stop()
        try await server.stop()
    }

    @Test(
        "A proxy that opens no tunnel is named",
        arguments: [
            ("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n", "answers with status 407"),
            ("HTTP/1.1 407 No\r\nContent-Length: 5\r\n\r\nPlease", "answers with status 407"),
            ("SSH-2.0-OpenSSH\r\n\r\n", "does not answer in HTTP/1"),
        ])
    func refused(answer: String, words: String) async throws {
        let proxy = try await RawServer.start(answering: answer)
        let client = try testClient(port: 443) { $0.proxy = HTTPProxy(host: "127.0.0.1", port: proxy.port) }
        let failure = try #require(await client.deliver(testPush()).failure)
        #expect(failure.cause == .proxyRefused && failure.message.contains(words))
        await client.shutdown()
        try await proxy.stop()
    }

    @Test("A proxy that has trouble is asked again")
    func trouble() async throws {
        let server = try await ScriptedServer.start { _ in .answer(200) }
        let proxy = try await TunnelProxy.start(to: server.port, refusingFirst: true)
        let client = try testClient(port: server.port) {
            $0.proxy = HTTPProxy(host: "127.0.0.1", port: proxy.port)
        }
        #expect(await client.deliver(testPush()).isAccepted)
        #expect(proxy.requests.count == 2)
        await client.shutdown()
        try await proxy.stop()
        try await server.stop()
    }

    @Test(
        "A server without a name is not sought behind a proxy, whose own certificate would do",
        arguments: ["127.0.0.1", "::1"])
    func nameless(host: String) throws {
        let error = #expect(throws: APNSClientError.self) {
            try testClient(port: 443, host: host) { $0.proxy = HTTPProxy(host: "127.0.0.2", port: 3_128) }
        }
        #expect(error?.code == .invalidConfiguration)
    }

    @Test("A proxy that is given by its address is written like one")
    func address() {
        #expect("\(HTTPProxy(host: "::1", port: 3_128))" == "[::1]:3128")
        #expect("\(HTTPProxy(host: "127.0.0.1", port: 3_128))" == "127.0.0.1:3128")
    }

    @Test("A proxy's authorization is never shown")
    func secrecy() {
        let proxy = HTTPProxy(host: "proxy", port: 1, authorization: "Basic c2VjcmV0")
        var dumped = ""
        dump(proxy, to: &dumped)
        #expect(!"\(proxy) \(String(reflecting: proxy)) \(dumped)".contains("c2Vj"))
    }
}
