import PushModel

/// Where a call with a message in its body goes.
package struct CallPath: Sendable {
    /// The path below the API's host.
    package let path: UTF8Text
    private let messages: Messages

    /// The messages that go to a path.
    package enum Messages: Sendable {
        case all
        case everyone
        case several
        case conversation(Conversation.Kind)
        /// Only some members of it, whom the message names.
        case members(Conversation.Kind)
    }

    package init(_ path: UTF8Text, of messages: Messages = .all) {
        self.path = path
        self.messages = messages
    }

    /// Whether a message goes there.
    func takes(_ message: PushMessage) -> Bool {
        switch messages {
        case .all: true
        case .everyone: message.isForEveryone
        case .several: message.receivers.count > 1
        case .conversation(let kind): message.conversationKind == kind
        case .members(let kind): message.conversationKind == kind && message.members != nil
        }
    }
}

extension VendorShape {
    /// Whether a path, with or without a query, is that of a call with such a body.
    package func isPath(_ path: UTF8Text) -> Bool {
        let end = path.firstIndex(of: UInt8(ascii: "?")) ?? path.count
        return paths.contains { path[0..<end].hasSuffix($0.path) }
    }

    /// The call that sends a message; nil for what is no call's body.
    package func request(for message: PushMessage) -> WrittenMessage.Request? {
        paths.first { $0.takes(message) }.map { WrittenMessage.Request(method: "POST", path: $0.path) }
    }
}
