import PushBridge

/// A part of a record that is written in its place.
public struct RecordPart: Sendable, Hashable {
    /// How the part is written.
    private enum Form {
        /// The member's value alone.
        case alone
        /// Each element of the member's value, one a line.
        case each
        /// The member, with whose it is.
        case named
    }

    private let member: UTF8Text
    private let form: Form

    private init(_ member: UTF8Text, _ form: Form) {
        self.member = member
        self.form = form
    }

    /// A member's value alone, one a record.
    public static func value(of member: UTF8Text) -> RecordPart { RecordPart(member, .alone) }

    /// The elements of a member's value, one a line.
    public static func elements(of member: UTF8Text) -> RecordPart { RecordPart(member, .each) }

    /// A member and the record's `user`, one object a record.
    public static func member(_ member: UTF8Text) -> RecordPart { RecordPart(member, .named) }

    /// The calls of a settings record, one a line.
    public static let requests = elements(of: "requests")

    /// Writes the part of a record, if it has it.
    func write(of record: JSONValue, to writer: inout JSONWriter) {
        guard let value = record[member] else { return }
        switch form {
        case .alone: Self.write(value, to: &writer)
        case .each: for element in value.elements { Self.write(element, to: &writer) }
        case .named:
            writer.beginObject()
            if let user = record[Self.user] { writer.member(Self.user, user.raw) }
            writer.member(member, value.raw)
            writer.endObject()
            writer.newline()
        }
    }

    private static func write(_ value: JSONValue, to writer: inout JSONWriter) {
        writer.raw(value.raw)
        writer.newline()
    }

    private static let user: UTF8Text = "user"
}
