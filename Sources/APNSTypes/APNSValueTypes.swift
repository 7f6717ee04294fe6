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

    /// Whether a value is of one of the types.
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

    /// The types as words.
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
