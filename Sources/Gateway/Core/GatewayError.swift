/// Why the gateway did not do what it was asked to.
struct GatewayError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    struct Code: RawRepresentable, Sendable, Hashable {
        /// The word that answers give.
        let rawValue: String

        /// Makes a code of a word.
        init(rawValue: String) { self.rawValue = rawValue }

        /// There is no such app.
        static let unknownApp = Self(rawValue: "unknown-app")
        /// There is no such message, person, device or group.
        static let notFound = Self(rawValue: "not-found")
        /// The body is empty, or nothing in it can be used.
        static let unusable = Self(rawValue: "unusable")
        /// A line brings its people, who belong into the store here.
        static let bringsPeople = Self(rawValue: "brings-people")
        /// A message of a vendor that the app does not have.
        static let otherVendor = Self(rawValue: "other-vendor")
        /// A part of a message that names no receiver.
        static let namesNobody = Self(rawValue: "names-nobody")
        /// A message to everybody, and the caller may not hand in such.
        static let missingScope = Self(rawValue: "missing-scope")
        /// A message, or all of a request together, names too many receivers.
        static let tooManyReceivers = Self(rawValue: "too-many-receivers")
        /// A request has too many lines.
        static let tooManyLines = Self(rawValue: "too-many-lines")
        /// Another request came under the same key.
        static let keyConflict = Self(rawValue: "key-conflict")
        /// A key that cannot be one.
        static let invalidKey = Self(rawValue: "invalid-key")
        /// A webhook without a valid signature.
        static let unverified = Self(rawValue: "unverified")
        /// A webhook whose signature came before with another body, which it does not cover.
        static let reusedSignature = Self(rawValue: "reused-signature")
        /// A webhook of another app at the vendor.
        static let otherApp = Self(rawValue: "other-app")
        /// Settings that cannot be used.
        static let invalidSettings = Self(rawValue: "invalid-settings")
        /// More waits than the gateway takes on.
        static let busy = Self(rawValue: "busy")
        /// The store cannot be written to.
        static let store = Self(rawValue: "store")
        /// The gateway is about to end.
        static let stopping = Self(rawValue: "stopping")
    }

    /// What is wrong.
    let code: Code
    /// The JSON Pointer of what is wrong in the body.
    var pointer: String?
    /// What happened and what to do, for people; holds no text of a message and no secret.
    let description: String

    /// Says what is wrong.
    init(_ code: Code, pointer: String? = nil, _ description: String) {
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
