import PushRecords
import Testing

/// A conversion is read by the path of its call, as the vendor's server does: its audience is part of the source's.
@Suite("A conversion reaches nobody whom its message did not reach")
struct ConvertedAudienceTests {
    private static let strangers: [UTF8Text] = ["stranger", "another-stranger"]

    @Test("No golden message for some members becomes a call to all", arguments: MessageTranslator.targets)
    func members(target: String) throws {
        let converter = try MessageConverter(MessageConverter.Configuration(target: target))
        let translator = try MessageTranslator(MessageTranslator.Configuration())
        var compared = 0
        for line in Corpus.fixtures.bareMessages {
            guard let read = try? translator.read(line), let conversion = try? converter.convert(line) else {
                continue
            }
            let reached = try Self.reached(by: read)
            for message in conversion.messages {
                let record = Self.record(message, target: conversion.target)
                guard let back = try? translator.read(line: ByteSlice(Array(record.utf8))) else { continue }
                compared += 1
                let extra = try Self.reached(by: back).subtracting(reached)
                #expect(extra.isEmpty, "\(target) also reaches \(extra): \(line)\n\(record)")
            }
        }
        #expect(compared > 100)
    }

    /// Who gets a push of a message, in lower case: members of its groups, and strangers in all of them.
    private static func reached(by read: ReadMessage) throws -> Set<UTF8Text> {
        let message = read.message
        // The receiver of a group message is the group, and no member of it.
        let named = (message.members ?? []) + (message.conversationKind == .group ? [] : message.receivers)
        let ids = strangers + named + [message.senderID].compactMap(\.self)
        var groups = GroupDirectory()
        let members = ids.map { RawJSON.string($0).text.string }.joined(separator: ",")
        let all = message.receivers + [message.conversationID, message.parentID].compactMap(\.self)
        for group in all where !group.isEmpty {
            let id = RawJSON.string(group).text
            try groups.add(JSONDocument(#"{"id":\#(id),"members":[\#(members)]}"#).root)
        }
        let people = People(recipients: RecipientDirectory(ids.map { Recipient(id: $0) }), groups: groups)
        let translations = read.reading.translations(for: people, at: Instant(seconds: 1_795_400_000))
        // A record without a recipient reaches nobody.
        return Set(translations.map { $0.recipient.id.lowercasedASCII() }.filter { !$0.isEmpty })
    }

    /// A record of `convert`, but that a call to a whole group ignores a list of members.
    private static func record(_ message: WrittenMessage, target: String) -> String {
        let path = message.request?.path.string ?? ""
        let ignoresMembers = path.hasSuffix("/messages/chatgroups") || path.hasSuffix("/messages/chatrooms")
        let body =
            ignoresMembers
            ? RawJSON.object(
                message.body.parsed().root.members.filter { $0.key != "users" }.map {
                    ($0.key, $0.value.raw)
                }) : message.body
        let request =
            message.request.map {
                #""request":{"method":"\#($0.method)","path":"\#($0.path)"},"#
            } ?? ""
        return #"{"line":1,"target":"\#(target)","message":\#(body.text),\#(request)"fidelity":"identical"}"#
    }
}
