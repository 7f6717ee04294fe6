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

    /// Whether a value of the right type is one of them.
    func allow(_ value: JSONValue) -> Bool {
        switch self {
        case .any: true
        case .oneOf(let words): words.contains { Self.isSame($0, value) }
        case .atLeast(let least): value.double.map { $0 >= least } ?? false
        case .within(let least, let most): value.double.map { $0 >= least && $0 <= most } ?? false
        }
    }

    /// The values as words.
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
