/// Whom a message reaches where the keys that name its receivers cannot be read (readings G20, G23).
extension MessageReader {
    /// What a message is remembered by whose kind of conversation is unknown.
    package static let isNowhere: UInt8 = 29

    /// A message whose kind of conversation is unknown reaches nobody (reading G23).
    mutating func reachNobody() {
        for field in [CanonicalField.receivers, .conversationID] {
            guard let key = winner(of: field), places.has(key.row) else { continue }
            dismiss(key, .receiversOfUnknownKind)
        }
        message.receivers = []
        message.conversationID = nil
        message.conversationKind = .direct
        message.isForEveryone = false
    }

    /// A message that names its audience is for that audience only, also where the names cannot be read, or where a key that no
    /// row knows could hold them (reading G20).
    mutating func narrowEveryone() {
        let named: [CanonicalField] = [.receivers, .conversationID, .members, .audienceCondition]
        let isNamed = named.contains { table.holders[$0].contains(where: places.has) }
        guard isNamed || values.diagnostics.contains(where: Self.isOfRootStranger) else { return }
        message.isForEveryone = false
        // A condition narrows a call to everyone; beside receivers the sign is not used.
        if !message.receivers.isEmpty, let sign = winner(of: .isForEveryone) {
            dismiss(sign, .everyoneIsNarrowed)
        }
    }

    private static func isOfRootStranger(_ diagnostic: Diagnostic) -> Bool {
        [.unknownKey, .essentialKeyUnknown, .foreignObject].contains(diagnostic.code)
            && !diagnostic.path.dropFirst().contains("/")
    }
}

/// Keys that no row knows, beside something essential that the message lacks (reading G24).
extension MessageReader {
    /// Whether a diagnostic is of a key that no row knows: at the root, or anywhere where the text is missing.
    private static func isOfStranger(_ diagnostic: Diagnostic, lacking missing: [String]) -> Bool {
        diagnostic.code == .unknownKey
            && (missing.contains("text") || !diagnostic.path.dropFirst().contains("/"))
    }

    /// Tells that a key that no row knows may be the one that is missing.
    mutating func tellOfMissingEssentials() {
        let saysKind = places.location(of: .kind) != nil || places.location(of: .typeName) != nil
        let missing =
            message.missingEssentials.filter { !(saysKind && $0 == "kind") } + (lacksSender ? ["sender"] : [])
        if missing.isEmpty { return }
        for index in values.diagnostics.indices
        where Self.isOfStranger(values.diagnostics[index], lacking: missing) {
            values.diagnostics[index] = Diagnostic(
                .essentialKeyUnknown, at: Location(row: "", path: values.diagnostics[index].path),
                [.words(missing.joined(separator: ", "))])
        }
    }

    /// Whether the shape has a key for the sender, and the message does not.
    private var lacksSender: Bool {
        message.senderID == nil
            && table.fields(in: table.shapes[shape].name, hasShared: true).contains(.senderID)
    }
}

extension PushMessage {
    /// What a message cannot be without, as far as this one lacks it, in words.
    package var missingEssentials: [String] {
        var missing: [String] = []
        let words: FieldSet = [
            .text, .body, .title, .elements, .templateName, .translations, .recallMessageID,
        ]
        if kind.hasText && presentFields.isDisjoint(with: words) {
            missing.append("text")
            if presentFields.isDisjoint(with: [.kind, .typeName]) { missing.append("kind") }
        }
        let people: FieldSet = [.receivers, .conversationID, .members, .isForEveryone, .audienceCondition]
        if receivers.isEmpty, presentFields.isDisjoint(with: people) { missing.append("receiver") }
        return missing
    }
}

/// What the elements of a message's arrays said, one after the other.
@usableFromInline
package struct GatheredElements: Sendable {
    /// The parts of the message.
    package var parts: [MessageElement] = []
    /// Words in languages.
    package var words: [LocalizedWords] = []
    /// Identifiers of people.
    package var people: [UTF8Text] = []
    /// The keys that name them.
    package var naming: [MetKey] = []
    /// The key that says that everyone is meant.
    package var everyone: MetKey?

    /// The people, or everyone; nil for nobody.
    package var audience: Audience? {
        everyone != nil ? .everyone : people.isEmpty ? nil : .listed(people)
    }

    /// Forgets all, and keeps the memory.
    mutating func removeAll() {
        parts.removeAllForNext()
        words.removeAllForNext()
        people.removeAllForNext()
        naming.removeAllForNext()
        everyone = nil
    }
}
