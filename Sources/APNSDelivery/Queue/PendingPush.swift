internal import APNSTypes
internal import NIOCore
internal import ProviderToken

/// A push that was taken and has no outcome yet.
///
/// Unchecked because it is handed from one owner to the next and never shared: the queue, behind its lock, or one event
/// loop.
final class PendingPush: @unchecked Sendable {
    let push: APNSPush
    let submittedAt: NIODeadline
    let deadline: NIODeadline
    /// The push's identifier, the same for each attempt; made before the first one where the caller gave none.
    var apnsID: UTF8Text?
    /// How often it went onto a connection.
    var attempts = 0
    /// How often it was answered, or might have been.
    var answers = 0
    /// How often a server refused its stream without processing it and kept the connection open.
    var refusals = 0
    /// Whether a newly signed token was tried.
    var hasNewToken = false
    /// Whether an attempt without an answer can have reached Apple.
    var mayHaveBeenProcessed = false
    /// What the last answer said, for when there is no time for another attempt.
    var lastRejection: Rejection?
    /// The provider token that the last attempt was made with.
    var token: ProviderToken?
    /// What has arrived of the answer to the last attempt.
    var answer = ResponseAssembly()

    private let completion: @Sendable (DeliveryReport) -> Void

    init(
        _ push: APNSPush, submittedAt: NIODeadline, deadline: NIODeadline,
        completion: @escaping @Sendable (DeliveryReport) -> Void
    ) {
        self.push = push
        self.submittedAt = submittedAt
        self.deadline = deadline
        self.completion = completion
        apnsID = push.request.headers.id
    }

    /// Notes that it went onto a connection, with this provider token.
    func attempted(with token: ProviderToken) {
        attempts += 1
        self.token = token
        answer = ResponseAssembly()
    }

    /// Tells the caller; to be called once.
    func complete(_ outcome: DeliveryOutcome) {
        completion(DeliveryReport(outcome: outcome, apnsID: apnsID, attempts: attempts))
    }
}
