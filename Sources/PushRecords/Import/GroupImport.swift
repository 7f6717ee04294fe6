import PushBridge

/// Writes the line of a groups file for each conversation that is a group, or a conversation of two.
package struct GroupImport: ImportTask {
    package let format: ExportFormat

    /// Creates a task.
    package init(_ format: ExportFormat) { self.format = format }

    package func work(
        on row: ExportRow, at place: MessagePlace, into output: inout LineOutput
    ) throws(MessageError) {
        let conversation = try ExportedConversation(row)
        if let reason = conversation.omission { return output.tally.count(reason) }
        conversation.writeGroup(to: &output.records)
        output.tally[.records] += 1
    }

    /// Writes the counts of what was left out.
    package func writeSummary(of tally: Tally, to writer: inout JSONWriter) {
        tally.write([.rows], to: &writer)
        tally.write([.leftOut, .rejected], to: &writer)
    }
}

/// A conversation of an export.
struct ExportedConversation {
    let id: UTF8Text
    let members: [UTF8Text]
    let muted: [UTF8Text]
    private let name: UTF8Text?
    /// Why it is no group of people who get pushes; nil where it is one.
    let omission: OmittedRow?

    /// Reads a row.
    ///
    /// - Throws: ``MessageError`` without an identifier, and for a value of another type than its column's.
    init(_ row: ExportRow) throws(MessageError) {
        guard let id = try row.text(.id) else {
            throw MessageError(
                .invalidRow, "The conversation has no ID. Give the export as the vendor wrote it.")
        }
        self.id = id
        members = try row.identifiers(.people)
        muted = try row.identifiers(.muted)
        name = try row.text(.name)
        let (isRoom, isSystem) = (try row.flag(.isRoom) == true, try row.flag(.isSystem) == true)
        omission = isRoom ? .room : isSystem ? .system : members.isEmpty ? .noMembers : nil
    }

    /// How a member has the conversation in their settings; nil for one who gets no pushes of it.
    func setting(of person: UTF8Text) -> ConversationSetting? {
        guard omission == nil, members.contains(person) else { return nil }
        guard members.count == 2 else { return ConversationSetting(kind: .group, id: id) }
        return members.first { $0 != person }.map { ConversationSetting(kind: .direct, id: $0) }
    }

    /// Writes the line of a groups file.
    func writeGroup(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.list("members", members) { $0.string($1) }
        writer.member("name", name)
        writer.endObject()
        writer.newline()
    }
}

/// The members and the mutes of an export of conversations.
package struct ExportedConversations: Sendable {
    /// Everyone who is a member of any.
    package private(set) var people: Set<UTF8Text> = []
    /// Everyone with a mute, in the order in which they come.
    package private(set) var mutedPeople: [UTF8Text] = []
    private var mutes: [UTF8Text: [ConversationSetting]] = [:]
    private var known: [UTF8Text: Set<ConversationSetting>] = [:]
    /// What became otherwise.
    package private(set) var tally = Tally()

    /// Creates an export of no conversations.
    package init() {}

    /// Adds a row.
    ///
    /// - Returns: Why it cannot be read; it is counted then, and nothing of it is known.
    package mutating func add(_ row: ExportRow) -> MessageError? {
        do throws(MessageError) {
            try row.check()
            add(try ExportedConversation(row))
            return nil
        } catch {
            tally.count(.badConversations)
            return error
        }
    }

    private mutating func add(_ conversation: ExportedConversation) {
        people.formUnion(conversation.members)
        for person in conversation.muted {
            guard var setting = conversation.setting(of: person) else {
                tally.count(.lostMutes)
                continue
            }
            setting.isMuted = true
            add(setting, of: person)
        }
    }

    private mutating func add(_ setting: ConversationSetting, of person: UTF8Text) {
        if setting.kind == .direct { tally.count(.directMutes) }
        if mutes[person] == nil { mutedPeople.append(person) }
        if known[person, default: []].insert(setting).inserted {
            mutes[person, default: []].append(setting)
        }
    }

    /// The mutes of a person.
    func mutes(of person: UTF8Text) -> [ConversationSetting] { mutes[person] ?? [] }
}
