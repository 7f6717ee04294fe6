import PushModel

/// Why a line yields no record but a reject.
struct LineError: Error {
    /// The codes of reading T6, and those of webhooks and settings.
    enum Code: String {
        case invalidJSON = "invalid-json"
        case invalidUTF8 = "invalid-utf8"
        case tooDeep = "too-deep"
        case tooLong = "too-long"
        case tooDense = "too-dense"
        case unknownVendor = "unknown-vendor"
        case unknownShape = "unknown-shape"
        case payloadTooLarge = "payload-too-large"
        /// A webhook that tells of something else than a message.
        case noMessage = "no-message"
        /// A line that tells no webhook exactly.
        case invalidWebhook = "invalid-webhook"
        /// A webhook whose signature is not valid.
        case unverified
        /// A line of settings that cannot be used.
        case invalidSettings = "invalid-settings"
    }

    let code: Code
    let message: String
    /// The byte at which the line is wrong.
    let offset: Int?
    /// The line that was rejected first, where this one is the record of that.
    let input: RejectedInput?

    init(_ code: Code, _ message: String, offset: Int? = nil, input: RejectedInput? = nil) {
        self.code = code
        self.message = message
        self.offset = offset
        self.input = input
    }

    init(_ error: JSONError) {
        switch error.code {
        case .invalidUTF8: code = .invalidUTF8
        case .tooDeep: code = .tooDeep
        case .tooDense: code = .tooDense
        default: code = .invalidJSON
        }
        message = error.code == .tooDense ? Self.dense : error.description
        offset = error.offset
        input = nil
    }

    private static let dense =
        "The message has more values and keys than --max-values allows; raise it if the message is meant."

    /// A form of more fields than are read.
    static let denseForm = LineError(.tooDense, dense)
}
