/// A form in which a vendor's messages come.
package struct VendorShape: Sendable {
    /// The name, such as `rest`.
    package let name: String
    /// The object of its root, by its number.
    package let root: Int
    /// Who sends it.
    package let sender: Sender
    /// Whether it is a part of a message that comes alone.
    package let isPart: Bool
    /// Whether an app or its backend can send it.
    package let isWritten: Bool
    /// Whether its messages can be forms.
    package let isForm: Bool
    /// Where calls with such a body go, the ones for some messages only first.
    package let paths: [CallPath]
    /// What a message says by being of the shape, unless its keys say otherwise.
    let implied: [(field: CanonicalField, value: ModelValue)]

    /// Whether messages of clients are written so too, where nobody asks for another shape.
    let isForClients: Bool
    /// The kind of conversation whose messages are written so, where nobody asks for another shape; nil for all or none.
    let usualConversation: Conversation.Kind?

    /// Who sends a message of a shape: an app, its backend, or the vendor itself.
    package enum Sender: Sendable {
        case client
        case server
        case vendor
        /// The vendor, without what the sender set for the push (reading C21).
        case copy
    }

    package init(
        _ name: String, root: Int, sender: Sender, isPart: Bool = false, isWritten: Bool = false,
        isForClients: Bool = false, usualIn conversation: Conversation.Kind? = nil, isForm: Bool = false,
        paths: [CallPath] = [], implied: [(field: CanonicalField, value: ModelValue)] = []
    ) {
        self.name = name
        self.root = root
        self.sender = sender
        self.isPart = isPart
        self.isWritten = isWritten
        self.isForClients = isForClients
        usualConversation = conversation
        self.isForm = isForm
        self.paths = paths
        self.implied = implied
    }

    /// The kind of conversation that it is for; nil for any.
    package var conversation: Conversation.Kind? {
        for case (.conversationKind, .conversation(let kind)) in implied { return kind }
        return nil
    }

    /// Whether it is for messages of a kind: those that no shape implies are for all shapes that imply none.
    package func implies(_ kind: MessageKind) -> Bool {
        implied.contains { $0.field == .kind && $0.value.kind == kind }
    }
}

/// A setting for another platform's push service, where one vendor has it.
package struct PlatformSetting: Sendable {
    /// The row's identifier, such as `PF-001`.
    package let id: String
    /// The setting's neutral name; those of one name mean the same at all vendors.
    package let name: String
    /// The names from the vendor's section to the setting.
    package let steps: [UTF8Text]
    /// The types that the vendor documents for it.
    package let types: ValueTypes

    package init(_ id: String, _ name: String, _ steps: [UTF8Text], types: ValueTypes) {
        self.id = id
        self.name = name
        self.steps = steps
        self.types = types
    }
}
