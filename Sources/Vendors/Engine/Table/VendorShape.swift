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
    /// What phone makers decide by it; nil for a setting that decides neither delivery nor alerts.
    package let decided: Class?
    /// The vendor's numbers for values that others spell as words.
    package let values: [(word: UTF8Text, number: Int)]

    /// What phone makers decide by a setting.
    package enum Class: String, Sendable, CaseIterable {
        /// Which messages they limit to some a day: by a category, a level of importance, a channel, a template of private messages.
        case category, importance, channel, template
        /// How they alert people: on the lock screen, with a sound, or not at all.
        case alert
    }

    package init(
        _ id: String, _ name: String, _ steps: [UTF8Text], types: ValueTypes, class decided: Class? = nil,
        values: [(word: UTF8Text, number: Int)] = []
    ) {
        self.id = id
        self.name = name
        self.steps = steps
        self.types = types
        self.decided = decided
        self.values = values
    }
}

/// Where a call with a message in its body goes.
package struct CallPath: Sendable {
    /// The path below the API's host.
    package let path: UTF8Text
    private let messages: Messages

    /// The messages that go to a path.
    package enum Messages: Sendable {
        case all
        case everyone
        /// Everyone who is online; others never get the message.
        case online
        case several
        case conversation(Conversation.Kind)
        /// Only some members of it, whom the message names.
        case members(Conversation.Kind)
    }

    package init(_ path: UTF8Text, of messages: Messages = .all) {
        self.path = path
        self.messages = messages
    }

    /// Whether its messages are for everyone who uses the app.
    var isToEveryone: Bool {
        switch messages {
        case .everyone, .online: true
        default: false
        }
    }

    /// Whether only those who are online get its messages.
    var isOnlineOnly: Bool { if case .online = messages { true } else { false } }

    /// The kind of conversation whose messages go there; nil where the path does not say it.
    var conversationKind: Conversation.Kind? {
        switch messages {
        case .conversation(let kind), .members(let kind): kind
        case .all, .everyone, .online, .several: nil
        }
    }

    /// Whether a message goes there.
    func takes(_ message: PushMessage) -> Bool {
        switch messages {
        case .all: true
        case .everyone: message.isForEveryone || message.holds(.audienceCondition)
        case .online: message.isForEveryone && message.isOnlineOnly
        case .several: message.receivers.count > 1
        case .conversation(let kind): message.conversationKind == kind
        case .members(let kind): message.conversationKind == kind && message.members != nil
        }
    }
}

extension CallPath {
    /// Whether a path, with or without a host in front and a query, is this one.
    ///
    /// Where this one has steps of any name, the other must have as many steps; else it need only end so. The first steps of
    /// any name, an organisation's and an app's, may be allowed to be missing.
    fileprivate func isPath(_ other: UTF8Text, mayLackFirst: Bool = false) -> Bool {
        let end = other.firstIndex(of: UInt8(ascii: "?")) ?? other.count
        let other = other[0..<end]
        guard path.firstIndex(of: UInt8(ascii: "{")) != nil else {
            return other.hasSuffix(path) || other == path[1..<path.count]
        }
        var start = 0
        if let scheme = other.range(of: "://") {
            start = other.firstIndex(of: UInt8(ascii: "/"), from: scheme.upperBound) ?? other.count
        }
        return Self.haveSameSteps(path, other[start..<other.count], mayLackFirst: mayLackFirst)
    }

    /// Compares from the end, where paths differ; a step in braces is any step.
    private static func haveSameSteps(_ path: UTF8Text, _ other: UTF8Text, mayLackFirst: Bool) -> Bool {
        var (end, otherEnd) = (path.count, other.count)
        while let step = lastStep(of: path, before: &end) {
            let isAny =
                path[step.lowerBound] == UInt8(ascii: "{") && path[step.upperBound - 1] == UInt8(ascii: "}")
            guard let otherStep = lastStep(of: other, before: &otherEnd) else {
                if isAny && mayLackFirst { continue }
                return false
            }
            if !isAny && path[step] != other[otherStep] { return false }
        }
        return lastStep(of: other, before: &otherEnd) == nil
    }

    /// The step that ends before a place, which becomes the place before the step.
    private static func lastStep(of path: UTF8Text, before end: inout Int) -> Range<Int>? {
        let slash = UInt8(ascii: "/")
        var upper = end
        while upper > 0, path[upper - 1] == slash { upper -= 1 }
        if upper == 0 { return nil }
        var lower = upper
        while lower > 0, path[lower - 1] != slash { lower -= 1 }
        end = lower
        return lower..<upper
    }
}

extension VendorShape {
    /// Whether a path, with or without a query, is that of a call with such a body.
    package func isPath(_ path: UTF8Text) -> Bool { paths.contains { $0.isPath(path) } }

    /// The call that a message names by its path, which need not name the organisation and the app; nil for any other.
    func call(named path: UTF8Text) -> CallPath? { paths.first { $0.isPath(path, mayLackFirst: true) } }

    /// Whether a path is that of a call that is for everyone who uses the app.
    ///
    /// It need not name the organisation and the app.
    package func isPathToEveryone(_ path: UTF8Text) -> Bool { call(named: path)?.isToEveryone == true }

    /// The call that sends a message; nil for what is no call's body.
    package func request(for message: PushMessage) -> WrittenMessage.Request? {
        paths.first { $0.takes(message) }.map { WrittenMessage.Request(method: "POST", path: $0.path) }
    }
}
