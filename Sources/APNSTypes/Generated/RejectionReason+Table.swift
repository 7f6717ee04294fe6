// Made from Mappings/rejections.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension RejectionReason {
    /// RJ-001, 400: The collapse identifier is longer than 64 bytes or empty.
    public static let badCollapseID = Self(rawValue: "BadCollapseId")
    /// RJ-002, 400: The expiration is not a number, or it is not 0 on a channel that stores nothing.
    public static let badExpirationDate = Self(rawValue: "BadExpirationDate")
    /// RJ-003, 400: The apns-id is not a UUID.
    public static let badMessageID = Self(rawValue: "BadMessageId")
    /// RJ-004, 400: The priority is not 1, 5 or 10.
    public static let badPriority = Self(rawValue: "BadPriority")
    /// RJ-005, 400: A header is in the request twice.
    public static let duplicateHeaders = Self(rawValue: "DuplicateHeaders")
    /// RJ-006, 400: The push type is unknown.
    public static let invalidPushType = Self(rawValue: "InvalidPushType")
    /// RJ-007, 400: The path names no device.
    public static let missingDeviceToken = Self(rawValue: "MissingDeviceToken")
    /// RJ-008, 400: The request has no body.
    public static let payloadEmpty = Self(rawValue: "PayloadEmpty")
    /// RJ-009, 400: First suspect the wrong environment; too many of these close the connection early.
    public static let badDeviceToken = Self(rawValue: "BadDeviceToken")
    /// RJ-010, 400: A burst of these means that the topic is wrong, not the tokens.
    public static let deviceTokenNotForTopic = Self(rawValue: "DeviceTokenNotForTopic")
    /// RJ-011, 400: On a broadcast it means that the topic has a suffix.
    public static let topicDisallowed = Self(rawValue: "TopicDisallowed")
    /// RJ-012, 400: The certificate has several topics and the request names none.
    public static let missingTopic = Self(rawValue: "MissingTopic")
    /// RJ-013, 400: The topic is not the app's, or its suffix is wrong.
    public static let badTopic = Self(rawValue: "BadTopic")
    /// RJ-014, 400: Mostly arrives when the server closes the connection.
    public static let idleTimeout = Self(rawValue: "IdleTimeout")
    /// RJ-015, 403: Once, with a new token; the connection refuses everything afterwards.
    public static let expiredProviderToken = Self(rawValue: "ExpiredProviderToken")
    /// RJ-016, 403: Wrong key, key identifier, team or signature.
    public static let invalidProviderToken = Self(rawValue: "InvalidProviderToken")
    /// RJ-017, 403: Neither a provider token nor a certificate.
    public static let missingProviderToken = Self(rawValue: "MissingProviderToken")
    /// RJ-018, 403: The key is not related to the one first used on this connection.
    public static let unrelatedKeyIDInToken = Self(rawValue: "UnrelatedKeyIdInToken")
    /// RJ-019, 403: The key belongs to the other environment.
    public static let badEnvironmentKeyIDInToken = Self(rawValue: "BadEnvironmentKeyIdInToken")
    /// RJ-020, 403: What the live server says for BadEnvironmentKeyIdInToken.
    public static let badEnvironmentKeyInToken = Self(rawValue: "BadEnvironmentKeyInToken")
    /// RJ-021, 403: Often only said when the server closes the connection.
    public static let badCertificate = Self(rawValue: "BadCertificate")
    /// RJ-022, 403: The certificate belongs to the other environment.
    public static let badCertificateEnvironment = Self(rawValue: "BadCertificateEnvironment")
    /// RJ-023, 403: Another team on the same connection, or an action that is not allowed.
    public static let forbidden = Self(rawValue: "Forbidden")
    /// RJ-024, 404: The path is not /3/device/ and a token.
    public static let badPath = Self(rawValue: "BadPath")
    /// RJ-025, 405: The method is not POST.
    public static let methodNotAllowed = Self(rawValue: "MethodNotAllowed")
    /// RJ-026, 410: Drop a token registered before the answer's timestamp; never counted as an error.
    public static let unregistered = Self(rawValue: "Unregistered")
    /// RJ-027, 410: Drop a token registered before the answer's timestamp.
    public static let expiredToken = Self(rawValue: "ExpiredToken")
    /// RJ-028, 413: 4096 bytes, 5120 for VoIP and broadcasts.
    public static let payloadTooLarge = Self(rawValue: "PayloadTooLarge")
    /// RJ-029, 429: Too many pushes to this one device; others are not affected.
    public static let tooManyRequests = Self(rawValue: "TooManyRequests")
    /// RJ-030, 429: Tokens change more often than every 20 minutes; the connection may stay bad for an hour.
    public static let tooManyProviderTokenUpdates = Self(rawValue: "TooManyProviderTokenUpdates")
    /// RJ-031, 500: With back-off.
    public static let internalServerError = Self(rawValue: "InternalServerError")
    /// RJ-032, 503: With back-off.
    public static let serviceUnavailable = Self(rawValue: "ServiceUnavailable")
    /// RJ-033, 503: The server goes away; the next connection may reach another.
    public static let shutdown = Self(rawValue: "Shutdown")
    /// RJ-034, 400: Broadcast is not switched on for the app.
    public static let featureNotEnabled = Self(rawValue: "FeatureNotEnabled")
    /// RJ-035, 400: A broadcast names no channel.
    public static let missingChannelID = Self(rawValue: "MissingChannelId")
    /// RJ-036, 400: The channel identifier is not base64.
    public static let badChannelID = Self(rawValue: "BadChannelId")
    /// RJ-037, 400: No such channel for this app in this environment.
    public static let channelNotRegistered = Self(rawValue: "ChannelNotRegistered")
    /// RJ-038, 400: A channel request has wrong parameters.
    public static let badRequestParams = Self(rawValue: "BadRequestParams")
    /// RJ-039, 400: A channel request has a wrong body.
    public static let badRequestPayload = Self(rawValue: "BadRequestPayload")
    /// RJ-040, 400: A channel request names no push type.
    public static let missingPushType = Self(rawValue: "MissingPushType")
    /// RJ-041, 400: The app has as many channels as it may have, 10,000 in each environment.
    public static let cannotCreateChannelConfig = Self(rawValue: "CannotCreateChannelConfig")
    /// RJ-042, 403: The path's bundle identifier is not the one that the token may use.
    public static let topicMismatch = Self(rawValue: "TopicMismatch")
}

