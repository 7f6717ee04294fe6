/// The identifier of a signing key, the `kid` of a token's protected header.
public struct KeyIdentifier: TokenIdentifier, Hashable, Sendable, CustomStringConvertible {
    /// The identifier as it was given.
    public let rawValue: String

    /// Takes an identifier of 1 to 64 visible ASCII characters.
    public init(validating rawValue: String) throws(ProviderTokenError) {
        try refuseUnusable(rawValue, name: "key identifier")
        self.rawValue = rawValue
    }

    /// The identifier as it was given.
    public var description: String { rawValue }
}

/// The identifier of a developer team, the `iss` of a token's claims.
public struct TeamIdentifier: TokenIdentifier, Hashable, Sendable, CustomStringConvertible {
    /// The identifier as it was given.
    public let rawValue: String

    /// Takes an identifier of 1 to 64 visible ASCII characters.
    public init(validating rawValue: String) throws(ProviderTokenError) {
        try refuseUnusable(rawValue, name: "team identifier")
        self.rawValue = rawValue
    }

    /// The identifier as it was given.
    public var description: String { rawValue }
}

/// Refuses an identifier without repeating it: a key pasted into the wrong place must not get into a log.
private func refuseUnusable(_ value: String, name: String) throws(ProviderTokenError) {
    if value.isEmpty {
        throw ProviderTokenError(.invalidIdentifier, "The \(name) is empty; Apple's have 10 characters.")
    }
    guard value.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
        throw ProviderTokenError(
            .invalidIdentifier,
            "The \(name) has a character that is not visible ASCII; Apple's are 10 letters and digits.")
    }
    guard value.utf8.count <= 64 else {
        throw ProviderTokenError(
            .invalidIdentifier,
            "The \(name) has \(value.utf8.count) characters; Apple's have 10, and 64 is the limit here.")
    }
}

package protocol TokenIdentifier {
    var rawValue: String { get }
}

extension TokenIdentifier {
    /// Whether it looks like Apple's own identifiers: ten letters and digits.
    package var isAppleShaped: Bool {
        rawValue.utf8.count == 10 && rawValue.allSatisfy { $0.isLetter || $0.isNumber }
    }
}
