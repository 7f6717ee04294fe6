import Foundation
import PushBridge
import Testing

@Suite("merge adds up the reports of many runs")
struct MergeTests {
    private static let parts = [
        "part-1": [ConversionSample.nothingToLose, ConversionSample.badge, "broken"],
        "part-2": [ConversionSample.badge, ConversionSample.recall],
        "part-3": [ConversionSample.group],
    ]

    /// The parts and what `verify` tells of each and of all, by the files' names: measured once, since every test begins so.
    private static let measured = Result {
        let folder = try TemporaryFolder()
        for (name, lines) in parts { _ = try folder.file(name, ConversionSample.corpus(lines)) }
        _ = try PushBridgeProcess.shell(
            """
            cd "$1"; p=$0
            for part in part-?; do
              "$p" verify --to nim --format json --origin $part --summary $part.s -o $part.t $part 2> told
            done
            "$p" verify --to nim --format json --summary whole.s -o whole.t part-1 part-2 part-3 2> told
            """, folder.url.path)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        return try names.map { ($0, try folder.contents(of: $0)) }
    }

    /// Runs a script in a folder that has the parts, and what `verify` tells of each.
    private static func run(_ script: String) throws -> (output: String, folder: TemporaryFolder) {
        let folder = try TemporaryFolder()
        for (name, text) in try measured.get() { _ = try folder.file(name, text) }
        let result = try PushBridgeProcess.shell("cd \"$1\"; p=$0\n\(script)", folder.url.path)
        return (result.output + result.error, folder)
    }

    @Test(
        "The sum of the parts is the report, or the summary, of the whole, in any order",
        arguments: ["t", "s"])
    func whole(_ kind: String) throws {
        let (output, folder) = try Self.run(
            """
            "$p" merge part-1.\(kind) part-2.\(kind) part-3.\(kind) > one
            "$p" merge part-3.\(kind) part-1.\(kind) -o some && "$p" merge part-2.\(kind) some > other
            cmp one whole.\(kind) && cmp other whole.\(kind) && echo same
            """)
        #expect(output == "same\n")
        let whole = try JSONDocument(folder.contents(of: "one")).root
        #expect(whole["lines"]?.integer == 6)
        #expect(whole["rejected"]?["invalid-json"]?.integer == 1)
    }

    @Test("The sum as text is the report that people read")
    func text() throws {
        let (output, _) = try Self.run(
            """
            "$p" merge part-?.t --format text > sum
            "$p" verify --to nim part-1 part-2 part-3 2> told > whole; cmp sum whole && echo same
            """)
        #expect(output == "same\n")
    }

