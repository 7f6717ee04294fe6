import PushRecords
import Testing

@Suite("Summaries add up")
struct SummarySumTests {
    private static func sum(_ texts: [String]) throws -> String {
        var sum = try SummarySum(JSONDocument(texts[0]).root)
        for text in texts.dropFirst() { try sum.add(SummarySum(JSONDocument(text).root)) }
        var writer = JSONWriter()
        sum.write(to: &writer)
        return writer.text().string
    }

    @Test(
        "Numbers add, names join in their order, and each vendor's wording stands once",
        arguments: [
            ([#"{"lines":1,"rejected":{}}"#, #"{"lines":2,"rejected":{}}"#], #"{"lines":3,"rejected":{}}"#),
            (
                [#"{"lines":1,"rejected":{"b":1}}"#, #"{"lines":2,"rejected":{"a":3,"b":4}}"#],
                #"{"lines":3,"rejected":{"a":3,"b":5}}"#
            ),
            (
                [
                    #"{"lines":0,"wording":[{"source":"nim","role":"title"}]}"#,
                    #"{"lines":0,"wording":[{"source":"easemob","role":"z"},{"source":"easemob","role":"a"}]}"#,
                ],
                #"{"lines":0,"wording":[{"source":"easemob","role":"z"},{"source":"easemob","role":"a"},{"source":"nim","role":"title"}]}"#
            ),
            (
                [
                    #"{"lines":1,"titlesOfOneSide":2,"diagnostics":{"defaulted":1}}"#,
                    #"{"lines":1,"titlesOfOneSide":1,"diagnostics":{"defaulted":4}}"#,
                ], #"{"lines":2,"titlesOfOneSide":3,"diagnostics":{"defaulted":4}}"#
            ),
        ])
    func sums(_ parts: [String], _ whole: String) throws {
        #expect(try Self.sum(parts) == whole)
        #expect(try Self.sum(parts.reversed()) == whole)
    }

    @Test("A summary of another command, and what is none, is refused")
    func refused() throws {
        #expect(throws: TallyMismatch.self) {
            try Self.sum([#"{"lines":1,"rejected":{}}"#, #"{"lines":1,"outcomes":{}}"#])
        }
        for text in [
            #"{"lines":1,"records":1,"changed":5,"differences":{}}"#,
            #"{"lines":1,"changed":0,"differences":{}}"#,
            #"{"lines":1,"records":1,"changed":1,"differences":{"nonsense":1}}"#,
            "[]", "{}", #"{"lines":"1"}"#, #"{"lines":1.5}"#, #"{"lines":-1}"#, #"{"lines":1,"tally":1}"#,
        ] {
            #expect(throws: TallyError.self, "\(text)") { try Self.sum([text]) }
        }
    }
}
