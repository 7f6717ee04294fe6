import RedisTestServer
import Testing

@Suite(
    "A move to an engine", .enabled(if: RedisServer.isInstalled, "redis-server is not installed"))
struct MoveTests {
    @Test(
        "Nothing is lost, counted twice or out of order when a gateway moves while more waits for each person than is held in memory"
    )
    func move() async throws {
        let result = try await TrialScript.run(
            "gateway-move", "--messages", "800", "--people", "8", "--clients", "16", "--pace", "0.05",
            "--latency", "60", "--pause", "20")
        #expect(result.status == 0, "\(result)")
    }
}
