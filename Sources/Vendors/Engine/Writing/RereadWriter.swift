/// A writer that learns what is lost by reading again what it wrote.
@usableFromInline
package protocol RereadWriter: MessageWriter {
    /// The message.
    var message: PushMessage { get }

    /// The shape's place in the table.
    var number: Int { get }

    /// What reading the written message gives; empty before it is written.
    var again: PushMessage { get }

    /// Reads what was written: ``TableAdapter/reread(_:shape:)`` of the line into which it goes.
    func readAgain(_ body: RawJSON)
}

extension RereadWriter {
    /// The whole message; tells of what reading it does not give again.
    @inlinable
    public func body(_ root: Int, _ findings: inout [Finding]) -> RawJSON {
        var keys = KeyWriter()
        writeKeys(of: root, to: &keys)
        let spelled = keys.spelled
        let body = keys.object()
        readAgain(body)
        noteLosses(besides: spelled, &findings)
        return body
    }

    /// Whether reading the written message gives the field's value again.
    package func isSaid(_ field: CanonicalField, _ spelled: FieldSet) -> Bool {
        message.isSame(as: again, in: field)
    }

    /// Of a field's members, each that is lost is told of at its own place.
    package func noteLoss(of field: CanonicalField, _ findings: inout [Finding]) {
        noteLoss(
            of: field, members: message.members(of: field), besides: again.members(of: field), &findings)
    }

    package var shapeInWords: [DiagnosticArgument] { Self.table.shapesInWords[number] }
}

extension PushMessage {
    /// Whether a field says the same in another message: of members whichever come first, of values also as text.
    fileprivate func isSame(as other: PushMessage, in field: CanonicalField) -> Bool {
        let (members, others) = (members(of: field), other.members(of: field))
        if !members.isEmpty { return members.allSatisfy(others.contains) }
        // A conversation that its one receiver names is not named apart from it.
        if field == .conversationID, let id = conversationID, other.receivers == [id] { return true }
        let (value, again) = (fieldValue(of: field), other.fieldValue(of: field))
        if case .json(let value) = value, case .json(let again) = again {
            return value == again || value.text == again.parsed().root.string
        }
        return value == again
    }
}