    struct Refusal: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let script: String
        let words: String
    }

    static let refusals = [
        Refusal(
            testDescription: "another target",
            script: #""$p" verify --to easemob --format json part-2 -o x 2> told"#,
            words:
                #"x: It does not add up with part-1.t: "target" is easemob here and nim there. Measure all parts in the same way."#
        ),
        Refusal(
            testDescription: "another profile",
            script:
                #"echo '{"vendor":"nim","badgeCap":9}' > nim; "$p" verify --to nim --profile nim --format json part-2 -o x 2> told"#,
            words: #"x: It does not add up with part-1.t: "profiles/nim" is "#),
        Refusal(
            testDescription: "a summary", script: "cp part-1.s x",
            words: #""kind" is a summary here and a report there."#),
        Refusal(
            testDescription: "a report of another version",
            script: #"sed 's/"tally":3/"tally":2/' part-1.t > x"#,
            words: "x: /tally of the tally is not 3: another version of the program wrote it."),
        Refusal(
            testDescription: "a list", script: "echo '[]' > x",
            words:
                #"x: This is neither a tally nor a summary. 'pushbridge verify --format json' writes a tally"#
        ),
        Refusal(
            testDescription: "an object that is neither", script: #"echo '{"a":1}' > x"#,
            words:
                #"x: This is neither a tally nor a summary. 'pushbridge verify --format json' writes a tally"#
        ),
        Refusal(
            testDescription: "the same file", script: "ln part-1.t x",
            words: "x: It is the same file as part-1.t, and its messages would count twice."),
        Refusal(
            testDescription: "a copy", script: "cp part-1.t x",
            words:
                "x: part-1.t has counted the input part-1 too, with the same content, and its messages would count twice."
        ),
        Refusal(
            testDescription: "a sum that has it",
            script: #""$p" merge part-2.t part-1.t -o x"#,
            words: "x: part-1.t has counted the input part-1 too"),
        Refusal(testDescription: "no JSON", script: "echo '{' > x", words: "x:2: not JSON."),
    ]

    @Test("An input that many others hide in a sum is refused too, in whatever order they are given")
    func hidden() throws {
        let (output, _) = try Self.run(
            """
            echo '{"from":"a","to":["b"],"type":"txt","body":{"msg":"hi"}}' > in
            "$p" verify --to nim --format json --origin z-100 -o one.t in
            # As if each input had been measured, which differ in nothing but their names and sums.
            for n in $(seq 100 260); do
              sed 's/"z-100"/"z-'$n'"/g; s/"path":"in"/"path":"in-'$n'"/; s/"sha256":".../"sha256":"'$n'/' one.t > in-$n.t
            done
            "$p" merge in-*.t -o sum; "$p" merge sum in-260.t; echo $?; "$p" merge in-255.t sum; echo $?
            "$p" merge in-1*.t -o one; "$p" merge in-2*.t -o two; "$p" merge two one | cmp - sum && echo same
            """)
        #expect(output.contains("same\n"))
        #expect(output.contains("in-260.t: sum has counted the input z-260 too"), "\(output)")
        #expect(output.contains("sum: in-255.t has counted one of its inputs too"), "\(output)")
        #expect(output.matches(of: #/65\n/#).count == 2)
    }

    @Test("Empty inputs, and equal ones of other names, add up; the latter are told")
    func equal() throws {
        let (output, _) = try Self.run(
            """
            : > e; : > f; cp part-1 g
            for n in e f g; do "$p" verify --to nim --format json -o $n.t $n 2> told; done
            cp e.t e2.t; "$p" merge e.t f.t e2.t > sum && echo empty
            "$p" merge part-1.t g.t > sum && echo equal
            """)
        #expect(
            output == """
                empty
                equal
                Note: g.t: Its input g has the same content as the input part-1 of part-1.t; both count.

                """)
    }

    /// What nobody counted, and where it is.
    static let contradictions = [
        (
            #"s/"degraded":1,"exposed":0}/"degraded":9,"exposed":0}/"#,
            "/fidelity of the tally has 10 messages with a verdict, and 2 were judged."
        ),
        (#"s/"messages":2/"messages":-2/"#, "/messages of the tally is no whole number"),
        (#"s/"messages":2/"messages":2000000000000/"#, "/messages of the tally is no whole number"),
        (#"s/"lines":3,"blank/"lines":1,"blank/"#, "/messages of the tally is more than the lines, 1."),
        (#"s/"unjudged":0/"unjudged":3/"#, "/unjudged of the tally is more than the messages, 2."),
        (#"s/"unwritten":0/"unwritten":3/"#, "/unwritten of the tally is more than the messages, 2."),
        (
            #"s/"unknown":{"identical":1,"same-screen":0,"vendor-wording":0,"degraded":1,"exposed":0,"messages":2/"unknown":{"identical":2,"same-screen":0,"vendor-wording":0,"degraded":1,"exposed":0,"messages":3/"#,
            "/days of the tally has more messages than the tally."
        ),
        (
            #"s/"text":{"identical":1/"text":{"identical":0/"#,
            "/kinds/text of the tally has 1 messages with a verdict, and 2 were judged."
        ),
        (
            #"s/\("row":"EM-012"[^}]*\)"degraded":1,/\1"degraded":2,/"#,
            "/degraded of the tally is more than"
        ),
        (
            #"s/"effect":"badge","messages":1/"effect":"badge","messages":2/"#,
            "/messages of the tally is more than the messages that people notice, 1."
        ),
        (
            #"s/"exampleLimit":3/"exampleLimit":0/"#,
            "/examples/0 of the tally is one example too many for its fidelity."
        ),
    ]

    @Test(
        "A tally whose counts contradict each other is refused with the place",
        arguments: contradictions.indices)
    func contradiction(_ index: Int) throws {
        let (script, words) = Self.contradictions[index]
        let (output, _) = try Self.run(
            #"sed '\#(script)' part-1.t > x; cmp -s part-1.t x && echo same; "$p" merge x; echo $?"#)
        #expect(output.hasPrefix("65\n") && output.contains("x: /") && output.contains(words), "\(output)")
    }

    @Test("What does not add up is refused with 65, the file and the reason", arguments: refusals)
    func refused(_ refusal: Refusal) throws {
        let (output, _) = try Self.run(refusal.script + #"; "$p" merge part-1.t x; echo $?"#)
        #expect(output.contains("65\n") && output.contains(refusal.words), "\(output)")
    }
}
