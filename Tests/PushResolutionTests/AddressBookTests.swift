import PushBridge
import PushModel
import Testing

@Suite("Whom a message reaches")
struct AddressBookTests {
    @Test("A direct message reaches whom it names, once, spelled as the message spells them")
    func direct() throws {
        let book = try AddressBook(people: ["ada", "bob"])
        #expect(book.reached(by: direct(to: "ADA", "bob", "ada", "bob")) == ["ADA", "bob"])
    }

    @Test("Where case tells accounts apart, each is someone of their own")
    func caseMatters() throws {
        let book = try AddressBook(people: ["ada"], ignoresCase: false)
        #expect(book.reached(by: direct(to: "ADA", "ada")) == ["ADA?", "ada"])
    }

    @Test("One whom the file lacks has the defaults and is marked; without a file nobody is")
    func unknown() throws {
        #expect(try AddressBook(people: ["ada"]).reached(by: direct(to: "eve")) == ["eve?"])
        #expect(try AddressBook(people: nil).reached(by: direct(to: "eve")) == ["eve"])
    }

    @Test("A message for everyone reaches everyone in the file, or one nameless person")
    func everyone() throws {
        let book = try AddressBook(people: ["ada", "bob"])
        #expect(book.reached(by: direct(), isForEveryone: true) == ["ada", "bob"])
        #expect(try AddressBook(people: nil).reached(by: direct(), isForEveryone: true) == [""])
        var broadcast: PushMessage = direct()
        broadcast.isForEveryone = true
        #expect(book.reached(by: broadcast, isForEveryone: true) == ["ada", "bob"])
        let sender = try AddressBook(people: ["U1"])
        #expect(sender.reached(by: broadcast, isForEveryone: true) == ["!onlySender"])
        let empty = try AddressBook(people: [])
        #expect(empty.reached(by: direct(), isForEveryone: true) == ["!emptyFile"])
    }

    @Test("A message that names nobody reaches nobody, whatever the file holds")
    func namesNobody() throws {
        #expect(try AddressBook(people: ["ada", "bob"]).reached(by: direct()) == ["!namesNobody"])
        #expect(try AddressBook(people: nil).reached(by: direct()) == [""])
        var message = group("g1")
        message.conversationID = nil
        let book = try AddressBook(people: ["ada"], otherGroups: .everyone)
        #expect(book.reached(by: message) == ["!namesNobody@"])
        message.members = ["ada"]
        #expect(book.reached(by: message) == ["ada@"])
    }

