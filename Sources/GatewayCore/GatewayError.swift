/// Why the gateway did not do what it was asked to.
public struct GatewayError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The word that answers give.
        public let rawValue: String

        /// Makes a code of a word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// There is no such app.
        public static let unknownApp = Self(rawValue: "unknown-app")
        /// There is no such message, person, device or group.
        public static let notFound = Self(rawValue: "not-found")
        /// The body is empty, or nothing in it can be used.
        public static let unusable = Self(rawValue: "unusable")
        /// A line brings its people, who belong into the store here.
        public static let bringsPeople = Self(rawValue: "brings-people")
        /// A message of a vendor that the app does not have.
        public static let otherVendor = Self(rawValue: "other-vendor")
        /// A part of a message that names no receiver.
        public static let namesNobody = Self(rawValue: "names-nobody")
        /// A message to everybody, and the caller may not hand in such.
        public static let missingScope = Self(rawValue: "missing-scope")
        /// A message, or all of a request together, names too many receivers.
        public static let tooManyReceivers = Self(rawValue: "too-many-receivers")
        /// A request has too many lines.
        public static let tooManyLines = Self(rawValue: "too-many-lines")
        /// Another request came under the same key.
        public static let keyConflict = Self(rawValue: "key-conflict")
        /// A key that cannot be one.
        public static let invalidKey = Self(rawValue: "invalid-key")
        /// A webhook without a valid signature.
        public static let unverified = Self(rawValue: "unverified")
        /// A webhook whose signature came before with another body, which it does not cover.
        public static let reusedSignature = Self(rawValue: "reused-signature")
        /// A webhook of another app at the vendor.
        public static let otherApp = Self(rawValue: "other-app")
        /// Settings that cannot be used.
        public static let invalidSettings = Self(rawValue: "invalid-settings")
        /// More waits than the gateway takes on.
        public static let busy = Self(rawValue: "busy")
        /// The store cannot be written to.
        public static let store = Self(rawValue: "store")
        /// The gateway is about to end.
        public static let stopping = Self(rawValue: "stopping")
    }

    /// What is wrong.
    public let code: Code
    /// The JSON Pointer of what is wrong in the body.
    public var pointer: String?
    /// What happened and what to do, for people; holds no text of a message and no secret.
    public let description: String

    /// Says what is wrong.
    public init(_ code: Code, pointer: String? = nil, _ description: String) {
        self.code = code
        self.pointer = pointer
        self.description = description
    }

    /// The store did not do it, or did not say whether it did.
    init(_ error: StoreError) {
        let outcome =
            error.mayBeDone
            ? "It is not known whether it was accepted; send it again, with the same Idempotency-Key if it has one."
            : "Nothing was accepted."
        self.init(error.code == .closed ? .stopping : .store, "\(outcome) \(error.message)")
    }
}
