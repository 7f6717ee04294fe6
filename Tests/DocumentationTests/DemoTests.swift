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

    @Test("All messages of the two other vendors are understood, and pushed to somebody")
    func others() throws {
        let terminal = try Terminal(copying: "Scripts/demo.data")
        let pushed = try terminal.run(
            """
            pushbridge translate --profile tencent.json --profile rongcloud.json --recipients recipients.jsonl \
                --groups groups.jsonl --now 2026-11-21T22:30:00+08:00 more-messages.jsonl |
                grep '"payload"' | grep -o '^{"line":[0-9]*,"source":"[a-z]*' | sort -u
            """)
        let vendors = ["tencent", "tencent", "rongcloud", "rongcloud", "rongcloud"]
        #expect(
            pushed
                == vendors.enumerated().map { #"{"line":\#($0 + 1),"source":"\#($1)"# }.joined(
                    separator: "\n"))
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

    @Test("Each of them has a caption", arguments: ["", "more-"])
    func captions(_ prefix: String) throws {
        let messages = try Checkout.text("Scripts/demo.data/\(prefix)messages.jsonl").split(separator: "\n")
        let captions = try Checkout.text("Scripts/demo.data/\(prefix)captions.txt").split(separator: "\n")
        #expect(messages.count == captions.count)
    }
}
