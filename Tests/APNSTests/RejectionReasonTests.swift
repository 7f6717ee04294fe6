import APNSTypes
import Testing

/// Spot checks against Apple's documentation; that every row arrives is the table's own test.
@Suite("What follows from a rejection")
struct RejectionReasonTests {
    @Test(
        "Each reason says whether to send again and what becomes of token and connection", arguments: verdicts
    )
    func verdict(verdict: Verdict) {
        let reason = RejectionReason(rawValue: verdict.reason)
        #expect(reason.status == verdict.status)
        #expect(reason.retry == verdict.retry)
        #expect(reason.tokenVerdict == verdict.token)
        #expect(reason.connectionVerdict == verdict.connection)
    }

    @Test("A token that is gone is dropped if it is older than the answer, and nothing else is at fault")
    func gone() {
        for reason in [RejectionReason.unregistered, .expiredToken] {
            #expect(reason.status == 410)
            #expect(reason.classification == .token)
            #expect(reason.tokenVerdict == .dropIfOlder)
        }
        #expect(
            RejectionReason.known.filter { $0.tokenVerdict == .dropIfOlder }.allSatisfy { $0.status == 410 })
    }

    @Test("The live server's other spelling means what the documented one means")
    func alias() {
        let live = RejectionReason(rawValue: "BadEnvironmentKeyInToken")
        #expect(live.canonical == RejectionReason(rawValue: "BadEnvironmentKeyIdInToken"))
        #expect(live.retry == live.canonical.retry)
        #expect(live.connectionVerdict == live.canonical.connectionVerdict)
        #expect(RejectionReason.badDeviceToken.canonical == .badDeviceToken)
    }

    @Test("Only throttling, the server and the connection are worth sending again unchanged")
    func retryable() {
        for reason in RejectionReason.known
        where [.afterDelay, .after15Minutes, .onNewConnection, .withOldToken].contains(reason.retry) {
            #expect(reason.classification != .request && reason.classification != .configuration)
            #expect(reason.tokenVerdict == .keep)
        }
    }

    @Test("A reason is Apple's word")
    func word() {
        #expect(RejectionReason.badDeviceToken.description == "BadDeviceToken")
        #expect(RejectionReason.known.count == Set(RejectionReason.known).count)
    }
}

/// What Apple's documentation says of one reason.
struct Verdict: CustomTestStringConvertible, Sendable {
    let reason: String
    let status: Int
    let retry: RejectionReason.Retry
    var token = RejectionReason.TokenVerdict.keep
    var connection = RejectionReason.ConnectionVerdict.keep

    var testDescription: String { reason }
}

private let verdicts: [Verdict] = [
    Verdict(reason: "BadDeviceToken", status: 400, retry: .never, token: .dropUnlessOtherEnvironment),
    Verdict(reason: "DeviceTokenNotForTopic", status: 400, retry: .never, token: .dropIfOthersWork),
    Verdict(reason: "TopicDisallowed", status: 400, retry: .afterFix, connection: .stopTopic),
    Verdict(reason: "BadPriority", status: 400, retry: .afterFix),
    Verdict(reason: "IdleTimeout", status: 400, retry: .onNewConnection, connection: .close),
    Verdict(reason: "ExpiredProviderToken", status: 403, retry: .withNewToken, connection: .close),
    Verdict(reason: "InvalidProviderToken", status: 403, retry: .never, connection: .stopKey),
    Verdict(reason: "UnrelatedKeyIdInToken", status: 403, retry: .onNewConnection, connection: .close),
    Verdict(reason: "BadCertificate", status: 403, retry: .never, connection: .stopKey),
    Verdict(reason: "Forbidden", status: 403, retry: .never),
    Verdict(reason: "BadPath", status: 404, retry: .never),
    Verdict(reason: "MethodNotAllowed", status: 405, retry: .never),
    Verdict(reason: "Unregistered", status: 410, retry: .never, token: .dropIfOlder),
    Verdict(reason: "ExpiredToken", status: 410, retry: .never, token: .dropIfOlder),
    Verdict(reason: "TooManyRequests", status: 429, retry: .afterDelay),
    Verdict(reason: "TooManyProviderTokenUpdates", status: 429, retry: .withOldToken),
    Verdict(reason: "InternalServerError", status: 500, retry: .after15Minutes),
    Verdict(reason: "ServiceUnavailable", status: 503, retry: .after15Minutes),
    Verdict(reason: "Shutdown", status: 503, retry: .after15Minutes, connection: .close),
]
