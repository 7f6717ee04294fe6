import APNSDelivery
import APNSTestServer
import APNSTypes
import Foundation
import PushBridge
import Testing

@Suite("The page with a whole backend")
struct BackendTests {
    private static let path = "\(DocumentationPage.catalog)/A-backend.md"

    @Test(
        "Its example is the code that is compiled here, and has at most 50 lines of code"
    )
    func example() throws {
        let source = try Checkout.text("Tests/DocumentationTests/BackendExample.swift")
        let examples = MarkdownPage(try Checkout.text(Self.path)).blocks("swift")
        #expect(examples.map { $0 + "\n" } == [source], "Copy BackendExample.swift into \(Self.path)")
        let code = source.split(separator: "\n").filter {
            !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//")
        }
        #expect((30...50).contains(code.count), "\(code.count) lines")
    }

    @Test("The example sends a message's pushes to Apple, and says what became of each")
    func runs() async throws {
        let terminal = try Terminal(copying: "Scripts/demo.data")
        let folder = try terminal.run(
            "openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt -out AuthKey.p8; pwd"
        )
        let refused = String(repeating: "da7e02", count: 10) + "da7e"
        let script = Script(
            devices: [refused: ScriptedDevice(answers: [ScriptedAnswer(.refuse(.unregistered))])])
        let server = try await APNSTestServer.start(APNSTestServerConfiguration(script: script))
        var configuration = APNSClientConfiguration(
            server: APNSServer(host: "localhost", port: server.port))
        configuration.deadline = .seconds(60)
        configuration.additionalTrustRoots = server.caCertificate
        let backend = try Backend(folder: URL(fileURLWithPath: folder), configuration)
        let message = try terminal.run("sed -n 2p messages.jsonl")
        let night = try #require(Instant(rfc3339: "2026-11-21T22:30:00+08:00"))
        #expect(
            try await backend.push(message, at: night) == [
                "bob: sent", "carol: no push, because of quiet-hours", "dave: sent",
                "dave: Unregistered, device token: drop-if-older",
                "erin: no push, because of not-mentioned",
            ])
        await backend.stop()
        await server.stop()
    }
}
