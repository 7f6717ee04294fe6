/// Why JSON does not decode, and where.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Code: Sendable, Hashable, CaseIterable {
        /// The text is not JSON.
        case noJSON
        /// A member or element that must be there is not.
        case missing
        /// A value of another type.
        case wrongType
        /// A value of the right type that is none of those that there are.
        case unknownValue
        /// A member that the type does not have.
        case unknownMember
        /// More arrays and objects inside each other than allowed.
        case tooDeep
    }

    /// What is wrong.
    public let code: Code
    /// Where: a JSON Pointer (RFC 6901), empty for the document itself.
    public var path: String
    /// The rest of the sentence that the path begins: `must be a string, not 7`.
    public let problem: String

    init(_ code: Code, path: [any CodingKey], _ problem: String) {
        self.code = code
        self.path = path.map { "/" + pointerStep(UTF8Text($0.stringValue)) }.joined()
        self.problem = problem
    }

    /// A sentence without its full stop: `/0/token must be a string, not 7`.
    public var description: String { "\(path.isEmpty ? "The document" : path) \(problem)" }
}

/// A step of a JSON Pointer: `~` and `/` escaped as RFC 6901 wants.
package func pointerStep(_ key: UTF8Text) -> String {
    guard
        key.firstIndex(of: UInt8(ascii: "~"), from: 0) != nil
            || key.firstIndex(of: UInt8(ascii: "/"), from: 0) != nil
    else { return key.string }
    return key.string.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
        .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
}

/// A key that is any name or index.
struct DocumentKey: CodingKey {
    let stringValue: String
    var intValue: Int?

    init(_ name: String) { stringValue = name }

    init(_ index: Int) {
        stringValue = String(index)
        intValue = index
    }

    init?(stringValue: String) { self.init(stringValue) }

    init?(intValue: Int) { self.init(intValue) }
}
