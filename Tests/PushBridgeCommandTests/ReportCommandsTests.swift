import Foundation
import PushBridge
import Testing

@Suite("The commands on a page run as they stand there")
struct ReportCommandsTests {
    /// A corpus in a folder, with what a run over it needs.
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        _ = try folder.file("some messages.jsonl", ReportSample.lines.joined(separator: "\n"))
        _ = try folder.file("keyed", ReportSample.lines.map { "k1\t\($0)" }.joined(separator: "\n"))
        _ = try folder.file(
            "array.json",
            "[" + ReportSample.lines.filter { $0.hasPrefix("{") }.joined(separator: ",\n") + "]")
        _ = try folder.file("easemob.json", #"{"vendor":"easemob","badgeCap":99,"policies":{"voip":true}}"#)
        _ = try folder.file("nim.json", #"{"vendor":"nim"}"#)
        _ = try folder.file("people.jsonl", #"{"id":"6006"}"#)
        return folder
    }

    /// Runs a script in the folder, where `pushbridge` is the command.
    private static func run(_ script: String, in folder: TemporaryFolder) throws -> PushBridgeProcess.Result {
        try PushBridgeProcess.shell(
            "cd \"$1\"; pb=$0; pushbridge() { \"$pb\" \"$@\"; }\n\(script)", folder.url.path)
    }

    /// The commands on a page, as somebody copies them.
    private static func commands(_ page: String) -> [String] {
        page.matches(of: #/<code class="cmd">(.*?)<\/code>/#).map {
            String($0.output.1).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
                .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
        }
    }

    static let runs: [(arguments: String, words: [String])] = [
        ("'some messages.jsonl'", ["explain --line 2 --to nim 'some messages.jsonl'"]),
        ("--key tab keyed", ["explain --line 2 --to nim --key tab keyed"]),
        ("array.json", ["explain --index 1 --to nim array.json"]),
        ("'some messages.jsonl' array.json", ["explain --index 1 --to nim array.json"]),
        ("--origin nightly-42 'some messages.jsonl'", ["explain --line 2 --to nim 'some messages.jsonl'"]),
        (
            "--profile easemob.json --profile nim.json --recipients people.jsonl --now 2026-11-21T12:00:00Z "
                + "--to-shape sdk --prefer intent --keep-hidden --max-line 5000 'some messages.jsonl'",
            [
                "--to nim --to-shape sdk --prefer intent --keep-hidden --profile easemob.json --profile nim.json "
                    + "--recipients people.jsonl --now 2026-11-21T12:00:00Z --max-line 5000 'some messages.jsonl'"
            ]
        ),
    ]

    @Test("Each 'explain' shows its message, with the options that the run had", arguments: runs.indices)
    func explain(_ index: Int) throws {
        let (arguments, words) = Self.runs[index]
        let folder = try Self.folder()
        _ = try Self.run("pushbridge verify --to nim --report page \(arguments)", in: folder)
        let commands = Self.commands(try folder.contents(of: "page")).filter {
            $0.hasPrefix("pushbridge explain")
        }
        #expect(commands.count >= 3)
        for command in commands {
            let result = try Self.run(command, in: folder)
            #expect(result.status == 0, "\(command): \(result.error)")
        }
        for phrase in words { #expect(commands.contains { $0.contains(phrase) }, "\(commands)") }
    }

    @Test("What came from standard input has a name to be filled in, and no origin is taken for a file")
    func standardInput() throws {
        let folder = try Self.folder()
        for arguments in ["", "--origin nightly-42 -"] {
            _ = try Self.run(
                "pushbridge verify --to nim --report page \(arguments) < 'some messages.jsonl'", in: folder)
            let page = try folder.contents(of: "page")
            let commands = Self.commands(page).filter { $0.hasPrefix("pushbridge explain") }
            #expect(commands.allSatisfy { $0.hasSuffix(" INPUT") })
            #expect(page.contains("INPUT is the input's name"))
            #expect(page.contains("<b>nightly-42:2</b>") == !arguments.isEmpty)
        }
    }

    /// What a number on the page counts, and the part of it whose command lists that.
    private static let lists: [(anchor: String, count: Int)] = [
        ("l-identical", 1), ("l-degraded", 4), ("l-unwritten", 1), ("l-messages", 5),
    ]

    @Test("The commands for numbers list as many messages as the numbers say", arguments: lists.indices)
    func listings(_ index: Int) throws {
        let (anchor, count) = Self.lists[index]
        let folder = try Self.folder()
        _ = try Self.run("pushbridge verify --to nim --report page 'some messages.jsonl'", in: folder)
        let page = try folder.contents(of: "page")
        let part = try #require(page.range(of: "id=\"\(anchor)\"")).upperBound
        let command = try #require(Self.commands(String(page[part...])).first)
        let records = try Self.run("\(command) 2> told | grep -c fidelity", in: folder).output
        #expect(records == "\(count)\n", "\(command)")
    }

    @Test("The command for rejected lines writes them with their reasons")
    func rejects() throws {
        let folder = try Self.folder()
        _ = try Self.run("pushbridge verify --to nim --report page 'some messages.jsonl'", in: folder)
        let page = try folder.contents(of: "page")
        let part = try #require(page.range(of: #"id="l-rejected""#)).upperBound
        let command = try #require(Self.commands(String(page[part...])).first)
        _ = try Self.run(command, in: folder)
        #expect(try folder.contents(of: "rejects.jsonl").contains("invalid-json"))
    }

    @Test("Reports of runs with other options say that the commands need them")
    func otherOptions() throws {
        let folder = try Self.folder()
        let result = try Self.run(
            """
            pushbridge verify --to nim --format json -o one 'some messages.jsonl' 2> told
            pushbridge verify --to nim --format json -o two --key tab keyed 2> told
            head -n 2 'some messages.jsonl' > few; pushbridge verify --to nim --format json -o three few 2> told
            pushbridge report one two; pushbridge merge one two > sum; pushbridge merge sum three > more
            pushbridge report more | grep -c 'had different options'
            """, in: folder)
        #expect(result.output.contains("The runs that were added up had different options"))
        #expect(result.output.hasSuffix("\n1\n"))
    }

    @Test("A redacted page names no file in its commands")
    func redacted() throws {
        let folder = try Self.folder()
        _ = try Self.run(
            "pushbridge verify --to nim --report page --redact --profile easemob.json 'some messages.jsonl'",
            in: folder)
        let page = try folder.contents(of: "page")
        #expect(page.contains("--profile FILE-1 'input 1'") && page.contains("put yours in their places"))
        #expect(!page.contains("easemob.json") && !page.contains("some messages"))
    }

    @Test(
        "The page tells the readings that profiles choose, the badge's cap, and the command that hands it over"
    )
    func readings() throws {
        let folder = try Self.folder()
        _ = try Self.run(
            "pushbridge verify --to nim --report page --profile easemob.json 'some messages.jsonl'",
            in: folder)
        let page = ReadPage(try folder.contents(of: "page"))
        let method = try page.text(of: "p11")
        #expect(method.contains("calls ring through VoIP pushes voip true E14"))
        #expect(method.contains("highest number on the icon badgeCap 99 G1"))
        #expect(method.contains("pushbridge verify --to nim --profile easemob.json 'some messages.jsonl'"))
        let badge = try page.text(of: "p9")
        #expect(badge.contains("The profile of easemob caps the number at 99 (badgeCap)."))
        #expect(badge.contains("No profile was given for nim"))
        #expect(badge.contains("settings convert --from easemob --to nim --format badge SETTINGS"))
    }
}
