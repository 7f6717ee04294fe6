import PushModel

/// Keys for some members of a group, which say nothing in a direct message (reading C13).
extension EasemobReader {
    /// Tells of such keys; a bare `ext` does not say what conversation it belongs to.
    mutating func noteUnaddressed() {
        guard message.conversation.kind == .direct, places.shape != .ext else { return }
        for key in Self.memberKeys where met.contains(key.rawValue) {
            values.note(
                .ignored, places.location(key), severity: .info,
                "is for members of a group, and has no effect in a direct message")
        }
    }

    private static let memberKeys: [EasemobKey] = [
        .emAtList, .emApnsExtEmAtList, .emPushTemplateDirectedTemplateTarget,
        .emPushTemplateDirectedTemplateName, .emPushTemplateDirectedTemplateTitleArgs,
        .emPushTemplateDirectedTemplateContentArgs,
    ]
}
