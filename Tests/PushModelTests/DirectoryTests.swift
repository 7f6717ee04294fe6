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
        #expect(groups.members(of: "g1", ignoringCase: false) == ["a", "7"])
        #expect(groups.members(of: "g2", ignoringCase: false) == [])
        #expect(groups.members(of: "g3", ignoringCase: false) == nil)
    }

    @Test(
        "An entry whose identifier stood before is told; in another case it is one person at some vendors only"
    )
    func repeated() {
        var told: [Int: SettingsRemark] = [:]
        let entries = ["ada", "bob", "ADA", "bob"].map { Recipient(id: $0) }
        _ = RecipientDirectory(entries) { told[$0] = $1 }
        #expect(told == [2: .repeatedInOtherCase("recipient", "ADA"), 3: .repeated("recipient", "bob")])
        #expect(told[2]?.message.contains("(easemob, agora, nim)") == true)
        told = [:]
        _ = RecipientDirectory(["bob", "bob"].map { Recipient(id: $0) }) { told[$0] = $1 }
        #expect(told == [1: .repeated("recipient", "bob")])
    }

    @Test("A token that a recipient has twice, in whatever case, is told at the second")
    func repeatedDevice() throws {
        var remarks: [SettingsRemark] = []
        let line = #"{"id":"b","devices":[{"token":"b0b0"},{"token":"B0B0"},{"token":"b0b1"}]}"#
        _ = try Recipient(JSONDocument(line).root, zones: { _ in nil }, remarks: &remarks)
        #expect(remarks.map(\.path) == ["/devices/1"] && remarks.map(\.kind) == [.repeated])
    }

    @Test("Everyone is listed once, the later of two entries")
    func everyone() {
        let people = RecipientDirectory(["ada", "bob", "ADA"].map { Recipient(id: $0) })
        func all(ignoringCase: Bool) -> [UTF8Text] {
            var all: [UTF8Text] = []
            people.forEach(ignoringCase: ignoringCase) { all.append($0.id) }
            return all
        }
        #expect(all(ignoringCase: true) == ["bob", "ADA"])
        #expect(all(ignoringCase: false) == ["ada", "bob", "ADA"])
    }

    @Test("A group is found without case where the vendor has none, and a second line about it is told")
    func groupCase() throws {
        var groups = GroupDirectory()
        var remarks: [SettingsRemark] = []
        try groups.add(JSONDocument(#"{"id":"G1","members":["a"]}"#).root, remarks: &remarks)
        try groups.add(JSONDocument(#"{"id":"g2","members":["b"]}"#).root, remarks: &remarks)
        #expect(remarks.isEmpty)
        #expect(groups.members(of: "g1", ignoringCase: true) == ["a"])
        #expect(groups.members(of: "G2", ignoringCase: true) == ["b"])
        #expect(groups.members(of: "g1", ignoringCase: false) == nil)
        try groups.add(JSONDocument(#"{"id":"g2","members":[],"manager":[]}"#).root, remarks: &remarks)
        #expect(remarks.map(\.kind) == [.unknownMember, .repeated])
    }

    @Test(
        "Of two groups whose identifiers differ in case only the later counts, and it is told",
        arguments: [["g1", "G1"], ["G1", "g1"], ["G1", "g1", "G1"], ["gA", "Ga"]])
    func groupTwice(ids: [String]) throws {
        var groups = GroupDirectory()
        var remarks: [SettingsRemark] = []
        for (index, id) in ids.enumerated() {
            let line = #"{"id":"\#(id)","members":["m\#(index)"]}"#
            try groups.add(JSONDocument(line).root, remarks: &remarks)
        }
        #expect(remarks.map(\.kind) == ids.dropFirst().map { _ in .repeated })
        let last = [UTF8Text("m\(ids.count - 1)")]
        for id in ids {
            #expect(groups.members(of: UTF8Text(id), ignoringCase: true) == last, "\(id)")
            let own = ids.lastIndex(of: id).map { [UTF8Text("m\($0)")] }
            #expect(groups.members(of: UTF8Text(id), ignoringCase: false) == own, "\(id)")
        }
    }

    @Test("A group without identifier or members is refused", arguments: try SettingsFault.all(of: "group"))
    func faulty(fault: SettingsFault) throws {
        try fault.check { value in
            var groups = GroupDirectory()
            try groups.add(value)
        }
    }
}
