import Foundation
import PushBridge
import Testing

@Suite("Profiles, recipients and groups are read strictly, and errors name file and line")
struct SettingsFileTests {
    struct Malformed: CustomTestStringConvertible {
        let option: String
        let contents: String
        /// What the sentence says behind the file's name.
        let place: String

        var testDescription: String { "\(option) \(contents)" }
    }

    static let malformedFiles = [
        Malformed(option: "--profile", contents: "", place: ":1: "),
        Malformed(option: "--profile", contents: "{\n\"vendor\":\"nim\",\n\"topic\":}", place: ":3: "),
        Malformed(option: "--profile", contents: "[]", place: ":1: "),
        Malformed(option: "--profile", contents: #"{"topic":"com.example.app"}"#, place: ":1: /vendor: "),
        Malformed(option: "--profile", contents: #"{"vendor":"slack"}"#, place: ":1: /vendor: "),
        Malformed(
            option: "--profile", contents: "{\"vendor\":\"nim\",\n\n\"badgeCap\":\"many\"}",
            place: ":3: /badgeCap: "),
        Malformed(
            option: "--profile",
            contents: "{\"vendor\":\"easemob\",\n\"templates\":[{\"name\":\"a\"},\n{\"title\":\"b\"}]}",
            place: ":3: /templates/1/name: "),
        Malformed(option: "--recipients", contents: "{\"id\":\"a\"}\n\n{\"id\":\"b\"", place: ":3: "),
        Malformed(option: "--recipients", contents: "{\"id\":\"a\"}\n{}\n", place: ":2: /id: "),
        Malformed(
            option: "--recipients", contents: "{\"id\":\"a\",\"display\":\"loud\"}", place: ":1: /display: "),
        Malformed(
            option: "--recipients",
            contents: #"{"id":"a","quiet":{"timeZone":"Mars/Olympus"}}"#, place: ":1: /quiet/timeZone: "),
        Malformed(
            option: "--recipients",
            contents: #"{"id":"a","quiet":{"timeZone":"PST"}}"#, place: ":1: /quiet/timeZone: "),
        Malformed(
            option: "--groups", contents: "{\"id\":\"a\",\"members\":[]}\n{\"id\":\"b\"}",
            place: ":2: /members: "),
    ]

    @Test("A malformed file is 65", arguments: malformedFiles)
    func malformed(_ example: Malformed) throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("settings", example.contents)
        let result = try PushBridgeProcess.translate(Sample.message, example.option, path)
        #expect(result.status == 65)
        #expect(result.error.hasPrefix("Error: \(path)\(example.place)"), "\(result.error)")
        #expect(result.error.split(separator: "\n").count == 1)
        #expect(result.output.isEmpty)
    }

    @Test("A settings file that is missing is 74", arguments: ["--profile", "--recipients", "--groups"])
    func missing(option: String) throws {
        let folder = try TemporaryFolder()
        let result = try PushBridgeProcess.translate(Sample.message, option, folder.path("missing"))
        #expect(result.status == 74)
        #expect(result.error.contains(folder.path("missing")))
    }

    @Test("A malformed file leaves the output alone")
    func outputIsKept() throws {
        let folder = try TemporaryFolder()
        let output = try folder.file("out", "precious")
        let people = try folder.file("people", "x")
        let result = try PushBridgeProcess.translate(
            Sample.message, "--output", output, "--recipients", people)
        #expect(result.status == 65)
        #expect(try folder.contents(of: "out") == "precious")
    }

    @Test("Two profiles for one vendor are wrong usage; one for each is fine")
    func profilesByVendor() throws {
        let folder = try TemporaryFolder()
        let first = try folder.file("a", #"{"vendor":"nim"}"#)
        let second = try folder.file("b", #"{"vendor":"easemob","topic":"com.example.app"}"#)
        let same = try PushBridgeProcess.translate(Sample.message, "--profile", first, "--profile", first)
        #expect(same.status == 64)
        let both = try PushBridgeProcess.translate(Sample.message, "--profile", first, "--profile", second)
        #expect(both.status == 0)
        #expect(both.output.contains(#""apns-topic":"com.example.app""#))
    }

    @Test("A profile without a vendor is for the vendor of --from")
    func profileOfChosenVendor() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a", "\u{FEFF}{\n\"topic\":\"com.example.app\"\n}\n")
        let result = try PushBridgeProcess.translate(
            Sample.message, "--profile", path, "--from", "easemob")
        #expect(result.status == 0)
        #expect(result.output.contains("com.example.app"))
    }

    struct Mistake: CustomTestStringConvertible {
        let option: String
        let contents: String
        /// What the note says behind the file's name.
        let note: String

        var testDescription: String { "\(option) \(contents)" }
    }

    @Test(
        "What is probably a mistake is noted with file, line and what was meant, and fails with --strict",
        arguments: [
            Mistake(
                option: "--profile", contents: "{\"vendor\":\"nim\",\n\"badgecap\":3}",
                note:
                    ":2: /badgecap is not a known setting; it was ignored. Did you mean badgeCap?"
            ),
            Mistake(
                option: "--profile", contents: "{\"vendor\":\"nim\",\"language\":\"tlh\"}",
                note: ":1: /language names \"tlh\", in which nim has no texts; those in \"zh\" stand in."),
            Mistake(
                option: "--recipients", contents: "{\"id\":\"a\"}\n{\"id\":\"b\",\"unred\":3}",
                note: ":2: /unred is not a known setting; it was ignored. Did you mean unread?"
            ),
            Mistake(
                option: "--recipients", contents: "{\"id\":\"a\"}\n\n{\"id\":\"A\"}",
                note:
                    ":3: the recipient \"A\" differs from an earlier recipient only in case. Vendors that ignore case (easemob, agora, nim) have one recipient of that name, and the later line counts; for other vendors these are two."
            ),
            Mistake(
                option: "--recipients", contents: "{\"id\":\"A\"}\n\n{\"id\":\"A\"}",
                note:
                    ":3: the recipient \"A\" is in the file twice; the later line counts. Remove one of them."
            ),
            Mistake(
                option: "--recipients",
                contents: #"{"id":"a","devices":[{"token":"b0"},{"token":"B0"}]}"#,
                note:
                    ":1: /devices/1 has the token of an earlier device; case does not matter in tokens. The device gets one push, and the later entry counts. Remove one of them."
            ),
            Mistake(
                option: "--recipients",
                contents: #"{"id":"a","quiet":{"daily":{"start":"1:00","end":"2:00"}}}"#,
                note:
                    ":1: /quiet has daily hours and no timeZone, so they are in the zone that policies.quietZone of the vendor's profile names: UTC, or +08:00 where a vendor counts in Beijing's time. Add a zone such as "
                    + "\"Asia/Shanghai\", or \"UTC\"."),
            Mistake(
                option: "--groups", contents: #"{"id":"a","members":[],"manager":[]}"#,
                note:
                    ":1: /manager is not a known setting; it was ignored. Did you mean managers?"
            ),
            Mistake(
                option: "--groups", contents: "{\"id\":\"a\",\"members\":[]}\n{\"id\":\"a\",\"members\":[]}",
                note:
                    ":2: the group \"a\" is in the file twice; the later line counts. Remove one of them."
            ),
        ])
    func mistakes(_ example: Mistake) throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("settings", example.contents)
        let result = try PushBridgeProcess.translate(Sample.message, example.option, path)
        #expect(result.status == 0)
        #expect(result.error == "Note: \(path)\(example.note)\n")
        let strict = try PushBridgeProcess.translate(Sample.message, example.option, path, "--strict")
        #expect(strict.status == 1)
        #expect(strict.error == "Note: \(path)\(example.note)\nNote: 1 warning (--strict).\n")
    }

    @Test("A mistake that a file repeats is told twenty times, and all of it counts")
    func manyMistakes() throws {
        let folder = try TemporaryFolder()
        let lines = (0..<50).map { "{\"id\":\"p\($0)\",\"unred\":1}\n" }
        let path = try folder.file("people", lines.joined())
        let result = try PushBridgeProcess.translate(Sample.message, "--recipients", path, "--strict")
        let notes = result.error.split(separator: "\n")
        #expect(notes.count == 22)
        #expect(notes[20] == "Note: \(path): there are 30 more notes like these.")
        #expect(notes[21] == "Note: 50 warnings (--strict).")
        #expect(result.status == 1)
    }

    @Test("The byte order mark, blank lines and carriage returns of a recipients file are ignored")
    func lenientLines() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file(
            "people", "\u{FEFF}{\"id\":\"6006\",\"mode\":\"none\"}\r\n\r\n \n{\"id\":\"b\"}")
        let result = try PushBridgeProcess.translate(Sample.message, "--recipients", path)
        #expect(result.status == 0)
        #expect(result.output.contains(#""suppressed":"mode-none""#))
    }

    struct Zone: CustomTestStringConvertible {
        let name: String
        let now: String
        let isQuiet: Bool

        var testDescription: String { "\(name) at \(now)" }
    }

    /// The quiet time is from 22:00 to 8:00.
    static let zones = [
        Zone(name: "Asia/Shanghai", now: "2026-11-21T13:59:59Z", isQuiet: false),
        Zone(name: "Asia/Shanghai", now: "2026-11-21T14:00:00Z", isQuiet: true),
        Zone(name: "+08:00", now: "2026-11-21T14:00:00Z", isQuiet: true),
        Zone(name: "Asia/Kolkata", now: "2026-11-21T16:29:59Z", isQuiet: false),
        Zone(name: "Asia/Kolkata", now: "2026-11-21T16:30:00Z", isQuiet: true),
        // Daylight saving ends at 01:00 UTC: 8:00 local time is 06:00 UTC the day before, 07:00 UTC after it.
        Zone(name: "Europe/Berlin", now: "2026-10-24T06:00:00Z", isQuiet: false),
        Zone(name: "Europe/Berlin", now: "2026-10-25T06:59:59Z", isQuiet: true),
        Zone(name: "Europe/Berlin", now: "2026-10-25T07:00:00Z", isQuiet: false),
        Zone(name: "UTC", now: "2026-11-21T22:00:00Z", isQuiet: true),
        Zone(name: "PRC", now: "2026-11-21T14:00:00Z", isQuiet: true),
    ]

    @Test("Quiet hours are local time", arguments: zones)
    func quietHours(_ example: Zone) throws {
        let folder = try TemporaryFolder()
        let quiet = #"{"daily":{"start":"22:00","end":"08:00"},"timeZone":"\#(example.name)"}"#
        let path = try folder.file("people", #"{"id":"6006","quiet":\#(quiet)}"#)
        let result = try PushBridgeProcess.translate(
            Sample.message, "--recipients", path, "--now", example.now)
        #expect(result.output.contains(#""suppressed":"quiet-hours""#) == example.isQuiet)
    }

    @Test("A group that no file lists is pushed to nobody, and counted, with a groups file and without")
    func unknownGroup() throws {
        let folder = try TemporaryFolder()
        let groups = try folder.file("groups", #"{"id":"other","members":["p1"]}"#)
        let people = try folder.file("people", "{\"id\":\"p1\"}\n{\"id\":\"p2\"}\n{\"id\":\"x\"}")
        let group = #"{"from":"x","to":"g","chatType":"groupchat","body":{"type":"txt","msg":"hi"}}"#
        for options in [[], ["--groups", groups]] {
            let summary = folder.path("summary")
            let result = try PushBridgeProcess.run(
                ["translate", "--recipients", people, "--summary", summary] + options, input: Data(group.utf8)
            )
            #expect(result.status == 0)
            #expect(result.output.contains(#""recipient":"g","suppressed":"unknown-group""#))
            #expect(result.records.count == 1)
            #expect(try folder.contents(of: "summary").contains(#""suppressed":{"unknown-group":1}"#))
        }
        let all = try PushBridgeProcess.translate(
            group, "--recipients", people, "--groups", groups, "--members-from", "recipients")
        #expect(all.records.count == 2)
        #expect(all.output.contains(#""recipient":"p1""#) && all.output.contains(#""recipient":"p2""#))
    }

    @Test("That everyone in the recipients file is a member needs such a file")
    func membersFromNoFile() throws {
        let result = try PushBridgeProcess.translate(Sample.message, "--members-from", "recipients")
        #expect(result.status == 64)
    }

    @Test("A group's members are those of the groups file")
    func groups() throws {
        let folder = try TemporaryFolder()
        let groups = try folder.file("groups", #"{"id":"g","members":["x","p1","p2"]}"#)
        let group = #"{"from":"x","to":"g","chatType":"groupchat","body":{"type":"txt","msg":"hi"}}"#
        let result = try PushBridgeProcess.translate(group, "--groups", groups)
        #expect(result.records.count == 2)
    }
}
