/// What a message holds, field by field; messages that are copies of each other share it until one of them changes.
@usableFromInline
final class MessageContents: @unchecked Sendable {
    // Unchecked because it changes only while one message alone holds it.

    /// The fields whose values are not their defaults.
    @exclusivity(unchecked) @usableFromInline var present = FieldSet()
    /// The fields that something was put into, a default too.
    @exclusivity(unchecked) @usableFromInline var filled = FieldSet()
    /// One field for each part that is present.
    @exclusivity(unchecked) @usableFromInline var parts = FieldSet()
    /// What each field holds, by its position.
    @exclusivity(unchecked) @usableFromInline package var fields = InlineArray<96, FieldContent>(
        repeating: .nothing)
    /// The documents in which values stand.
    @exclusivity(unchecked) @usableFromInline var documents: [JSONValue] = []
    /// The values that stand in no document as they are.
    @exclusivity(unchecked) var values: [ModelValue] = []
    @exclusivity(unchecked) var members = MessageMembers()
    @exclusivity(unchecked) var isTitlePerhapsBody = false

    /// What an empty message holds.
    static let empty = MessageContents()

    init() {}

    /// Forgets everything, and keeps the memory.
    func removeAll() {
        for field in filled { fields[field.position] = .nothing }
        (filled, present, parts) = (FieldSet(), FieldSet(), FieldSet())
        // One by one: to remove all of them at once costs more than a message has of them.
        while !documents.isEmpty { documents.removeLast() }
        if values.capacity > 1_024 { values = [] }
        while !values.isEmpty { values.removeLast() }
        members.removeAll()
        isTitlePerhapsBody = false
    }

    @usableFromInline
    func copy() -> MessageContents {
        let copy = MessageContents()
        copy.present = present
        copy.filled = filled
        copy.parts = parts
        copy.fields = fields
        copy.documents = documents
        copy.values = values
        copy.members = members
        copy.isTitlePerhapsBody = isTitlePerhapsBody
        return copy
    }
}

/// The fields that hold members of any name.
struct MessageMembers: Sendable, Hashable {
    var apsExtras: [JSONField] = []
    var rootData: [JSONField] = []
    var platforms: [JSONField] = []
    var explicitExtras: [JSONField] = []
    /// Members of an alert that does not decide alone; no vendor has a key for them.
    var alertExtras: [JSONField] = []

    /// Forgets all, and keeps the memory.
    mutating func removeAll() {
        apsExtras.removeAllForNext()
        rootData.removeAllForNext()
        platforms.removeAllForNext()
        explicitExtras.removeAllForNext()
        alertExtras.removeAllForNext()
    }
}

/// What a field holds: where its value stands, or the value itself where that is a number or a flag.
@usableFromInline
package struct FieldContent: Sendable {
    /// How to take the value.
    @usableFromInline
    package enum Form: UInt8, Sendable {
        case nothing
        /// A string without escapes.
        case text
        /// A number that stands for the text of its digits.
        case digits
        /// Any JSON.
        case json
        /// A value that the adapter looks into later.
        case value
        case flag
        case integer
        /// One of the message's own values.
        case own
    }

    @usableFromInline let form: Form
    /// Which document the value stands in.
    @usableFromInline let document: UInt8
    /// Where it stands there, which of the own values it is, or the value.
    @usableFromInline let place: Int

    @inlinable
    init(_ form: Form, _ place: Int = 0, in document: UInt8 = 0) {
        self.form = form
        self.document = document
        self.place = place
    }

    /// Nothing.
    @inlinable package static var nothing: FieldContent { FieldContent(.nothing) }
    /// A truth value.
    @inlinable package static func flag(_ flag: Bool) -> FieldContent { FieldContent(.flag, flag ? 1 : 0) }

    /// Whether there is a value.
    @inlinable package var isSomething: Bool { form != .nothing }
}
