import APNSDelivery
import APNSTestServer
import APNSTypes
import Testing

@Suite("The page about delivering")
struct DeliveringTests {
    private static func page() throws -> String {
        try Checkout.text("\(DocumentationPage.catalog)/Delivering.md")
    }

    @Test("Its example is the code that is compiled here")
    func example() throws {
        let source = try Checkout.text("Tests/DocumentationTests/DeliveryExample.swift")
        let examples = MarkdownPage(try Self.page()).blocks("swift")
        #expect(examples.map { $0 + "\n" } == [source])
    }

    @Test("The example tells apart what Apple has, what it refuses and what is not sent")
    func exampleRuns() async throws {
        let (here, gone) = (String(repeating: "0a", count: 32), String(repeating: "0b", count: 32))
        let refusal = ScriptedDevice(answers: [ScriptedAnswer(.refuse(.unregistered))])
        let script = Script(devices: [gone: refusal])
        let server = try await APNSTestServer.start(APNSTestServerConfiguration(script: script))
        var configuration = APNSClientConfiguration(
            server: APNSServer(host: "localhost", port: server.port))
        configuration.deadline = .seconds(60)
        configuration.additionalTrustRoots = server.caCertificate
        let key = try Terminal(copying: "Scripts/demo.data").run(
            "openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt")
        let client = try makeClient(configuration, key: Array("\(key)\n".utf8))
        func said(_ device: String) async -> String {
            await fate(of: #"{"aps":{"alert":"Tea is ready"}}"#, to: device, through: client)
        }
        #expect(await said(here) == "Apple has it")
        #expect(await said(gone) == "refused: Unregistered; again: never; token: drop-if-older")
        #expect(await said("0a0").hasPrefix("not delivered: The device token has an odd number of digits"))
        await client.shutdown()
        await server.stop()
    }

    @Test("Its tables name every cause of a failure, every retry rule and every verdict on a device token")
    func words() throws {
        let page = try Self.page()
        let words =
            DeliveryFailure.Cause.allCases.map(\.rawValue) + RejectionReason.Retry.allCases.map(\.rawValue)
            + RejectionReason.TokenVerdict.allCases.map(\.rawValue)
        #expect(words.filter { !page.contains("\n| `\($0)` | ") } == [])
    }
}
