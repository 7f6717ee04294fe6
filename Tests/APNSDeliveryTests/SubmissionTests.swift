import APNSDelivery
import APNSTypes
import Synchronization
import Testing

@Suite("What a client takes, and its end")
struct SubmissionTests {
    @Test(
        "A device token that is no hexadecimal number of whole bytes is never sent",
        arguments: [
            "", "abc", "xy", "ab cd", "<aabb>", "ａａ", "aa\u{0}0", String(repeating: "a", count: 5_000),
        ])
    func deviceToken(token: String) async throws {
        let client = try testClient(port: 1)
        var push = testPush()
        push.deviceToken = UTF8Text(token)
        let report = await client.deliver(push)
        #expect(report.failure?.cause == .invalidDeviceToken && report.attempts == 0)
        #expect(report.failure?.message.contains(token) == token.isEmpty)
        await client.shutdown()
    }

    @Test("A request that no server could take is never sent")
    func request() async throws {
        let client = try testClient(port: 1)
        var empty = testPush()
        empty.request.payload = []
        var control = testPush()
        control.request.headers.topic = "com.example\r\nauthorization: x"
        var long = testPush()
        long.request.headers.topic = UTF8Text(String(repeating: "a", count: 10_000))
        var broadcast = testPush()
        broadcast.request.headers.channelID = "AAAA"
        for push in [empty, control, long, broadcast] {
            #expect(await client.deliver(push).failure?.cause == .invalidRequest)
        }
        await client.shutdown()
    }

    @Test("No more pushes are in flight than allowed: whoever submits more waits")
    func backPressure() async throws {
        let server = try await ScriptedServer.start { _ in .answerLater(20) }
        let client = try testClient(port: server.port) { $0.maximumInFlight = 10 }
        let inFlight = Mutex((now: 0, most: 0))
        for number in 0..<100 {
            inFlight.withLock { $0.now += 1 }
            await client.submit(testPush(number)) { _ in inFlight.withLock { $0.now -= 1 } }
            inFlight.withLock { $0.most = max($0.most, $0.now) }
        }
        await client.shutdown()
        let (now, most) = inFlight.withLock { $0 }
        #expect(now == 0 && most <= 10)
        try await server.stop()
    }

    @Test("Twenty tasks that submit through eight places all come to their end")
    func crowd() async throws {
        let server = try await ScriptedServer.start { _ in .answerLater(5) }
        let client = try testClient(port: server.port) { $0.maximumInFlight = 8 }
        let tally = Tally()
        await withTaskGroup(of: Void.self) { group in
            for submitter in 0..<20 {
                group.addTask {
                    for number in 0..<20 {
                        let number = submitter * 20 + number
                        await client.submit(testPush(number)) { tally.add(number, $0) }
                    }
                }
            }
        }
        await client.shutdown()
        #expect(tally.reports.count == 400 && tally.isAllAccepted && tally.duplicates == 0)
        try await server.stop()
    }

    @Test("Where there is no place, a push is not taken without waiting")
    func noPlace() async throws {
        let server = try await ScriptedServer.start { _ in .answerLater(100) }
        let client = try testClient(port: server.port) { $0.maximumInFlight = 1 }
        let tally = Tally()
        #expect(client.submitIfThereIsPlace(testPush(1)) { tally.add(1, $0) })
        #expect(!client.submitIfThereIsPlace(testPush(2)) { tally.add(2, $0) })
        await client.shutdown()
        #expect(tally.reports.keys.sorted() == [1])
        try await server.stop()
    }

    @Test("A shutdown waits for everything that was taken, and nothing is taken afterwards")
    func shutdown() async throws {
        let server = try await ScriptedServer.start { _ in .answerLater(30) }
        let client = try testClient(port: server.port)
        let tally = Tally()
        for number in 0..<200 { await client.submit(testPush(number)) { tally.add(number, $0) } }
        await client.shutdown()
        #expect(tally.reports.count == 200 && tally.isAllAccepted)
        #expect(await client.deliver(testPush(1)).failure?.cause == .shutDown)
        await client.shutdown()
        try await server.stop()
    }

    @Test("A shutdown does not wait for another attempt: the last answer is the outcome")
    func shutdownDuringDelay() async throws {
        let server = try await ScriptedServer.start { _ in .answer(429, #"{"reason":"TooManyRequests"}"#) }
        let client = try testClient(port: server.port) {
            $0.deadline = .seconds(60)
            $0.retries.throttlingDelay = .seconds(30)
        }
        let tally = Tally()
        await client.submit(testPush(1)) { tally.add(1, $0) }
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        try await Task.sleep(for: .milliseconds(50))
        await client.shutdown()
        #expect(tally.reports[1]?.rejection?.reason == .tooManyRequests)
        try await server.stop()
    }

    @Test("A configuration that cannot work is refused")
    func configuration() throws {
        let faults: [(inout APNSClientConfiguration) -> Void] = [
            { $0.connections = 0 }, { $0.maximumInFlight = 0 }, { $0.deadline = .zero },
            { $0.server.port = 70_000 }, { $0.server.host = "" }, { $0.retries.maximumAttempts = 0 },
        ]
        for fault in faults {
            let error = #expect(throws: APNSClientError.self) { _ = try testClient(port: 443, adjust: fault) }
            #expect(error?.code == .invalidConfiguration)
        }
        let error = #expect(throws: APNSClientError.self) {
            _ = try testClient(port: 443, authority: [1, 2])
        }
        #expect(error?.code == .unreadableCertificates)
    }
}
