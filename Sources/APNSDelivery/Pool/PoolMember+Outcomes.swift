internal import APNSTypes
internal import NIOCore
internal import ProviderToken

// What a connection reports about a push, and what is done about it.
extension PoolMember {
    func accepted(_ push: PendingPush) {
        finish(push, .accepted(.init(uniqueID: push.answer.uniqueID)))
    }

    /// Apple refused the push: its retry rule decides, and its connection verdict.
    func rejected(_ push: PendingPush, _ rejection: Rejection, on connection: APNSConnection) {
        push.answers += 1
        push.lastRejection = rejection
        if rejection.reason == .tooManyProviderTokenUpdates, let token = push.token {
            connection.tokenUpdateRefused(token)
        }
        if rejection.connectionVerdict == .close { connection.drain() }
        let decision = configuration.retries.decision(
            rejection.retry, answers: push.answers, hasNewToken: push.hasNewToken)
        switch decision {
        case .final: finish(push, .rejected(rejection))
        case .again(let delay): sendAgain(push, after: delay)
        case .withNewToken: sendWithNewToken(push)
        }
    }

    /// Apple did not process the push: it is sent again as if it were new, after a delay if the connection stays open.
    func unprocessed(_ push: PendingPush, on connection: APNSConnection) {
        if case .draining = connection.state {
            returned.append(push)
        } else {
            push.refusals += 1
            let delay = configuration.reconnectDelay.lowerBound * (1 << min(push.refusals, 10))
            sendAgain(push, after: delay)
        }
    }

    /// The push was sent and will have no answer.
    func unanswered(_ push: PendingPush, _ failure: DeliveryFailure) {
        push.answers += 1
        push.mayHaveBeenProcessed = true
        // An earlier answer does not count any more.
        push.lastRejection = nil
        let retries = configuration.retries
        let isResent =
            retries.resendsUnansweredWithCollapseID && push.push.request.headers.collapseID != nil
            && push.answers < retries.maximumAttempts
        if isResent { returned.append(push) } else { failed(push, failure) }
    }

    /// The deadline passed while the push was on a stream.
    func expired(_ push: PendingPush) {
        push.mayHaveBeenProcessed = true
        failed(push, DeliveryFailure(.deadlineExceeded, "The server did not answer before the deadline."))
    }

    func failed(_ push: PendingPush, _ failure: DeliveryFailure) {
        finish(
            push,
            .failed(
                DeliveryFailure(
                    failure.cause, failure.message, mayHaveBeenProcessed: push.mayHaveBeenProcessed)))
    }

    private func sendWithNewToken(_ push: PendingPush) {
        guard let token = push.token, case .renewed? = try? shared.tokens.renew(after: token) else {
            return finishAnswered(push)
        }
        push.hasNewToken = true
        journal.tokenRenewed()
        returned.append(push)
    }

    /// Sends again after a while, unless the deadline comes first.
    private func sendAgain(_ push: PendingPush, after delay: Duration) {
        let jittered = delay * Double.random(in: 1...1.1)
        // A delay of years must not overflow.
        let due = NIODeadline.now() + TimeAmount(min(jittered, .seconds(86_400 * 365)))
        guard !isClosing, due < push.deadline else { return finishAnswered(push) }
        if delay == .zero { returned.append(push) } else { delayed.add(push, due: due) }
    }

    /// Ends a push that is not sent again, with the last answer if there was one.
    func finishAnswered(_ push: PendingPush) {
        if let rejection = push.lastRejection {
            finish(push, .rejected(rejection))
        } else {
            failed(push, DeliveryFailure(.connectionLost, "The server refused the stream each time."))
        }
    }

    private func finish(_ push: PendingPush, _ outcome: DeliveryOutcome) {
        finishedCount += 1
        journal.record(push, outcome)
        push.complete(outcome)
    }
}
