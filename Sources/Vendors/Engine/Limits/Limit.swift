/// How much of something a vendor takes in a message of one shape, and what gives way where there is more: a row of
/// `Mappings/limits.tsv`.
package struct Limit: Sendable {
    /// What is measured, together.
    let measures: [Measure]
    /// What people call it; empty where it is the field itself.
    let name: String
    let unit: Unit
    /// The most of these units.
    let most: Int
    /// The kinds of message that it is for; none for all.
    let kinds: [MessageKind]
    /// The kind of conversation that it is for; nil for all.
    let conversation: Conversation.Kind?
    /// What is done with a message that has more, in this order.
    let steps: [Step]
    /// The fields without which nothing can be too large; nil where that is seen only once the message is written.
    let origins: [CanonicalField]?

    package init(
        _ measures: [Measure], name: String = "", _ unit: Unit, most: Int, kinds: [MessageKind] = [],
        in conversation: Conversation.Kind? = nil, _ steps: [Step]
    ) {
        self.measures = measures
        self.name = name
        self.unit = unit
        self.most = most
        self.kinds = kinds
        self.conversation = conversation
        self.steps = steps
        origins = measures.count == 1 ? measures[0].field.map { [$0] + steps.flatMap(\.listed) } : nil
    }

    /// What is counted.
    package enum Unit: String, Sendable {
        /// Unicode scalars, as where a message is read (reading N11).
        case characters
        case bytes
        /// The elements of a list.
        case items
        /// What a number is.
        case value

        /// Whether it measures what is written.
        var isOfText: Bool { self == .characters || self == .bytes }
    }

    /// Something that has a size.
    package enum Measure: Hashable, Sendable {
        /// What a field holds.
        case held(CanonicalField)
        /// What is written of a field: under the rows that are its keys.
        case written(CanonicalField, [Int])
        /// What is written under the key of a row.
        case key(Int)
        /// What is written in an object, by its number.
        case object(Int)

        /// The field that is measured; nil for what is written of several.
        var field: CanonicalField? {
            switch self {
            case .held(let field), .written(let field, _): field
            case .key, .object: nil
            }
        }
    }

    /// What gives way to a limit, or what else is done about it.
    package enum Step: Hashable, Sendable {
        /// The ends of texts go, as little as has to; all of these texts or none.
        case shorten([CanonicalField])
        /// The end of an identifier goes, at a character's boundary.
        case cut(CanonicalField)
        /// A number becomes the most.
        case lower(CanonicalField)
        /// A field is left out where that helps; what was too little until then is tried again.
        case drop(CanonicalField)
        /// Of lists the first elements stay, as many as the limit says.
        case first([CanonicalField])
        /// Everything stays and is told of.
        case tell
        /// The same, for the vendor takes it at another place.
        case elsewhere
        /// One message names so many receivers, and the others are for further messages.
        case split
        /// The message cannot be sent; the largest of these fields is told of, or the largest that is written.
        case refuse([CanonicalField])

        /// The lists of which the first elements stay.
        fileprivate var listed: [CanonicalField] { if case .first(let fields) = self { fields } else { [] } }

        fileprivate var isRefusal: Bool { if case .refuse = self { true } else { false } }
    }

    /// Whether a message that has more cannot be sent, and nothing can be done about it.
    var onlyRefuses: Bool { steps.allSatisfy(\.isRefusal) }

    /// Whether anything is done about a message that has more, or told of it, before it is written.
    var cuts: Bool { steps != [.split] }

    /// Whether the limit is for a message.
    func isFor(_ kind: MessageKind, in conversation: Conversation.Kind) -> Bool {
        (kinds.isEmpty || kinds.contains(kind))
            && (self.conversation == nil || self.conversation == conversation)
    }

    /// Whether the limit is for a message, and no earlier one of the same measure is.
    func isFirst(of earlier: ArraySlice<Limit>, for message: borrowing PushMessage) -> Bool {
        let (kind, conversation) = (message.kind, message.conversationKind)
        return isFor(kind, in: conversation)
            && !earlier.contains { $0.measures == measures && $0.isFor(kind, in: conversation) }
    }

    /// Whether a message may have more, as far as that is seen without writing it.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - bytes: How many bytes all of it has once it is written; nil where nobody knows.
    /// - Returns: False for a message that is certainly within the limit.
    func mayBeExceeded(by message: borrowing PushMessage, writtenIn bytes: Int?) -> Bool {
        // Nothing that is written has more characters or bytes than all of it.
        if unit.isOfText, let bytes, bytes <= most { return false }
        guard let origins else { return true }
        for origin in origins where message.fieldValue(of: origin)?.mayHaveMore(than: most, unit) == true {
            return true
        }
        return false
    }
}

extension ModelValue {
    /// Whether a value may have more than so many units; certain for lists, and for texts of no more bytes.
    func mayHaveMore(than most: Int, _ unit: Limit.Unit) -> Bool {
        if unit == .items { return (listed?.count ?? 0) > most }
        if unit == .value { return (integer ?? 0) > most }
        return switch self {
        case .text(let text): text.count > most
        case .sound(.file(let name)): name.count > most
        case .sound: false
        default: true
        }
    }

    /// The elements of a list.
    var listed: [UTF8Text]? {
        switch self {
        case .texts(let texts): texts
        case .audience(.listed(let ids)): ids
        default: nil
        }
    }
}
