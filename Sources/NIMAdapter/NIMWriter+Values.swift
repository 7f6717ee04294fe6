import PushModel

/// The vendor's spelling of single values; nil says nothing.
extension NIMWriter {
    /// Text; an empty one would be absent (reading N6).
    func text(_ text: UTF8Text?) -> RawJSON? { text?.nonEmpty.map(RawJSON.string) }

    func flag(_ flag: Bool) -> RawJSON? { flag ? .bool(true) : nil }

    func flag(_ flag: Bool?) -> RawJSON? { flag.map(RawJSON.bool) }

    /// `false` where a switch that is on by default is to be off.
    func off(_ isOff: Bool) -> RawJSON? { isOff ? .bool(false) : nil }

    func list(_ texts: [UTF8Text]?) -> RawJSON? {
        guard let texts, !texts.isEmpty else { return nil }
        return .array(texts.map(RawJSON.string))
    }

    /// A number that the model keeps as its digits; anything else as the text it is.
    func number(_ digits: UTF8Text?) -> RawJSON? {
        guard let number = digits?.decimalInteger, UTF8Text(number) == digits else { return text(digits) }
        return .integer(number)
    }

    /// A number as a form spells it.
    func digits(_ number: Int?) -> RawJSON? { number.map { .string(UTF8Text($0)) } }

    /// A flag as a form spells it.
    func word(_ flag: Bool?) -> RawJSON? { flag.map { .string($0 ? "true" : "false") } }

    /// JSON in a string.
    func jsonText(_ value: RawJSON?) -> RawJSON? { value.map { .string($0.text) } }

    func only(_ sending: Sending, _ value: @autoclosure () -> RawJSON?) -> RawJSON? {
        self.sending == sending ? value() : nil
    }

    func unless(_ sending: Sending, _ value: @autoclosure () -> RawJSON?) -> RawJSON? {
        self.sending == sending ? nil : value()
    }
}

// MARK: - Switches

extension NIMWriter {
    /// Whether the message is not kept; one for those online only is not.
    var isTransient: Bool { message.delivery.isOnlineOnly || !message.delivery.isStored }

    /// The prefix's switch; the first generation's custom notifications have none unless they ask for it (NIM 9.4).
    var prefix: RawJSON? {
        let isOffByDefault = sending == .notification && (shape == .sdk || shape == .serverV1)
        return unless(.recall, flag(message.hasPrefix ?? (isOffByDefault ? true : nil)))
    }
}

// MARK: - Members of a team

extension NIMWriter {
    /// The members whom the message names, and whether it reaches them or everyone else.
    var namedMembers: (ids: [UTF8Text], areReached: Bool)? {
        if let members = message.members { return members.isEmpty ? nil : (members, true) }
        return message.excludedMembers.isEmpty ? nil : (message.excludedMembers, false)
    }
}

// MARK: - Data

extension NIMWriter {
    /// The data of a custom notification, which the model does not keep.
    var notificationData: RawJSON? { only(.notification, .string("{}")) }

    /// A number in Apple's payload, spelled as it came.
    var relevanceScore: RawJSON? {
        message.relevanceScore.flatMap { try? RawJSON(validating: $0) }.flatMap {
            $0.parsed().root.kind == .number ? $0 : nil
        }
    }

    /// The app's extension as the object it has to be.
    var extensionObject: RawJSON? {
        message.extension.flatMap { $0.parsed().root.kind == .object ? $0 : nil }
    }

    /// The app's extension as text: what is no object or array must be text that does not look like one.
    var extensionText: RawJSON? {
        guard let own = message.extension else { return nil }
        let value = own.parsed().root
        switch value.kind {
        case .object, .array: return jsonText(own)
        case .string:
            let inner = value.spelledValue?.kind
            return inner == .object || inner == .array ? nil : text(value.string)
        case .null, .bool, .number: return nil
        }
    }
}

// MARK: - Kinds

extension MessageKind {
    /// The vendor's number; kinds it lacks are custom messages (NIM 3).
    var nimNumber: Int {
        switch self {
        case .text: 0
        case .image: 1
        case .audio: 2
        case .video: 3
        case .location: 4
        case .notice: 5
        case .file: 6
        case .tip: 10
        case .custom, .other, .command, .audioCall, .videoCall, .customNotification, .recall, .signalling,
            .reaction, .broadcast:
            100
        }
    }
}
