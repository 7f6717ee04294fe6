/// Writes one message: asks each key of a vendor's table that may say something of it for its value, and keeps the objects
/// that have members.
public protocol MessageWriter {
    /// The vendor's keys.
    associatedtype Key: MappedKey

    /// The keys by the objects that they stand in.
    static var keys: KeyTable<Key> { get }

    /// Fields whose keys say something also where the message does not hold them.
    static var alwaysAsked: FieldSet { get }

    /// Fields whose keys say something of each other: where the message holds one, the keys of all are asked.
    static var related: [FieldSet] { get }

    /// The message.
    var message: PushMessage { get }

    /// The fields that hold something.
    var held: FieldSet { get }

    /// The fields whose keys are asked; see ``asked(_:)``.
    var asked: FieldSet { get }

    /// The value of a key; nil when the message does not say it.
    ///
    /// A key is asked only where the message holds its field, or ``alwaysAsked`` or ``related`` name that: nothing else may
    /// decide what it says, or it is left out without a word.
    func value(of key: Key) -> KeyValue?

    /// Writes the members of an object that no key of the table names.
    func writeOthers(in scope: Key.Scope, to keys: inout KeyWriter)

    /// What is said less exactly; nil for what is said as it is, and for what is lost.
    func approximation(of field: CanonicalField) -> Finding?

    /// What is told of a field that is lost.
    func losses(of field: CanonicalField) -> [Finding]

    /// Whether reading the written message gives the field's value again.
    ///
    /// - Parameters:
    ///   - field: The field, which holds something.
    ///   - spelled: The fields of which a key was written.
    /// - Returns: Whether nothing of it is lost.
    func isSaid(_ field: CanonicalField, _ spelled: FieldSet) -> Bool

    /// What is told of each field where the shape cannot say it.
    var lossWords: FieldTable<String> { get }
}

extension MessageWriter {
    /// The fields whose keys may have something to say of a message, by what it holds.
    @inlinable
    package static func asked(_ presence: PushMessage.Presence) -> FieldSet {
        var asked = presence.fields
        asked.formUnion(presence.parts)
        asked.formUnion(alwaysAsked)
        for fields in related where !fields.isDisjoint(with: presence.fields) { asked.formUnion(fields) }
        return asked
    }

    /// One loss of the whole field.
    @inlinable
    public func losses(of field: CanonicalField) -> [Finding] { [loss(of: field)] }

    /// The loss of a field, or of a member of it.
    @inlinable
    public func loss(of field: CanonicalField, member: UTF8Text? = nil) -> Finding {
        Finding(
            .dropped, field, severity: field.lossSeverity, message: lossWords[field], member: member)
    }

    /// A loss for each member of a field that holds members, but for those that are written.
    public func losses(of field: CanonicalField, besides written: [JSONField]) -> [Finding] {
        let lost = message.members(of: field).filter { !written.contains($0) }
        return lost.isEmpty ? [loss(of: field)] : lost.map { loss(of: field, member: $0.key) }
    }

    /// The whole message; tells of what the shape cannot say, or says less exactly.
    @inlinable
    public func body(_ root: Key.Scope, _ findings: inout [Finding]) -> RawJSON {
        var keys = KeyWriter()
        writeKeys(of: root, to: &keys)
        noteLosses(besides: keys.spelled, &findings)
        return keys.object()
    }

    /// The object of a scope; nil when nothing stands in it.
    @inlinable
    public func object(_ scope: Key.Scope) -> RawJSON? {
        var keys = KeyWriter()
        writeKeys(of: scope, to: &keys)
        return keys.isEmpty ? nil : keys.object()
    }

    /// Writes the keys of an object, in the table's order.
    @inlinable
    public func writeKeys(of scope: Key.Scope, to keys: inout KeyWriter) {
        for row in Self.keys[scope] where !row.fields.isDisjoint(with: asked) {
            guard let value = value(of: row.key) else { continue }
            if let scope = row.scope, value.isObject {
                let start = keys.begin(row.key.name)
                writeKeys(of: scope, to: &keys)
                keys.end(start, value)
            } else {
                keys.key(row.key.name, value, of: row.key.field)
            }
        }
        writeOthers(in: scope, to: &keys)
    }

    /// Tells of the fields that hold something which the shape cannot say, or says less exactly.
    @inlinable
    public func noteLosses(besides spelled: FieldSet, _ findings: inout [Finding]) {
        for field in held {
            if let approximation = approximation(of: field) {
                findings.append(approximation)
            } else if !isSaid(field, spelled) {
                findings += losses(of: field)
            }
        }
    }
}

extension FieldTable<String> {
    /// What is told of each field where a shape cannot say it.
    ///
    /// - Parameter shape: The shape and whose it is: `NIM's shape sdk`.
    public init(lossesIn shape: String) {
        self.init { "\($0.rawValue) cannot be said in \(shape); it was left out" }
    }
}
