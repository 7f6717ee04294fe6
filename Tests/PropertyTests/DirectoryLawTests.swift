import PushRecords
import Testing

@Suite("A directory gives back whom it was made of")
struct DirectoryLawTests {
    /// How many people are kept made: none, a few, and all of them.
    static let kept = [0, 7, 10_000]

    @Test("Everyone is read as they were written, whatever they set", arguments: kept)
    func roundTrip(mostMade: Int) {
        let people = RandomPeople.make(500, seed: 11)
        let directory = Self.directory(of: people, mostMade)
        #expect(directory.recipients.map(SeenPerson.init) == people.map(SeenPerson.init))
        #expect(directory.count == people.count && !directory.isEmpty)
    }

    @Test("It finds what a dictionary finds, with case and without", arguments: kept)
    func find(mostMade: Int) {
        let people = RandomPeople.make(400, seed: 12)
        let directory = Self.directory(of: people, mostMade)
        for ignoresCase in [false, true] {
            let known = Dictionary(people.map { (Self.key($0.id, ignoresCase), $0) }) { $1 }
            for id in RandomPeople.ids {
                let expected = known[Self.key(id, ignoresCase)].map(SeenPerson.init)
                #expect(directory.find(id, ignoringCase: ignoresCase).map(SeenPerson.init) == expected)
                #expect(directory.nickname(of: id, ignoringCase: ignoresCase) == expected?.nickname)
            }
        }
    }

    @Test("It lists everyone once, in order, and tells whose identifier stood before", arguments: kept)
    func list(mostMade: Int) {
        for count in [0, 1, 2, 5, 30, 300] {
            let people = RandomPeople.make(count, seed: UInt64(count))
            var repeated: [Int] = []
            let directory = Self.directory(of: people, mostMade) { index, remark in
                let id = people[index].id
                let isSame = people[..<index].contains { $0.id == id }
                #expect(
                    remark
                        == (isSame ? .repeated("recipient", id) : .repeatedInOtherCase("recipient", id)))
                repeated.append(index)
            }
            let keys = people.map { Self.key($0.id, true) }
            #expect(repeated == keys.indices.filter { keys[..<$0].contains(keys[$0]) })
            for ignoresCase in [false, true] {
                let keys = people.map { Self.key($0.id, ignoresCase) }
                let counting = keys.indices.filter { !keys[($0 + 1)...].contains(keys[$0]) }
                var listed: [SeenPerson] = []
                directory.forEach(ignoringCase: ignoresCase) { listed.append(SeenPerson($0)) }
                #expect(listed == counting.map { SeenPerson(people[$0]) })
            }
        }
    }

    private static func key(_ id: UTF8Text, _ ignoresCase: Bool) -> UTF8Text {
        ignoresCase ? id.lowercasedASCII() : id
    }

    private static func directory(
        of people: [Recipient], _ mostMade: Int, noteRepeated: (Int, SettingsRemark) -> Void = { _, _ in }
    ) -> RecipientDirectory {
        var packed = PackedRecipients(mostMade: mostMade)
        for person in people { packed.append(person) }
        return RecipientDirectory(packed, noteRepeated: noteRepeated)
    }
}

/// All that can be seen of a recipient, for comparison.
private struct SeenPerson: Equatable {
    let texts: [UTF8Text?]
    let display: DisplayStyle?
    let mode: NotificationMode?
    let unread: Int
    let pushesWhileDesktopOnline: Bool?
    let remarks: [UTF8Text: UTF8Text]
    let conversations: [ConversationSetting]
    let devices: [Device]
    let daily: DailyInterval?
    let until: Instant?
    let zone: String?
    let offset: Int?
    let isZoneNamed: Bool?

    var nickname: UTF8Text? { texts[1] }

    init(_ person: Recipient) {
        texts = [person.id, person.nickname, person.language, person.template, person.textKey]
        (display, mode, unread) = (person.display, person.mode, person.unread)
        pushesWhileDesktopOnline = person.pushesWhileDesktopOnline
        (remarks, conversations, devices) = (person.remarks, person.conversations, person.devices)
        (daily, until) = (person.quiet?.daily, person.quiet?.until)
        (zone, isZoneNamed) = (person.quiet?.zone.name, person.quiet?.isZoneNamed)
        offset = person.quiet.map { $0.zone.offset(Instant(seconds: 0)) }
    }
}
