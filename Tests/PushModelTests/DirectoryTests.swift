import PushModel
import Testing

@Suite("Directories of people and groups")
struct DirectoryTests {
    @Test("A person is found by identifier, and without case where the vendor has none")
    func find() {
        let people = RecipientDirectory([Recipient(id: "Ada"), Recipient(id: "bob")])
        #expect(people.find("bob", ignoringCase: false)?.id == "bob")
        #expect(people.find("ada", ignoringCase: false) == nil)
        #expect(people.find("aDA", ignoringCase: true)?.id == "Ada")
        #expect(people.find("eve", ignoringCase: true) == nil)
    }

    @Test("Of two entries with one identifier the later counts")
    func duplicates() {
        var later = Recipient(id: "ada")
        later.unread = 7
        let people = RecipientDirectory([Recipient(id: "ada"), later])
        #expect(people.find("ada", ignoringCase: false)?.unread == 7)
        #expect(people.find("ADA", ignoringCase: true)?.unread == 7)
    }

    @Test("A group has the members of its line")
    func members() throws {
        var groups = GroupDirectory()
        try groups.add(JSONDocument(#"{"id":"g1","members":["a",7]}"#).root)
        try groups.add(JSONDocument(#"{"id":"g2","members":[]}"#).root)
        #expect(groups.members(of: "g1") == ["a", "7"])
        #expect(groups.members(of: "g2") == [])
        #expect(groups.members(of: "g3") == nil)
    }

    @Test(
        "A group without identifier or members is refused",
        arguments: [
            SettingsFault("[]", .wrongType, at: ""),
            SettingsFault(#"{"members":[]}"#, .missing, at: "/id"),
            SettingsFault(#"{"id":"","members":[]}"#, .missing, at: "/id"),
            SettingsFault(#"{"id":"g"}"#, .missing, at: "/members"),
            SettingsFault(#"{"id":"g","members":"a"}"#, .wrongType, at: "/members"),
            SettingsFault(#"{"id":"g","members":[null]}"#, .wrongType, at: "/members"),
        ])
    func faulty(fault: SettingsFault) throws {
        try fault.check { json in
            var groups = GroupDirectory()
            try groups.add(JSONDocument(json).root)
        }
    }
}
