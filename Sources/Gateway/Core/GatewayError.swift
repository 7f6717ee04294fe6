/// Why the gateway did not do what it was asked to.
struct GatewayError: Error, Sendable, Hashable, CustomStringConvertible {
    struct Code: RawRepresentable, Sendable, Hashable {
        /// The word that answers give.
        let rawValue: String

        static let unknownApp = Self(rawValue: "unknown-app")
        static let notFound = Self(rawValue: "not-found")
        static let unusable = Self(rawValue: "unusable")
        /// A line brings its people, who belong into the store here.
        static let bringsPeople = Self(rawValue: "brings-people")
        static let otherVendor = Self(rawValue: "other-vendor")
        static let namesNobody = Self(rawValue: "names-nobody")
        /// A message to everybody, and the caller may not hand in such.
        static let missingScope = Self(rawValue: "missing-scope")
        static let tooManyReceivers = Self(rawValue: "too-many-receivers")
        static let tooManyLines = Self(rawValue: "too-many-lines")
        static let keyConflict = Self(rawValue: "key-conflict")
        static let invalidKey = Self(rawValue: "invalid-key")
        static let unverified = Self(rawValue: "unverified")
        /// A webhook whose signature came before with another body, which it does not cover.
        static let reusedSignature = Self(rawValue: "reused-signature")
        /// A webhook of another app at the vendor.
        static let otherApp = Self(rawValue: "other-app")
        static let invalidSettings = Self(rawValue: "invalid-settings")
        static let busy = Self(rawValue: "busy")
        static let store = Self(rawValue: "store")
        static let stopping = Self(rawValue: "stopping")
    }

    let code: Code
    /// The JSON Pointer of what is wrong in the body.
    var pointer: String?
    /// What happened and what to do, for people; holds no text of a message and no secret.
    let description: String

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
