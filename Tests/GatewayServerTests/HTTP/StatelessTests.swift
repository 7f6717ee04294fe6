import CoreMetrics
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import Synchronization
import Testing

@testable import Gateway

@Suite("Calls of which nothing is kept", .serialized)
struct StatelessTests {
    private static let message = #"{"from":"a","to":["bob"],"type":"txt","body":{"msg":"Hi"}}"#

    @Test("As many run at a time as may, and one more is told to come again")
    func bound() async throws {
        let threads = StatelessThreads(most: 1)
        let (gate, hasStarted) = (DispatchSemaphore(value: 0), AsyncStream.makeStream(of: Void.self))
        let first = Task {
            try await threads.run { _ in
                hasStarted.continuation.yield()
                gate.wait()
                return 1
            }
        }
        for await _ in hasStarted.stream { break }
        let problem = await #expect(throws: Problem.self) { try await threads.run { _ in 2 } }
        #expect(problem?.code == "too-many-calls" && problem?.status == .tooManyRequests)
        #expect(problem?.retryAfter == 1)
        gate.signal()
        #expect(try await first.value == 1)
        #expect(try await threads.run { _ in 3 } == 3)
    }

    @Test("A call whose caller has left is given up")
    func givenUp() async throws {
        let threads = StatelessThreads(most: 1)
        let (stream, started) = AsyncStream.makeStream(of: Void.self)
        let call = Task {
            try await threads.run { isGivenUp in
                started.yield()
                while !isGivenUp() { usleep(1_000) }
                throw CancellationError()
            }
        }
        for await _ in stream { break }
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
    }

    @Test("An answer has a bound, also where one line has it all", arguments: [false, true])
    func longAnswer(isOneLine: Bool) async throws {
        try await Self.withServer { configuration in
            configuration.limits.answer = 64 << 10
        } _: { client, key in
            let people = (0..<2_000).map { #"{"id":"p\#($0)"}"# }.joined(separator: ",")
            let names = (0..<2_000).map { #""p\#($0)""# }.joined(separator: ",")
            let long =
                #"{"message":{"from":"a","to":[\#(names)],"type":"txt","body":{"msg":"Hi"}},"recipients":[\#(people)]}"#
            let body = isOneLine ? long : Array(repeating: Self.message, count: 1_000).joined(separator: "\n")
            let answer = try await client.execute(
                uri: "/v1/translate", method: .post,
                headers: [.authorization: "Bearer \(key)", .contentType: "application/x-ndjson"],
                body: ByteBuffer(string: body))
            #expect(answer.status == .contentTooLarge)
            let short = try await client.execute(
                uri: "/v1/translate", method: .post, headers: [.authorization: "Bearer \(key)"],
                body: ByteBuffer(string: Self.message))
            #expect(short.status == .ok && short.body.readableBytes > 0)
        }
    }

    @Test("While two of them compute, the gateway answers as before")
    func others() async throws {
        try await Self.withServer { _ in
        } _: { client, key in
            let idle = try await Self.slowest(of: client) { $0 < 200 }
            let body = ByteBuffer(
                string: Array(repeating: Self.message, count: 6_000).joined(separator: "\n"))
            let running = Running()
            let busy = try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<2 {
                    group.addTask {
                        let answer = try await client.execute(
                            uri: "/v1/verify?to=nim", method: .post,
                            headers: [.authorization: "Bearer \(key)", .contentType: "application/x-ndjson"],
                            body: body)
                        running.count.subtract(1, ordering: .relaxed)
                        #expect(answer.status == .ok)
                    }
                }
                let busy = try await Self.slowest(of: client) { count in
                    running.count.load(ordering: .relaxed) == 2 && count < 400
                }
                try await group.waitForAll()
                return busy
            }
            #expect(busy.count >= 50, "both were done too soon to say anything")
            // Below a few milliseconds the machine decides, and not the gateway.
            #expect(
                busy.time <= max(idle.time * 3, Duration.milliseconds(15)),
                "idle \(idle.time), busy \(busy.time)")
        }
    }

    /// How many calls are not answered.
    private final class Running: Sendable {
        let count = Atomic<Int>(2)
    }

    /// The 99th percentile of how long `/healthz` takes, as long as `goesOn` says, and how often it was asked.
    private static func slowest(
        of client: any TestClientProtocol, while goesOn: (Int) -> Bool
    ) async throws -> (time: Duration, count: Int) {
        var times: [Duration] = []
        while goesOn(times.count) {
            let start = ContinuousClock.now
            let answer = try await client.execute(uri: "/healthz", method: .get)
            times.append(start.duration(to: .now))
            #expect(answer.status == .ok)
            try await Task.sleep(for: .milliseconds(5))
        }
        times.sort()
        return (times.isEmpty ? .zero : times[times.count * 99 / 100], times.count)
    }

    private static func withServer(
        _ change: (inout GatewayConfiguration) -> Void,
        _ body: @Sendable @escaping (any TestClientProtocol, String) async throws -> Void
    ) async throws {
        let folder = try ConfigurationFolder()
        let store = try await SQLiteStore(path: "\(folder.path)/store.sqlite")
        var configuration = GatewayConfiguration()
        change(&configuration)
        configuration.apps = [AppConfiguration(name: "tea", vendors: [VendorConfiguration(name: "easemob")])]
        let key = IssuedKey(app: nil, scopes: [.stateless], note: "", at: 0)
        let server = try GatewayServer(
            configuration, store: store, metrics: PrometheusRegistry(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, keys: [key.stored])
        try await Application(router: server.router()).test(.ahc(.http)) { client in
            try await body(client, key.secret)
        }
        await store.close()
    }
}
