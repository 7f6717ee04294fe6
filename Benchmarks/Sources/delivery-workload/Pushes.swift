import APNSDelivery
import APNSTypes
import Foundation
import ProviderToken
import Synchronization

/// Pushes to devices that are all different, over one connection.
struct Pushes {
    /// 226 bytes, what an ordinary message becomes.
    static let payload = Array(
        #"{"aps":{"alert":{"title":"Alice","body":"\#(String(repeating: "a", count: 181))"}}}"#.utf8)

    private let configuration: APNSClientConfiguration
    private let tokens: ProviderTokenSource

    init(port: Int, authorityFile: String, keyFile: String) throws {
        var configuration = APNSClientConfiguration(server: APNSServer(host: "localhost", port: port))
        configuration.additionalTrustRoots = Array(try Data(contentsOf: URL(filePath: authorityFile)))
        self.configuration = configuration
        tokens = ProviderTokenSource(
            signer: ProviderTokenSigner(
                key: try Identity.key(keyFile), keyIdentifier: try Identity.keyIdentifier(),
                teamIdentifier: try Identity.teamIdentifier()))
    }

    /// Delivers so many, and returns the seconds of the processor and of the clock, the first push left out.
    func deliver(_ count: Int, inFlight: Int) async throws -> (processor: Double, elapsed: Double) {
        var configuration = configuration
        configuration.maximumInFlight = inFlight
        let client = try APNSClient(configuration: configuration, tokens: tokens)
        let accepted = Counter()
        await client.submit(push(0)) { accepted.add($0) }
        while accepted.count.load(ordering: .relaxed) == 0 { try await Task.sleep(for: .milliseconds(1)) }
        let clock = ContinuousClock()
        let (start, processor) = (clock.now, processorSeconds())
        for number in 1...count { await client.submit(push(number)) { accepted.add($0) } }
        await client.shutdown()
        let (elapsed, spent) = (clock.now - start, processorSeconds() - processor)
        let missing = count + 1 - accepted.count.load(ordering: .relaxed)
        guard missing == 0 else {
            throw Shortfall(description: "\(missing) of \(count + 1) were not accepted.")
        }
        return (spent, elapsed / .seconds(1))
    }

    private func push(_ number: Int) -> APNSPush {
        let digits = String(number | 1 << 62, radix: 16)
        return APNSPush(
            deviceToken: UTF8Text(digits + "000000000000000000000000000000000000000000000000"),
            request: APNSRequest(headers: APNSHeaders(topic: "com.example.app"), payload: Self.payload))
    }
}

/// That some pushes were not accepted.
private struct Shortfall: Error, CustomStringConvertible {
    let description: String
}

/// How many pushes were accepted.
private final class Counter: Sendable {
    let count = Atomic(0)

    func add(_ report: DeliveryReport) {
        if case .accepted = report.outcome { count.wrappingAdd(1, ordering: .relaxed) }
    }
}
