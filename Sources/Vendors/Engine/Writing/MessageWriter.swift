/// Writes one message by a vendor's table: asks each row that may say something of it for its value, and keeps the objects
/// that have members.
///
/// A row says what its field holds, spelled as its transform reads it; what no row can say alone is the adapter's.
///
/// Writers are classes: one that is a value would be copied for each key that it is asked for.
@usableFromInline
package protocol MessageWriter: AnyObject {
    /// The vendor's table.
    static var table: VendorTable { get }

    /// Fields whose rows say something also where the message does not hold them.
    static var alwaysAsked: FieldSet { get }

    /// Fields whose rows say something of each other: where the message holds one, the rows of all are asked.
    static var related: [FieldSet] { get }

    /// The message.
    var message: PushMessage { get }

    /// The shape's place in the table.
    var number: Int { get }

    /// The fields that hold something.
    var held: FieldSet { get }

    /// The fields whose rows are asked; see ``asked(_:)``.
    var asked: FieldSet { get }

    /// What is sent, for each of which a vendor may have keys of its own.
    var sending: Sending { get }

    /// What the message consists of in the vendor's spelling: ``spellContent()``, spelled once.
    var content: BodyTable.Written { get }

    /// What the table says under a key: ``VendorTable/value(of:in:_:)`` of the message.
    ///
    /// An adapter's own, since asking for ``message`` through the protocol would copy it for each key.
    func tableValue(of row: Int) -> KeyValue?

    /// What the adapter says under a key.
    ///
    /// A row is asked only where the message holds its field, or ``alwaysAsked`` or ``related`` name that: nothing else may
    /// decide what it says, or it is left out without a word.
    func ownValue(of row: Int) -> OwnValue

    /// The whole message; tells of what it does not say.
    func body(_ root: Int, _ findings: inout [Finding]) -> RawJSON

    /// A body, with what a server interface keeps outside of it; by itself the shape's table says where it goes.
    func written(_ body: RawJSON) -> WrittenMessage

    /// Writes the members of an object that no row names.
    func writeOthers(in object: Int, to keys: inout KeyWriter)

    /// What is said less exactly; nil for what is said as it is, and for what is lost.
    func approximation(of field: CanonicalField) -> Finding?

    /// Tells of a field that is lost.
    func noteLoss(of field: CanonicalField, _ findings: inout [Finding])

    /// Whether reading the written message gives the field's value again.
    ///
    /// - Parameters:
    ///   - field: The field, which holds something.
    ///   - spelled: The fields of which a key was written.
    /// - Returns: Whether nothing of it is lost.
    func isSaid(_ field: CanonicalField, _ spelled: FieldSet) -> Bool

    /// The shape in words, and whose it is: `NIM's shape sdk`.
    var shapeInWords: [DiagnosticArgument] { get }
}

/// What an adapter says under a key.
@usableFromInline
package enum OwnValue {
    /// What the table makes of the field.
    case byTable
    /// This; nil for nothing.
    case value(KeyValue?)
}

// Public and inlinable, though nobody outside can name the protocol: what is only the package's is not compiled for each
// adapter's writer, and is then asked through the protocol for each key.

extension MessageWriter {
    /// The object of the message itself.
    var root: Int { Self.table.shapes[number].root }

    package var sending: Sending { .message }

    /// The fields whose rows may have something to say of a message, by what it holds.
    package static func asked(of message: PushMessage) -> FieldSet {
        var asked = message.presentFields
        asked.formUnion(message.presentParts)
        asked.formUnion(alwaysAsked)
        for fields in related where !fields.isDisjoint(with: message.presentFields) {
            asked.formUnion(fields)
        }
        return asked
    }

    /// The whole message; tells of what the shape cannot say, or says less exactly.
    @inlinable
    public func body(_ root: Int, _ findings: inout [Finding]) -> RawJSON {
        var keys = KeyWriter()
        writeKeys(of: root, to: &keys)
        noteLosses(besides: keys.spelled, &findings)
        return keys.object()
    }

    /// An object of the table; nil when nothing stands in it.
    @inlinable
    public func object(_ object: Int) -> RawJSON? {
        var keys = KeyWriter()
        writeKeys(of: object, to: &keys)
        return keys.isEmpty ? nil : keys.object()
    }

    /// Writes the keys of an object, in the table's order.
    @inlinable
    public func writeKeys(of object: Int, to keys: inout KeyWriter) {
        let table = Self.table
        let (asked, sending) = (asked, sending)
        for row in table.written[object]
        where !row.fields.isDisjoint(with: asked) && row.sending.contains(sending) {
            guard let value = value(of: row.number) else { continue }
            if value.isObject {
                let start = keys.begin(table.names[row.number])
                writeKeys(of: table.members(of: row.number), to: &keys)
                if object == table.contents[number].object {
                    writeContent(under: table.names[row.number], to: &keys)
                }
                keys.end(start, value)
            } else {
                keys.key(table.names[row.number], value, of: table.field(of: row.number))
            }
        }
        if object == table.contents[number].object || object == table.noticeContents[number].object {
            writeContent(in: object, to: &keys)
        }
        writeOthers(in: object, to: &keys)
    }

    package func written(_ body: RawJSON) -> WrittenMessage {
        WrittenMessage(body: body, request: Self.table.shapes[number].request(for: message))
    }

    /// The value of a row's key; nil if the message does not set it.
    @inlinable
    public func value(of row: Int) -> KeyValue? {
        if case .value(let value) = ownValue(of: row) { return value }
        return tableValue(of: row)
    }
}

// MARK: - What is lost

extension MessageWriter {
    /// Tells of a field, or of a member of it, that is lost.
    package func noteLoss(
        of field: CanonicalField, member: UTF8Text?, _ findings: inout [Finding]
    ) {
        findings.append(
            Finding(.notSayable, field, shapeInWords, severity: field.lossSeverity, member: member))
    }

    /// Tells of each member of a field that is lost, and of the field where it has none.
    package func noteLoss(
        of field: CanonicalField, members: [JSONField], besides written: [JSONField],
        _ findings: inout [Finding]
    ) {
        let first = findings.count
        for member in members where !written.contains(member) {
            noteLoss(of: field, member: member.key, &findings)
        }
        if findings.count == first { noteLoss(of: field, member: nil, &findings) }
    }

    /// Tells of the fields that hold something which the shape cannot say, or says less exactly.
    @inlinable
    public func noteLosses(besides spelled: FieldSet, _ findings: inout [Finding]) {
        for field in held {
            if field == .content {
                noteContentLosses(&findings)
            } else if let approximation = approximation(of: field) {
                findings.append(approximation)
            } else if !isSaid(field, spelled) {
                noteLoss(of: field, &findings)
            }
        }
    }
}

/// How every vendor's writer says single values; nil says nothing.
extension MessageWriter {
    /// Text; an empty one would be read as none.
    @inlinable
    public func text(_ text: UTF8Text?) -> KeyValue? { text?.nonEmpty.map(KeyValue.text) }

    /// A flag that is off where it does not stand.
    @inlinable
    public func flag(_ flag: Bool) -> KeyValue? { flag ? .flag(true) : nil }

    /// A list, unless it is empty.
    @inlinable
    public func list(_ texts: [UTF8Text]?) -> KeyValue? {
        guard let texts, !texts.isEmpty else { return nil }
        return .texts(texts)
    }
}

/// A writer that learns what is lost by reading again what it wrote.
@usableFromInline
package protocol RereadWriter: MessageWriter {
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
