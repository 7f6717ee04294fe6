/// What a message holds, field by field; messages that are copies of each other share it until one of them changes.
@usableFromInline
final class MessageContents: @unchecked Sendable {
    // Unchecked because it changes only while one message alone holds it.

    /// The fields whose values are not their defaults.
    @exclusivity(unchecked) @usableFromInline var present = FieldSet()
    /// The fields that something was put into, a default too.
    @exclusivity(unchecked) @usableFromInline var filled = FieldSet()
    @exclusivity(unchecked) @usableFromInline var parts = FieldSet()
    /// What each field holds, by its position.
    @exclusivity(unchecked) @usableFromInline package var fields = InlineArray<104, FieldContent>(
        repeating: .nothing)
    /// The documents in which values stand.
    @exclusivity(unchecked) @usableFromInline var documents: [JSONValue] = []
    /// The values that stand in no document as they are.
    @exclusivity(unchecked) var values: [ModelValue] = []
    @exclusivity(unchecked) var members = MessageMembers()
    @exclusivity(unchecked) var isTitlePerhapsBody = false
    /// The identifiers in long lists of people, by the place of the list among the own values.
    @exclusivity(unchecked) var lists: [Int: ListedIdentifiers] = [:]

    static let empty = MessageContents()

    init() {}

    /// Forgets everything, and keeps the memory.
    func removeAll() {
        var bits = filled.bits
        while bits != 0 {
            fields[bits.trailingZeroBitCount] = .nothing
            bits &= bits &- 1
        }
        (filled, present, parts) = (FieldSet(), FieldSet(), FieldSet())
        documents.removeAllForNext()
        values.removeAllForNext()
        if !lists.isEmpty { lists = [:] }
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
        copy.lists = lists
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
    var content: [JSONField] = []
    /// Members of an alert that does not decide alone; no vendor has a key for them.
    var alertExtras: [JSONField] = []

    /// Forgets all, and keeps the memory.
    mutating func removeAll() {
        apsExtras.removeAllForNext()
        rootData.removeAllForNext()
        platforms.removeAllForNext()
        explicitExtras.removeAllForNext()
        content.removeAllForNext()
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
        /// A sort of message.
        case kind
        /// A kind of conversation.
        case conversation
        /// One of the message's own values.
        case own
    }

    /// What a value says in its field.
    @usableFromInline
    enum Meaning: UInt8, Sendable {
        case something
        /// Something only where the field may say nothing at all, as an empty list.
        case somethingIfOptional
        case nothing
    }

    @usableFromInline let form: Form
    /// Which document the value stands in.
    @usableFromInline let document: UInt8
    /// What the value says where it is one of the message's own.
    @usableFromInline let meaning: Meaning
    /// The sort of message, and the kind of conversation, where the value is one.
    @usableFromInline let kind: MessageKind
    @usableFromInline let conversation: Conversation.Kind
    /// Where it stands there, which of the own values it is, or the value.
    @usableFromInline let place: Int

    @inlinable
    init(
        _ form: Form, _ place: Int = 0, in document: UInt8 = 0, meaning: Meaning = .something,
        kind: MessageKind = .text, conversation: Conversation.Kind = .direct
    ) {
        self.form = form
        self.meaning = meaning
        self.document = document
        self.kind = kind
        self.conversation = conversation
        self.place = place
    }

    /// Nothing.
    @inlinable package static var nothing: FieldContent { FieldContent(.nothing) }
    /// A truth value.
    @inlinable package static func flag(_ flag: Bool) -> FieldContent { FieldContent(.flag, flag ? 1 : 0) }

    /// A sort of message.
    @inlinable package static func kind(_ kind: MessageKind) -> FieldContent {
        FieldContent(.kind, kind: kind)
    }
    /// A kind of conversation.
    @inlinable package static func conversation(_ kind: Conversation.Kind) -> FieldContent {
        FieldContent(.conversation, conversation: kind)
    }

    /// Whether there is a value.
    @inlinable package var isSomething: Bool { form != .nothing }
}

/// An optional value that is rarely there.
///
/// It is stored outside of the value that it belongs to, which is then cheaper to copy.
@propertyWrapper
@_documentation(visibility: internal)
public struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
    @usableFromInline
    final class Box: Sendable {
        @usableFromInline let value: Value

        @usableFromInline
        init(_ value: Value) { self.value = value }
    }

    @usableFromInline var box: Box?

    /// Boxes a value; nothing is allocated for nil.
    @inlinable
    public init(wrappedValue: Value?) {
        box = wrappedValue.map(Box.init)
    }

    /// The value.
    @inlinable public var wrappedValue: Value? {
        @inline(__always) get { box?.value }
        set { box = newValue.map(Box.init) }
    }

    /// Whether there is no value.
    @inlinable package var isNil: Bool { box == nil }

    /// Whether both hold equal values.
    public static func == (left: Boxed, right: Boxed) -> Bool {
        left.box === right.box || left.wrappedValue == right.wrappedValue
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
