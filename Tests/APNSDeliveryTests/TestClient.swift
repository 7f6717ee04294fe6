import APNSDelivery
import APNSTypes
import CoreMetrics
import ProviderToken
import Synchronization

/// Tokens that nobody signed, numbered from 1.
func testTokens(clock: TokenClock = .system) -> ProviderTokenSource {
    let count = Mutex(0)
    return ProviderTokenSource(clock: clock) { issuedAt in
        let number = count.withLock { count in
            count += 1
            return count
        }
        return ProviderToken(compact: "token-\(number)", issuedAt: issuedAt)
    }
}

/// A client of a test server with short waits, but for the deadline: a busy machine must not turn into failures.
func testClient(
    port: Int, host: String = "localhost", tokens: ProviderTokenSource = testTokens(),
    authority: [UInt8]? = nil, metrics: any MetricsFactory = NOOPMetricsHandler.instance,
    adjust: (inout APNSClientConfiguration) -> Void = { _ in }
) throws -> APNSClient {
    var configuration = APNSClientConfiguration(server: APNSServer(host: host, port: port))
    configuration.deadline = .seconds(60)
    configuration.connectTimeout = .seconds(20)
    configuration.reconnectDelay = .milliseconds(10)...(.milliseconds(50))
    configuration.retries.throttlingDelay = .milliseconds(20)
    configuration.additionalTrustRoots = try authority ?? TestCertificate.localhost.get().authority
    adjust(&configuration)
    return try APNSClient(configuration: configuration, tokens: tokens, metrics: metrics)
}

/// A push to a device with a number.
func testPush(
    _ number: Int = 0xAA, collapseID: UTF8Text? = nil, id: UTF8Text? = nil, registeredAt: Int? = nil
) -> APNSPush {
    let digits = String(number, radix: 16)
    let token = String(repeating: "0", count: 64 - digits.count) + digits
    return APNSPush(
        deviceToken: UTF8Text(token),
        request: APNSRequest(
            headers: APNSHeaders(topic: "com.example.app", collapseID: collapseID, id: id),
            payload: Array(#"{"aps":{"alert":"\#(number)"}}"#.utf8)),
        registeredAt: registeredAt)
}

extension DeliveryReport {
    var isAccepted: Bool { if case .accepted = outcome { true } else { false } }
    var rejection: Rejection? { if case .rejected(let rejection) = outcome { rejection } else { nil } }
    var failure: DeliveryFailure? { if case .failed(let failure) = outcome { failure } else { nil } }
}
