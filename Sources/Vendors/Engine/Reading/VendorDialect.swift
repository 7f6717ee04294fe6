/// What of reading is a vendor's alone.
package protocol VendorDialect: Sendable {
    /// The vendor's compiled table.
    static var table: VendorTable { get }

    /// Fields that stand in for others where no key says them: whose places are told then.
    static var substitutes: FieldTable<[CanonicalField]> { get }

    /// Members of a message's root that say something of the app, and nothing of the message.
    static var silentMembers: [UTF8Text] { get }

    /// The words of the vendor's delivered pushes for the conversation of a message; nil where they do not say it.
    static var deliveredConversations: VendorWords? { get }

    /// Whether an empty text where an object belongs is no fault.
    static var allowsEmptyObjects: Bool { get }

    /// Calls a closure with each shape, by its place in the table, that a message with such keys at its root can have, the
    /// likeliest first; never for another vendor's message or for nobody's.
    static func forEachShape(_ evidence: VendorEvidence, _ body: (Int) -> Void)

    /// Whether a value passes one of the vendor's own tests of evidence.
    static func shows(_ test: UInt8, _ value: JSONValue) -> Bool

    /// What the names of the vendor's keys begin with, where a name that no row knows is told by it.
    static var keyPrefix: UTF8Text? { get }

    /// The shape of every form that is not another vendor's; nil where forms are known by their keys, as objects are.
    static var shapeOfForms: Int? { get }

    /// Whether a form has a key of the vendor's calls, where nobody says that it is the vendor's (reading G24).
    static func isCall(_ evidence: VendorEvidence) -> Bool

    /// A line with its parts as the table knows them, where the vendor spells one of them in yet another way.
    static func unfolded(_ line: JSONValue, shape: Int) -> JSONValue

    /// Looks at a message before its keys are read.
    static func begin(_ root: JSONValue, _ reader: inout MessageReader)

    /// Reads a value in one of the vendor's own ways.
    ///
    /// - Returns: What it says; nil for nothing.
    static func value(
        _ value: JSONValue, _ key: MetKey, by transform: UInt8, _ reader: inout MessageReader
    ) -> FieldContent

    /// Whether an object is looked into.
    static func opens(_ value: JSONValue, _ key: MetKey, _ reader: inout MessageReader) -> Bool

    /// Takes an element of an array of objects once every key of it was seen.
    ///
    /// - Parameters:
    ///   - element: The row of the array, and the element's object.
    ///   - reader: Holds what the element's keys put into drafts.
    static func finishElement(_ element: MetKey, _ reader: inout MessageReader)

    /// Decides what is left once every key was seen.
    static func finish(_ reader: inout MessageReader)
}

extension VendorDialect {
    package static var substitutes: FieldTable<[CanonicalField]> { .withoutSubstitutes }
    package static var silentMembers: [UTF8Text] { [] }
    package static var deliveredConversations: VendorWords? { nil }
    package static var allowsEmptyObjects: Bool { false }
    package static func shows(_ test: UInt8, _ value: JSONValue) -> Bool { false }
    package static var keyPrefix: UTF8Text? { nil }
    package static var shapeOfForms: Int? { nil }
    package static func isCall(_ evidence: VendorEvidence) -> Bool { true }

    package static func unfolded(_ line: JSONValue, shape: Int) -> JSONValue { line }
    package static func begin(_ root: JSONValue, _ reader: inout MessageReader) {}
    package static func opens(_ value: JSONValue, _ key: MetKey, _ reader: inout MessageReader) -> Bool {
        true
    }

    package static func finishElement(_ element: MetKey, _ reader: inout MessageReader) {}

    /// The object that holds a message of a shape: the input's, or the fields of a form.
    package static func object(of input: VendorInput, shape: Int, _ values: inout ValueReader) -> JSONValue? {
        switch input {
        case .json(let value):
            values.noteRepairs(in: value, at: .root)
            return values.object(unfolded(value, shape: shape), at: .root)
        case .form(let form):
            guard table.shapes[shape].isForm, let fields = form.fields else {
                return values.object(RawJSON.string(form.text).parsed().root, at: .root)
            }
            form.noteDamage(&values)
            return table.withLists(fields, shape: shape)
        }
    }

