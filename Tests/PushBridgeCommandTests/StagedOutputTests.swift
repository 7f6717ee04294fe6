import Foundation
import Testing

@Suite("Outputs get their names only when they are whole")
struct StagedOutputTests {
    /// Runs a script in a folder in which `in` holds two messages and a broken line.
    private static func run(_ script: String) throws -> (
        folder: TemporaryFolder, result: PushBridgeProcess.Result
    ) {
        let folder = try TemporaryFolder()
        _ = try folder.file("in", "\(Sample.message)\nbroken\n\(Sample.message)\n")
        return (folder, try PushBridgeProcess.shell(#"cd "$1"; \#(script)"#, folder.url.path))
    }

    private static func names(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    }

    @Test(
        "A finished run leaves its files and nothing else, and a file that was there keeps its rights and links"
    )
    func finished() throws {
        let (folder, result) = try Self.run(
            """
            umask 022; mkdir real; echo old > real/out; chmod 640 real/out; ln -s real/out link; ln -s real/new dangling
            "$0" translate in -o link --rejects dangling --summary sum 2>/dev/null
            stat -c '%a %F' real/out link real/new dangling sum; ls real
            """)
        #expect(
            result.output.split(separator: "\n") == [
                "640 regular file", "777 symbolic link", "600 regular file", "777 symbolic link",
                "644 regular file", "new", "out",
            ])
        #expect(try Self.names(folder) == ["dangling", "in", "link", "real", "sum"])
        #expect(Record.all(in: try folder.contents(of: "real/out")).map(\.line) == [1, 3])
        #expect(Record.all(in: try folder.contents(of: "real/new")).map(\.line) == [2])
    }

    @Test("While it runs, what was there before stays, and the new file has another name")
    func running() throws {
        let (folder, result) = try Self.run(
            """
            mkfifo pipe; echo old > out; (cat in; sleep 60) > pipe & writer=$!
            "$0" translate pipe -o out --rejects rej --summary sum 2> told & run=$!
            until [ -s out.tmp-* ] 2>/dev/null; do sleep 0.02; done
            cat out; ls | grep -c tmp; kill -INT $run; kill -TERM $run; wait $run; echo $?; kill -KILL $writer
            """)
        #expect(result.output == "old\n3\n143\n" || result.output == "old\n3\n130\n", "\(result.output)")
        #expect(try Self.names(folder) == ["in", "out", "out.partial", "pipe", "rej.partial", "told"])
        #expect(try folder.contents(of: "out") == "old\n")
        #expect(Record.all(in: try folder.contents(of: "out.partial")).map(\.line) == [1, 3])
        #expect(Record.all(in: try folder.contents(of: "rej.partial")).map(\.line) == [2])
        let told = try folder.contents(of: "told")
        #expect(
            told.contains("Interrupted after line 3 of pipe. out.partial has all records up to there"),
            "\(told)")
        #expect(
            told.contains("There is no summary.") && told.contains("The rejects so far are in rej.partial."))
    }

    @Test("A run that fails keeps what it has under another name, and says so")
    func failed() throws {
        let (folder, result) = try Self.run(#""$0" translate in missing -o out --summary sum; echo $?"#)
        #expect(result.output == "74\n")
        #expect(try Self.names(folder) == ["in", "out.partial"])
        #expect(
            result.error.hasSuffix("What was written before that is in out.partial.\n"), "\(result.error)")
        #expect(Record.all(in: try folder.contents(of: "out.partial")).map(\.line) == [1, 2, 3])
        let (empty, report) = try Self.run(#""$0" verify --to nim in missing -o out; echo $?"#)
        #expect(report.output == "74\n" && !report.error.contains("partial"))
        #expect(try Self.names(empty) == ["in"])
    }

    @Test("What a failed run keeps never takes the name of an input or of an earlier part")
    func parts() throws {
        let (folder, result) = try Self.run(
            """
            cp in out.partial; "$0" translate out.partial missing -o out; "$0" translate in missing -o out
            cmp in out.partial && ls
            """)
        #expect(result.output == "in\nout.2.partial\nout.3.partial\nout.partial\n", "\(result.output)")
        #expect(
            result.error.contains("is in out.2.partial.") && result.error.contains("is in out.3.partial."))
        #expect(Record.all(in: try folder.contents(of: "out.2.partial")).map(\.line) == [1, 2, 3])
    }

    @Test(
        "Another user's link in a folder for all is refused, and what it leads to stays",
        .enabled(if: geteuid() == 0, "only root can make another user's link"))
    func foreignLinks() throws {
        let cases: [(mode: String, owner: String, folderOwner: String, isRefused: Bool)] = [
            ("1777", "4711", "0", true), ("1777", "4711", "4712", true), ("1777", "0", "4712", false),
            ("1777", "4711", "4711", false), ("777", "4711", "0", false), ("1755", "4711", "0", false),
        ]
        for example in cases {
            for (target, option) in [("victim", "-o"), ("new", "-o"), ("victim", "--summary")] {
                let (folder, result) = try Self.run(
                    """
                    echo mine > victim; mkdir shared; ln -s ../\(target) shared/link
                    chown -h \(example.owner) shared/link; chown \(example.folderOwner) shared; chmod \(example.mode) shared
                    "$0" translate in \(option) shared/link >/dev/null; echo $?
                    """)
                #expect(result.output == (example.isRefused ? "74\n" : "1\n"), "\(example) \(result.error)")
                #expect(result.error.contains("it is a link of another user") == example.isRefused)
                let isThere = (try? folder.contents(of: target)) == (target == "new" ? nil : "mine\n")
                #expect(isThere == example.isRefused, "\(example)")
            }
        }
    }

    @Test("Pipes and devices are written to as they are, and what may not be written is not replaced")
    func others() throws {
        let (_, piped) = try Self.run(
            #"mkfifo p; cat p & "$0" translate in -o p --rejects /dev/null 2>/dev/null; wait; "$0" translate in -o /dev/stdout 2>/dev/null | wc -l; ls"#
        )
        #expect(Record.all(in: String(piped.output.prefix { $0 != "3" })).map(\.line).prefix(1) == [1])
        #expect(piped.output.hasSuffix("3\nin\np\n"), "\(piped.output)")
        let (folder, refused) = try Self.run(
            #"mkdir out; "$0" translate in -o out; echo $?; "$0" translate in -o no/out; echo $?"#)
        #expect(refused.output == "74\n74\n")
        #expect(refused.error.contains("out cannot be written: Is a directory"), "\(refused.error)")
        #expect(try Self.names(folder) == ["in", "out"])
    }

    @Test("One name for two outputs is refused although nothing has that name yet, and nothing is left")
    func same() throws {
        let (folder, result) = try Self.run(#"mkdir d; "$0" translate in -o new --rejects d/../new; echo $?"#)
        #expect(result.output == "64\n" && result.error.contains("are the same file"), "\(result.error)")
        #expect(try Self.names(folder) == ["d", "in"])
    }
}
