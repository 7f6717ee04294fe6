/// Whom a message reaches where the keys that name its receivers cannot be read (readings G20, G23).
extension MessageReader {
    /// What a message is remembered by whose kind of conversation is unknown.
    package static let isNowhere: UInt8 = 29

    /// A message whose kind of conversation is unknown reaches nobody (reading G23).
    mutating func reachNobody() {
        for field in [CanonicalField.receivers, .conversationID] {
            guard let key = winner(of: field), places.has(key.row) else { continue }
            dismiss(key, .ineffective, .words(table.rows[key.row].id))
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
        // A condition narrows a call to everyone; with receivers the sign has no effect.
        if !message.receivers.isEmpty, let sign = winner(of: .isForEveryone) {
            dismiss(sign, .ineffective, .words(table.rows[sign.row].id))
        }
    }

    private static func isOfRootStranger(_ diagnostic: Diagnostic) -> Bool {
        [.unknownKey, .essentialKeyUnknown, .foreignObject].contains(diagnostic.code)
            && !diagnostic.path.dropFirst().contains("/")
    }
}