extension RejectionReason {
    /// The rows of `Mappings/rejections.tsv`.
    static let table: [Facts] = [
        .init(reason: .badCollapseID, row: "RJ-001", status: 400, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .badCollapseID),
        .init(reason: .badExpirationDate, row: "RJ-002", status: 400, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .badExpirationDate),
        .init(reason: .badMessageID, row: "RJ-003", status: 400, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .badMessageID),
        .init(reason: .badPriority, row: "RJ-004", status: 400, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .badPriority),
        .init(reason: .duplicateHeaders, row: "RJ-005", status: 400, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .duplicateHeaders),
        .init(reason: .invalidPushType, row: "RJ-006", status: 400, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .invalidPushType),
        .init(reason: .missingDeviceToken, row: "RJ-007", status: 400, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .missingDeviceToken),
        .init(reason: .payloadEmpty, row: "RJ-008", status: 400, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .payloadEmpty),
        .init(reason: .badDeviceToken, row: "RJ-009", status: 400, classification: .tokenOrEnvironment, retry: .never, token: .dropUnlessOtherEnvironment, connection: .keep, canonical: .badDeviceToken),
        .init(reason: .deviceTokenNotForTopic, row: "RJ-010", status: 400, classification: .tokenOrConfiguration, retry: .never, token: .dropIfOthersWork, connection: .keep, canonical: .deviceTokenNotForTopic),
        .init(reason: .topicDisallowed, row: "RJ-011", status: 400, classification: .configuration, retry: .afterFix, token: .keep, connection: .stopTopic, canonical: .topicDisallowed),
        .init(reason: .missingTopic, row: "RJ-012", status: 400, classification: .configuration, retry: .afterFix, token: .keep, connection: .stopTopic, canonical: .missingTopic),
        .init(reason: .badTopic, row: "RJ-013", status: 400, classification: .configuration, retry: .afterFix, token: .keep, connection: .stopTopic, canonical: .badTopic),
        .init(reason: .idleTimeout, row: "RJ-014", status: 400, classification: .transport, retry: .onNewConnection, token: .keep, connection: .close, canonical: .idleTimeout),
        .init(reason: .expiredProviderToken, row: "RJ-015", status: 403, classification: .authentication, retry: .withNewToken, token: .keep, connection: .close, canonical: .expiredProviderToken),
        .init(reason: .invalidProviderToken, row: "RJ-016", status: 403, classification: .authentication, retry: .never, token: .keep, connection: .stopKey, canonical: .invalidProviderToken),
        .init(reason: .missingProviderToken, row: "RJ-017", status: 403, classification: .authentication, retry: .never, token: .keep, connection: .stopKey, canonical: .missingProviderToken),
        .init(reason: .unrelatedKeyIDInToken, row: "RJ-018", status: 403, classification: .authentication, retry: .onNewConnection, token: .keep, connection: .close, canonical: .unrelatedKeyIDInToken),
        .init(reason: .badEnvironmentKeyIDInToken, row: "RJ-019", status: 403, classification: .authentication, retry: .never, token: .keep, connection: .stopKey, canonical: .badEnvironmentKeyIDInToken),
        .init(reason: .badEnvironmentKeyInToken, row: "RJ-020", status: 403, classification: .authentication, retry: .never, token: .keep, connection: .stopKey, canonical: .badEnvironmentKeyIDInToken),
        .init(reason: .badCertificate, row: "RJ-021", status: 403, classification: .authentication, retry: .never, token: .keep, connection: .stopKey, canonical: .badCertificate),
        .init(reason: .badCertificateEnvironment, row: "RJ-022", status: 403, classification: .authentication, retry: .never, token: .keep, connection: .stopKey, canonical: .badCertificateEnvironment),
        .init(reason: .forbidden, row: "RJ-023", status: 403, classification: .configuration, retry: .never, token: .keep, connection: .keep, canonical: .forbidden),
        .init(reason: .badPath, row: "RJ-024", status: 404, classification: .request, retry: .never, token: .keep, connection: .keep, canonical: .badPath),
        .init(reason: .methodNotAllowed, row: "RJ-025", status: 405, classification: .request, retry: .never, token: .keep, connection: .keep, canonical: .methodNotAllowed),
        .init(reason: .unregistered, row: "RJ-026", status: 410, classification: .token, retry: .never, token: .dropIfOlder, connection: .keep, canonical: .unregistered),
        .init(reason: .expiredToken, row: "RJ-027", status: 410, classification: .token, retry: .never, token: .dropIfOlder, connection: .keep, canonical: .expiredToken),
        .init(reason: .payloadTooLarge, row: "RJ-028", status: 413, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .payloadTooLarge),
        .init(reason: .tooManyRequests, row: "RJ-029", status: 429, classification: .throttling, retry: .afterDelay, token: .keep, connection: .keep, canonical: .tooManyRequests),
        .init(reason: .tooManyProviderTokenUpdates, row: "RJ-030", status: 429, classification: .throttling, retry: .withOldToken, token: .keep, connection: .keep, canonical: .tooManyProviderTokenUpdates),
        .init(reason: .internalServerError, row: "RJ-031", status: 500, classification: .server, retry: .after15Minutes, token: .keep, connection: .keep, canonical: .internalServerError),
        .init(reason: .serviceUnavailable, row: "RJ-032", status: 503, classification: .server, retry: .after15Minutes, token: .keep, connection: .keep, canonical: .serviceUnavailable),
        .init(reason: .shutdown, row: "RJ-033", status: 503, classification: .server, retry: .after15Minutes, token: .keep, connection: .close, canonical: .shutdown),
        .init(reason: .featureNotEnabled, row: "RJ-034", status: 400, classification: .configuration, retry: .afterFix, token: .keep, connection: .keep, canonical: .featureNotEnabled),
        .init(reason: .missingChannelID, row: "RJ-035", status: 400, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .missingChannelID),
        .init(reason: .badChannelID, row: "RJ-036", status: 400, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .badChannelID),
        .init(reason: .channelNotRegistered, row: "RJ-037", status: 400, classification: .configuration, retry: .afterFix, token: .keep, connection: .keep, canonical: .channelNotRegistered),
        .init(reason: .badRequestParams, row: "RJ-038", status: 400, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .badRequestParams),
        .init(reason: .badRequestPayload, row: "RJ-039", status: 400, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .badRequestPayload),
        .init(reason: .missingPushType, row: "RJ-040", status: 400, classification: .request, retry: .afterFix, token: .keep, connection: .keep, canonical: .missingPushType),
        .init(reason: .cannotCreateChannelConfig, row: "RJ-041", status: 400, classification: .configuration, retry: .never, token: .keep, connection: .keep, canonical: .cannotCreateChannelConfig),
        .init(reason: .topicMismatch, row: "RJ-042", status: 403, classification: .configuration, retry: .afterFix, token: .keep, connection: .stopTopic, canonical: .topicMismatch),
    ]
}
