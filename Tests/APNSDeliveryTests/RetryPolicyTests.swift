import APNSTypes
import Testing

@testable import APNSDelivery

@Suite("Whether a rejected push is sent again")
struct RetryPolicyTests {
    @Test("Each retry rule has its decision", arguments: RejectionReason.Retry.allCases)
    func rules(retry: RejectionReason.Retry) {
        let policy = RetryPolicy()
        let expected: RetryDecision =
            switch retry {
            case .never, .afterFix: .final
            case .withNewToken: .withNewToken
            case .onNewConnection: .again(after: .zero)
            case .withOldToken, .afterDelay: .again(after: .seconds(2))
            case .after15Minutes: .again(after: .seconds(900))
            }
        #expect(policy.decision(retry, answers: 1, hasNewToken: false) == expected)
        #expect(policy.decision(retry, answers: 4, hasNewToken: false) == .final)
        #expect(RetryPolicy.never.decision(retry, answers: 1, hasNewToken: false) == .final)
    }

    @Test("A wait doubles with each answer")
    func doubling() {
        var policy = RetryPolicy()
        policy.maximumAttempts = 1_000
        let waits = [1, 2, 3, 500].map { policy.decision(.afterDelay, answers: $0, hasNewToken: false) }
        #expect(
            waits == [2, 4, 8, 2 << 16].map { RetryDecision.again(after: .seconds($0)) })
    }

    @Test("A token is renewed once for a push")
    func renewal() {
        #expect(RetryPolicy().decision(.withNewToken, answers: 2, hasNewToken: true) == .final)
    }

    @Test("A connection is opened again after half to all of a wait that doubles up to its limit")
    func backOff() {
        for _ in 0..<100 {
            var backOff = BackOff(.milliseconds(100)...(.milliseconds(350)))
            for most in [100, 200, 350, 350] {
                let wait = backOff.next()
                #expect(wait >= .milliseconds(most) / 2 && wait <= .milliseconds(most))
            }
            backOff.reset()
            #expect(backOff.next() <= .milliseconds(100))
        }
    }
}
