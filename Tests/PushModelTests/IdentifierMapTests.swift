import PushModel
import Testing

@Suite("A map of identifiers")
struct IdentifierMapTests {
    private static func map(_ lines: String...) throws -> IdentifierMap {
        try IdentifierMap(lines: ByteSlice(Array(lines.joined(separator: "\n").utf8)))
    }

    @Test("Lines are kinds, old and new identifiers; blank lines and comments say nothing")
    func lines() throws {
        let map = try Self.map(
            "\u{FEFF}# kind\told\tnew", "user\ta\tx\r", "", " \t", "group\ta\ty", "message\t1 2\t3",
            "user\tB\tz")
        #expect(map.count == 4)
        #expect(map.new(for: "a", .user) == "x")
        #expect(map.new(for: "a", .group) == "y")
        #expect(map.new(for: "1 2", .message) == "3")
        #expect(map.new(for: "b", .user) == nil)
        #expect(map.new(for: "b", .user, ignoringCase: true) == "z")
        #expect(map.new(for: "A", .user, ignoringCase: true) == "x")
        #expect(map.old(for: "y", .group) == "a")
        #expect(!(try Self.map("user\ta\tb")).has(.group))
    }

    /// Lines that are no map, the line of the error, and words of it.
    static let faults: [(lines: [String], line: Int, words: String)] = [
        (["user\ta\tx", "", "user\ta\ty"], 3, "the user \"a\" is an old ID in line 1 and in line 3"),
        (
            ["user\ta\tx", "user\tb\tx"], 2,
            "the user \"x\" is a new ID in line 1 and in line 2. Correct one of the lines"
        ),
        (
            ["group\tg\t"], 1,
            "the group \"g\" has no new ID. Write it into the third column, or delete the line"
        ),
        (["user\t\tx"], 1, "a line is a kind, an old ID and a new ID"),
        (["user\ta\tx\ty"], 1, "a line is a kind, an old ID and a new ID"),
        (["user a x"], 1, "a line is a kind, an old ID and a new ID"),
        (["user\ta\tx", "team\tb\ty"], 2, "\"team\" is no kind of ID; there are user, group, message"),
    ]

    @Test("Whatever else a line is, is told with its number", arguments: faults)
    func fault(fault: (lines: [String], line: Int, words: String)) {
        let text = fault.lines.joined(separator: "\n")
        do {
            _ = try IdentifierMap(lines: ByteSlice(Array(text.utf8)))
            Issue.record("\(text) is a map")
        } catch {
            #expect(error.line == fault.line)
            #expect(error.description.hasPrefix(fault.words), "\(error)")
        }
    }

