/// A row of a vendor's table, as it is compiled from `Mappings/`.
package struct VendorRow: Sendable {
    /// The row's identifier, such as `EM-014`.
    package let id: String
    /// The shape that spells the key so; `*` for all.
    package let shape: String
    /// The names on the way to the key, with dots between them.
    package let path: String
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

    package init(
        _ id: String, _ shape: String, _ path: String, _ transform: Transform, _ field: CanonicalField? = nil,
        types: ValueTypes, draft: UInt8? = nil, rank: UInt8 = 50, evidence: [RowEvidence] = [],
        mark: UInt8? = nil,
        writes: Sending = [], also: [CanonicalField] = [],
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
    package var name: String {
        path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
    }
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
