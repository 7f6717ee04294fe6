import Testing

@testable import MigrationReport

@Suite("HTML is written so that text stays text")
struct HTMLWriterTests {
    @Test(
        "What means something in HTML is escaped, and what moves or hides text is replaced",
        arguments: [
            ("a<b>&\"c'", "a&lt;b&gt;&amp;\"c'"), ("</script>", "&lt;/script&gt;"),
            ("\u{0}\u{1B}[2J", "��[2J"),
            ("a\u{202E}b\u{2066}c\u{FEFF}", "a�b�c�"), ("one\ntwo", "one\ntwo"), ("👩‍👩‍👧 你好", "👩‍👩‍👧 你好"),
        ])
    func text(_ text: String, _ html: String) {
        var writer = HTMLWriter()
        writer.text(text)
        #expect(writer.html == html)
    }

    @Test("An attribute's value cannot end the attribute, and an empty one is left out")
    func attributes() {
        var writer = HTMLWriter()
        writer.open("a", ["href": "#x\" onclick=\"y", "class": "", "checked": ""])
        #expect(writer.html == "<a href=\"#x&quot; onclick=&quot;y\" checked>")
    }

    @Test(
        "A share that is neither nothing nor all is not rounded to it",
        arguments: [
            (0, 10, "0.0 %"), (1, 10_000, "< 0.1 %"), (9_999, 10_000, "> 99.9 %"), (10, 10, "100.0 %"),
            (1, 3, "33.3 %"), (0, 0, "–"),
        ])
    func percent(_ part: Int, _ whole: Int, _ words: String) {
        #expect(Numbers.percent(part, of: whole) == words)
    }

    @Test(
        "Digits stand in groups of three",
        arguments: [(0, "0"), (999, "999"), (1_234_567, "1,234,567"), (-1_000, "−1,000")])
    func count(_ number: Int, _ words: String) {
        #expect((number).grouped == words)
    }

    @Test(
        "A length in a plot is a share with two decimal places",
        arguments: [(1, 3, "33.33%"), (1, 16, "6.25%"), (2, 2, "100.00%")])
    func length(_ part: Int, _ whole: Int, _ words: String) {
        #expect(Numbers.length(part, of: whole) == words)
    }
}