    /// Reads a message of a shape, by the shape's place in the table.
    package static func read(
        _ input: VendorInput, shape: Int, _ options: ReadingOptions, in memory: ReadingMemory,
        _ message: inout PushMessage, _ diagnostics: inout [Diagnostic], _ places: inout (any FieldPlaces)?
    ) {
        let reused: ReusedReader
        if let last = memory.reader as? ReusedReader {
            reused = last
            reused.clear()
            reused.reader.begin(self, shape: shape, options: options)
        } else {
            reused = ReusedReader(MessageReader(self, shape: shape, options: options))
            memory.reader = reused
        }
        reused.read(input, shape)
        places = reused.reader.places
        message = reused.reader.message
        reused.reader.handOver(&diagnostics)
    }
}

extension FieldTable<[CanonicalField]> {
    /// No field stands in for another.
    fileprivate static let withoutSubstitutes = FieldTable { _ in [] }
}

/// A reader whose memory serves message after message.
private final class ReusedReader: ReusableReader {
    @exclusivity(unchecked) var reader: MessageReader

    init(_ reader: consuming MessageReader) { self.reader = reader }

    func read(_ input: VendorInput, _ shape: Int) {
        if let root = reader.dialect.object(of: input, shape: shape, &reader.values) { reader.read(root) }
    }

    func clear() { reader.clear() }
}

/// A key that a message has: its row, and the object that it stands in.
@usableFromInline
package struct MetKey: Hashable, Sendable {
    /// The row's place in the table.
    package let row: Int
    /// The object's number among those that were looked into.
    package let home: Int
}

/// The shapes of one vendor's messages, in the order of its table.
package protocol VendorShapeName: CaseIterable where AllCases == [Self] {}

extension VendorShapeName {
    /// The shape that is being read.
    package init(_ reader: borrowing MessageReader) { self = Self.allCases[reader.shape] }
}

/// The keys of one vendor's table; the raw value is the row's position.
package protocol VendorKeyName: RawRepresentable<UInt16> {
    /// The table that has the rows.
    static var table: VendorTable { get }
}

extension VendorKeyName {
    /// The row's identifier in the table.
    package var row: String { Self.table.rows[Int(rawValue)].id }
    /// The vendor's spelling of the last name of the path.
    package var name: UTF8Text { Self.table.names[Int(rawValue)] }
    /// Where the vendor puts the key.
    package var path: String { Self.table.rows[Int(rawValue)].path.string }

    /// The row of a key that a message has.
    package init?(_ key: MetKey) { self.init(rawValue: UInt16(key.row)) }
}

/// Values of one vendor that its adapter reads before it decides what the message contains.
package protocol VendorDraftName: RawRepresentable<UInt8> {}

/// Facts about a message that follow from the presence of one of the vendor's keys.
package protocol VendorMarkName: RawRepresentable<UInt8> {}

/// Signs of a shape that keys at the root of one vendor's messages give.
package protocol VendorEvidenceName: RawRepresentable<UInt8> {}

extension MessageReader {
    /// Whether the message has a key, with a value other than null.
    @inline(__always)
    package func has(_ key: some VendorKeyName) -> Bool { places.has(Int(key.rawValue)) }

    /// The value of a draft; nil if no key filled it.
    @inline(__always)
    package func draft(_ draft: some VendorDraftName) -> ModelValue? { self.draft(draft.rawValue) }

    /// The key whose value a draft contains.
    @inline(__always)
    package func winner(of draft: some VendorDraftName) -> MetKey? { winner(ofDraft: draft.rawValue) }

    /// Empties a draft, so that the next element of an array can fill it.
    @inline(__always)
    package mutating func take(_ draft: some VendorDraftName) -> (value: ModelValue, key: MetKey)? {
        take(ofDraft: draft.rawValue)
    }

    /// Whether the message has a key that bears a mark.
    @inline(__always)
    package func bears(_ mark: some VendorMarkName) -> Bool { bears(mark.rawValue) }
}

extension VendorEvidence {
    /// Whether some key gives a sign of a shape.
    @inline(__always)
    package func says(_ sign: some VendorEvidenceName) -> Bool { says(sign.rawValue) }
}
