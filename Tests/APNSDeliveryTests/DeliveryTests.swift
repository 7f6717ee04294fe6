import APNSDelivery
import APNSTypes
import Testing

@Suite("A push has one outcome")
struct DeliveryTests {
    @Test("A push arrives with its headers and payload, and is accepted under its own identifier")
    func accepted() async throws {
        let server = try await ScriptedServer.start { _ in .answer(200) }
        let client = try testClient(port: server.port)
        let id: UTF8Text = "123e4567-e89b-12d3-a456-42665544000a"
        var push = testPush(1, collapseID: "match", id: id)
        push.request.headers.expiration = .until(1_800_000_000)
        let report = await client.deliver(push)
        #expect(report.isAccepted && report.apnsID == id && report.attempts == 1)
        let request = try #require(server.requests.first)
        #expect(request.body == push.request.payload)
        #expect(
            request.fields == [
                ":method": "POST", ":scheme": "https", ":authority": "localhost:\(server.port)",
                ":path": "/3/device/\(push.deviceToken)", "authorization": "bearer token-1",
                "apns-push-type": "alert", "apns-priority": "10", "apns-topic": "com.example.app",
                "apns-expiration": "1800000000", "apns-collapse-id": "match", "apns-id": id.string,
            ])
        await client.shutdown()
        try await server.stop()
    }

    @Test("A push without an identifier gets one, a UUID in lower-case letters")
    func madeIdentifier() async throws {
        let server = try await ScriptedServer.start { _ in .answer(200) }
        let client = try testClient(port: server.port)
        let reports = [await client.deliver(testPush(1)), await client.deliver(testPush(2))]
        for (report, request) in zip(reports, server.requests) {
            let id = try #require(report.apnsID)
            #expect(request.fields["apns-id"] == id.string)
            #expect(
                id.string.wholeMatch(
                    of: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil)
        }
        #expect(reports[0].apnsID != reports[1].apnsID)
        await client.shutdown()
        try await server.stop()
    }

    @Test("Ten thousand pushes over one and over three connections have one outcome each", arguments: [1, 3])
    func many(connections: Int) async throws {
        let server = try await ScriptedServer.start {
            $0.token.hasSuffix("7") ? .answer(400, #"{"reason":"BadDeviceToken"}"#) : .answer(200)
        }
        let client = try testClient(port: server.port) {
            $0.connections = connections
            $0.maximumInFlight = 300
        }
        let tally = Tally()
        for number in 0..<10_000 {
            await client.submit(testPush(number)) { tally.add(number, $0) }
        }
        await client.shutdown()
        let reports = tally.reports
        #expect(reports.count == 10_000 && tally.duplicates == 0)
        #expect(reports.allSatisfy { $0.value.isAccepted == ($0.key % 16 != 7) })
        #expect(server.requests.count == 10_000)
        #expect(server.connections <= connections)
        try await server.stop()
    }
}
