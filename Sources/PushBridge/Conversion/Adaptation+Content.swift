import PushModel
import Vendors

/// What a message consists of beside its text, in a form for which the target has keys (reading C17).
extension Adaptation {
    mutating func adaptContent() {
        nameOwnType()
        moveText()
        wrapContent()
        leaveTextTypeOut()
        leaveForeignTypeOut()
        leaveMergedMessagesOut()
        noteNeeds()
    }

    /// The name of the app's own type: a part of the content, or what the vendor calls the message.
    private mutating func nameOwnType() {
        guard message.kind == .custom else { return }
        if says(.typeName) {
            guard let event = message.content[.event]?.parsed().root.string, event.isTypeName else { return }
            message.typeName = event
            message.content[.event] = nil
        } else if reading.message.kind == .custom, let name = message.typeName,
            message.content[.event] == nil,
            name != pair.source.adapter.usualTypeName(of: .custom)
        {
            message.content[.event] = .string(name)
            message.typeName = nil
        }
    }

    /// A text that one vendor has as the message's own, and the other as a member of its content.
    private mutating func moveText() {
        if message.kind.hasText, message.text == nil, !shape.has(.text, in: message.kind),
            let text = message.content[.text]?.parsed().root.string
        {
            message.text = text
            message.content[.text] = nil
        }
    }

    /// Where a kind became a custom message or a notification, or the target's lack a key, the content is the app's data:
    /// `{"kind":"location","latitude":39.9,"longitude":116.4}`.
    private mutating func wrapContent() {
        let kind = message.kind
        let hasData = kind == .custom || kind == .customNotification || kind == .command
        guard hasData, !message.content.isEmpty, shape.has(.data, in: kind) else { return }
        let others = message.content.filter { !isKept($0.key, in: kind) }
        if !others.isEmpty {
            let word = RawJSON.string(UTF8Text(reading.message.kind.rawValue))
            var members = [JSONField(key: "kind", value: word)] + others
            // Nothing else names a kind that only the source has.
            if reading.message.kind == .other, message.content[.event] == nil, let type = message.typeName {
                members.insert(JSONField(key: BodyField.event.key, value: .string(type)), at: 1)
            }
            if let data = message.content[.data] {
                members.append(JSONField(key: BodyField.data.key, value: data))
            }
            for member in others { message.content.removeAll { $0.key == member.key } }
            message.content[.data] = .object(of: members)
        }
        var isMoved = !others.isEmpty || message.content[.event] != nil && !shape.has(.event, in: kind)
        if let data = message.content[.data], !shape.written(message).contains(.data) || isTaken(from: data) {
            message.content[.data] = .object([(BodyField.data.key, data)])
            isMoved = true
        }
        if isMoved { note(.contentBecameData, .content) }
        let members = message.content[.data]?.parsed().root.members
        if shape.takesTextsAlone, members?.contains(where: { $0.value.kind != .string }) == true {
            note(.contentBecameText, .content)
        }
    }

    /// Whether the target would take members of the app's data for fields of the message.
    private func isTaken(from data: RawJSON) -> Bool {
        let names = shape.namesTakenFromData
        return !names.isEmpty && message.kind == .custom
            && data.parsed().root.members.contains { names.contains($0.key) }
    }

    /// Whether a member of the content stays one, where the rest becomes data: the whole content of an unknown type does.
    private func isKept(_ key: UTF8Text, in kind: MessageKind) -> Bool {
        switch BodyField(rawValue: key.string) {
        case .unknown?: reading.message.kind != .other && reading.message.kind != .notice
        case .event?, .data?, nil: true
        case let field?: shape.has(field, in: kind)
        }
    }

    /// Text of a type that only the source has, such as Markdown, becomes plain text.
    private mutating func leaveTextTypeOut() {
        // What makes a mention or an answer a type of its own is written, or told of, by itself.
        guard message.kind == .text, pair.source.number != pair.target.number,
            let name = message.typeName, name == reading.message.typeName,
            message.mentions == .nobody, reading.message.content[.quoted] == nil
        else { return }
        message.typeName = nil
        note(.textTypeLost, .typeName)
    }

    /// What one vendor calls a type says nothing at another, but for the app's own types.
    private mutating func leaveForeignTypeOut() {
        guard says(.typeName), pair.source.number != pair.target.number, reading.message.kind != .custom,
            let name = message.typeName, name == reading.message.typeName
        else { return }
        message.typeName = nil
        findings.append(Finding(.notSayable, .typeName, shape.platforms.words, severity: .info))
    }

    /// Merged messages are spelled as the source spells messages, which no other vendor reads.
    private mutating func leaveMergedMessagesOut() {
        guard message.kind == .merged, !pair.isSameVendor, message.content[.messages] != nil else { return }
        message.content[.messages] = nil
        note(.contentLeftOut, .content, [.words(BodyField.messages.rawValue)] + shape.platforms.words)
    }

    /// What the target's call needs of the content and the message lacks; files that it takes from its own store alone.
    private mutating func noteNeeds() {
        if pair.isSameVendor || shape.isForClient { return }
        let needs = shape.needs(of: message)
        if message.content[.url] != nil, needs.contains(where: { $0.need == .upload }) {
            note(.uploadNeeded, .content)
        }
        let isInEnvelope = message.content[.event] != nil
        var missing = needs.map(\.field).filter {
            message.content[$0] == nil && !($0 == .data && isInEnvelope)
        }
        // No vendor sends a text message without its text.
        if message.kind == .text && message.text == nil { missing.append(.text) }
        if missing.isEmpty { return }
        let fields = missing.map(\.rawValue).joined(separator: ", ")
        note(.contentMissing, message.content.isEmpty ? .kind : .content, [.words(fields)])
    }
}

extension TargetShape {
    /// Whether messages of a kind have a key for a part of their content.
    func has(_ field: BodyField, in kind: MessageKind) -> Bool {
        bodies.has(field, in: kind, named: nil, inShape: number)
    }

    fileprivate var takesTextsAlone: Bool { bodies.takesTextsAlone(inShape: number) }

    /// The parts of a message's content for which it has keys.
    func written(_ message: PushMessage) -> [BodyField] {
        bodies.written(message.content, of: message.kind, named: message.typeName, inShape: number).fields
    }

    fileprivate func needs(of message: PushMessage) -> [(field: BodyField, need: BodyRow.Need)] {
        bodies.needs(of: message.kind, named: message.typeName, inShape: number)
    }
}

extension UTF8Text {
    /// Whether RongCloud takes it as the name of an app's own type.
    fileprivate var isTypeName: Bool {
        if isEmpty || count > 32 || hasPrefix("RC:") { return false }
        return string.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ":_-".contains($0)) }
    }
}
