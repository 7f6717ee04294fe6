internal import APNSTypes

/// One check of a request, and Apple's answer where it fails.
struct RequestCheck: Sendable {
    /// The answer.
    let reason: RejectionReason
    /// What is wrong where it fails, for people: one sentence.
    let words: String
    /// Whether a request passes the check.
    let holds: @Sendable (borrowing Examination) -> Bool
    /// What exactly is wrong, where that is not the same for all requests.
    let detail: @Sendable (borrowing Examination) -> String?

    init(
        _ reason: RejectionReason, _ words: String,
        detail: @escaping @Sendable (borrowing Examination) -> String? = { _ in nil },
        holds: @escaping @Sendable (borrowing Examination) -> Bool
    ) {
        self.reason = reason
        self.words = words
        self.detail = detail
        self.holds = holds
    }

    /// The refusal by the first check that fails; nil when all pass.
    static func firstRefusal(_ examination: borrowing Examination) -> Refusal? {
        let checks = inOrder
        // By index, since iterating over the checks themselves would copy each.
        for index in checks.indices where !checks[index].holds(examination) {
            let check = checks[index]
            return Refusal(reason: check.reason, words: check.detail(examination) ?? check.words)
        }
        return nil
    }
}

/// Why a request is refused.
struct Refusal: Sendable, Hashable {
    /// Apple's word.
    let reason: RejectionReason
    /// What is wrong, for people: one sentence without anything of the request in it.
    let words: String
}

extension RequestCheck {
    /// Every check in Apple's order: the first one that fails gives the answer.
    ///
    /// What each demands is in Apple's documents (APPLE-S, APPLE-R, APPLE-T). Apple does not publish the order. It only
    /// matters that a request with several faults always gets the same answer.
    static let inOrder: [RequestCheck] = [
        // What the request is addressed to.
        .init(.methodNotAllowed, "The method is not POST.") { $0.isPost },
        .init(.badPath, "The path is not /3/device/ and a device token.") { $0.isToDevice },
        .init(.missingDeviceToken, "The path ends before the device token.") { $0.namesDevice },
        .init(.badDeviceToken, "The device token is not 64 or more hexadecimal digits, two a byte.") {
            $0.hasDeviceToken
        },
        .init(.duplicateHeaders, "A header stands in the request twice.") { !$0.request.repeatsHeader },
        .init(.badMessageID, "The apns-id is no UUID in lower-case letters.") { $0.hasMessageID },

        // What it is for.
        .init(.missingTopic, "There is no apns-topic.") { $0.request.topic != nil },
        .init(
            .missingTopic,
            "The apns-topic is empty; it is the app's bundle identifier, with a suffix for some push types."
        ) { $0.hasTopic },
        .init(.badTopic, "The apns-topic does not end as its push type demands.") { $0.topicFits },
        .init(.invalidPushType, "The apns-push-type is none of Apple's.") { $0.isKnownType },
        .init(.payloadEmpty, "There is no body.") { $0.hasBody },
        .init(.payloadEmpty, "The body is no JSON object.") { $0.isObject },
        .init(.invalidPushType, "The payload is not what its apns-push-type says.") { $0.payloadFits },

        // When and how it is to arrive.
        .init(.badPriority, "The apns-priority is none of 10, 5 and 1.") { $0.isKnownPriority },
        .init(.badPriority, "The apns-priority of a background push is not 5.") { $0.priorityFits },
        .init(.badExpirationDate, "The apns-expiration is no number of Unix seconds.") { $0.hasExpiration },
        .init(.badCollapseID, "The apns-collapse-id is empty or has more than 64 bytes.") {
            $0.collapseIDFits
        },
        .init(.payloadTooLarge, "The body has more bytes than its push type may have.") { !$0.isTooLarge },

        // Who sends it, and whether they may.
        .init(.missingProviderToken, "There is no authorization.") { $0.isAuthorized },
        .init(
            .invalidProviderToken, "The provider token is not what a known key signed.",
            detail: { $0.tokenFault }
        ) { $0.tokenFault == nil },
        .init(.expiredProviderToken, "An expired provider token came before on this connection.") {
            !$0.connection.isSpent
        },
        .init(.expiredProviderToken, "The provider token was not issued within the last hour.") {
            $0.isTokenYoung
        },
        .init(.forbidden, "The provider token is of another team than the connection's first.") {
            $0.isSameTeam
        },
        .init(
            .tooManyProviderTokenUpdates,
            "The provider token was issued less than 20 minutes after the last one of its key on this connection."
        ) { $0.isTokenPaced },
        .init(.badEnvironmentKeyIDInToken, "The key is for the other environment.") {
            $0.isKeyForEnvironment
        },
        .init(.unrelatedKeyIDInToken, "The key is not related to the connection's first.") {
            $0.isKeyRelated
        },
        .init(.topicDisallowed, "The key is for other topics.") { $0.isTopicAllowed },
        .init(.deviceTokenNotForTopic, "The device is registered for another topic.") {
            $0.isDeviceForTopic
        },
    ]
}

/// What a server knows about the app whose pushes it checks.
struct ServerRules: Sendable {
    /// Which of Apple's servers it imitates.
    var environment: APNSEnvironment
    /// The topics for which devices are registered; a device that is not here is registered for any.
    var registrations: [DeviceToken: UTF8Text] = [:]
}