    @Test("Bytes that are no text are told with their line")
    func bytes() {
        #expect(throws: IdentifierMapError.self) {
            try IdentifierMap(lines: ByteSlice(Array("user\ta\t".utf8) + [0xFF]))
        }
    }

    @Test("Identifiers that differ in case only collide where a vendor ignores case")
    func cases() throws {
        let old = try Self.map("user\tAnn\tx", "user\tann\ty", "message\tM\t1", "message\tm\t2")
        #expect(old.collision(ofOld: false, ofNew: true) == nil)
        #expect(old.collision(ofOld: true, ofNew: false)?.line == 2)
        let new = old.inverse
        #expect(new.collision(ofOld: true, ofNew: false) == nil)
        #expect(
            new.collision(ofOld: false, ofNew: true)?.description.hasSuffix("the vendor ignores case") == true
        )
    }

    /// A map of every text that the message has anywhere, for users, groups and messages alike.
    private static func mapOfEverything() throws -> IdentifierMap {
        let message = PushMessage.everything
        var texts: Set<UTF8Text> = ["u"]
        for field in CanonicalField.allCases {
            guard let value = message.fieldValue(of: field) else { continue }
            texts.formUnion([value.text].compactMap(\.self) + (value.texts ?? []))
            if case .audience(.listed(let ids)) = value { texts.formUnion(ids) }
        }
        let all = texts.sorted { $0.string < $1.string }
        return try IdentifierMap(
            IdentifierMap.Kind.allCases.flatMap { kind in
                all.map { IdentifierMap.Entry(kind, $0, UTF8Text("new-\($0)")) }
            })
    }

    @Test("Every identifier of a message gets its new one, and nothing else changes")
    func fields() throws {
        let before = PushMessage.everything
        var after = before
        #expect(after.rename(by: try Self.mapOfEverything(), ignoringCase: false).isEmpty)
        let changed = Set(CanonicalField.allCases.filter { before.value(of: $0) != after.value(of: $0) })
        let expected: Set<CanonicalField> = [
            .id, .clientID, .senderID, .conversationID, .receivers, .members, .excludedMembers, .mentions,
            .namedMentions, .directedTargets, .recallMessageID, .recallClientID, .parentID, .personalWords,
        ]
        #expect(changed == expected)
        #expect(after.mentions == .listed(["new-me"]))
        #expect(after.personalWords?.description == #"[{"receiver":"new-u","body":"pb"}]"#)
    }

    @Test("The inverse map gives the same message again, and a map of nothing changes nothing")
    func laws() throws {
        let map = try Self.mapOfEverything()
        var message = PushMessage.everything
        _ = message.rename(by: map, ignoringCase: false)
        #expect(message != .everything)
        _ = message.rename(by: map.inverse, ignoringCase: false)
        #expect(message == .everything)
        #expect(message.rename(by: IdentifierMap(), ignoringCase: true).isEmpty)
        #expect(message == .everything)
    }

    @Test(
        "What a map does not have is named, unless the map has nothing of its kind or it is the message's own"
    )
    func unmapped() throws {
        var message = PushMessage()
        message.senderID = "ann"
        message.receivers = ["bob", "x", "eve"]
        message.id = "m"
        let found = message.rename(by: try Self.map("user\tann\tx", "message\tq\tr"), ignoringCase: false)
        #expect(found.map(\.field) == [.receivers])
        #expect(found.first?.ids == ["bob", "x", "eve"])
        #expect(message.rename(by: try Self.map("group\tg\th"), ignoringCase: false).isEmpty)
    }

    @Test("Targets of a directed template that the vendor passes over stay passed over")
    func targets() throws {
        var message = PushMessage()
        message.conversationKind = .group
        message.directedTemplate = DirectedTemplate(targets: ["ann", "Bob"])
        _ = message.rename(by: try Self.map("user\tann\tX", "user\tbob\ty"), ignoringCase: true)
        #expect(message.directedTargets == ["x", "Bob"])
    }

    @Test("People in files get new identifiers with all whom they set something for")
    func people() throws {
        let map = try Self.map("user\tann\tx", "user\tbob\ty", "group\tann\tg")
        let line = #"""
            {"id":"ann","remarks":{"bob":"Bo","cy":"C"},"conversations":[{"kind":"group","id":"ann"},\#
            {"kind":"direct","id":"bob"},{"kind":"group","id":"*","muted":true}]}
            """#
        var remarks: [SettingsRemark] = []
        var person = try Recipient(JSONDocument(line).root, zones: { _ in nil })
        #expect(person.rename(by: map).isEmpty)
        #expect(person.id == "x")
        #expect(person.conversations.map(\.id) == ["g", "y", "*"])
        #expect(person.remarks == ["y": "Bo", "cy": "C"])
        var groups = GroupDirectory()
        try groups.add(
            JSONDocument(#"{"id":"ann","members":["ann","cy"],"managers":["bob"]}"#).root, renamedBy: map,
            remarks: &remarks)
        #expect(groups.members(of: "g", ignoringCase: false) == ["x", "cy"])
        #expect(groups.managers(of: "g", ignoringCase: false) == ["y"])
    }

    @Test(
        "A group whom the map does not have is kept, remarked or refused",
        arguments: IdentifierMap.Unmapped.allCases)
    func unmappedGroup(unmapped: IdentifierMap.Unmapped) throws {
        var map = try Self.map("group\tg\tx")
        map.unmapped = unmapped
        let group = try JSONDocument(#"{"id":"h","members":[]}"#).root
        var remarks: [SettingsRemark] = []
        var groups = GroupDirectory()
        if unmapped == .refuse {
            #expect(throws: PushModelError.self) {
                try groups.add(group, renamedBy: map, remarks: &remarks)
            }
            return
        }
        try groups.add(group, renamedBy: map, remarks: &remarks)
        #expect(groups.members(of: "h", ignoringCase: false) == [])
        #expect(remarks.map(\.kind) == (unmapped == .list ? [.unmapped] : []))
    }

    @Test("A person names whom the map does not have, with the conversation")
    func unmappedPerson() throws {
        var person = Recipient(id: "bob")
        person.conversations = [
            ConversationSetting(kind: .group, id: "g"), ConversationSetting(kind: .direct, id: "eve"),
        ]
        let unmapped = person.rename(by: try Self.map("user\tann\tx"))
        #expect(unmapped.map(\.id) == ["bob", "eve"])
        #expect(unmapped.map(\.conversation) == [nil, 1])
    }
}
