import Foundation
import PushRecords
import Testing

@Suite("A line that is no JSON shows what mends it")
struct LineHintTests {
    /// What the job's caller is asked for words against.
    private static func remedy(_ line: [UInt8]) throws -> Remedy? {
        let task = try #require(TaskCase.all.first).task
        let asked = Asked()
        var rules = LineRules()
        rules.advice = { remedy in
            asked.remedies.append(remedy)
            return nil
        }
        var job = LineJob(task, rules)
        var output = LineOutput(rules)
        job.work(on: ByteSlice(line), line: 1, into: &output)
        let expected = asked.remedies.first
        #expect(output.tally[.foreignLines] == (expected == .convertEncoding("GBK") ? 1 : 0))
        #expect(output.tally[.partialLines] == (expected == .joinLines ? 1 : 0))
        return expected
    }

    private final class Asked: @unchecked Sendable {
        // Unchecked because one thread works.
        var remedies: [Remedy] = []
    }

    @Test(
        "Chinese text in GBK or GB18030 is known by its bytes",
        arguments: [
            [0xD6, 0xD0, 0xCE, 0xC4],  // 中文
            [0xC4, 0xE3, 0xBA, 0xC3, 0xA3, 0xAC, 0xD2, 0xBB],  // 你好，一
            // 你好世界我 and an emoji
            [0xC4, 0xE3, 0xBA, 0xC3, 0xCA, 0xC0, 0xBD, 0xE7, 0xCE, 0xD2, 0x94, 0x39, 0xDA, 0x33],
        ] as [[UInt8]])
    func gbk(_ text: [UInt8]) throws {
        let line = Array(#"{"msg":""#.utf8) + text + Array(#""}"#.utf8)
        #expect(try Self.remedy(line) == .convertEncoding("GBK"))
    }

    @Test(
        "Damaged UTF-8, Western text and other bytes are not taken for GBK",
        arguments: [
            Array("中文短信".utf8.dropLast()),
            Array("caf".utf8) + [0xE9],
            [0xE9] + Array("t".utf8) + [0xE9],
            [0xFF], [0x80], [0xD6],
            Array("面条".utf8.prefix(4)) + Array("条".utf8),
        ] as [[UInt8]])
    func other(_ text: [UInt8]) throws {
        let line = Array(#"{"msg":""#.utf8) + text + Array(#""}"#.utf8)
        #expect(try Self.remedy(line) == nil)
    }

    @Test(
        "A line that a printed object was broken into is known by its ends",
        arguments: [
            ("{", true), ("  \"from\": \"alice\",", true), ("  \"body\": {", true), ("},", true), ("}", true),
            ("  ]", true), (#"{"from":"alice","#, true), (#"{"a":"}","#, true),
            (#"{"from":"alice"},"#, false), ("hello", false), ("{} {}", false), (#"{"from":"ali"#, false),
            (#"{"a":1}}"#, false),
        ])
    func parts(_ line: String, isPart: Bool) throws {
        #expect(try Self.remedy(Array(line.utf8)) == (isPart ? .joinLines : nil))
    }
}
