import PushBridge
import Synchronization
import Testing

@testable import PushRecords

@Suite("People who set the same are decided for together")
struct CrowdTests {
    /// Some hundred people with all sorts of settings.
    private static let recipients: [String] = (0..<600).map { number in
        var members = [#""id":"\#(number % 50 == 0 ? "User" : "user")-\#(number)","unread":\#(number % 7)"#]
        if number % 3 == 0 { members.append(#""display":"\#(number % 2 == 0 ? "simple" : "summary")""#) }
        if number % 5 == 0 { members.append(#""mode":"\#(number % 2 == 0 ? "mentions" : "none")""#) }
        if number % 7 == 0 {
            members.append(#""quiet":{"daily":{"start":"22:00","end":"08:00"},"timeZone":"UTC"}"#)
        }
        if number % 11 == 0 { members.append(#""conversations":[{"kind":"group","id":"G","muted":true}]"#) }
        if number % 13 == 0 {
            members.append(#""conversations":[{"kind":"direct","id":"sys","mode":"none"}]"#)
        }
        if number % 17 == 0 { members.append(#""remarks":{"user-1":"Al"}"#) }
        if number % 4 == 0 {
            members.append(#""devices":[{"token":"00","kind":"\#(number % 8 == 0 ? "voip" : "alert")"}]"#)
        }
        return "{\(members.joined(separator: ","))}"
    }

    private static let easemob = [
        "", #","em_at_list":"all""#, #","em_at_list":["user-7","USER-50","nobody"]"#,
        #","em_force_notification":true"#, #","em_ignore_notification":true"#,
        #","em_push_template":{"name":"x","title_args":["a"],"content_args":["b"]}"#,
    ].flatMap { extra in
        ["user-1", "zz", "USER-0"].map { sender in
            #"{"from":"\#(sender)","to":"g","chatType":"groupchat","body":{"type":"txt","msg":"hi"},"ext":{"em_apns_ext":{"em_push_title":"T","em_push_content":"C","em_push_badge":3}\#(extra)}}"#
        }
    }

    private static let nim = [
        #"{"push_config":{"push_nick_enabled":false,"push_badge_enabled":true,"push_content":"b","push_payload":"{}"},"content":"c","target_type":1}"#,
        #"{"session":{"sessionId":"g","sessionType":1},"from":"user-3","senderName":"S","messageType":0,"text":"t","apnsContent":"x","apnsMemberOption":{"userIds":["user-4","User-50"],"forcePush":true,"apnsForcePushContent":"@you"}}"#,
        #"{"session":{"sessionId":"g","sessionType":1},"from":"user-1","messageType":0,"text":"t","setting":{"shouldBeCounted":false}}"#,
        #"{"conversation_id":"x|2|g","sender_id":"user-2","message":{"message_type":0,"text":"t"},"target_option":{"receiver_ids":["user-9","user-10"]}}"#,
    ]

    /// Who belongs to the group: those in the file, or those of its line, among them strangers.
    private static func people(listed: Bool) throws -> People {
        var groups = GroupDirectory()
        if listed {
            let members = ((0..<300).map { "user-\($0 * 3)" } + ["user-3", "USER-6"])
                .map { "\"\($0)\"" }.joined(separator: ",")
            try groups.add(JSONDocument(#"{"id":"g","members":[\#(members)],"managers":["user-1"]}"#).root)
        }
        let recipients = try recipients.map { try Recipient(JSONDocument($0).root) { _ in .utc } }
        return People(
            recipients: RecipientDirectory(recipients), groups: groups, otherGroups: .everyone)
    }

    private static func report(_ lines: [String], to target: String, _ audit: ConversionAudit) throws
        -> String
    {
        var configuration = MessageConverter.Configuration(target: target)
        configuration.proves = true
        let converter = try MessageConverter(configuration)
        var task = ConversionTask(converter)
        task.audit = audit
        var job = LineJob(task)
        var output = LineOutput()
        for (index, line) in lines.enumerated() {
            job.work(on: ByteSlice(Array(line.utf8)), line: index + 1, into: &output)
        }
        let tally = CorpusTally(
            output.tally, by: converter, .init(by: "test", converter.configuration, audit),
            of: CorpusInputs(), countingPeople: true)
        #expect(tally.conversions.people.reached.count > 100 && tally.rejected.isEmpty)
        var writer = JSONWriter()
        tally.write(to: &writer)
        return writer.text().string
    }

    @Test(
        "What is counted is what is counted person by person", arguments: [false, true],
        [nil, 0, 1_795_305_600, 1_795_261_200])
    func same(listed: Bool, now: Int?) throws {
        for (lines, target) in [(Self.easemob, "nim"), (Self.nim, "easemob")] {
            for line in lines + [""] {
                var audit = ConversionAudit()
                audit.now = now.map { Instant(seconds: $0) }
                audit.people = try Self.people(listed: listed)
                let alone = audit
                audit.gatherCrowds(in: KeptCrowds())
                let lines = line.isEmpty ? lines : [line]
                if lines.count == 1, line.contains("receiver_ids") { continue }
                let together = try Self.report(lines, to: target, audit)
                #expect(try Self.report(lines, to: target, alone) == together, "\(line)")
            }
        }
    }

    @Test("A message to a crowd costs little more than its classes")
    func cost() throws {
        var audit = ConversionAudit()
        let people = try Self.people(listed: false)
        audit.people = people
        audit.gatherCrowds(in: KeptCrowds())
        let converter = try MessageConverter(.init(target: "nim"))
        let input = try converter.translator.input(ByteSlice(Array(Self.easemob[1].utf8)))
        let reading = try converter.translator.translation(
            ofMessage: input, LineMarks(input), at: "", in: ReadingMemory())
        let conversion = try converter.conversion(of: reading)
        var (classes, persons, alone) = (0, 0, 0)
        converter.forEachPerson(
            reachedBy: reading, as: conversion, among: people, in: audit.crowds, at: Instant(seconds: 0)
        ) { met in
            if case .person = met.people { persons += 1 } else { classes += 1 }
        }
        converter.forEachPerson(
            reachedBy: reading, as: conversion, among: people, at: Instant(seconds: 0)
        ) { _ in alone += 1 }
        #expect(alone == 600 && classes < 250 && persons < 60, "\(classes) \(persons)")
    }
}

/// Keeps classes as the command does.
private final class KeptCrowds: CrowdMemory {
    private let made = Mutex<[CrowdName: PeopleClasses]>([:])

    func classes(of crowd: CrowdName, _ make: () -> PeopleClasses) -> PeopleClasses {
        made.withLock { made in
            let classes = made[crowd] ?? make()
            made[crowd] = classes
            return classes
        }
    }
}
