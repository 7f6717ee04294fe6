/// The types that a vendor documents for a key's value.
package struct ValueTypes: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let string = ValueTypes(rawValue: 1 << 0)
    package static let integer = ValueTypes(rawValue: 1 << 1)
    package static let number = ValueTypes(rawValue: 1 << 2)
    package static let boolean = ValueTypes(rawValue: 1 << 3)
    package static let object = ValueTypes(rawValue: 1 << 4)
    package static let array = ValueTypes(rawValue: 1 << 5)
    /// An object or an array inside a string.
    package static let spelledJSON = ValueTypes(rawValue: 1 << 6)
    /// A number, `true` or `false` inside a string.
    package static let spelled = ValueTypes(rawValue: 1 << 7)
    package static let any = ValueTypes(rawValue: 1 << 8)

    /// Whether the vendor documents a list, and not one value alone.
    var isList: Bool { contains(.array) && !contains(.string) }
}
