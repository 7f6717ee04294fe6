package import PushModel

/// Which members stand beside `aps` at a payload's root.
package enum ApplicationKeys: String, Sendable, Hashable, CaseIterable {
    /// `f` sender, `t` recipient, `g` group, `m` message, `e` the app's data (EM-139 to EM-143).
    ///
    /// Members of the root stand in `e`, or beside it where the app's data is there already.
    case easemob
    /// The marker `nim` and the app's own members (reading N7).
    case nim
    /// One object `push` with `sender`, `recipient`, `group`, `message`, and `data`: an object of the app's own members,
    /// under the names that the vendor's own payload gives them.
    case neutral

    /// The member in which Easemob delivers the app's data (EM 9.12).
    package static let dataKey: UTF8Text = "e"

    /// Writes the members; what is unknown is left out.
    func write(_ notification: ResolvedNotification, to writer: inout JSONWriter) {
        switch self {
        case .easemob: writeEasemob(notification, &writer)
        case .nim: writeNIM(notification, &writer)
        case .neutral: writeNeutral(notification, &writer)
        }
    }

    private func writeEasemob(_ notification: ResolvedNotification, _ writer: inout JSONWriter) {
        writer.member("f", notification.senderID)
        writer.member("t", notification.recipientID)
        writer.member("g", notification.groupID)
        writer.member("m", notification.messageID)
        if let data = notification.appData {
            writer.data(data)
            writer.members(notification.rootData)
        } else if !notification.rootData.isEmpty {
            writer.key(Self.dataKey)
            writer.beginObject()
            writer.members(notification.rootData)
            writer.endObject()
        }
    }

    private func writeNIM(_ notification: ResolvedNotification, _ writer: inout JSONWriter) {
        writer.key("nim")
        writer.integer(1)
        writer.members(notification.rootData)
        guard let data = notification.appData else { return }
        let value = data.parsed().root
        guard value.kind == .object else { return writer.data(data) }
        for member in value.members where member.key != "nim" && member.key != "aps" {
            writer.member(JSONField(member))
        }
    }

    private func writeNeutral(_ notification: ResolvedNotification, _ writer: inout JSONWriter) {
        writer.key("push")
        writer.beginObject()
        writer.member("sender", notification.senderID)
        writer.member("recipient", notification.recipientID)
        writer.member("group", notification.groupID)
        writer.member("message", notification.messageID)
        if notification.appData != nil || !notification.rootData.isEmpty {
            writer.key("data")
            writer.beginObject()
            if let data = notification.appData { writer.data(data) }
            writer.members(notification.rootData)
            writer.endObject()
        }
        writer.endObject()
    }
}

extension JSONWriter {
    /// Writes the member in which Easemob delivers the app's data.
    fileprivate mutating func data(_ data: RawJSON) {
        key(ApplicationKeys.dataKey)
        raw(data)
    }
}
