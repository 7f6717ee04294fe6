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

    /// Runs a script in a folder that has the parts, and what `verify` tells of each.
    private static func run(_ script: String) throws -> (output: String, folder: TemporaryFolder) {
        let folder = try TemporaryFolder()
        for (name, lines) in parts { _ = try folder.file(name, ConversionSample.corpus(lines)) }
        let measure = """
            cd "$1"; p=$0
            for part in part-?; do
              "$p" verify --to nim --format json --origin $part --summary $part.s -o $part.t $part 2> told
            done
            "$p" verify --to nim --format json --summary whole.s -o whole.t part-1 part-2 part-3 2> told

            """
        let result = try PushBridgeProcess.shell(measure + script, folder.url.path)
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
            script: #"sed 's/"tally":1/"tally":2/' part-1.t > x"#,
            words: "x: /tally of the tally is not 1: another version of the program wrote it."),
        Refusal(testDescription: "a list", script: "echo '[]' > x", words: #"x: The tally has no "lines";"#),
        Refusal(testDescription: "no JSON", script: "echo '{' > x", words: "x:2: not JSON."),
    ]

    @Test("What does not add up is refused with 65, the file and the reason", arguments: refusals)
    func refused(_ refusal: Refusal) throws {
        let (output, _) = try Self.run(refusal.script + #"; "$p" merge part-1.t x; echo $?"#)
        #expect(output.contains("65\n") && output.contains(refusal.words), "\(output)")
    }
}
