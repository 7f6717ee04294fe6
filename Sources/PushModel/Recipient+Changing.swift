extension ConversationSetting {
    /// The conversation in a sentence: `group 42`, `the conversation with 6001`.
    package var inWords: String {
        kind == .group ? "group \(id)" : "the conversation with \(id)"
    }
}

extension Recipient {
    /// The number of the setting for a conversation, which is added where it is missing.
    package mutating func index(ofConversation kind: Conversation.Kind, _ id: UTF8Text) -> Int {
        if let index = conversations.firstIndex(where: { $0.kind == kind && $0.id == id }) { return index }
        conversations.append(ConversationSetting(kind: kind, id: id))
        return conversations.count - 1
    }
}

extension Recipient {
    /// Changes the quiet time, which begins as none in the zone that is known.
    package mutating func changeQuiet(_ change: (inout QuietTime) -> Void) {
        var quiet = self.quiet ?? QuietTime()
        change(&quiet)
        self.quiet = quiet
    }
}
