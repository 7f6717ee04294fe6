/// A row of a vendor's table, as it is compiled from `Mappings/`.
package struct VendorRow: Sendable {
    /// The row's identifier, such as `EM-014`.
    package let id: String
    /// The shape that spells the key so; `*` for all.
    package let shape: String
    /// The names on the way to the key, with dots between them.
    package let path: UTF8Text
    /// How the value is read.
    package let transform: Transform
    /// The field that it fills.
    package let field: CanonicalField?
    /// The documented types of the value.
    package let types: ValueTypes
    /// What of the adapter's it fills, before that decides what the message holds.
    package let draft: UInt8?
    /// The place among the spellings of one field, the least first; of containers the order in which they are read.
    package let rank: UInt8
    /// What the key says of the message by being there.
    package let mark: UInt8?
    /// What the key says of the message's shape where it stands at the root.
    package let evidence: [RowEvidence]
    /// Other fields of which it says something where no other key does; ``CanonicalField/rootData`` keeps the member at the
    /// payload's root too.
    package let also: [CanonicalField]
    /// The object that stands under the key, by its number.
    package let members: Int?
    /// What is sent with the key: it is written in these.
    package let writes: Sending
    /// Whether the vendor takes the key out of the application's data.
    package let strips: Bool

    @inline(never)
    package init(
        _ id: String, _ shape: String, _ path: UTF8Text, _ transform: Transform,
        _ field: CanonicalField? = nil, types: ValueTypes, draft: UInt8? = nil, rank: UInt8 = 50,
        evidence: [RowEvidence] = [], mark: UInt8? = nil, writes: Sending = [], also: [CanonicalField] = [],
        members: Int? = nil, strips: Bool = false
    ) {
        self.id = id
        self.shape = shape
        self.path = path
        self.transform = transform
        self.field = field
        self.types = types
        self.draft = draft
        self.rank = rank
        self.evidence = evidence
        self.mark = mark
        self.also = also
        self.members = members
        self.writes = writes
        self.strips = strips
    }

    /// The vendor's spelling of the key.
    package var name: String { spelling.string }
    /// The same, which shares the bytes of the path.
    var spelling: UTF8Text {
        let end = path.withBytes { $0.lastIndex(of: UInt8(ascii: ".")) }
        return end.map { path[$0 + 1..<path.count] } ?? path
    }
    /// Whether the key is in no other.
    var isAtRoot: Bool { path.firstIndex(of: UInt8(ascii: ".")) == nil }
}

/// What is sent: a vendor may have an interface for each, with keys of its own.
@usableFromInline
package struct Sending: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8

    @usableFromInline
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let message = Sending(rawValue: 1)
    /// A custom notification; a command for the client is one.
    package static let notification = Sending(rawValue: 2)
    package static let recall = Sending(rawValue: 4)
    package static let all: Sending = [.message, .notification, .recall]
}

/// An object that keys stand in.
package struct VendorObject: Sendable {
    /// The rows of its keys.
    package let rows: [Int]
    /// What becomes of members that no row knows.
    package let rest: MemberRest
    /// The row of the key that it stands under; nil for a message's root.
    package let holder: Int?
    /// Whether keys may be spelled in any case (NIM 9.8).
    package let ignoresCase: Bool

    package init(rows: [Int], rest: MemberRest, holder: Int? = nil, ignoresCase: Bool = false) {
        self.rows = rows
        self.rest = rest
        self.holder = holder
        self.ignoresCase = ignoresCase
    }
}

/// What becomes of the members of an object that no row knows.
package enum MemberRest: Sendable {
    /// The app's own message extension.
    case `extension`
    /// Application data where the message has no other.
    case appData
    /// Members of the payload's root.
    case rootData
    /// Members of Apple's `aps` dictionary.
    case apsExtras
    /// Members of an alert that decides alone.
    case alertExtras
    /// Told of: nothing is known of them.
    case unknown
    /// Told of: the vendor documents no such key there.
    case undocumented
    /// Parts of an attachment, unless the message is a text.
    case attachment
    /// The same, told of without the row of their object.
    case media
    /// More of the message that a recall withdraws.
    case recalled
    /// Settings for other platforms, kept aside.
    case platforms
}

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

/// How the value of a key is read.
///
/// All vendors share these; `own` is one of an adapter's, by its number there.
package enum Transform: Hashable, Sendable {
    /// Text, an empty one too.
    case copy
    /// Text that says something: an empty one is absent.
    case words
    /// An identifier: text, or the digits of a number (reading G3).
    case identifier
    /// A time in milliseconds since 1970, as the model keeps it (reading G26).
    case milliseconds
    /// A time in seconds since 1970, also with a fraction.
    case seconds
    /// A list of identifiers, also as JSON in a string; one alone is a list of one.
    case identifierList
    /// A word or a number of one of the vendor's lists, by its place among them.
    case word(UInt8)
    /// A whole number within bounds, or its digits; any other is absent.
    case bounded(UInt16, UInt16)
    /// Text, which becomes a value that is a text.
    case textValue
    /// A number as it is spelled.
    case number
    /// A whole number from 0.
    case count
    /// Texts; numbers become digits, `null` an empty text.
    case arguments
    /// The same, and a number is told of, since Apple takes strings.
    case strings
    /// True or false.
    case flag
    /// The opposite of a flag.
    case negatedFlag
    /// Apple's flag: 1, or whatever else is not nothing (reading N8).
    case one
    /// A flag that means everyone.
    case everyone
    /// A sound file's name, or Apple's object for a critical alert.
    case sound
    /// A sound file's name; an empty one is absent.
    case soundName
    /// Any value.
    case value
    /// Any value but an empty text.
    case filledValue
    /// A value, or the one that a text spells as JSON.
    case spelledValue
    /// A member of the payload's root, under its own name.
    case keptAtRoot
    /// A setting of another platform, kept under its own name and never sent to Apple (reading N7).
    case keptAside
    /// A key at a place where no server looks.
    case ineffective
    /// A part of the message that no push carries.
    case notPushed
    /// The number by which the vendor knows a call that comes again; no push carries it, and `convert` makes it.
    case callNumber
    /// A key of objects in a program, which no server and no client of the vendor exchanges.
    case foreignObject
    /// The path of the call that the body is for: it tells the shape, and whether the message is for everyone.
    case callPath
    /// An object whose members are keys.
    case object
    /// The same, the first one of an array.
    case firstObject
    /// An array of such objects, each of which the dialect takes when its keys were seen.
    case eachObject
    /// Apple's alert: an object whose members are keys, or a text, which is its body.
    case alert
    /// A way of the vendor's own.
    case own(UInt8)

    /// Whether the value holds members that are keys themselves.
    package var isObject: Bool {
        self == .object || self == .firstObject || self == .eachObject || self == .alert
    }

    /// Whether such objects stand in an array.
    var isList: Bool { self == .firstObject || self == .eachObject }
}
