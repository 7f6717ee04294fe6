internal import PushModel

/// Which members stand beside `aps` at a payload's root.
///
/// A vendor's are what its table says of the pushes that it delivers.
package struct ApplicationKeys: Sendable, Hashable {
    // Names that a payload does not have are empty, not nil: an optional is copied where it is looked at.

    /// The object that holds what is told of the message; empty where that stands at the root itself.
    package var container: UTF8Text = ""
    /// Whether the app's data and the picture's address stand in that object too.
    package var containsData = false
    /// The member with the value 1 that says whose push it is; empty where there is none.
    package var marker: UTF8Text = ""
    /// The sender's name; this and the next ones are empty for what the payload does not say.
    package var sender: UTF8Text = ""
    /// The recipient's name.
    package var recipient: UTF8Text = ""
    /// The group's name.
    package var group: UTF8Text = ""
    /// The message's name.
    package var message: UTF8Text = ""
    /// The name of the group, in direct conversations the recipient's.
    package var target: UTF8Text = ""
    /// What the conversation is, in the vendor's word.
    package var conversation: UTF8Text = ""
    /// Those words, by the ones of ``MessageFacts`` and of the kinds of conversation.
    package var conversationWords: [ConversationWord] = []
    /// What the vendor calls the message's type.
    package var type: UTF8Text = ""
    /// The name of the message that this one recalls.
    package var recalled: UTF8Text = ""
    /// When the message was sent, a number.
    package var time: UTF8Text = ""
    /// The address of a picture.
    package var media: UTF8Text = ""
    /// Who calls: the title of a call, which then stands in no alert (TX 30).
    package var caller: UTF8Text = ""
    /// Where the app's data stands.
    package var data: DataPlace
    /// Whether the payload is in the style of the message's own vendor, whose root holds only what stood there.
    package var isOwn = false

    /// Where the app's data stands.
    package enum DataPlace: Sendable, Hashable {
        /// In a member of this name. Members of the root stand in it too where the app has no other data, else beside it.
        case member(UTF8Text)
        /// The same, in a text; what is no text is JSON in it.
        case text(UTF8Text)
        /// Its members stand at the root; what is no object, in the member ``ApplicationKeys/dataKey``.
        case root
        /// In an object of this name, beside the members of the root, under the name ``ApplicationKeys/dataKey``.
        case object(UTF8Text)
    }

    /// What a vendor's payload calls a sort of conversation.
    package struct ConversationWord: Sendable, Hashable {
        /// The sort: `direct`, `group`, `push`, or one of the message's own.
        let sort: UTF8Text
        let word: UTF8Text

        package init(_ sort: UTF8Text, _ word: UTF8Text) { (self.sort, self.word) = (sort, word) }
    }

    /// Creates keys that say nothing but the app's data.
    package init(data: DataPlace) { self.data = data }

    /// The member that holds the app's data where other members stand beside it (EM 9.12).
    package static let dataKey: UTF8Text = "e"

    /// One object `push` with `sender`, `recipient`, `group`, `message`, and `data`: an object of the app's own members,
    /// under the names that the vendor's own payload gives them.
    package static let neutral: ApplicationKeys = {
        var keys = ApplicationKeys(data: .object("data"))
        keys.container = "push"
        keys.containsData = true
        (keys.sender, keys.recipient, keys.group, keys.message) = ("sender", "recipient", "group", "message")
        keys.media = "media"
        return keys
    }()

    /// The names that are not the app's own, `aps` among them.
    package var ownNames: [UTF8Text] {
        let names = container.isEmpty ? [sender, recipient, group, message] : [container]
        return ["aps"] + (names + [marker, media, caller]).filter { !$0.isEmpty }
    }
}

// MARK: - Writing

extension ApplicationKeys {
    /// Writes the members; what is unknown is left out.
    func write(_ notification: ResolvedNotification, to writer: inout JSONWriter) {
        if !container.isEmpty {
            writer.key(container)
            writer.beginObject()
        }
        writeMessage(of: notification, to: &writer)
        if !container.isEmpty && !containsData { writer.endObject() }
        if !media.isEmpty { writer.member(media, notification.mediaURL) }
        writeData(of: notification, to: &writer)
        if containsData { writer.endObject() }
    }

    private func writeMessage(of notification: ResolvedNotification, to writer: inout JSONWriter) {
        if !conversation.isEmpty { writer.member(conversation, word(of: notification)) }
        if !marker.isEmpty {
            writer.key(marker)
            writer.integer(1)
        }
        if !sender.isEmpty { writer.member(sender, notification.senderID) }
        if !recipient.isEmpty { writer.member(recipient, notification.recipientID) }
        if !group.isEmpty { writer.member(group, notification.groupID) }
        if !type.isEmpty { writer.member(type, notification.facts?.typeName) }
        if !target.isEmpty, notification.facts?.conversation != MessageFacts.push {
            writer.member(target, notification.groupID ?? notification.recipientID?.nonEmpty)
        }
        if !message.isEmpty { writer.member(message, notification.messageID) }
        if !recalled.isEmpty { writer.member(recalled, notification.facts?.recalledID) }
        if !time.isEmpty, let time = notification.facts?.timestamp?.plainInteger {
            writer.key(self.time)
            writer.integer(time)
        }
    }

    /// The vendor's word for the conversation; nil for one without.
    private func word(of notification: ResolvedNotification) -> UTF8Text? {
        let kind = notification.groupID == nil ? Conversation.Kind.direct : .group
        let sort = notification.facts?.conversation ?? UTF8Text(kind.rawValue)
        return conversationWords.first { $0.sort == sort }?.word
    }

    private func writeData(of notification: ResolvedNotification, to writer: inout JSONWriter) {
        if notification.appData == nil && notification.rootData.isEmpty { return }
        switch data {
        case .root: writeAtRoot(notification, &writer)
        case .member(let name):
            if let data = notification.appData {
                writer.key(name)
                writer.raw(data)
                writer.members(notification.rootData)
            } else {
                writer.key(name)
                writer.beginObject()
                writer.members(notification.rootData)
                writer.endObject()
            }
        case .text(let name):
            if let data = notification.appData ?? (isOwn ? nil : .object(of: notification.rootData)) {
                writer.key(name)
                writer.raw(data.asText)
            }
            if isOwn || notification.appData != nil { writer.members(notification.rootData) }
        case .object(let name):
            writer.key(name)
            writer.beginObject()
            if let data = notification.appData {
                writer.key(Self.dataKey)
                writer.raw(data)
            }
            writer.members(notification.rootData)
            writer.endObject()
        }
    }

    private func writeAtRoot(_ notification: ResolvedNotification, _ writer: inout JSONWriter) {
        writer.members(notification.rootData)
        guard let data = notification.appData else { return }
        let value = data.parsed().root
        guard value.kind == .object else {
            writer.key(Self.dataKey)
            return writer.raw(data)
        }
        for member in value.members where isApps(member.key) { writer.member(JSONField(member)) }
    }

    /// Whether a member at the root is the app's.
    package func isApps(_ name: UTF8Text) -> Bool { !ownNames.contains(name) }
}

extension RawJSON {
    /// The JSON as a text; one that is a text stays as it is.
    package var asText: RawJSON { parsed().root.kind == .string ? self : .string(text) }

    /// The object or array that a text spells; anything else stays as it is.
    package var asSpelledValue: RawJSON {
        guard let text = parsed().root.string, let root = try? JSONDocument(text).root,
            root.kind == .object || root.kind == .array
        else { return self }
        return root.raw
    }
}
