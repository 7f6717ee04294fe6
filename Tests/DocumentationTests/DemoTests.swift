import Testing

@Suite("The demo's messages")
struct DemoTests {
    @Test("All of them are understood but the last, which is broken off on purpose")
    func understood() throws {
        let terminal = try Terminal(copying: "Scripts/demo.data")
        let rejected = try terminal.run(
            """
            pushbridge translate --profile easemob.json --profile nim.json --recipients recipients.jsonl \
                --groups groups.jsonl --now 2026-11-21T22:30:00+08:00 --output records.jsonl messages.jsonl 2>/dev/null
            grep -o '^{"line":[0-9]*,"error":{"code":"[a-z-]*"' records.jsonl
            """)
        #expect(rejected == #"{"line":13,"error":{"code":"invalid-json""#)
    }

    @Test("The message that is explained becomes one of the other vendor's")
    func explained() throws {
        let terminal = try Terminal(copying: "Scripts/demo.data")
        let output = try terminal.run(
            """
            pushbridge explain --line 4 --to nim --profile easemob.json --profile nim.json \
                --recipients recipients.jsonl messages.jsonl
            """)
        #expect(output.contains("\nerin: a push\n"))
        #expect(output.contains("\nAs nim/server-v2: "))
    }

    @Test("Each of them has a caption")
    func captions() throws {
        let messages = try Checkout.text("Scripts/demo.data/messages.jsonl").split(separator: "\n")
        let captions = try Checkout.text("Scripts/demo.data/captions.txt").split(separator: "\n")
        #expect(messages.count == captions.count)
    }
}
