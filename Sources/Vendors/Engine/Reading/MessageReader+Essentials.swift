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
