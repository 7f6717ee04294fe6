import Foundation
import PushBridge
import Testing

@Suite("Several inputs, and folders, are read one after the other")
struct InputListTests {
    /// A folder with some inputs, in each file as many messages as it is given, and the command's files in it.
    private static func corpus(_ files: [String: Int]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, count) in files {
            let file = folder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(String(repeating: Sample.message + "\n", count: count).utf8).write(to: file)
        }
        return folder
    }

    /// Runs the command in a folder.
    private static func run(
        _ folder: TemporaryFolder, _ arguments: String...
    ) throws -> PushBridgeProcess.Result { try run(folder, arguments) }

    private static func run(
        _ folder: TemporaryFolder, _ arguments: [String]
    ) throws -> PushBridgeProcess.Result {
        try PushBridgeProcess.shell(#"cd "$1" && shift && exec "$0" "$@""#, [folder.url.path] + arguments)
    }

    /// Where records come from, such as `part/a:1`; the line alone where a record has no origin.
    private static func places(_ output: String) throws -> [String] {
        try ConversionSample.values(output).map { record in
            let origin = record["origin"].map { ($0.string?.string ?? "?") + ":" } ?? ""
            return origin + "\(record["line"]?.integer ?? 0)"
        }
    }

    @Test(
        "A folder stands for its files and those of its folders by name, without hidden ones, marks and unfinished ones"
    )
    func folder() throws {
        let folder = try Self.corpus([
            "part/b": 2, "part/B": 1, "part/a/z": 1, "part/a-": 1, "part/_SUCCESS": 1, "part/.b.crc": 1,
            "part/_temporary/0": 1, "part/é": 1,
            "part/b.tmp-1f": 1, "part/c.jsonl.partial": 1, "part/d.tmp-x": 1, "part/e.tmp-": 1,
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("part/a/up"), withDestinationPath: folder.path("part"))
        let result = try Self.run(folder, "translate", "part")
        #expect(
            try Self.places(result.output) == [
                "part/B:1", "part/a/z:1", "part/a-:1", "part/b:1", "part/b:2", "part/d.tmp-x:1",
                "part/e.tmp-:1", "part/é:1",
            ])
        #expect(result.status == 0)
        #expect(
            result.error
                == "Note: part/a/up and part are the same file or folder. It is read once, as part.\n")
        #expect(try Self.run(folder, "translate", "part/").output == result.output)
    }

    @Test("A file or folder with several names is read once, and the other names are told")
    func links() throws {
        let cases: [(links: [String: String], arguments: [String], notes: [String])] = [
            (["l/latest.jsonl": "a.jsonl"], ["l"], ["l/latest.jsonl and l/a.jsonl are the same"]),
            (["l/z": "sub"], ["l"], ["l/z and l/sub are the same"]),
            (["m": "l"], ["l", "m"], ["m and l are the same"]),
            (["x": "l/a.jsonl"], ["x", "l"], ["l/a.jsonl and x are the same"]),
            ([:], ["l/a.jsonl", "l", "l/a.jsonl"], ["l/a.jsonl and l/a.jsonl", "l/a.jsonl and l/a.jsonl"]),
        ]
        for example in cases {
            let folder = try Self.corpus(["l/a.jsonl": 1, "l/sub/b.jsonl": 1])
            for (link, target) in example.links {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path(link), withDestinationPath: target)
            }
            let result = try PushBridgeProcess.shell(
                #"cd "$1" && shift && exec "$0" translate "$@""#, [folder.url.path] + example.arguments)
            #expect(result.status == 0 && result.records.count == 2, "\(example.links) \(result.error)")
            let notes = result.error.split(separator: "\n")
            #expect(notes.count == example.notes.count, "\(result.error)")
            for (note, words) in zip(notes, example.notes) { #expect(note.contains(words), "\(note)") }
        }
    }

    @Test("Folders that lead to each other are read once each", .timeLimit(.minutes(1)))
    func linkedFolders() throws {
        let folder = try Self.corpus(["f/0/a.jsonl": 1])
        let script = """
            cd "$1/f" && mkdir 1 2 3 4 5 6 7 8 9
            for a in 0 1 2 3 4 5 6 7 8 9; do for b in 0 1 2 3 4 5 6 7 8 9; do ln -s ../$b $a/to-$b; done; done
            exec "$0" translate .
            """
        let result = try PushBridgeProcess.shell(script, folder.url.path)
        #expect(result.status == 0 && result.records == [Record(line: 1)], "\(result.error)")
        #expect(result.error.split(separator: "\n").count == 6)
        #expect(result.error.contains("already read, and are left out"))
    }

    @Test("Names that are not UTF-8 are read, written and named by their bytes")
    func bytes() throws {
        let folder = try Self.corpus(["part/a": 1])
        let script = #"""
            cd "$1" && cp part/a $'part/\xd6\xd0.jsonl' && mkdir $'part/\xff' && cp part/a $'part/\xff/\xc3\xa9'
            cp part/a $'part/\xf4\x8f\xbb\xbf'
            "$0" translate part -o $'out\xfe' && cat $'out\xfe' && "$0" translate $'part/\xd6\xd0.jsonl'
            "$0" translate $'no\xff'; "$0" translate --recipients $'no\xff'
            """#
        let result = try PushBridgeProcess.shell(script, folder.url.path)
        #expect(
            try Self.places(result.output) == [
                "part/a:1", #"part/\xD6\xD0.jsonl:1"#, #"part/\xF4\x8F\xBB\xBF:1"#, #"part/\xFF/é:1"#, "1",
            ], "\(result.error)")
        #expect(
            result.error.split(separator: "\n").map(String.init)
                == Array(repeating: #"Error: no\xFF cannot be read: No such file or directory."#, count: 2))
    }

    @Test(
        "Inputs keep the order in which they are given, and each counts its lines from 1",
        arguments: ["1", "3"])
    func order(jobs: String) throws {
        let folder = try Self.corpus(["b": 2, "a": 1, "part/c": 1])
        _ = try folder.file("array", "[\n\(Sample.message),\n\(Sample.message)]")
        let result = try PushBridgeProcess.shell(
            #"cd "$1" && echo '\#(Sample.message)' | "$0" translate --jobs \#(jobs) b - part array a"#,
            folder.url.path)
        #expect(
            try Self.places(result.output) == ["b:1", "b:2", "-:1", "part/c:1", "array:1", "array:1", "a:1"])
        let indexes = try ConversionSample.values(result.output).map { $0["index"]?.integer }
        #expect(indexes == [nil, nil, nil, nil, 0, 1, nil])
    }

    @Test(
        "Every command that reads lines names the input in its records and rejects",
        arguments: [
            ["translate"], ["convert", "--to", "nim"],
            ["settings", "convert", "--from", "easemob", "--to", "nim"],
            ["settings", "profile", "--from", "easemob", "--to", "nim"], ["webhook", "outcomes"],
            ["webhook", "verify", "--vendor", "easemob", "--secret-file", "secret"],
        ])
    func commands(_ command: [String]) throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("secret", "s")
        let lines = [Sample.message, #"{"user":"6006"}"#, #"{"badgeCap":99}"#, "broken"]
        for name in ["x", "y"] { _ = try folder.file(name, lines.joined(separator: "\n")) }
        let result = try PushBridgeProcess.shell(
            #"cd "$1" && shift && exec "$0" "$@" x y"#, [folder.url.path] + command)
        let records = try ConversionSample.values(result.output)
        #expect(Set(records.map { $0["origin"]?.string?.string }) == ["x", "y"], "\(result.error)")
        for record in records { #expect(record.raw.description.hasPrefix(#"{"origin":""#)) }
        // A single input has no name unless it is given one.
        let named = try PushBridgeProcess.shell(
            #"cd "$1" && shift && "$0" "$@" x 2>/dev/null; "$0" "$@" x --origin part-00017 2>/dev/null"#,
            [folder.url.path] + command)
        let origins = try ConversionSample.values(named.output).map { $0["origin"]?.string?.string }
        #expect(origins.filter { $0 == nil }.count == origins.filter { $0 == "part-00017" }.count)
        #expect(Set(origins) == [nil, "part-00017"])
    }

    @Test(
        "The examples of a report name their input, and are those of the first origins in any order of the inputs"
    )
    func examples() throws {
        let folder = try TemporaryFolder()
        for name in ["c", "a", "b"] { _ = try folder.file(name, "\(ConversionSample.badge)\n") }
        let reports = try [["a", "b", "c"], ["c", "b", "a"]].map { inputs in
            try PushBridgeProcess.shell(
                #"cd "$1" && shift && exec "$0" verify --to nim --examples 2 --format json "$@""#,
                [folder.url.path] + inputs
            ).output
        }
        #expect(reports[0] == reports[1])
        let examples = try JSONDocument(reports[0]).root["examples"].map { Array($0.elements) } ?? []
        #expect(examples.map { $0["origin"]?.string } == ["a", "b"])
        let text = try Self.run(folder, "verify", "--to", "nim", "c", "a").output
        #expect(text.contains("degraded: a, line 1, easemob/sdk"))
    }

    @Test("Rejected lines are told with their input, and so is where an input fails; what came before stays")
    func failure() throws {
        let folder = try Self.corpus(["a": 3])
        _ = try folder.file("b", "broken\n")
        let result = try Self.run(
            folder, "convert", "--to", "nim", "--format", "message", "a", "b", "missing", "a")
        #expect(result.status == 74 && result.output.split(separator: "\n").count == 3)
        #expect(result.error.contains("b:1: invalid-json: "))
        #expect(result.error.hasSuffix("missing cannot be read: No such file or directory.\n"))
    }

    @Test("What cannot be is refused")
    func refused() throws {
        let folder = try Self.corpus(["a": 1, "part/b": 1, "empty/_SUCCESS": 1])
        let cases: [(arguments: [String], status: Int32, words: String)] = [
            (["a", "part", "--origin", "x"], 64, "--origin names a single input."),
            (["part", "--origin", "x"], 64, "--origin names a single input."),
            (["-", "-"], 64, "give '-' once"),
            (["a", "empty"], 74, "empty contains no file to read."),
            (["a", "part", "--output", "part/b"], 64, "The input and --output are the same file, part/b."),
        ]
        for example in cases {
            let result = try PushBridgeProcess.shell(
                #"cd "$1" && shift && exec "$0" translate "$@""#, [folder.url.path] + example.arguments)
            #expect(result.status == example.status, "\(example.arguments)")
            #expect(result.error.contains(example.words), "\(result.error)")
            #expect(result.output.isEmpty)
        }
        #expect(try folder.contents(of: "part/b") == Sample.message + "\n")
    }

    @Test("Many small inputs cost little more than one large one, in any number of threads")
    func many() throws {
        let parts = Dictionary(uniqueKeysWithValues: (100..<400).map { ("part/\($0)", 20) })
        let folder = try Self.corpus(parts)
        let outputs = try ["1", "4"].map { try Self.run(folder, "translate", "part", "--jobs", $0).output }
        #expect(outputs[0] == outputs[1])
        let places = (100..<400).flatMap { part in (1...20).map { "part/\(part):\($0)" } }
        #expect(try Self.places(outputs[0]) == places)
    }

    @Test("After an interrupt, the input is named that is to be continued, and that others follow")
    func interrupt() throws {
        let folder = try Self.corpus(["a": 2, "b": 1])
        let script = """
            cd "$1"; mkfifo in; (cat b; sleep 60) > in & writer=$!
            "$0" translate a in b > out 2> told & run=$!
            until [ $(wc -l < out) -gt 2 ]; do sleep 0.02; done
            kill -TERM $run; wait $run; echo $?; kill -KILL $writer
            """
        #expect(try PushBridgeProcess.shell(script, folder.url.path).output == "143\n")
        let told = try folder.contents(of: "told")
        #expect(told.contains("Interrupted after line 1 of in."), "\(told)")
        #expect(told.contains("give the rest (tail -n +2 in) and the inputs behind it, and another --output"))
    }

    @Test("From a line on, records keep the numbers of the whole input, whatever lies before it")
    func firstLine() throws {
        let folder = try TemporaryFolder()
        let before = ["", "not JSON", String(repeating: "x", count: 3 << 20), Sample.message]
        _ = try folder.file("in", (before + [Sample.message, Sample.message]).joined(separator: "\n"))
        for (line, places) in [("4", ["4", "5", "6"]), ("6", ["6"]), ("7", []), ("900", [])] {
            let result = try Self.run(folder, "translate", "--first-line", line, "in")
            #expect(try result.status == 0 && Self.places(result.output) == places.map { "\($0)" })
        }
    }

    @Test(
        "A first line is about one input of lines",
        arguments: [
            ("in in2", "a single input"), ("array", "one JSON document"),
            ("in", "'--first-line' is 1 or more"),
        ])
    func firstLineRefused(_ inputs: String, _ words: String) throws {
        let folder = try Self.corpus(["in": 2, "in2": 1])
        _ = try folder.file("array", "[\n\(Sample.message)]")
        let result = try Self.run(
            folder,
            ["translate", "--first-line", inputs == "in" ? "0" : "2"]
                + inputs.split(separator: " ").map(String.init))
        #expect(result.status == 64 && result.error.contains(words), "\(result.error)")
    }
}
