import APNSDelivery
import APNSTypes
import ProviderToken
import Synchronization
import Testing

@Suite("Rejections follow the table")
struct RetryTests {
    @Test(
        "A rejection that may pass is tried again under the same identifier",
        arguments: [
            (429, "TooManyRequests"), (429, "TooManyProviderTokenUpdates"), (500, "InternalServerError"),
            (503, "ServiceUnavailable"), (503, "Shutdown"), (400, "IdleTimeout"),
            (403, "UnrelatedKeyIdInToken"), (502, "NobodyKnowsThis"),
        ])
    func again(status: Int, reason: String) async throws {
        let server = try await ScriptedServer.start {
            $0.number == 1 ? .answer(status, #"{"reason":"\#(reason)"}"#) : .answer(200)
        }
        let client = try testClient(port: server.port) { $0.retries.serverDelay = .milliseconds(20) }
        let report = await client.deliver(testPush(1))
        #expect(report.isAccepted && report.attempts == 2)
        #expect(Set(server.requests.map { $0.fields["apns-id"] }) == [report.apnsID?.string])
        await client.shutdown()
        try await server.stop()
    }

    @Test(
        "A rejection that will not pass is the outcome at once",
        arguments: [
            (400, "BadDeviceToken", RejectionReason.TokenVerdict.dropUnlessOtherEnvironment),
            (400, "BadTopic", .keep),
            (403, "InvalidProviderToken", .keep), (413, "PayloadTooLarge", .keep), (404, "BadPath", .keep),
            (400, "DeviceTokenNotForTopic", .dropIfOthersWork), (418, "NobodyKnowsThis", .keep),
        ])
    func final(status: Int, reason: String, verdict: RejectionReason.TokenVerdict) async throws {
        let server = try await ScriptedServer.start { _ in .answer(status, #"{"reason":"\#(reason)"}"#) }
        let client = try testClient(port: server.port)
        let report = await client.deliver(testPush(1))
        let rejection = try #require(report.rejection)
        #expect(
            rejection.status == status && rejection.reason.rawValue == reason && rejection.timestamp == nil)
        #expect(rejection.tokenVerdict == verdict && report.attempts == 1)
        await client.shutdown()
        try await server.stop()
    }

    @Test(
        "A token that is no longer valid is dropped if it was registered before Apple found out",
        arguments: [
            (1_000 as Int?, RejectionReason.TokenVerdict.drop), (1_700_000_000_000, .keep),
            (2_000_000_000_000, .keep),
            (nil, .dropIfOlder),
        ])
    func unregistered(registeredAt: Int?, verdict: RejectionReason.TokenVerdict) async throws {
        let server = try await ScriptedServer.start { _ in
            .answer(410, #"{"reason":"Unregistered","timestamp":1700000000000}"#)
        }
        let client = try testClient(port: server.port)
        let rejection = try #require(await client.deliver(testPush(1, registeredAt: registeredAt)).rejection)
        #expect(rejection.timestamp == 1_700_000_000_000 && rejection.tokenVerdict == verdict)
        await client.shutdown()
        try await server.stop()
    }

    @Test("Apple's 15 minutes lie behind the deadline, so the rejection is the outcome at once")
    func patience() async throws {
        let server = try await ScriptedServer.start { _ in .answer(503, #"{"reason":"ServiceUnavailable"}"#) }
        let client = try testClient(port: server.port)
        let report = await client.deliver(testPush(1))
        #expect(report.rejection?.reason == .serviceUnavailable && report.attempts == 1)
        #expect(report.rejection?.retry == .after15Minutes)
        await client.shutdown()
        try await server.stop()
    }

    @Test("A push that had no answer after a rejection is not rejected: Apple may have it")
    func unansweredAfterRejection() async throws {
        let server = try await ScriptedServer.start {
            switch $0.number {
            case 1: .answer(429, #"{"reason":"TooManyRequests"}"#)
            case 2: .drop
            default: .reset(.refusedStream)
            }
        }
        let client = try testClient(port: server.port) { $0.deadline = .seconds(5) }
        let report = await client.deliver(testPush(1, collapseID: "c"))
        #expect(report.failure?.mayHaveBeenProcessed == true && server.requests.count > 2)
        await client.shutdown()
        try await server.stop()
    }

    @Test("A push is sent no more often than allowed")
    func bound() async throws {
        let server = try await ScriptedServer.start { _ in .answer(429, #"{"reason":"TooManyRequests"}"#) }
        let client = try testClient(port: server.port) {
            $0.retries.throttlingDelay = .milliseconds(5)
            $0.retries.maximumAttempts = 3
        }
        let report = await client.deliver(testPush(1))
        #expect(report.rejection?.reason == .tooManyRequests && report.attempts == 3)
        #expect(server.requests.count == 3)
        await client.shutdown()
        try await server.stop()
    }

    @Test(
        "An answer that is no JSON is a rejection without a reason",
        arguments: [
            "", "<html>", #"{"reason":1}"#, #"{"reason":"a b\n"}"#,
        ])
    func unreadable(body: String) async throws {
        let server = try await ScriptedServer.start { _ in .answer(400, body) }
        let client = try testClient(port: server.port)
        let rejection = try #require(await client.deliver(testPush(1)).rejection)
        #expect(rejection.status == 400 && rejection.reason.rawValue.isEmpty)
        await client.shutdown()
        try await server.stop()
    }
}
