/// The values that Apple defines for a key, in the words of `Mappings/apns.tsv`.
package enum APNSValues: Sendable, Hashable {
    /// Whatever is of the right type.
    case any
    /// One of these words or numbers.
    case oneOf([UTF8Text])
    /// A number that is not smaller.
    case atLeast(Double)
    /// A number from one end to the other, both included.
    case within(Double, Double)

    func allow(_ value: JSONValue) -> Bool {
        switch self {
        case .any: true
        case .oneOf(let words): words.contains { Self.isSame($0, value) }
        case .atLeast(let least): value.double.map { $0 >= least } ?? false
        case .within(let least, let most): value.double.map { $0 >= least && $0 <= most } ?? false
        }
    }

    var words: String {
        switch self {
        case .any: "any value"
        case .oneOf(let words): words.map(\.string).joined(separator: ", ")
        case .atLeast(let least): "\(Int(least)) or more"
        case .within(let least, let most): "\(Int(least)) to \(Int(most))"
        }
    }

    private static func isSame(_ word: UTF8Text, _ value: JSONValue) -> Bool {
        switch value.kind {
        case .string: value.string == word
        case .bool: value.bool == (word == "true")
        default: value.double.map { $0 == word.decimalInteger.map(Double.init) } ?? false
        }
    }
}

/// The JSON types that a value may have, in the words of `Mappings/apns.tsv`.
package struct APNSValueTypes: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let string = APNSValueTypes(rawValue: 1)
    /// A number without a fraction.
    package static let integer = APNSValueTypes(rawValue: 2)
    package static let number = APNSValueTypes(rawValue: 4)
    package static let boolean = APNSValueTypes(rawValue: 8)
    package static let object = APNSValueTypes(rawValue: 16)
    package static let array = APNSValueTypes(rawValue: 32)

    func allow(_ value: JSONValue) -> Bool {
        switch value.kind {
        case .string: contains(.string)
        case .number: contains(.number) || (contains(.integer) && value.isWhole)
        case .bool: contains(.boolean)
        case .object: contains(.object)
        case .array: contains(.array)
        case .null: false
        }
    }

    var words: String {
        let names: [(APNSValueTypes, String)] = [
            (.string, "string"), (.integer, "integer"), (.number, "number"), (.boolean, "boolean"),
            (.object, "object"), (.array, "array"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: " or ")
    }
}

extension JSONValue {
    /// Whether this is a number without a fraction, however it is spelled.
    fileprivate var isWhole: Bool { double.map { $0.rounded() == $0 } ?? false }
}

/// Apple's `interruption-level`: how much a notification may disturb (Apple: Generating a remote notification).
public struct InterruptionLevel: RawRepresentable, Sendable, Hashable {
    /// The payload's word.
    public let rawValue: UTF8Text

    /// Creates a level; any word is one, and the linter knows Apple's.
    public init(rawValue: UTF8Text) {
        self.rawValue = rawValue
    }

    /// Goes to the list without light or sound.
    public static let passive = InterruptionLevel(rawValue: "passive")
    /// Lights the screen and sounds; what counts when none is named.
    public static let active = InterruptionLevel(rawValue: "active")
    /// Breaks through scheduled delivery and Focus; needs an entitlement.
    public static let timeSensitive = InterruptionLevel(rawValue: "time-sensitive")
    /// Sounds even on a muted device; needs Apple's consent.
    public static let critical = InterruptionLevel(rawValue: "critical")
}
