import PushModel

/// Why a message could not be read at all, or became nothing that can be sent.
public struct MessageError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, in a word that reject records carry.
    public struct Code: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
        /// The word, such as `invalid-json`.
        public let rawValue: String

        /// Takes a word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The word.
        public var description: String { rawValue }
    }

    /// What is wrong, in a word.
    public let code: Code
    /// The byte at which the message is wrong, where that is known.
    public let offset: Int?
    /// What is wrong, in sentences that each end with a full stop.
    public let description: String
    /// What whoever gave the message can change; it is no part of the description.
    public let remedy: Remedy?

    package init(_ code: Code, _ description: String, remedy: Remedy? = nil, offset: Int? = nil) {
        self.code = code
        self.description = description
        self.remedy = remedy
        self.offset = offset
    }

    package init(_ error: JSONError) {
        self =
            switch error.code {
            case .tooDense: .tooDense(at: error.offset)
            case .invalidUTF8: MessageError(.invalidUTF8, error.description, offset: error.offset)
            case .tooDeep: MessageError(.tooDeep, error.description, offset: error.offset)
            default: MessageError(.invalidJSON, error.description, offset: error.offset)
            }
    }

    /// The error with something that whoever gave the message can do against it.
    package func mended(by remedy: Remedy?) -> MessageError {
        MessageError(code, description, remedy: remedy ?? self.remedy, offset: offset)
    }

    /// A message of more values and keys than are read.
    static func tooDense(at offset: Int? = nil) -> MessageError {
        MessageError(
            .tooDense, "The message has more values and keys than are allowed.", remedy: .allowMoreValues,
            offset: offset)
    }

    /// A message that becomes more of the target's than are written.
    static let tooManyParts = MessageError(
        .tooManyParts,
        "The message becomes more than \(SplitMessage.most) messages at the target, or more than "
            + "\(SplitMessage.mostBytes >> 20) MiB of them. Nothing was written. Split its receivers among several messages."
    )

    /// A call that lacks something (reading C18).
    package static func unsendable(_ needs: [CallNeed]) -> MessageError {
        MessageError(
            .unsendable,
            "The call cannot be sent as it is, for want of: \(needs.map(\.rawValue).joined(separator: ", ")). "
                + "The message's record says why.")
    }

    /// The description, and behind a semicolon what the caller offers against the error.
    public func description(advising words: Remedy.Words) -> String {
        guard let remedy, let advice = words(remedy) else { return description }
        return "\(description.dropLast()); \(advice)."
    }
}

// The codes of reading T6, and that of settings.
extension MessageError.Code {
    /// The message is no JSON.
    public static let invalidJSON = Self(rawValue: "invalid-json")
    /// The message is no text.
    public static let invalidUTF8 = Self(rawValue: "invalid-utf8")
    /// Arrays and objects lie too deep inside each other.
    public static let tooDeep = Self(rawValue: "too-deep")
    /// There are too many values and keys.
    public static let tooDense = Self(rawValue: "too-dense")
    /// One message would become too many of another vendor's.
    public static let tooManyParts = Self(rawValue: "too-many-parts")
    /// No vendor's message looks like this.
    public static let unknownVendor = Self(rawValue: "unknown-vendor")
    /// No shape of the vendor's looks like this.
    public static let unknownShape = Self(rawValue: "unknown-shape")
    /// Apple would not take the payload.
    public static let payloadTooLarge = Self(rawValue: "payload-too-large")
    /// A webhook that tells of something else than a message.
    public static let noMessage = Self(rawValue: "no-message")
    /// Settings that cannot be used.
    public static let invalidSettings = Self(rawValue: "invalid-settings")
    /// An identifier that has no new one, although it must have one.
    public static let unmappedIdentifier = Self(rawValue: "unmapped-identifier")
    /// A call that the vendor would refuse as it is written.
    public static let unsendable = Self(rawValue: "unsendable")
}

/// What whoever gave a message can do so that it is read, and read as it was meant.
///
/// The library does not know what its caller's options are called; the caller finds the words.
public enum Remedy: Sendable, Hashable {
    /// Names what a caller offers for a remedy, in words without a full stop; nil where it offers nothing.
    public typealias Words = @Sendable (Remedy) -> String?

    /// Name the vendor and the shape.
    case nameVendorAndShape
    /// Name one of the vendor's shapes.
    case nameShape
    /// Name the shape, which was guessed; the words are a sentence of their own.
    case confirmShape
    /// Name another vendor, or none.
    case nameVendor(String)
    /// Take the message out of the line, with a filter of `jq`'s such as `.message`.
    case takeOut(String)
    /// Allow more values and keys.
    case allowMoreValues
    /// Allow more bytes.
    case allowMoreBytes
    /// Convert the input from another encoding to UTF-8.
    case convertEncoding(String)
    /// Write the message, of which this is a part, on one line.
    case joinLines
    /// Read the webhook as a report of what became of a push.
    case readAsReport
    /// Give the vendor's webhooks, or their records.
    case giveWebhooks(of: String)
    /// Give the record of a webhook as it was written.
    case giveRecordAsWritten
    /// Verify the webhook as another vendor's.
    case verifyAs(String)
}

/// Why a translator cannot be made.
public struct PushBridgeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Code: Sendable, Hashable {
        /// A name that no vendor has.
        case unknownVendor
        /// A vendor to which nothing is converted.
        case onlySource
        /// A name that no shape of the vendor has.
        case unknownShape
        /// A name that no form of the vendor's settings has.
        case unknownForm
        /// Two profiles for one vendor.
        case duplicateProfile
        /// The tables' preset does not fit this version.
        case invalidPreset
        /// Two identifiers of a map that a vendor takes for one.
        case ambiguousIdentifiers
    }

    /// What is wrong.
    public var code: Code
    /// The error as one sentence.
    public var description: String

    /// Creates an error.
    public init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}

extension PushBridgeError {
    /// A name that no vendor has.
    package static func unknownVendor(
        _ name: String, among registry: VendorRegistry = .standard
    ) -> PushBridgeError {
        let known = registry.vendors.joined(separator: ", ")
        return PushBridgeError(.unknownVendor, "\"\(name)\" is no vendor known here; there are \(known).")
    }
}
