import PushBridge
import Testing

@testable import Gateway

@Suite("Bounds of a request")
struct RequestBoundTests {
    /// A request that is refused as a whole.
    struct Refusal: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let body: String
        let code: GatewayError.Code
    }

    static let refusals = [
        Refusal(
            testDescription: "more lines than receivers are allowed",
            body: String(repeating: "1\n", count: 11), code: .tooManyLines),
        Refusal(
            testDescription: "messages that name too many receivers together",
            body: Array(repeating: direct(4), count: 3).joined(separator: "\n"), code: .tooManyReceivers),
    ]

    @Test("A request is refused as a whole, and nothing is kept of it", arguments: refusals)
    func refused(_ request: Refusal) async throws {
        let harness = try await harness()
        let error = await #expect(throws: GatewayError.self) { try await submit(request.body, to: harness) }
        #expect(error?.code == request.code)
        #expect(try await harness.store.backlog().jobs == 0)
        await harness.store.close()
    }

    @Test("Blank lines do not count, and as many receivers as are allowed are taken")
    func allowed() async throws {
        let harness = try await harness()
        let body = Array(repeating: Self.direct(5), count: 2).joined(separator: "\n\n\n\n\n\n\n\n\n\n\n\n")
        #expect(try await submit(body, to: harness).ids.count == 2)
        #expect(try await harness.store.backlog().jobs == 10)
        await harness.store.close()
    }

    private func harness() async throws -> GatewayHarness {
        var rules = GatewayRules()
        rules.maximumReceivers = 10
        return try await GatewayHarness(rules: rules)
    }

    private func submit(_ body: String, to harness: GatewayHarness) async throws -> SubmissionAnswer {
        try await harness.gateway.submit(
            ByteSlice(Array(body.utf8)), to: GatewayHarness.app, hasLines: true)
    }

    /// A message to so many people.
    private static func direct(_ receivers: Int) -> String {
        let names = (0..<receivers).map { "\"p\($0)\"" }.joined(separator: ",")
        return #"{"from":"alice","to":[\#(names)],"type":"txt","body":{"msg":"hi"}}"#
    }
}
