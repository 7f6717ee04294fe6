internal import HTTPTypes

/// The kinds of problems that the server tells, by words that stay the same from version to version.
///
/// `explain` tells besides, with the status 422, why its one message cannot be read, in the words of reject records.
enum ProblemCode: String, Sendable, CaseIterable {
    case invalidParameter = "invalid-parameter"
    case invalidAddress = "invalid-address"
    case invalidJSON = "invalid-json"
    case invalidKey = "invalid-key"
    case unreadable

    case noKey = "no-key"
    case unknownKey = "unknown-key"
    case unverified
    case missingScope = "missing-scope"
    case noApp = "no-app"

    case notFound = "not-found"
    case unknownApp = "unknown-app"
    case noSuchAddress = "no-such-address"
    case wrongMethod = "wrong-method"
    case tooSlow = "too-slow"
    case keyConflict = "key-conflict"
    case reusedSignature = "reused-signature"
    case otherApp = "other-app"
    case tooLarge = "too-large"
    case tooManyCalls = "too-many-calls"
    case compressed

    case unusable
    case tooManyLines = "too-many-lines"
    case tooManyReceivers = "too-many-receivers"
    case invalidSettings = "invalid-settings"
    case headTooLarge = "head-too-large"

    case unexpected
    case busy
    case store
    case stopping
    case notReady = "not-ready"

    /// The status that it comes with.
    var status: HTTPResponse.Status {
        switch self {
        case .invalidParameter, .invalidAddress, .invalidJSON, .invalidKey, .unreadable: .badRequest
        case .noKey, .unknownKey, .unverified: .unauthorized
        case .missingScope, .noApp, .otherApp: .forbidden
        case .notFound, .unknownApp, .noSuchAddress: .notFound
        case .wrongMethod: .methodNotAllowed
        case .tooSlow: .requestTimeout
        case .keyConflict, .reusedSignature: .conflict
        case .tooLarge: .contentTooLarge
        case .tooManyCalls: .tooManyRequests
        case .compressed: .unsupportedMediaType
        case .unusable, .tooManyLines, .tooManyReceivers, .invalidSettings: .unprocessableContent
        case .headTooLarge: .requestHeaderFieldsTooLarge
        case .unexpected: .internalServerError
        case .busy, .store, .stopping, .notReady: .serviceUnavailable
        }
    }

    /// Those of requests that reach no endpoint, or fail at any.
    static let anywhere: [ProblemCode] = [
        .unreadable, .noSuchAddress, .wrongMethod, .tooSlow, .headTooLarge, .unexpected,
    ]
}