    @Test(
        "A group whose members nobody lists is reached by nobody, unless everyone in the file belongs to it")
    func group() throws {
        let people: [UTF8Text] = ["ada", "U1", "bob"]
        #expect(try AddressBook(people: people).reached(by: group("g1")) == ["g1!unknownGroup@g1"])
        let book = try AddressBook(people: people, otherGroups: .everyone)
        #expect(book.reached(by: group("g1")) == ["ada@g1", "bob@g1"])
        #expect(
            try AddressBook(people: ["u1"], otherGroups: .everyone).reached(by: group("g1"))
                == ["g1!emptyGroup@g1"])
    }

    @Test("Without a file it reaches one recipient with the group's identifier")
    func groupWithoutFile() throws {
        #expect(try AddressBook(people: nil).reached(by: group("g1")) == ["g1@g1"])
    }

    @Test("A groups file gives the members, and those the people's file lacks are marked")
    func members() throws {
        let book = try AddressBook(people: ["ada", "bob"], groups: ["g1": ["ada", "u1", "eve", "ADA"]])
        #expect(book.reached(by: group("g1")) == ["ada@g1", "eve?@g1"])
        #expect(book.reached(by: group("g2")) == ["g2!unknownGroup@g2"])
        let alone = try AddressBook(people: nil, groups: ["g1": ["ada", "u1"]])
        #expect(alone.reached(by: group("g1")) == ["ada@g1"])
    }

    @Test("A group that has no one but the sender reaches nobody")
    func onlySender() throws {
        let empty = ["g1!emptyGroup@g1"]
        #expect(try AddressBook(people: nil, groups: ["g1": ["u1"]]).reached(by: group("g1")) == empty)
        #expect(try AddressBook(people: ["ada"], groups: ["g1": []]).reached(by: group("g1")) == empty)
    }

    @Test("A message may narrow itself to some members, if the group has them")
    func narrowed() throws {
        var message = group("g1")
        message.members = ["bob", "BOB", "eve", "u1"]
        #expect(try AddressBook(people: ["ada", "bob"]).reached(by: message) == ["bob@g1", "eve?@g1"])
        #expect(try AddressBook(people: nil).reached(by: message) == ["bob@g1", "eve@g1"])
        let known = try AddressBook(people: ["ada", "bob"], groups: ["g1": ["ada", "bob", "u1"]])
        #expect(known.reached(by: message) == ["bob@g1"])
        message.members = []
        #expect(known.reached(by: message) == ["g1!emptyGroup@g1"])
    }

    @Test("A message may leave out members")
    func excluded() throws {
        var message = group("g1")
        message.excludedMembers = ["BOB"]
        let book = try AddressBook(people: ["ada", "bob"], otherGroups: .everyone)
        #expect(book.reached(by: message) == ["ada@g1"])
        let known = try AddressBook(people: nil, groups: ["g1": ["bob", "eve"]])
        #expect(known.reached(by: message) == ["eve@g1"])
    }

    @Test("A message to several groups reaches the people of each")
    func severalGroups() throws {
        var message = group("g1")
        message.conversationID = nil
        message.receivers = ["g1", "g2", "G1"]
        let groups = ["g1": ["ada"], "g2": ["u1"]]
        #expect(
            try AddressBook(people: nil, groups: groups).reached(by: message) == [
                "ada@g1", "g2!emptyGroup@g2",
            ])
        #expect(try AddressBook(people: nil).reached(by: message) == ["g1@g1", "g2@g2"])
    }

    @Test("A room is one recipient, who will get nothing")
    func room() throws {
        var message = group("r1")
        message.conversationKind = .room
        #expect(try AddressBook(people: ["ada", "bob"]).reached(by: message) == ["r1@r1"])
    }

    @Test("Of two lines about one person in the file the later counts, and the person is reached once")
    func sameTwice() throws {
        let book = try AddressBook(people: ["ada", "bob", "ADA"], otherGroups: .everyone)
        #expect(book.reached(by: group("g1")) == ["bob@g1", "ADA@g1"])
        #expect(book.reached(by: direct(), isForEveryone: true) == ["bob", "ADA"])
    }

    @Test(
        "The other of two is known where the sender is one of them and the message is for the other (LC 8)",
        arguments: [
            (["u1", "bob"], nil, "bob"), (["bob", "U1"], nil, "bob"), (["bob", "bob", "u1"], nil, "bob"),
            (["u1", "bob"], ["bob"], "bob"), (["u1", "bob"], ["eve"], nil), (["u1", "bob"], [], nil),
            (["u1", "bob", "eve"], nil, nil), (["bob", "eve"], nil, nil), (["u1"], nil, nil), (nil, nil, nil),
        ] as [([String]?, [UTF8Text]?, UTF8Text?)])
    func onlyOther(_ members: [String]?, _ named: [UTF8Text]?, _ other: UTF8Text?) throws {
        let book = try AddressBook(people: nil, groups: members.map { ["g1": $0] } ?? [:])
        var message = group("g1")
        message.members = named
        #expect(book.onlyOther(in: message) == other)
        message.excludedMembers = ["bob"]
        #expect(book.onlyOther(in: message) == nil)
    }

    private func direct(to ids: UTF8Text...) -> PushMessage {
        var message = PushMessage()
        message.senderID = "u1"
        message.receivers = ids
        return message
    }

    private func group(_ id: UTF8Text) -> PushMessage {
        var message = PushMessage()
        message.senderID = "u1"
        message.conversationKind = .group
        message.conversationID = id
        return message
    }
}

extension AddressBook {
    fileprivate init(
        people: [UTF8Text]?, groups: [String: [String]] = [:], otherGroups: People.OtherGroups = .unknown,
        ignoresCase: Bool = true
    ) throws {
        var directory = GroupDirectory()
        for (id, members) in groups {
            let list = members.map { "\"\($0)\"" }.joined(separator: ",")
            try directory.add(JSONDocument(#"{"id":"\#(id)","members":[\#(list)]}"#).root)
        }
        self.init(
            People(
                recipients: people.map { RecipientDirectory($0.map { Recipient(id: $0) }) },
                groups: directory,
                otherGroups: otherGroups),
            ignoresCase: ignoresCase)
    }

    /// Each addressee as `id`, `?` when the file lacks them, `!` and why nobody is reached, `@` and the group.
    fileprivate func reached(by message: PushMessage, isForEveryone: Bool = false) -> [String] {
        var reached: [String] = []
        forEachAddressee(of: message, isForEveryone: isForEveryone) { addressee in
            let group = addressee.group.map { "@\($0)" } ?? ""
            let absence = addressee.absence.map { "!\($0)" } ?? ""
            reached.append(
                "\(addressee.recipient.id)\(addressee.isUnknown ? "?" : "")\(absence)\(group)")
        }
        return reached
    }
}
