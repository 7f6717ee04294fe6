import PushModel

/// What the conversation has of a message's content on both sides, member by member (reading C17).
struct ContentComparison {
    private let kind: MessageKind
    private let after: [JSONField]
    /// The data of a custom message that stands for another kind; nil for any other.
    private let wrapped: JSONValue?

    /// - Parameters:
    ///   - kind: The kind of the message at the source.
    ///   - after: The content at the target.
    ///   - targetKind: The kind of the message there.
    init(of kind: MessageKind, with after: [JSONField], _ targetKind: MessageKind) {
        self.kind = kind
        self.after = after
        let isOther = targetKind != kind && (targetKind == .custom || targetKind == .customNotification)
        let data = after[.data]?.parsed().root
        wrapped = isOther && data?["kind"]?.string?.string == kind.rawValue ? data : nil
    }

    /// The members that differ: lost, changed, or in another form than before.
    func points(_ before: [JSONField]) -> [Comparison.Point] {
        var points = before.compactMap { member -> Comparison.Point? in
            let (value, fidelity) = fate(of: member)
            if fidelity == .identical { return nil }
            return Comparison.Point(
                place: .content(member.key), before: member.value, after: value, fidelity: fidelity)
        }
        if wrapped != nil { return points }
        for member in after where !before.contains(where: { $0.key == member.key }) {
            if member.value == .emptyObject { continue }
            points.append(
                Comparison.Point(
                    place: .content(member.key), before: .null, after: member.value,
                    fidelity: isDescription(member.key) ? .sameScreen : .degraded))
        }
        return points
    }

    private func fate(of member: JSONField) -> (RawJSON, Fidelity) {
        let before = member.value.parsed().root
        if member.key == BodyField.data.key, member.value == .emptyObject, wrapped == nil, after[.data] == nil
        {
            return (.null, .identical)
        }
        if let value = after.first(where: { $0.key == member.key })?.value, wrapped == nil {
            let after = value.parsed().root
            if before.isSame(as: after) { return (value, .identical) }
            return (value, before.isCarried(by: after) || isDescription(member.key) ? .sameScreen : .degraded)
        }
        if let value = wrapped?[member.key] {
            let isSame =
                member.key == BodyField.duration.key
                ? value.wholeMilliseconds.map(JSONField.seconds) == member.value : before.isCarried(by: value)
            if isSame { return (value.raw, .sameScreen) }
        }
        return (.null, isDescription(member.key) ? .sameScreen : .degraded)
    }

    private func isDescription(_ key: UTF8Text) -> Bool {
        BodyField(rawValue: key.string)?.isDescription(in: kind) == true
    }
}

extension JSONField {
    /// Whole seconds of milliseconds.
    fileprivate static func seconds(_ milliseconds: Int) -> RawJSON { .integer((milliseconds + 500) / 1_000) }
}

extension JSONValue {
    /// A number, also one in a text.
    fileprivate var wholeMilliseconds: Int? { wholeNumber ?? string?.wholeNumber }

    /// Whether another value is the same, or the JSON of it in texts, as deep as the objects of both go.
    fileprivate func isCarried(by other: JSONValue) -> Bool {
        if isSame(as: other) { return true }
        if kind == .object, other.kind == .object {
            if count == other.count {
                return members.allSatisfy { member in
                    other[member.key].map { member.value.isCarried(by: $0) } == true
                }
            }
        }
        if other.kind == .object, other.count == 1, let data = other[BodyField.data.key] {
            return isCarried(by: data)
        }
        guard other.kind == .string, let text = other.string, let inner = try? JSONDocument(text).root else {
            return false
        }
        return isSame(as: inner)
    }
}

extension PushMessage {
    /// The content by which conversions are judged: with the name of the app's own type wherever the vendor says it, without
    /// texts, which are compared as such, and of recordings whole seconds, as apps show them.
    ///
    /// - Parameters:
    ///   - usualNames: What vendors call custom messages without a name.
    ///   - otherKind: The kind of the message on the other side; a command's arguments are the data of a notification.
    /// - Returns: The members.
    func judgedContent(besides usualNames: [UTF8Text], against otherKind: MessageKind) -> [JSONField] {
        var content = otherKind == .command ? commandOfNotification ?? content : content
        if !kind.hasText { content[.text] = kind.isWithoutBubble ? nil : content[.text] }
        if kind == .custom, let name = typeName, !usualNames.contains(name), content[.event] == nil {
            content[.event] = .string(name)
        }
        if let duration = content[.duration]?.parsed().root.integer {
            content[.duration] = JSONField.seconds(duration)
        }
        return content
    }

    /// The command in a custom notification's data, where one became of a command: `{"kind":"command","command":"sync"}`;
    /// else all of the data as arguments.
    var commandOfNotification: [JSONField]? {
        guard kind == .customNotification, let value = content[.data] else { return nil }
        let data = value.parsed().root
        guard data["kind"]?.string?.string == MessageKind.command.rawValue else {
            return [JSONField(key: BodyField.parameters.key, value: value)]
        }
        return data.members.filter { $0.key != "kind" }.map { JSONField($0) }
    }

    /// The text that the conversation shows, wherever the vendor keeps it.
    var judgedText: UTF8Text? {
        text?.nonEmpty ?? (kind.isWithoutBubble ? content[.text]?.parsed().root.string?.nonEmpty : nil)
    }
}

extension MessageKind {
    /// Whether apps show the message as a grey line.
    fileprivate var isWithoutBubble: Bool { self == .notice || self == .tip }
}
